"""The puzzle of the day: one decision of a rated game, for everybody, without names."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.house import House, free_port, open_house
from tests.server.players import begin, play_out
from uguisu.client import sign_in
from uguisu.review.review import Finding, plan_for
from uguisu.review.types import Choice, Decision, Moment
from uguisu.server.protocol.http.reviews import DailyPuzzle
from uguisu.server.reviewing.puzzles import clearest
from uguisu.server.reviewing.reviews import digest
from uguisu.server.room.feed import fields_of
from uguisu.server.room.records import record_of
from uguisu.server.settings import Settings
from uguisu.server.store import puzzles as kept
from uguisu.server.store import reviews
from uguisu.server.store.schema import puzzles


def finding(step: int, cost: float, *chances: float, error: float = 0.01) -> Finding:
    choices = tuple(
        Choice(action, str(action), (chance, 1 - chance), error, 10)
        for action, chance in enumerate(chances)
    )
    return Finding(Moment(step, ()), Decision(step, 0, 1, choices, cost, error))


def test_a_puzzle_has_one_answer_that_somebody_missed() -> None:
    found = [
        finding(1, 0.0, 0.9, 0.2, 0.1),
        finding(2, 0.3, 0.9, 0.6),
        finding(3, 0.3, 0.6, 0.59, 0.1),
        finding(4, 0.2, 0.6, 0.4, 0.1),
        finding(5, 0.4, 0.7, 0.4, 0.1),
        finding(6, 0.4, 0.8, 0.4, 0.1, error=0.2),
    ]

    chosen = clearest(found)

    assert chosen is not None
    assert chosen.step == 5
    assert clearest(found[:3]) is None


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = Settings(
        data=str(tmp_path_factory.mktemp("house")),
        port=free_port(),
        workers=1,
        bot_pace_ms=0,
        review_iterations=4,
        review_worlds=2,
    )
    with open_house(settings) as opened:
        yield opened


async def finished(house: House, **wishes: Any) -> str:
    """A game of two people who choose at random, against bots."""
    places = await begin(house.url, "shinobi", 2, 4, options={"round_limit": 2}, **wishes)
    await play_out(places)
    await asyncio.to_thread(house.run, rated(house))
    return places[0].id


async def rated(house: House) -> None:
    await asyncio.gather(*house.node.ratings.tasks.running)


async def sought(house: House) -> None:
    """A puzzle is looked for, to the end."""
    puzzles = house.node.puzzles
    puzzles.tried = None
    await puzzles.today()
    if puzzles.seeking:
        await puzzles.seeking


async def reviewed(house: House, id: str) -> int:
    """The review of a game is kept: one decision was missed. Returns its step."""
    table = (await house.node.rooms.get(id)).table
    entries = table.playing.entries
    step = next(step for step, entry in enumerate(entries, 1) if entry.seat == 0)
    found = [Finding(Moment(one, ())) for one in range(len(entries) + 1)]
    found[step] = finding(step, 0.3, 0.8, 0.5, 0.1)
    text, key = msgspec.json.encode(found), digest(record_of(table), plan_for("shinobi", 4, 2))
    await house.node.store.write(lambda connection: reviews.keep(connection, key, id, text))
    return step


async def test_everybody_is_given_the_same_puzzle_of_a_rated_game(house: House) -> None:
    friendly = await finished(house, rated=False)
    unseen = await finished(house, spectators="none")
    for id in (friendly, unseen):
        await asyncio.to_thread(house.run, reviewed(house, id))
    reader = await sign_in(house.url, "Reader")
    await asyncio.to_thread(house.run, sought(house))
    none: DailyPuzzle = await reader.get("/api/puzzle", DailyPuzzle)
    assert none.puzzle is None, "neither of a friendly game nor of one without spectators"

    seen = await finished(house)
    step = await asyncio.to_thread(house.run, reviewed(house, seen))
    await asyncio.to_thread(house.run, sought(house))
    found: DailyPuzzle = await reader.get("/api/puzzle", DailyPuzzle)
    house.node.puzzles.puzzle = None
    again: DailyPuzzle = await reader.get("/api/puzzle", DailyPuzzle)

    assert found.puzzle is not None
    assert again == found, "also when it is read from the database"
    play = (await house.node.rooms.get(seen)).table.playing
    view = fields_of(play.game.view(play.trail[step - 1], 0))
    assert msgspec.json.encode(found.puzzle.view) == msgspec.json.encode(view)
    told = msgspec.json.encode(found)
    for secret in ("Player 0", "Player 1", friendly, unseen, seen, play.seed):
        assert secret.encode() not in told


async def test_a_review_that_is_missing_is_made(house: House) -> None:
    id = await finished(house)
    table = (await house.node.rooms.get(id)).table

    async def made() -> list[Finding]:
        return await house.node.puzzles._review(table)

    found = await asyncio.to_thread(house.run, made())

    assert [one.moment.step for one in found] == list(range(len(table.playing.entries) + 1))


def test_a_game_is_in_one_puzzle_and_old_puzzles_go(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "KEPT", 2)
    with house.node.store.engine.connect() as connection, connection.begin() as transaction:
        connection.execute(sa.delete(puzzles))
        known = kept.candidates(connection, 10)
        for day in range(1, 5):
            kept.keep(connection, f"2030-01-0{day}", known[0], f"of day {day}".encode())
        kept.keep(connection, "2030-01-04", known[0], b"of another node")

        found = [kept.of_day(connection, f"2030-01-0{day}") for day in range(1, 5)]
        left = kept.candidates(connection, 10)
        transaction.rollback()

    assert found == [None, None, b"of day 3", b"of day 4"]
    assert left == known[1:]
