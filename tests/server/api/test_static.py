"""The browser's pages and the headers of every answer."""

import asyncio
import http.client
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from tests.server.house import House
from uguisu.server.api import static
from uguisu.server.api.headers import HEADERS


def get(house: House, path: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=60)
    connection.request("GET", path)
    response = connection.getresponse()
    response.read()
    connection.close()
    return response


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/t/anything", "/healthz"])
def test_every_answer_has_the_security_headers(house: House, path: str) -> None:
    headers = get(house, path).headers

    assert {name: headers[name] for name in HEADERS} == HEADERS
    assert "unsafe" not in headers["Content-Security-Policy"]


def test_an_unknown_address_of_the_api_is_no_page(house: House) -> None:
    response = get(house, "/api/nothing")

    assert response.status == 404
    assert response.headers["content-type"] == "application/json"


async def answer(
    folder: Path,
    path: str,
    accept: str = "",
    known: str = "",
    app: Starlette | None = None,
    exists: static.Exists = static.any_table,
) -> tuple[Response, bytes]:
    app = app or Starlette(routes=static.routes(folder, exists=exists))
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "headers": [(b"accept-encoding", accept.encode()), (b"if-none-match", known.encode())],
        "query_string": b"",
    }
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        await asyncio.Event().wait()
        return {}

    await app(scope, receive, send)
    head = Response(status_code=sent[0]["status"])
    head.raw_headers = sent[0]["headers"]
    return head, b"".join(message.get("body", b"") for message in sent[1:])


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>page</p>")
    (folder / "assets" / "app-1a2b.js").write_text("plain")
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"small")
    (tmp_path / "secret").write_text("secret")
    return folder


ROUTER = Path(__file__).parents[3] / "web/src/shared/router.svelte.ts"
ADDRESSES = (
    "/", "/t/some-table", "/t/", "/t/a/b", "/replay/x", "/replays", "/rules", "/rules/shinobi",
    "/rules/a/b", "/learn", "/learn/ninjato", "/account", "/confirm", "/recover",
    "/unsubscribe/x", "/unsubscribe", "/account/x", "/nothing-here", "/t", "/replays/x", "/Rules",
    "/j/fako-mitu-lesa-rodi", "/j/", "/j/a/b",
)  # fmt: skip


@pytest.mark.parametrize("path", ADDRESSES)
async def test_a_page_that_does_not_exist_is_answered_so(web: Path, path: str) -> None:
    """The application says it in its own words, with the same idea of what exists."""
    patterns = re.findall(r"^  \[/(.+)/, \"", ROUTER.read_text(), re.MULTILINE)
    assert len(patterns) >= 6
    is_page = any(re.fullmatch(pattern, path) for pattern in patterns)

    head, body = await answer(web, path)

    assert head.status_code == (200 if is_page else 404)
    assert body == b"<p>page</p>"
    assert head.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/t/there", 200),
        ("/t/nowhere", 404),
        ("/replay/nowhere", 404),
        ("/rules/shinobi", 200),
        ("/rules/chess", 404),
        ("/learn/chess", 404),
    ],
)
async def test_what_is_not_there_is_no_page(web: Path, path: str, status: int) -> None:
    async def exists(_: Request, id: str) -> bool:
        return id == "there"

    head, body = await answer(web, path, exists=exists)

    assert head.status_code == status
    assert body == b"<p>page</p>"


@pytest.mark.parametrize(("accept", "body"), [("", b"plain"), ("gzip, br", b"small")])
async def test_assets_are_kept_for_ever_and_sent_compressed(
    web: Path, accept: str, body: bytes
) -> None:
    head, found = await answer(web, "/assets/app-1a2b.js", accept)

    assert found == body
    assert "immutable" in head.headers["cache-control"]
    assert head.headers["content-type"].startswith("text/javascript")


async def test_what_a_browser_has_already_is_not_sent_again(web: Path) -> None:
    head, _ = await answer(web, "/t/some-table")

    again, body = await answer(web, "/", known=head.headers["etag"])
    other, _ = await answer(web, "/", known='"something-else"')

    assert (again.status_code, body) == (304, b"")
    assert again.headers["etag"] == head.headers["etag"]
    assert other.status_code == 200


async def test_a_page_that_was_built_anew_is_read_anew(web: Path) -> None:
    app = Starlette(routes=static.routes(web))
    before, _ = await answer(web, "/", app=app)

    (web / "index.html").write_text("<p>another page</p>")
    after, body = await answer(web, "/", known=before.headers["etag"], app=app)

    assert (after.status_code, body) == (200, b"<p>another page</p>")


@pytest.mark.parametrize("path", ["/assets/../../secret", "/assets/nothing.js", "/../secret"])
async def test_nothing_outside_the_folder_is_served(web: Path, path: str) -> None:
    _, body = await answer(web, path)

    assert b"secret" not in body


async def test_without_the_built_pages_a_sentence_says_so(tmp_path: Path) -> None:
    _, body = await answer(tmp_path / "web", "/")

    assert b"make web" in body
