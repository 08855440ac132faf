"""Where the server sends because a stranger asked for it, and where it never does."""

import asyncio
import socket
import ssl
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.services import PUSH_HOST, a_browser, new_certificate, on_this_machine
from uguisu.server.errors import CannotServe
from uguisu.server.notices.delivery import (
    LONGEST,
    Address,
    Delivery,
    NotDelivered,
    is_public,
    read_address,
    read_services,
)
from uguisu.server.settings import Settings

SERVICES = read_services(Settings().push_services)
HERE = Address(PUSH_HOST, "/push/1")


@pytest.mark.parametrize(
    ("endpoint", "host"),
    [
        ("https://fcm.googleapis.com/fcm/send/x:y_z-1", "fcm.googleapis.com"),
        ("https://web.push.apple.com/Q?a=b&c=%20", "web.push.apple.com"),
        (
            "https://updates.push.services.mozilla.com/wpush/v2/g",
            "updates.push.services.mozilla.com",
        ),
    ],
)
def test_a_push_service_is_known_by_its_address(endpoint: str, host: str) -> None:
    address = read_address(endpoint, SERVICES)

    assert address is not None
    assert endpoint == f"https://{address.host}{address.target}"
    assert address.host == host


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "https://",
        "https://fcm.googleapis.com",
        "http://fcm.googleapis.com/x",
        "HTTPS://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "//fcm.googleapis.com/x",
        "https://fcm.googleapis.com:443/x",
        "https://fcm.googleapis.com:8080/x",
        "https://fcm.googleapis.com./x",
        "https://fcm.googleapis.com@localhost/x",
        "https://user@fcm.googleapis.com/x",
        "https://user:word@web.push.apple.com/x",
        "https://localhost/fcm.googleapis.com",
        "https://localhost/.push.apple.com",
        "https://localhost?.push.apple.com/x",
        "https://localhost#.push.apple.com/x",
        "https://127.0.0.1\\.push.apple.com/x",
        "https://127.0.0.1/\\.push.apple.com/x",
        "https://web.push.apple.com\\@127.0.0.1/x",
        "https://web.push.apple.com/x\\y",
        "https://web.push.apple.com/x#y",
        "https://web.push.apple.com/x y",
        "https://web.push.apple.com/x\n",
        "https://web.push.apple.com/x\r\nHost: localhost",
        "https://web.push.apple.com/x\x00",
        "https://web.push.apple.com/ü",
        "https://wéb.push.apple.com/x",
        "https://web。push。apple。com/x",
        "https://.push.apple.com/x",
        "https://a..push.apple.com/x",
        "https://-.push.apple.com/x",
        "https://push.apple.com/x",
        "https://xpush.apple.com/x",
        "https://[::1]/x",
        "https://[",
        "https://[::1].push.apple.com/x",
        "https://web.push.apple.com.evil.example/x",
        " https://web.push.apple.com/x",
        "\thttps://web.push.apple.com/x",
    ],
)
def test_anything_else_is_no_address(endpoint: str) -> None:
    assert read_address(endpoint, SERVICES) is None


@pytest.mark.parametrize(
    "endpoint",
    ["127.0.0.1", "2130706433", "0x7f000001", "127.1", "0x7f.1", "1.2.3.0x4", "017700000001"],
)
def test_a_number_is_no_host_even_if_it_is_a_service(endpoint: str) -> None:
    assert read_address(f"https://{endpoint}/x", (endpoint,)) is None
    with pytest.raises(CannotServe, match="is not like"):
        read_services([f"https://{endpoint}"])


@pytest.mark.parametrize("text", ["8.8.8.8", "2606:4700::6810:84e5", "::ffff:8.8.8.8"])
def test_the_internet_is_public(text: str) -> None:
    assert is_public(text)


@pytest.mark.parametrize(
    "text",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "127.9.9.9",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::7f00:1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2002:a00:1::",
        "2001:db8::1",
        "fc00::1",
        "fe80::1",
        "fe80::1%lo",
        "ff02::1",
    ],
)
def test_nothing_inside_is_public(text: str) -> None:
    assert not is_public(text)


async def test_a_name_with_one_address_inside_is_not_connected_to() -> None:
    with a_listener() as listener:

        async def both(_host: str) -> list[str]:
            return ["8.8.8.8", "127.0.0.1"]

        delivery = Delivery(resolve=both, port=listener.getsockname()[1])

        with pytest.raises(NotDelivered, match="not public"):
            await delivery.post(HERE, {}, b"x")
        with pytest.raises(BlockingIOError):
            listener.accept()


async def test_the_name_is_looked_up_once_and_that_is_connected_to(tmp_path: Path) -> None:
    """A name that resolves to something else the next time: there is no next time."""
    asked: list[str] = []

    async def rebinding(host: str) -> list[str]:
        asked.append(host)
        return ["127.0.0.1" if len(asked) == 1 else "8.8.8.8"]

    with a_browser(tmp_path) as browser:
        browser.delivery.resolve = rebinding

        assert await browser.delivery.post(HERE, {"TTL": "1"}, b"body") == 201

        assert browser.heard.get_nowait() == b"body"
    assert asked == [PUSH_HOST]


async def test_a_service_must_prove_its_name(tmp_path: Path) -> None:
    with a_browser(tmp_path) as browser:
        with pytest.raises(NotDelivered, match="cannot be reached"):
            await browser.delivery.post(Address("other.example.org", "/"), {}, b"x")
        browser.delivery.tls = ssl.create_default_context()
        with pytest.raises(NotDelivered, match="cannot be reached"):
            await browser.delivery.post(HERE, {}, b"x")

    assert browser.heard.empty()


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0\r\n", b"HTTP/1.1 99 x\r\n", b"x" * 3 * LONGEST])
async def test_an_answer_that_is_none_is_not_read_to_its_end(tmp_path: Path, answer: bytes) -> None:
    file = tmp_path / "push.pem"
    new_certificate(file)
    secured = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    secured.load_cert_chain(file)

    async def answer_so(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.close()

    server = await asyncio.start_server(answer_so, "127.0.0.1", 0, ssl=secured)
    delivery = Delivery(
        resolve=on_this_machine,
        is_allowed=lambda _: True,
        tls=ssl.create_default_context(cafile=file),
        port=server.sockets[0].getsockname()[1],
    )

    async with server:
        with pytest.raises(NotDelivered):
            await delivery.post(HERE, {}, b"x")


@contextmanager
def a_listener() -> Iterator[socket.socket]:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        listener.setblocking(False)
        yield listener
