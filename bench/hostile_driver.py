"""The honest table of bench/hostile.py: `hostile_driver.py PORT [--bots]`. Prints `ready` when it
plays; then, for every line of standard input with a number of seconds, one line of JSON about that
time: the milliseconds from sending a move until all three players have received it, with --bots
those until the bots of a second table have moved, and how many newcomers were not answered."""

import asyncio
import json
import random
import statistics
import sys
from time import perf_counter
from typing import Final

import uvloop

from bench.server_driver import Driver
from uguisu.client import Place, new_key, new_table, sign_in
from uguisu.server.protocol import incoming

MOVES_PER_SECOND: Final = 40
"""The honest table: quick players, within all limits."""
SPARES: Final = 15
"""Tables for when a game is over: some 5,000 moves."""
PATIENCE_SECONDS: Final = 2
"""A newcomer who waits longer is gone."""
BOT_GAME: Final = "ninjato"
BOT_RANK: Final = "jonin"
BOT_SEATS: Final = 4


class BotTable:
    """One person, who moves at once, among bots."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lots = random.Random(1)
        self.times: list[float] = []
        self.waiting_since: float | None = None
        self.place: Place

    async def open(self) -> None:
        session = await sign_in(self.url, "Player")
        bots = dict.fromkeys(range(1, BOT_SEATS), BOT_RANK)
        table = await new_table(session, BOT_GAME, BOT_SEATS, bots=bots)
        self.place = Place(session, table)
        await self.place.connect()
        await self.place.do(incoming.Start(key=new_key()))

    async def play(self) -> None:
        """For ever; the times between a bot's turn and its move are noted."""
        await self.open()
        while True:
            if self.place.is_over:
                await self.place.socket.close()
                await self.open()
            if self.place.may_act:
                await self.place.act(self.lots.choice(self.place.choices).action)
            else:
                await self._wait_for_a_bot()

    async def _wait_for_a_bot(self) -> None:
        self.waiting_since, number = perf_counter(), self.place.number
        await self.place.until(lambda place: place.number > number)
        self.times.append(perf_counter() - self.waiting_since)
        self.waiting_since = None

    async def settle(self) -> None:
        """Until the bot that is waited for now has moved: it may be the slowest."""
        end = perf_counter()
        while self.waiting_since is not None and self.waiting_since < end:
            await asyncio.sleep(0.01)


class Honest(Driver):
    """Also counts the moves that arrive after the time is over: they may be the slowest."""

    async def run(self, seconds: float, rate: float) -> dict[str, float]:
        self.rate = rate
        self.times = []
        self.idle = list(self.tables)
        self.is_running = True
        await self._pace(perf_counter(), seconds)
        await self.settle()
        self.is_running = False
        return {"p99": worst(self.times) * 1000}


class Newcomers:
    """Somebody new comes four times a second, from the address of honest people."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.turned_away = 0

    async def come(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(0.25)
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    self.turned_away += not await self._is_answered()
            except (OSError, EOFError):
                self.turned_away += 1

    async def _is_answered(self) -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            return (await reader.readline()).startswith(b"HTTP/1.1 200")
        finally:
            writer.transport.abort()


async def measure(
    honest: Honest, bots: BotTable | None, newcomers: Newcomers, seconds: float
) -> dict[str, float]:
    newcomers.turned_away = 0
    if bots:
        bots.times = []
    found = await honest.run(seconds, MOVES_PER_SECOND)
    found["turned_away"] = newcomers.turned_away
    if bots:
        await bots.settle()
        found["bots"] = worst(bots.times) * 1000
    return found


def worst(times: list[float]) -> float:
    """The 99th percentile, or the slowest of a few."""
    return statistics.quantiles(times, n=100)[98] if len(times) > 100 else max(times, default=0.0)


async def main() -> None:
    port, with_bots = int(sys.argv[1]), "--bots" in sys.argv
    honest = Honest([port])
    await honest.open(1, SPARES)
    await honest.start()
    bots = BotTable(f"http://127.0.0.1:{port}") if with_bots else None
    newcomers = Newcomers(port)
    coming = asyncio.create_task(newcomers.come())
    playing = asyncio.create_task(bots.play()) if bots else None
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await measure(honest, bots, newcomers, float(line))), flush=True)
    coming.cancel()
    if playing:
        playing.cancel()


if __name__ == "__main__":
    uvloop.run(main())
