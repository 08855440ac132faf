"""Leaderboards, profiles and duels, from what rated games did."""

from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.people.ratings import Result, count
from uguisu.server.settings import Settings
from uguisu.server.store import standings
from uguisu.server.store.schema import people
from uguisu.server.store.store import Store

GAME = "war-of-clans"
NOW = 1_700_000_000_000


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    store = Store(settings.database_url)
    store.prepare()
    yield store
    store.engine.dispose()


def account(connection: Connection, id: str, *, private: bool = False) -> None:
    row = {"id": id, "name": id.title(), "login": id, "created_at": 1, "private": private}
    connection.execute(sa.insert(people), row)


def play(connection: Connection, store: Store, games: int, places: dict[str, int], at: int) -> None:
    """So many games with the same result, a second apart."""
    for number in range(games):
        table = f"{'-'.join(places)}-{at}-{number}"
        result = Result(table, GAME, tuple(places), tuple(places.values()), at + number * 1000)
        count(connection, store.dialect, table, result)


def names(connection: Connection, now: int = NOW) -> list[str]:
    return [row.player for row in connection.execute(standings.leaderboard(GAME, 2, now))]


def test_the_better_player_is_listed_first(store: Store) -> None:
    with store.engine.begin() as connection:
        account(connection, "aki")
        account(connection, "ben")
        play(connection, store, standings.LEAST, {"aki": 2, "ben": 1}, NOW)

        assert names(connection) == ["ben", "aki"]


def test_who_played_too_little_or_long_ago_is_not_listed(store: Store) -> None:
    with store.engine.begin() as connection:
        account(connection, "aki")
        play(connection, store, standings.LEAST - 1, {"aki": 1, "bot:genin": 2}, NOW)
        assert names(connection) == []

        play(connection, store, 1, {"aki": 1, "bot:genin": 2}, NOW + 60_000)
        assert names(connection) == ["aki", "bot:genin"]
        assert names(connection, NOW + 2 * standings.RECENT_MS) == []


def test_private_people_and_guests_are_not_listed(store: Store) -> None:
    with store.engine.begin() as connection:
        account(connection, "aki", private=True)
        play(connection, store, standings.LEAST, {"aki": 1, "guest": 2}, NOW)
        play(connection, store, standings.LEAST, {"guest": 1, "bot:genin": 2}, NOW + 1)

        assert names(connection) == ["bot:genin"]


def test_the_latest_places_come_first_and_all_are_counted(store: Store) -> None:
    with store.engine.begin() as connection:
        account(connection, "aki")
        play(connection, store, 7, {"aki": 1, "bot:genin": 2}, NOW)
        play(connection, store, 2, {"bot:genin": 1, "aki": 2}, NOW + 60_000)

        (row,) = connection.execute(standings.of_player("aki")).fetchall()
        last = standings.latest_places(connection, row, standings.LAST)
        counted = standings.latest_places(connection, row, standings.COUNTED)

    assert last == [2, 2, 1, 1, 1]
    assert (counted.count(1), counted.count(2)) == (7, 2)


def test_a_duel_counts_who_came_in_before_whom(store: Store) -> None:
    with store.engine.begin() as connection:
        play(connection, store, 3, {"aki": 1, "ben": 2}, NOW)
        play(connection, store, 1, {"ben": 1, "aki": 2}, NOW + 60_000)
        play(connection, store, 1, {"aki": 1, "chie": 2}, NOW + 120_000)

        assert tuple(connection.execute(standings.duel("aki", "ben")).one()) == (3, 1)


def test_a_game_moves_the_ratings_of_all_its_players(store: Store) -> None:
    with store.engine.begin() as connection:
        play(connection, store, 1, {"aki": 1, "ben": 2}, NOW)

        rows = connection.execute(standings.of_table(f"aki-ben-{NOW}-0", "")).fetchall()

    assert [(row.player, row.seat, row.place) for row in rows] == [("aki", 0, 1), ("ben", 1, 2)]
    assert rows[0].mu > rows[0].mu_before
    assert rows[1].mu < rows[1].mu_before


def test_what_a_game_did_to_private_people_is_told_to_themselves_only(store: Store) -> None:
    with store.engine.begin() as connection:
        account(connection, "aki", private=True)
        play(connection, store, 1, {"aki": 1, "ben": 2}, NOW)
        table = f"aki-ben-{NOW}-0"

        others = connection.execute(standings.of_table(table, "ben")).fetchall()
        own = connection.execute(standings.of_table(table, "aki")).fetchall()

    assert [row.player for row in others] == ["ben"]
    assert [row.player for row in own] == ["aki", "ben"]
