"""From the menu to the browser: a free port, or the server that is there already."""

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from uguisu.cli.commands import serve
from uguisu.cli.terminal import browser
from uguisu.cli.terminal.browser import is_free, play_in_browser, served_at
from uguisu.server.settings import Settings


@contextmanager
def page(text: bytes) -> Iterator[int]:
    """A server with one page; its port."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


def test_a_port_that_nobody_has_is_free() -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert not is_free(Settings(port=port))

    assert is_free(Settings(port=port))
    assert not is_free(Settings(port=99999))


def test_our_own_server_is_known_by_its_page() -> None:
    with page(b"<title>Uguisu</title>") as port:
        assert served_at(Settings(port=port)) == f"http://localhost:{port}"
    with page(b"<title>Something else</title>") as port:
        assert served_at(Settings(port=port)) is None
    assert served_at(Settings(port=port)) is None


@pytest.mark.parametrize(
    ("title", "starts"), [(b"<title>Uguisu</title>", []), (b"<title>Else</title>", [0])]
)
def test_a_taken_port_leads_to_our_server_or_to_another_port(
    title: bytes, starts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int | None] = []
    opened: list[str] = []
    monkeypatch.setattr(serve, "command", lambda port=None, **_: started.append(port))
    monkeypatch.setattr(serve, "open_browser", opened.append)

    with page(title) as port:
        monkeypatch.setenv("UGUISU_PORT", str(port))
        assert play_in_browser("en") == 0

    assert started == starts
    assert opened == ([] if starts else [f"http://localhost:{port}"])
    assert browser.is_free(Settings(port=port))
