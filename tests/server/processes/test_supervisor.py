"""`uguisu serve --processes`: several nodes, one port, one SQLite file."""

import asyncio
import os
import random
import re
import signal
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.players import begin
from tests.server.process import Process
from tests.server.test_durability import KILLS, TABLES, Killer, check_log, play_while, prepared
from uguisu.server.errors import CannotServe
from uguisu.server.processes.supervisor import check, shared_out
from uguisu.server.settings import Settings


def children_of(server: Process) -> list[int]:
    parent = server.running.pid
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


class ChildKiller(Killer):
    """Kills one of the processes; the server starts it again by itself, and people come back."""

    async def kill(self, server: Process) -> None:
        victim = self.lots.choice(children_of(server))
        os.kill(victim, signal.SIGKILL)
        self.kills += 1
        while victim in children_of(server):
            await asyncio.sleep(0.05)


@pytest.mark.sized
async def test_nothing_is_lost_when_one_of_the_processes_is_killed(tmp_path: Path) -> None:
    server = Process(tmp_path, UGUISU_PROCESSES="2")
    server.start()
    tables = await asyncio.gather(*(prepared(server.url, n) for n in range(2 * TABLES)))

    killer = ChildKiller([server], random.Random(9))
    players, acked = await play_while(tables, killer)

    assert killer.kills == KILLS
    assert server.stop() == 0
    check_log(f"sqlite:///{tmp_path}/uguisu.db", acked)
    assert all(player.place.is_over for player in players)


async def test_every_table_is_at_one_process_and_ctrl_c_stops_them_all(tmp_path: Path) -> None:
    server = Process(tmp_path, UGUISU_PROCESSES="2")
    server.start()
    tables = [await begin(server.url, "war-of-clans", 3, 3) for _ in range(4)]

    counted = (await tables[0][0].session.request("GET", "/metrics")).decode()

    found = dict(re.findall(r"^uguisu_(tables|sockets) (\S+)$", counted, re.MULTILINE))
    assert found == {"tables": "4.0", "sockets": "12.0"}
    children = children_of(server)
    assert len(children) == 2
    server.running.send_signal(signal.SIGINT)
    assert server.ended() == 0
    assert not any(Path(f"/proc/{child}").exists() for child in children)


async def test_processes_without_their_parent_end(tmp_path: Path) -> None:
    server = Process(tmp_path, UGUISU_PROCESSES="2")
    server.start()
    children = children_of(server)

    server.kill()

    while any(Path(f"/proc/{child}/exe").exists() for child in children):
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory"])
def test_a_database_in_memory_cannot_be_shared(settings: Settings, url: str) -> None:
    with pytest.raises(CannotServe, match="cannot share a database in memory"):
        check(replace(settings, database=url, processes=2))


@pytest.mark.parametrize(("workers", "each"), [(1, 1), (4, 2), (9, 4)])
def test_the_processes_share_the_workers(settings: Settings, workers: int, each: int) -> None:
    assert shared_out(replace(settings, workers=workers, processes=2)).workers == each
