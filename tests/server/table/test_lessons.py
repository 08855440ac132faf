"""Lessons: the same cards and the same rivals for everybody, and nothing at stake."""

import msgspec
import pytest

from tests.server.house import House
from tests.server.players import Place
from tests.server.twins import fold
from uguisu.client import Refusal, Session, sign_in
from uguisu.games import GAMES
from uguisu.kernel.action import Action
from uguisu.server.driving.race import CALM, calmed
from uguisu.server.driving.thinking import BotMove, task_of, think
from uguisu.server.people.ratings import result_of
from uguisu.server.protocol.http.tables import Listing, TableLink
from uguisu.server.room.records import record_of, rematch_of
from uguisu.server.table.facts import honesty
from uguisu.server.table.lessons import lesson_of
from uguisu.server.table.table import OVER, Table


def lesson_table(game: str, id: str = "one", by: str = "aki") -> Table:
    table = Table(id)
    create, sitting = lesson_of(game, by, by)
    for entry in (create, *sitting):
        fold(table, entry)
    return table


def finished_lesson() -> Table:
    table = lesson_table("war-of-clans")
    state = table.playing.state
    while not state.is_over:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    table.status = OVER
    return table


async def new_lesson(session: Session, game: str) -> TableLink:
    body = msgspec.json.encode({"game": game})
    return msgspec.json.decode(await session.request("POST", "/api/lessons", body), type=TableLink)


@pytest.mark.parametrize("game", list(GAMES))
def test_everybody_learns_with_the_same_cards_and_begins(game: str) -> None:
    one, other = lesson_table(game), lesson_table(game, "other", "ben")

    assert one.game.view(one.playing.state, 0) == other.game.view(other.playing.state, 0)
    assert 0 in one.choices


@pytest.mark.parametrize("game", ["war-of-clans", "shinobi", "ninjato"])
def test_rivals_answer_the_same_moves_with_the_same_moves(game: str) -> None:
    tables = lesson_table(game), lesson_table(game, "other", "ben")
    lesson = GAMES[game].info.lesson
    assert lesson is not None
    rank = lesson.rank
    for _ in range(12):
        seat = next(iter(tables[0].choices))
        choices = [think(task_of(table, seat, rank, None)) for table in tables]
        assert choices[0] == choices[1]
        assert choices[0] is not None
        for table in tables:
            table.playing.act(seat, choices[0].action, 0)
            table._turn(seat)


def test_a_lesson_is_never_rated_even_if_its_log_asks_for_it() -> None:
    table = finished_lesson()
    table.created = msgspec.structs.replace(table.created, rated=True)

    assert result_of(table) is None


def test_a_record_says_that_it_was_a_lesson_and_claims_no_honest_shuffle() -> None:
    table = finished_lesson()

    record = record_of(table)

    assert record.extra["lesson"] == "yes"
    assert "commitment" not in record.extra
    assert honesty(table) is None


def test_a_rematch_of_a_lesson_is_shuffled() -> None:
    create, _ = rematch_of(finished_lesson(), "aki")

    assert create.lesson == ""


def test_bots_take_their_time_in_the_races_of_a_lesson() -> None:
    table = lesson_table("ninja-master")
    table.last_strike = 1000

    assert calmed(table, BotMove(Action(3), 1500)) == BotMove(Action(3), 1000 + CALM * 500)
    assert calmed(table, BotMove(Action(3))) == BotMove(Action(3))


async def test_a_lesson_begins_at_once_and_is_in_no_list(house: House) -> None:
    session = await sign_in(house.url, "Aki")
    link = await new_lesson(session, "war-of-clans")
    place = Place(session, link.id)
    await place.connect()

    assert place.table.lesson
    assert place.may_act
    listing: Listing = await session.get("/api/my/tables", Listing)
    assert link.id not in [one.table.id for one in listing.tables]


async def test_there_is_no_lesson_for_a_game_nobody_knows(house: House) -> None:
    session = await sign_in(house.url, "Aki")

    with pytest.raises(Refusal, match="not-found"):
        await new_lesson(session, "go")
