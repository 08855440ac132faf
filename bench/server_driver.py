"""Drives a running Uguisu server from a process of its own: `server_driver.py PORTS TABLES SECONDS
[RATE …]`. Prints `ready` when all tables play, then one line of JSON per run: moves per second, how
long from sending a move until all players of its table have received it, and what a move cost the
driver: processor time, and bytes received. Without RATE every table moves as fast as it can; with
it, so many moves per second are sent in all.

With several ports, separated by commas, the players of a table connect to different nodes, as
behind any proxy; with `--by-table` all to the same, as behind one that looks at the address."""

import argparse
import asyncio
import json
import random
import statistics
from itertools import count
from time import perf_counter, process_time

import msgspec
import uvloop

from bench.sockets import Socket, connect
from uguisu.client import Session, sign_in

HOUSE = """\
[loyalty_cards]
count = 5
certainty = "house"
[troops]
certainty = "house"
takeda = 50
uesugi = 50
mori = 50
oda = 50
hojo = 50
[ninjas]
count = 3
certainty = "house"
"""
"""A deck of 250 troops: a game of some 375 moves."""
MOST_MOVES = 12_000
"""A second, of all tables; there are spare tables for as many."""


class Played(msgspec.Struct, frozen=True):
    """A game as it is played here, with random moves. `moves`: a game has at least so many."""

    seats: int
    moves: int
    house: str = ""


GAMES = {
    "war-of-clans": Played(3, 300, HOUSE),
    "shinobi": Played(4, 60),
    "ninjato": Played(4, 200),
}


class Choice(msgspec.Struct):
    action: int


class Update(msgspec.Struct):
    choices: list[Choice]


decode = msgspec.json.Decoder(Update).decode
keys = count(10_000_000)


class BenchTable:
    """Scripted players; a move is done when all of them have heard of it."""

    def __init__(self, driver: "Driver", id: str) -> None:
        self.driver = driver
        self.id = id
        self.full = driver.played.seats
        self.sockets: list[Socket] = []
        self.seats: dict[Socket, int] = {}
        self.lots = random.Random(id)
        self.sent_at = 0.0
        self.heard_by = 0
        self.sat = 1
        self.next_move: tuple[Socket, int] | None = None

    def heard(self, socket: Socket, raw: bytes) -> None:
        self.driver.bytes += len(raw)
        if raw.startswith(b'{"type":"update"'):
            self.heard_by += 1
            if self.sat < self.full:
                self.sat += b'"key":"sit-down' in raw
            if b'"choices":' in raw:
                self.next_move = socket, self.lots.choice(decode(raw).choices).action
            if self.heard_by == self.full:
                self.driver.done(self, perf_counter() - self.sent_at)
        elif raw.startswith(b'{"type":"snapshot"'):
            position = msgspec.json.decode(raw)["position"]
            if position and position["choices"]:
                action = self.lots.choice(position["choices"])["action"]
                self.next_move = socket, action
        elif raw.startswith(b'{"type":"refused"'):
            raise AssertionError(raw)

    def move(self) -> None:
        assert self.next_move is not None
        socket, action = self.next_move
        self.next_move = None
        self.heard_by = 0
        self.sent_at = perf_counter()
        seat = self.seats[socket]
        socket.send(b'{"type":"act","key":"%d","seat":%d,"action":%d}' % (next(keys), seat, action))


class Driver:
    def __init__(
        self, ports: list[int], game: str = "war-of-clans", *, by_table: bool = False
    ) -> None:
        self.game = game
        self.played = GAMES[game]
        self.ports = ports
        self.by_table = by_table
        self.bytes = 0
        self.tables: list[BenchTable] = []
        self.spares: list[BenchTable] = []
        """Where those play on whose game is over."""
        self.times: list[float] = []
        self.is_running = False
        self.rate = 0.0
        self.idle: list[BenchTable] = []

    def done(self, table: BenchTable, seconds: float) -> None:
        if not self.is_running:
            return
        self.times.append(seconds)
        if table.next_move is None:
            self.tables.remove(table)
            table = self.spares.pop()
            self.tables.append(table)
        if self.rate:
            self.idle.append(table)
        else:
            table.move()

    async def open(self, tables: int, spares: int = 0) -> None:
        url = f"http://127.0.0.1:{self.ports[0]}"
        people = [await sign_in(url, f"Player {seat}") for seat in range(self.played.seats)]
        for _ in range(tables):
            self.tables.append(await self._open_table(people))
        for _ in range(spares):
            self.spares.append(await self._open_table(people))

    async def _open_table(self, people: list[Session]) -> BenchTable:
        wish = {"game": self.game, "seats": self.played.seats, "house": self.played.house}
        answer = json.loads(await people[0].request("POST", "/api/tables", wish))
        table = BenchTable(self, answer["id"])
        count = len(self.tables) + len(self.spares)
        for seat, person in enumerate(people):
            cookie = f"uguisu={person.cookie}"
            port = self.ports[(count if self.by_table else seat) % len(self.ports)]
            socket = await connect(port, f"/ws/{table.id}", cookie, table.heard)
            table.sockets.append(socket)
            table.seats[socket] = seat
            socket.send(b'{"type":"hello"}')
            if seat:
                socket.send(b'{"type":"sit","key":"sit-down-%d","seat":%d}' % (seat, seat))
        return table

    async def start(self) -> None:
        everywhere = self.tables + self.spares
        while any(table.sat < table.full for table in everywhere):
            await asyncio.sleep(0.05)
        for table in everywhere:
            table.sockets[0].send(b'{"type":"start","key":"%d"}' % next(keys))
        while any(table.next_move is None for table in everywhere):
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)

    async def run(self, seconds: float, rate: float) -> dict[str, float]:
        self.rate = rate
        self.times = []
        self.is_running = True
        begin, worked, heard = perf_counter(), process_time(), self.bytes
        if rate:
            self.idle = list(self.tables)
            await self._pace(begin, seconds)
        else:
            for table in self.tables:
                table.move()
            await asyncio.sleep(seconds)
        elapsed = perf_counter() - begin
        worked, heard = process_time() - worked, self.bytes - heard
        self.is_running = False
        await self.settle()
        return {
            **summary(self.times, elapsed),
            "driver_cpu": worked * 1000 / len(self.times),
            "bytes": heard / len(self.times),
        }

    async def settle(self) -> None:
        """Until every move on its way has arrived."""
        while any(table.heard_by < table.full for table in self.tables):
            await asyncio.sleep(0.05)

    async def _pace(self, begin: float, seconds: float) -> None:
        lots = random.Random(1)
        sent = 0
        while (now := perf_counter() - begin) < seconds:
            due = int(now * self.rate)
            while sent < due and self.idle:
                self.idle.pop(lots.randrange(len(self.idle))).move()
                sent += 1
            await asyncio.sleep(0.0005)


def summary(times: list[float], elapsed: float) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=100)
    return {
        "moves": len(times) / elapsed,
        "p50": cuts[49] * 1000,
        "p99": cuts[98] * 1000,
    }


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ports")
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("rates", type=float, nargs="*", default=[0.0])
    parser.add_argument("--game", choices=GAMES, default="war-of-clans")
    parser.add_argument("--by-table", action="store_true")
    parser.add_argument("--most", type=int, default=MOST_MOVES, help="moves/s to have tables for")
    asked = parser.parse_intermixed_args()
    ports = [int(port) for port in asked.ports.split(",")]
    driver = Driver(ports, asked.game, by_table=asked.by_table)
    spares = max(0, int(asked.seconds * asked.most / driver.played.moves) - asked.tables)
    await driver.open(asked.tables, spares)
    await driver.start()
    opened = len(driver.tables) + len(driver.spares)
    print("ready", flush=True)
    for rate in asked.rates:
        print(json.dumps({**await driver.run(asked.seconds, rate), "opened": opened}), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
