"""Replays are made off the loop, once for all who ask."""

import asyncio
import threading

import msgspec
import pytest

from tests.server.house import House, open_house
from tests.server.long_games import played
from tests.server.people.test_limits import limited
from tests.server.players import begin, play_out
from uguisu.client import Refusal, sign_in
from uguisu.server.people.deleted_accounts import DeletedAccounts
from uguisu.server.protocol.http.tables import Replay
from uguisu.server.room import replays
from uguisu.server.room.records import replay
from uguisu.server.room.replays import Replays, encoded
from uguisu.server.settings import Settings
from uguisu.server.store.store import Row, Store
from uguisu.server.table.table import Table


class Rows(Store):
    """Has one log, and counts how often it is read."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.count = 0
        self.is_down = False

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        self.count += 1
        if self.is_down:
            raise ConnectionError("the database is away")
        return self.rows


async def test_all_who_ask_at_once_and_later_get_what_was_made_once() -> None:
    table, rows = played("war-of-clans", 3, 40)
    store = Rows(rows)
    made = Replays(store, DeletedAccounts(store))

    found = await asyncio.gather(*(made.steps(table, 1) for _ in range(5)))
    found.append(await made.steps(table, 1))
    made.close()

    assert store.count == 1
    assert {bytes(raw) for raw in found} == {encoded(table.id, rows, 1)}


async def test_other_eyes_and_a_table_that_went_on_are_made_anew() -> None:
    table, rows = played("war-of-clans", 3, 40)
    shorter = Table(table.id)
    shorter.number = 20
    made = Replays(Rows(rows), DeletedAccounts(Rows(rows)))

    found = [
        bytes(await made.steps(table, 0)),
        bytes(await made.steps(table, 1)),
        bytes(await made.steps(shorter, 1)),
    ]
    made.close()

    assert found == [
        encoded(table.id, rows, 0),
        encoded(table.id, rows, 1),
        encoded(table.id, rows[:20], 1),
    ]


async def test_a_replay_is_made_in_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rows = played("war-of-clans", 3, 4)
    threads = []

    def noting(id: str, rows: list[Row], eyes: int | None, _: frozenset[str]) -> bytes:
        threads.append(threading.current_thread())
        return msgspec.json.encode(replay(id, rows, eyes))

    monkeypatch.setattr(replays, "encoded", noting)
    made = Replays(Rows(rows), DeletedAccounts(Rows(rows)))
    await made.steps(table, None)
    made.close()

    assert threads != [threading.current_thread()]


async def test_a_failure_is_not_kept() -> None:
    table, rows = played("war-of-clans", 3, 4)
    store = Rows(rows)
    store.is_down = True
    made = Replays(store, DeletedAccounts(store))
    with pytest.raises(ConnectionError):
        await made.steps(table, None)

    store.is_down = False

    assert bytes(await made.steps(table, None)) == encoded(table.id, rows, None)
    made.close()


async def test_too_many_replays_are_refused_and_other_requests_are_not(
    settings: Settings,
) -> None:
    with open_house(limited(settings, replays_per_minute=2)) as house:
        places = await begin(house.url, "war-of-clans", 3, 3)
        await play_out(places)
        path = f"/api/tables/{places[0].id}/replay"
        aki, ben = places[0].session, await sign_in(house.url, "Ben")
        for eyes in ("", "?eyes=1"):
            await aki.get(path + eyes, Replay)

        with pytest.raises(Refusal) as refusal:
            await aki.get(path, Replay)
        assert (await ben.get(path, Replay)).steps
        assert await aki.request("GET", f"/api/tables/{places[0].id}/record")

    assert (refusal.value.status, refusal.value.problem.code) == (429, "too-many")


async def test_an_address_without_sessions_has_a_limit_too(settings: Settings) -> None:
    with open_house(limited(settings, replays_per_minute=1)) as house:
        places = await begin(house.url, "war-of-clans", 3, 3)
        await play_out(places)
        path = f"/api/tables/{places[0].id}/replay"
        for name in ("Aki", "Ben", "Chie", "Dai", "Emi"):
            await (await sign_in(house.url, name)).get(path, Replay)

        with pytest.raises(Refusal, match="too-many"):
            await (await sign_in(house.url, "Fumi")).get(path, Replay)


async def test_a_replay_says_what_was_told(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 3, 3)
    await play_out(places)

    found = await places[0].session.get(f"/api/tables/{places[0].id}/replay?eyes=0", Replay)

    numbers = [step.number for step in found.steps]
    assert numbers == list(range(1, numbers[-1] + 1))
    assert found.steps[-1].table == found.table
