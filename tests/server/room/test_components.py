"""House components at a server: parsed beside the event loop, refused in a sentence."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

import pytest

from tests.server.house import House
from uguisu.client import Refusal, Session, new_table, sign_in
from uguisu.games import KEPT
from uguisu.games.rulebook import printed_components
from uguisu.server.protocol.http.tables import ListedGame
from uguisu.server.protocol.outgoing import TableInfo
from uguisu.server.room.components import PARSER

GAME = "shinobi"


@contextmanager
def busy_parser() -> Iterator[Event]:
    """The thread that parses components does something else until the event is set."""
    go_on = Event()
    PARSER.submit(go_on.wait)
    try:
        yield go_on
    finally:
        go_on.set()


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 500, "a = " + "1" * 4_301, "[a" + ".a" * 9_000 + "]", "# \x01"]
)
async def test_hostile_components_are_refused(house: House, text: str) -> None:
    session = await sign_in(house.url, "Mallory")

    with pytest.raises(Refusal, match="House components may have") as refused:
        await new_table(session, GAME, 4, house=text)

    assert refused.value.status == 400
    assert refused.value.problem.code == "bad-components"


async def ask_often(session: Session) -> None:
    for _ in range(20):
        assert await session.get("/api/games", list[ListedGame])


async def test_others_are_answered_while_components_are_parsed(house: House) -> None:
    session, other = await sign_in(house.url, "Ann"), await sign_in(house.url, "Bob")
    text = printed_components(GAME) + "# parsed when a table is made\n"

    with busy_parser() as go_on:
        making = asyncio.create_task(new_table(session, GAME, 4, house=text))
        await ask_often(other)
        assert not making.done()
        go_on.set()

    assert await making


async def test_others_are_answered_while_the_components_of_an_old_table_are_parsed(
    house: House,
) -> None:
    session, other = await sign_in(house.url, "Ann"), await sign_in(house.url, "Bob")
    text = printed_components(GAME) + "# parsed when a table is read\n"
    table = await new_table(session, GAME, 4, house=text)
    KEPT.clear()

    with busy_parser() as go_on:
        reading = asyncio.create_task(session.get(f"/api/tables/{table}", TableInfo))
        await ask_often(other)
        assert not reading.done()
        go_on.set()

    assert (await reading).id == table
