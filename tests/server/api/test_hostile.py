"""Every endpoint, with values that nobody should send: never a 500, never a traceback.

One thing is changed at a time in what is otherwise good, so that it gets as far as it can.
"""

import json
import logging
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from typing import get_args

import msgspec
import pytest
import pytest_asyncio
from msgspec.structs import replace
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.backends import Postgres
from tests.server.house import House, free_port, open_house
from tests.server.nasty import PATHS, RAW, encoded, whole
from tests.server.nasty_requests import Asking, good_body, requests_for
from tests.server.players import Place, begin, play_out
from tests.server.services import a_mail_server, new_vapid_key
from tests.sizes import choose
from uguisu.client import Session, new_key, new_table
from uguisu.server.api.endpoint import Endpoint
from uguisu.server.app import ENDPOINTS
from uguisu.server.protocol import incoming, wire
from uguisu.server.protocol.http.accounts import Me
from uguisu.server.settings import Limits, Settings

NO_LIMITS = Limits(
    requests_per_second=1e9,
    request_burst=10**9,
    messages_per_second=1e9,
    message_burst=10**9,
    logins_per_minute=10**9,
    tables_per_person=10**9,
    talk_per_minute=10**9,
)


EVERY = choose(11, 1)
"""Of the hostile requests to an endpoint; the others meet another field or endpoint."""


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL"])
def asked_house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    data = tmp_path_factory.mktemp("hostile")
    settings = Settings(
        data=str(data),
        port=free_port(),
        workers=1,
        bot_pace_ms=0,
        limits=NO_LIMITS,
        vapid_key=new_vapid_key(),
        vapid_contact="operator@example.org",
        smtp_from="uguisu@example.org",
    )
    if request.param == "PostgreSQL":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings = replace(settings, database=postgres.new_database(data.name))
    with a_mail_server() as (smtp, _), open_house(replace(settings, smtp=smtp)) as house:
        yield house


@pytest.fixture(autouse=True)
def nothing_breaks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No traceback of ours or of a library, whatever comes."""
    with caplog.at_level(logging.ERROR), capture_logs() as lines:
        yield
    assert not [line for line in lines if line["log_level"] in ("error", "critical")]
    assert not caplog.records


@pytest.mark.sized
@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
async def test_an_endpoint_answers_whatever_is_asked(
    asked_house: House, asking: Asking, endpoint: Endpoint
) -> None:
    table = await a_finished_table(asked_house)

    takes = None if endpoint.takes is None else endpoint.takes.__name__

    nasty = requests_for(endpoint.method, endpoint.path, endpoint.query, takes, table)
    for request in islice(nasty, 0, None, EVERY):
        asking.ask(*request)
        if takes is not None and asking.ask("GET", "/api/session") == 401:
            asking.session = await a_guest(asked_house)

    assert asking.faults == []


@pytest.mark.parametrize("endpoint", [one for one in ENDPOINTS if one.takes is not None])
def test_a_good_body_has_all_fields(endpoint: Endpoint) -> None:
    assert endpoint.takes is not None
    fields = {field.name for field in msgspec.structs.fields(endpoint.takes)}

    assert set(good_body(endpoint.takes.__name__)) == fields


async def a_guest(house: House) -> Session:
    """Somebody new. The name may be an account's by now, and gets a number then."""
    session = Session(house.url)
    await session.post("/api/session", {"name": "Aki", "if_new": True}, Me)
    return session


FINISHED: dict[str, str] = {}
"""By server: a table whose game is over."""


async def a_finished_table(house: House) -> str:
    if house.url not in FINISHED:
        places = await begin(house.url, "war-of-clans", 1, 3)
        await play_out(places)
        FINISHED[house.url] = places[0].id
    return FINISHED[house.url]


@pytest_asyncio.fixture
async def asking(asked_house: House) -> AsyncIterator[Asking]:
    found = Asking(asked_house.settings.port, await a_guest(asked_house))
    yield found
    found.connection.close()


@pytest.mark.parametrize("folder", ["/", "/assets/", "/t/", "/api/", "/openapi.json/", "/../"])
async def test_pages_are_found_or_not(asking: Asking, folder: str) -> None:
    for path in PATHS:
        for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "X"):
            asking.ask(method, folder + path)

    assert asking.faults == []
    assert asking.statuses <= {200, 204, 400, 404, 405, 414, 431}


async def test_no_table_is_called_so(asked_house: House) -> None:
    aki = await a_guest(asked_house)
    codes = set()

    for path in PATHS:
        try:
            await Place(aki, path).connect()
        except ConnectionClosed as closed:
            codes.add(closed.rcvd and closed.rcvd.code)
        except InvalidStatus as refused:
            codes.add(refused.response.status_code)

    assert codes == {wire.NO_TABLE, 400, 403}


async def test_a_socket_answers_whatever_is_said(asked_house: House) -> None:
    """Every command, with each of its fields changed."""
    aki = await a_guest(asked_house)
    place = Place(aki, await new_table(aki, "war-of-clans", 3))
    await place.connect()
    good = encoded(
        key=new_key(), seat=0, eyes=0, action=3, after=0, to=0, reaction=1, rank="genin",
        name="Aki", text="hello", phrase="accuse", about=1, agree=False, picks=["hand:oda"],
        at=1.0, probe=1, version=1, last=0, entropy="0" * 32,
    )  # fmt: skip

    for kind in get_args(incoming.ClientMessage):
        tag = str(kind.__struct_config__.tag)
        own = {field.name: good.get(field.name, b'"x"') for field in msgspec.structs.fields(kind)}
        for name in own:
            for value in RAW:
                said = {"type": json.dumps(tag).encode(), **own}
                if "key" in own:
                    said |= encoded(key=new_key())
                text = whole(said | {name: value})
                if len(text) < 16_000:
                    await place.socket.send(text.decode("utf-8", "replace"))
        await settled(place)

    assert place.number
    place.socket.transport.abort()


async def settled(place: Place) -> None:
    """Everything that was sent has been dealt with."""
    await place.send(incoming.Ping(at=7.0))
    while b'"pong"' not in await place.socket.recv(decode=False):
        pass
