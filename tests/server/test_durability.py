"""Nothing acknowledged is lost, whatever happens to the process."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from tests.server.players import gather
from tests.server.process import Process
from tests.server.stubborn import Acknowledged, Stubborn
from uguisu.client import Place, new_key, new_table
from uguisu.server import entries
from uguisu.server.protocol import asked

TABLES, KILLS, ACTIONS = 4, 4, 40


class Killer:
    """Kills the server after a random number of acknowledged actions, and starts it again."""

    def __init__(self, server: Process, lots: random.Random) -> None:
        self.server = server
        self.lots = lots
        self.up = asyncio.Event()
        self.moves = 0
        self.enough = asyncio.Event()
        self.target = 0

    def moved(self) -> None:
        self.moves += 1
        if self.moves >= self.target:
            self.enough.set()

    async def run(self) -> None:
        for _ in range(KILLS):
            self.target = self.moves + self.lots.randint(5, 60)
            self.enough.clear()
            await self.enough.wait()
            self.up.clear()
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self.up.set()


async def prepared(url: str, table: int) -> tuple[str, list[Place]]:
    """A table of three people, begun."""
    sessions = await gather(url, *(f"Player {table} {n}" for n in range(3)))
    id = await new_table(sessions[0], "war-of-clans", 3)
    places = [Place(session, id) for session in sessions]
    for seat, place in enumerate(places):
        async with place:
            if seat:
                await place.do(asked.Sit(key=new_key(), seat=seat))
            if seat == 2:
                async with Place(sessions[0], id) as host:
                    await host.do(asked.Start(key=new_key()))
    return id, places


def check_log(log: dict[str, list[entries.AnyEntry]], acked: list[Acknowledged]) -> None:
    """Every acknowledged action is in the log, at its number, and none is there twice."""
    assert acked
    for one in acked:
        entry = log[one.table][one.number - 1]
        assert isinstance(entry, entries.Act)
        assert (entry.seat, entry.action, entry.key) == (one.seat, one.action, one.key)
    for found in log.values():
        keys = [(entry.by, entry.key) for entry in found if entry.key]
        assert len(keys) == len(set(keys))


def read_log(data: Path) -> dict[str, list[entries.AnyEntry]]:
    log: dict[str, list[entries.AnyEntry]] = {}
    with sqlite3.connect(data / "uguisu.db") as connection:
        query = "SELECT table_id, number, entry FROM log ORDER BY table_id, number"
        for table, number, entry in connection.execute(query):
            found = log.setdefault(table, [])
            found.append(entries.decode(entry))
            assert len(found) == number, "the log has no gaps"
    connection.close()
    return log


@pytest.mark.slow
async def test_no_acknowledged_action_is_lost_or_done_twice_when_the_server_is_killed(
    tmp_path: Path,
) -> None:
    server = Process(tmp_path)
    server.start()
    tables = await asyncio.gather(*(prepared(server.url, n) for n in range(TABLES)))
    killer = Killer(server, random.Random(7))
    acked: list[Acknowledged] = []
    players = [
        Stubborn(place.session, id, random.Random(f"{id} {n}"), acked)
        for id, places in tables
        for n, place in enumerate(places)
    ]
    killer.up.set()

    playing = asyncio.gather(*(one.play(killer.up, killer.moved, ACTIONS) for one in players))
    await killer.run()
    await playing

    assert server.stop() == 0
    check_log(read_log(tmp_path), acked)
    assert all(player.returns > KILLS for player in players if not player.place.is_over)
    assert {player.place.number for player in players[:3]} == {players[0].place.number}
