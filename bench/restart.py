"""How soon players go on elsewhere when a node stops: from SIGTERM to what they missed, told by
another node. They wait as long as the browser does at most (web/src/protocol/line.ts) before they
connect again. Compiled nodes on PostgreSQL and Redis; beside it, our promise of a second.
"""

import argparse
import asyncio
import signal
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.table import Table
from websockets.exceptions import ConnectionClosed

from bench.ratios import print_ratios
from scripts.compiled_venv import compiled_venv
from scripts.test_needs import advice, find_postgres, find_redis, missing
from tests.server.backends import Postgres, Redis
from tests.server.players import Place, begin
from tests.server.process import Process

PROMISE_S = 1.0
PAUSE_S = 0.125
SEATS = 4


@contextmanager
def two_nodes(folder: Path) -> Iterator[tuple[Process, Process]]:
    """Of one database, and up."""
    postgres = Postgres(Path(find_postgres() or ""), folder)
    redis = Redis(find_redis() or "")
    postgres.start()
    redis.start()
    environment = {
        "UGUISU_DATABASE": postgres.new_database("bench"),
        "UGUISU_REDIS": redis.url,
        "UGUISU_LOG_LEVEL": "warning",
    }
    nodes = (Process(folder, **environment), Process(folder, **environment))
    for node in nodes:
        node.python = str(compiled_venv())
        node.start()
    try:
        yield nodes
    finally:
        for node in nodes:
            node.stop()
        redis.stop()
        postgres.stop()


async def resumed(place: Place, url: str) -> float:
    """When this player has gone on at the other node."""
    try:
        await place.until(lambda _: False)
    except ConnectionClosed:
        place.session.url = url
        await asyncio.sleep(PAUSE_S)
        await place.connect()
    return perf_counter()


async def measure(
    stops: Process, stays: Process, tables: int, number: signal.Signals = signal.SIGTERM
) -> list[float]:
    """Seconds for each player, from the signal on."""
    begun = [await begin(stops.url, "war-of-clans", SEATS, SEATS) for _ in range(tables)]
    waiting = [
        asyncio.create_task(resumed(place, stays.url)) for places in begun for place in places
    ]
    await asyncio.sleep(0)
    since = perf_counter()
    stops.running.send_signal(number)
    found = [moment - since for moment in await asyncio.gather(*waiting)]
    for places in begun:
        for place in places:
            await place.socket.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--quick", action="store_true", help="5 tables")
    asked = parser.parse_args()
    tables = 5 if asked.quick else asked.tables
    if lacking := [what for what in missing(full=False) if what != "a browser"]:
        raise SystemExit(advice(lacking))
    with tempfile.TemporaryDirectory() as folder, two_nodes(Path(folder)) as (stops, stays):
        seconds = asyncio.run(measure(stops, stays, tables))
    table = Table(f"players of {tables} tables", "median s", "slowest s", "promise s")
    median, slowest = statistics.median(seconds), max(seconds)
    table.add_row(str(len(seconds)), f"{median:.2f}", f"{slowest:.2f}", f"{PROMISE_S:.0f}")
    Console().print(table)
    print_ratios({"restart/slowest/promise": slowest / PROMISE_S})


if __name__ == "__main__":
    main()
