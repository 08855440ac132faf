"""Nothing acknowledged is lost, whatever happens to the process."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.backends import Redis
from tests.server.ledger import Acknowledged, faults_of, read_log
from tests.server.players import gather
from tests.server.process import Process
from tests.server.stubborn import Stubborn
from tests.sizes import choose
from uguisu.client import Place, new_key, new_table
from uguisu.server.protocol import incoming
from uguisu.server.settings import Settings

TABLES, KILLS = choose(2, 6), choose(2, 6)


class Killer:
    """Kills a server after a random number of acknowledged actions, and starts it again; with
    several, one after the other. Redis is cut off for a while every other time."""

    def __init__(
        self, servers: Sequence[Process], lots: random.Random, redis: Redis | None = None
    ) -> None:
        self.servers = servers
        self.lots = lots
        self.redis = redis
        self.up = asyncio.Event()
        self.moves = 0
        self.enough = asyncio.Event()
        self.resumed = asyncio.Event()
        self.target = 0
        self.kills = 0
        self.is_over = False

    def moved(self) -> None:
        self.moves += 1
        if self.moves >= self.target:
            self.enough.set()

    async def permit(self) -> None:
        """Play goes on while a server starts again, but not to the end before the last kill."""
        while self.kills < KILLS and self.moves > self.target + 60 and not self.is_over:
            self.resumed.clear()
            await self.resumed.wait()

    async def run(self) -> None:
        while self.kills < KILLS and not self.is_over:
            self.target = self.moves + self.lots.randint(5, 60)
            self.enough.clear()
            self.resumed.set()
            await self.enough.wait()
            await self.kill(self.servers[self.kills % len(self.servers)])
        self.resumed.set()

    async def stop(self, running: "asyncio.Task[None]") -> None:
        """No more kills; the last one is seen through."""
        self.is_over = True
        self.enough.set()
        self.resumed.set()
        await running

    async def kill(self, server: Process) -> None:
        cut = self.redis if self.kills % 2 else None
        if len(self.servers) == 1:
            self.up.clear()
        if cut:
            await asyncio.to_thread(cut.stop)
        server.kill()
        self.kills += 1
        if cut:
            await asyncio.to_thread(cut.start)
        await asyncio.to_thread(server.start)
        self.up.set()


async def prepared(url: str, table: int, seats: int = 3) -> tuple[str, list[Place]]:
    """A table full of people, begun."""
    sessions = await gather(url, *(f"Player {table} {n}" for n in range(seats)))
    id = await new_table(sessions[0], "war-of-clans", seats)
    places = [Place(session, id) for session in sessions]
    for seat, place in enumerate(places):
        async with place:
            if seat:
                await place.do(incoming.Sit(key=new_key(), seat=seat))
            if seat == seats - 1:
                async with Place(sessions[0], id) as host:
                    await host.do(incoming.Start(key=new_key()))
    return id, places


def check_log(url: str, acked: list[Acknowledged]) -> None:
    """Every acknowledged action is in the log, at its number, and none is there twice."""
    engine = sa.create_engine(url)
    assert acked
    assert list(faults_of(read_log(engine), acked)) == []
    engine.dispose()


async def play_while(
    tables: list[tuple[str, list[Place]]], killer: Killer, urls: Sequence[str] = ()
) -> tuple[list[Stubborn], list[Acknowledged]]:
    """All tables are played to the end by people who come back after every kill."""
    acked: list[Acknowledged] = []
    players = [
        Stubborn(place.session, id, random.Random(f"{id} {n}"), acked, (*urls[n % 2 :], *urls))
        for id, places in tables
        for n, place in enumerate(places)
    ]
    killer.up.set()
    killing = asyncio.create_task(killer.run())
    await asyncio.gather(*(one.play(killer.up, killer.permit, killer.moved) for one in players))
    await killer.stop(killing)
    return players, acked


@pytest.mark.sized
async def test_no_acknowledged_action_is_lost_or_done_twice_when_the_server_is_killed(
    tmp_path: Path,
) -> None:
    server = Process(tmp_path)
    server.start()
    tables = await asyncio.gather(*(prepared(server.url, n) for n in range(TABLES)))

    killer = Killer([server], random.Random(7))
    players, acked = await play_while(tables, killer)

    assert killer.kills == KILLS
    assert server.stop() == 0
    check_log(f"sqlite:///{tmp_path}/uguisu.db", acked)
    assert all(player.place.is_over for player in players)
    assert {player.place.number for player in players[:3]} == {players[0].place.number}


@pytest.mark.sized
async def test_nothing_is_lost_when_nodes_are_killed_and_redis_is_cut_off(
    shared: Settings, redis_server: Redis, tmp_path: Path
) -> None:
    places = {"UGUISU_DATABASE": shared.database, "UGUISU_REDIS": shared.redis}
    servers = [Process(tmp_path, **places) for _ in range(2)]
    for server in servers:
        server.start()
    tables = await asyncio.gather(*(prepared(servers[0].url, n, 5) for n in range(2 * TABLES)))

    killer = Killer(servers, random.Random(8), redis_server)
    players, acked = await play_while(tables, killer, [server.url for server in servers])

    assert killer.kills == KILLS
    assert [server.stop() for server in servers] == [0, 0]
    check_log(shared.database, acked)
    assert all(player.place.is_over for player in players)
