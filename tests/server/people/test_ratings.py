"""Ratings."""

import asyncio

import pytest
import sqlalchemy as sa

from tests.server.house import House, open_house
from tests.server.people.test_accounts import a_login, log_in, register
from tests.server.players import begin, play_out
from uguisu.client import Session, sign_in
from uguisu.server.people import ratings as module
from uguisu.server.people.ratings import (
    Result,
    Skill,
    count,
    margin_of,
    result_of,
    updated,
    value_of,
)
from uguisu.server.protocol.http.ratings import RatingList
from uguisu.server.settings import Settings
from uguisu.server.store.schema import rated, ratings
from uguisu.server.store.store import Store
from uguisu.server.table.entries import Abort, Begin, Create, Entry, PlaceBot, SitDown
from uguisu.server.table.table import OVER, Table

GAME = "war-of-clans"


def finished(create: Create, *people: str, rank: str = "jonin") -> Table:
    """A table whose game has been played to its end, with bots on the other seats."""
    table = Table("t")
    sitting = [SitDown(by=id, seat=seat, name=id) for seat, id in enumerate(people)]
    bots = [PlaceBot(seat=seat, rank=rank) for seat in range(len(people), create.seats)]
    log: list[Entry] = [create, *sitting, *bots, Begin()]
    for number, entry in enumerate(log, 1):
        table.fold(number, 1, entry)
    state = table.playing.state
    while not state.is_over:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    table.status = OVER
    return table


def created(game: str = GAME, *, rated: bool = True, house: str = "") -> Create:
    return Create(game=game, seats=3, secret="00", rated=rated, house=house)


def test_the_winner_rises_the_last_falls_and_all_are_better_known() -> None:
    known = {"a": Skill(), "b": Skill(), "c": Skill()}

    updated(("a", "b", "c"), (2, 1, 3), known)

    assert known["b"].mu > known["a"].mu > known["c"].mu
    assert all(skill.sigma < Skill().sigma for skill in known.values())
    assert all(skill.games == 1 for skill in known.values())


def test_a_bot_on_several_seats_learns_once() -> None:
    known = {"a": Skill(), "bot:genin": Skill()}

    updated(("a", "bot:genin", "bot:genin"), (1, 2, 3), known)

    assert known["bot:genin"].games == 1
    assert known["bot:genin"].mu < Skill().mu < known["a"].mu


def test_a_rating_is_read_as_a_value_with_a_margin() -> None:
    assert value_of(Skill().mu) == 1500
    assert margin_of(Skill().sigma) == 333
    assert value_of(Skill().mu + 1) == 1520


def test_a_finished_table_has_a_result() -> None:
    table = finished(created(), "aki", "ben")

    result = result_of(table)

    assert result is not None
    assert result.players == ("aki", "ben", "bot:jonin")
    assert result.places == tuple(table.playing.state.places())


def test_a_bot_is_rated_by_the_rank_that_really_plays() -> None:
    result = result_of(finished(created(), "aki", rank="shogun"))

    assert result is not None
    assert set(result.players[1:]) == {"bot:genin"}


@pytest.mark.parametrize(
    "table",
    [
        finished(created(rated=False), "aki"),
        finished(created(), "aki", "aki"),
        finished(created()),
    ],
    ids=["agreed not to count", "two seats of one person", "one bot against itself"],
)
def test_some_games_do_not_count(table: Table) -> None:
    assert result_of(table) is None


def test_an_aborted_game_does_not_count() -> None:
    table = finished(created(), "aki")
    table.fold(table.number + 1, 2, Abort(why="admin"))

    assert result_of(table) is None


@pytest.mark.parametrize("place", ["settings", "shared"])
def test_a_table_counts_once(place: str, request: pytest.FixtureRequest) -> None:
    """In SQLite and in PostgreSQL, whose driver does not count inserted rows."""
    store = Store(request.getfixturevalue(place).database_url)
    store.prepare()
    result = Result("t", GAME, ("aki", "bot:genin"), (1, 2))

    with store.engine.begin() as connection:
        counted = [count(connection, store.dialect, "t", result) for _ in range(2)]
        games = connection.scalars(sa.select(ratings.c.games)).all()

    assert counted == [True, False]
    assert list(games) == [1, 1]
    store.engine.dispose()


async def list_of(session: Session, path: str) -> RatingList:
    found: RatingList = await session.get(path, RatingList)
    return found


async def until_rated(house: House, *tables: str) -> None:
    """Rating comes after the end of a game, in its own time."""
    query = sa.select(sa.func.count()).where(rated.c.table_id.in_(tables))
    while await asyncio.to_thread(_scalar, house, query) < len(tables):
        pass


def _scalar(house: House, query: sa.Select[int]) -> int:
    with house.node.store.engine.connect() as connection:
        return connection.scalar(query) or 0


async def test_a_played_game_rates_people_and_bots(settings: Settings) -> None:
    with open_house(settings) as house:
        places = await begin(house.url, GAME, 2, 3)
        aki, ben = (place.session for place in places)
        await register(aki, a_login())
        await places[0].connect()
        await play_out(places)
        await until_rated(house, places[0].id)

        public = await list_of(aki, f"/api/ratings/{GAME}?seats=3")
        own = await list_of(ben, "/api/my/ratings")
        elsewhere = await list_of(aki, f"/api/ratings/{GAME}?seats=4")

    assert not public.ratings, "after one game nobody is listed"
    assert [(one.name, one.seats, one.games) for one in own.ratings] == [("Player 1", 3, 1)]
    assert own.ratings[0].provisional
    assert not elsewhere.ratings


async def test_the_ratings_of_a_guest_move_into_the_account(settings: Settings) -> None:
    with open_house(settings) as house:
        login = a_login()
        await register(await sign_in(house.url, "Aki"), login, keep_name=True)
        places = await begin(house.url, GAME, 1, 3)
        guest = places[0].session
        await play_out(places)
        await until_rated(house, places[0].id)
        before = await list_of(guest, "/api/my/ratings")

        await log_in(guest, login)

        after = await list_of(guest, "/api/my/ratings")
    assert [(one.name, one.mu) for one in after.ratings] == [("Aki", before.ratings[0].mu)]


async def test_what_ended_unnoticed_is_rated_at_the_next_start(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(module.Ratings, "watch", lambda *_: None)
        with open_house(settings) as house:
            places = await begin(house.url, GAME, 1, 3)
            await play_out(places)
            assert _scalar(house, sa.select(sa.func.count()).select_from(rated)) == 0

    with open_house(settings) as house:
        await until_rated(house, places[0].id)
        own = await list_of(Session(house.url, places[0].session.cookie), "/api/my/ratings")

    assert [one.games for one in own.ratings] == [1]
