"""Bad input of every kind: a coded error or a close, never a fault, and the others play on."""

import http.client
import json
import logging
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.players import Place
from tests.sizes import choose
from uguisu.client import Session, new_key, new_table, sign_in
from uguisu.client.seat import decode
from uguisu.server.api.endpoint import Endpoint
from uguisu.server.app import ENDPOINTS
from uguisu.server.protocol import incoming, outgoing, wire
from uguisu.server.protocol.http.problems import Problem

CODES = {
    wire.BAD_START,
    wire.SIGNED_OUT,
    wire.NO_SPECTATORS,
    wire.NO_TABLE,
    wire.TOO_SLOW,
    wire.TOO_MANY,
    1000,
    1003,
    1007,
    1009,
}
KINDS: dict[str, type[msgspec.Struct]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(incoming.ClientMessage)
}

fuzz = settings(
    max_examples=choose(25, 60),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(1 << 70), 1 << 70)
    | st.floats()
    | st.text(max_size=50)
    | st.sampled_from(["", "genin", new_key(), "0" * 32, "\x00", "\u202e", "𒐫" * 100])
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=12,
)
seats = st.integers(-1, 6)


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """Almost a message: of a known kind, with some of its fields, some of them well."""
    kind = draw(st.sampled_from(sorted(KINDS)))
    found: dict[str, Any] = {"type": kind}
    for field in msgspec.structs.fields(KINDS[kind]):
        sensible = st.just(new_key()) if field.name == "key" else seats
        found[field.name] = draw(st.one_of(sensible, sensible, values))
    for name in draw(st.sets(st.sampled_from(sorted(found)), max_size=1)):
        del found[name]
    return found


frames = (
    st.text(max_size=200)
    | st.binary(max_size=200)
    | values.map(json.dumps)
    | messages().map(json.dumps)
    | messages().map(json.dumps)
    | messages().map(json.dumps)
)


@pytest.fixture(autouse=True)
def nothing_breaks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No traceback of ours or of a library, whatever comes."""
    with caplog.at_level(logging.ERROR), capture_logs() as lines:
        yield
    assert not [line for line in lines if line["log_level"] in ("error", "critical")]
    assert not caplog.records


async def answered(place: Place) -> outgoing.ServerMessage | None:
    """The answer to a ping, after which everything before it has been dealt with; None if the
    connection was closed, with a code that says why."""
    try:
        await place.send(incoming.Ping(at=7))
        while True:
            message: outgoing.ServerMessage = decode(await place.socket.recv(decode=False))
            if isinstance(message, outgoing.Refused):
                assert message.code
                assert message.sentence
            if isinstance(message, outgoing.Pong):
                return message
    except ConnectionClosed as closed:
        check_code(closed)
        return None


def check_code(closed: ConnectionClosed) -> None:
    assert closed.rcvd is not None
    assert closed.rcvd.code in CODES


async def a_table(house: House) -> Place:
    aki = await sign_in(house.url, "Aki")
    table = await new_table(aki, "war-of-clans", 3, bots={1: "genin", 2: "genin"})
    place = Place(aki, table)
    await place.connect()
    return place


DEEP = '{"x": ' + "[" * 16_000
KNOWN = ["", "null", "{}", "[]", DEEP, '{"type":"act"}', '{"type":1}', "\ufeff{}", b"\xff", b""]


@fuzz
@given(sent=st.lists(frames, max_size=8))
@example(sent=KNOWN)
@example(sent=['{"type":"act","key":"12345678","seat":0,"action":' + "9" * 5000 + "}"])
@example(sent=['{"type":"look","eyes":99999999999999999999}', '{"type":"look","eyes":5}'])
async def test_whatever_comes_over_a_socket_is_answered_or_ends_it(
    house: House, sent: list[str | bytes]
) -> None:
    place = await a_table(house)
    try:
        for frame in sent:
            await place.socket.send(frame)
    except ConnectionClosed:
        pass

    await answered(place)

    await place.socket.close()


@fuzz
@given(sent=st.lists(messages(), min_size=1, max_size=8))
async def test_commands_in_any_order_leave_a_table_that_can_be_played(
    house: House, sent: list[dict[str, Any]]
) -> None:
    place = await a_table(house)
    for message in sent:
        await place.socket.send(json.dumps(message))
    await answered(place)
    await place.socket.close()

    again = Place(place.session, place.id)
    await again.connect()

    assert await answered(again) is not None
    await again.socket.close()


@pytest.mark.parametrize("text", [b'{"type":"say","key":"12345678","text":"\xff"}', b"\xc3"])
async def test_text_that_is_no_text_is_answered_or_ends_the_connection(
    house: House, text: bytes
) -> None:
    place = await a_table(house)

    await place.socket.send(text, text=True)

    await answered(place)


class Stranger(Place):
    """Says something else in place of the hello."""

    hello: str | bytes

    async def send(self, message: incoming.ClientMessage) -> None:
        await self.socket.send(self.hello)


@fuzz
@given(first=frames)
@example(first=DEEP)
@example(first='{"type":"hello","version":99}')
@example(first='{"type":"hello","last":-1}')
@example(first='{"type":"hello","last":9007199254740991,"eyes":5}')
async def test_a_strange_hello_is_refused_or_understood(house: House, first: str | bytes) -> None:
    aki = await sign_in(house.url, "Aki")
    place = Stranger(aki, await new_table(aki, "war-of-clans", 3))
    place.hello = first

    try:
        await place.connect()
    except ConnectionClosed as closed:
        check_code(closed)
    await place.socket.close()


# REST.


def fields(kind: Any) -> st.SearchStrategy[Any]:
    """Almost a body of this type."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return values
    good = {field.name: sensible(field.name) for field in msgspec.structs.fields(kind)}
    return st.fixed_dictionaries({}, optional=good)


def sensible(name: str) -> st.SearchStrategy[Any]:
    known: dict[str, st.SearchStrategy[Any]] = {
        "name": st.just("Aki"),
        "game": st.sampled_from(["war-of-clans", "ninja-master", "nothing"]),
        "seats": st.integers(0, 7),
        "seat": seats,
        "sit": st.lists(seats, max_size=7),
        "rank": st.sampled_from(["genin", "kami"]),
        "login": st.text(max_size=30),
        "password": st.text(max_size=300),
        "house": st.text(max_size=100) | st.just("[a]\nb = 1"),
        "number": st.integers(-1, 1 << 60),
        "options": st.dictionaries(st.text(max_size=9), scalars, max_size=3),
    }
    return st.one_of(known.get(name, values), known.get(name, values), values)


def ask(house: House, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=60)
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    content = response.read()
    connection.close()
    assert response.status < 500 or b'"busy"' in content, (path, body, content)
    if response.status >= 400 and response.headers["content-type"] == "application/json":
        assert msgspec.json.decode(content, type=Problem).sentence


segments = st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1, max_size=9)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
@settings(fuzz, max_examples=choose(6, 15))
@given(data=st.data())
async def test_whatever_is_asked_is_answered(
    house: House, endpoint: Endpoint, data: st.DataObject
) -> None:
    place = data.draw(st.sampled_from(["nothing", "..%2f..", "%00", "%ff", "war-of-clans"]))
    path = endpoint.path.replace("{table}", place).replace("{game}", place)
    if endpoint.query:
        path += f"?{endpoint.query[0]}={data.draw(segments | st.sampled_from(['-1', '9', '%ff']))}"
    cookie = data.draw(st.sampled_from(["", "uguisu=x", "uguisu=a.1.b", "uguisu=a.%ff.x", "=;;"]))
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    body = None
    if endpoint.takes is not None:
        made = fields(endpoint.takes).map(json.dumps).map(str.encode) | st.binary(max_size=100)
        body = data.draw(made)

    ask(house, endpoint.method, path, body, headers)


@settings(fuzz, max_examples=choose(15, 40))
@given(wish=fields(next(one.takes for one in ENDPOINTS if one.path == "/api/tables" and one.takes)))
@example(wish={"game": "war-of-clans", "seats": 3, "sit": [2, 2]})
@example(wish={"game": "war-of-clans", "seats": 3, "clock": {"kind": "game", "seconds": 0}})
async def test_strange_tables_are_not_made(house: House, wish: dict[str, Any]) -> None:
    guest: Session = await sign_in(house.url, "Aki")
    headers = {"Content-Type": "application/json", "Cookie": f"uguisu={guest.cookie}"}

    ask(house, "POST", "/api/tables", json.dumps(wish).encode(), headers)


@pytest.mark.parametrize("body", [b'{"x": ' + b"[" * 60_000, b'{"name": "\xff"}'])
def test_a_body_that_is_too_deep_or_no_text_is_refused(house: House, body: bytes) -> None:
    ask(house, "POST", "/api/session", body, {"Content-Type": "application/json"})
