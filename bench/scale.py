"""How many people some machines carry: a simulation, calibrated by measured costs.

Moves come at random, wait for the one thread of their node, for the cores of its machine, and for
the commit of their group in the database, and are told by the node's thread again. `--costs FILE`
has the costs (a JSON object; docs/scale.md says where each was measured). `--nodes FILE` is the
output of bench/nodes.py: what the model says of two nodes on that machine is then compared with
what was measured there.
"""

import argparse
import heapq
import json
import math
import os
import random
import statistics
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from bench.ratios import print_ratios

SEED: Final = 21
GROUP: Final = 100
"""Moves in one commit, at most (server/store/writer.py)."""
SECONDS: Final = 8.0
MOVES: Final = 50_000
"""What is simulated, at most."""
JUDGED: Final = 0.3
"""The part of a node's work on a move that comes before the commit."""
BUSY: Final = 0.6
"""How busy a thread or a database may be at the peak: beyond it, waiting grows quickly."""


class Costs(msgspec.Struct, frozen=True, kw_only=True):
    """Processor milliseconds for each move; kilobytes for each socket and table."""

    node_ms: float
    database_ms: float
    hint_ms: float
    """At each node that hears of a move elsewhere."""
    commit_ms: float
    socket_kb: float
    table_kb: float
    move_bytes: float
    """Told to all the players of a table."""
    entry_bytes: float
    """Stored."""
    bot_ms: float


class Crowd(msgspec.Struct, frozen=True, kw_only=True):
    """People of a day. The evening peak has `peak` times the average of the day."""

    people: float
    hours: float = 0.75
    """How long one of them stays."""
    peak: float = 3.0
    seats: float = 3.0
    move_seconds: float = 6.0
    """Between two moves of a table."""
    bots: float = 0.25
    """The part of the moves that bots make."""

    @property
    def sockets(self) -> float:
        return self.people * self.hours / 24 * self.peak

    @property
    def tables(self) -> float:
        return self.sockets / (self.seats * (1 - self.bots))

    @property
    def moves(self) -> float:
        """Each second of the peak."""
        return self.tables / self.move_seconds


class Machine:
    """So many cores; whoever has work and no core waits for one."""

    def __init__(self, cores: int) -> None:
        self.free = cores
        self.ready: deque[Thread] = deque()

    def start(self, now: float, events: "Events") -> None:
        while self.free and self.ready:
            thread = self.ready.popleft()
            self.free -= 1
            seconds, done = thread.waiting.popleft()
            events.at(now + seconds, partial(self._end, thread, done, events))

    def _end(self, thread: "Thread", done: "Then", events: "Events", now: float) -> None:
        self.free += 1
        thread.is_busy = bool(thread.waiting)
        if thread.is_busy:
            self.ready.append(thread)
        done(now)
        self.start(now, events)


Then = Callable[[float], None]


class Thread:
    """Does one thing at a time, in order."""

    def __init__(self, machine: Machine, events: "Events") -> None:
        self.machine = machine
        self.events = events
        self.waiting: deque[tuple[float, Then]] = deque()
        self.is_busy = False
        """At work, or ready for it."""
        self.worked = 0.0

    def do(self, now: float, seconds: float, done: Then) -> None:
        self.worked += seconds
        self.waiting.append((seconds, done))
        if not self.is_busy:
            self.is_busy = True
            self.machine.ready.append(self)
        self.machine.start(now, self.events)


class Events:
    def __init__(self) -> None:
        self.heap: list[tuple[float, int, Then]] = []
        self.count = 0

    def at(self, moment: float, then: Then) -> None:
        self.count += 1
        heapq.heappush(self.heap, (moment, self.count, then))

    def run(self, until: float) -> None:
        while self.heap and self.heap[0][0] <= until:
            moment, _, then = heapq.heappop(self.heap)
            then(moment)


class Node:
    """A node: its thread, and the writer that stores what has gathered meanwhile."""

    def __init__(self, costs: Costs, machine: Machine, database: Machine, events: Events) -> None:
        self.costs = costs
        self.events = events
        self.thread = Thread(machine, events)
        self.session = Thread(database, events)
        """The database's process for this node."""
        self.gathered: list[Then] = []
        self.is_storing = False

    def move(self, now: float, done: Then) -> None:
        work = self.costs.node_ms / 1000

        def tell(then: float) -> None:
            self.thread.do(then, work * (1 - JUDGED), done)

        self.thread.do(now, work * JUDGED, lambda then: self._store(then, tell))

    def _store(self, now: float, tell: Then) -> None:
        self.gathered.append(tell)
        if not self.is_storing:
            self._commit(now)

    def _commit(self, now: float) -> None:
        group, self.gathered = self.gathered[:GROUP], self.gathered[GROUP:]
        self.is_storing = bool(group)
        if not group:
            return

        def written(then: float) -> None:
            for tell in group:
                tell(then)
            self._commit(then)

        disk = self.costs.commit_ms / 1000
        work = self.costs.database_ms / 1000 * len(group)
        self.session.do(now, work, lambda t: self.events.at(t + disk, written))


class Found(msgspec.Struct, frozen=True):
    moves: float
    p50: float
    p99: float
    node: float
    """How busy a node's thread was."""


def closed(costs: Costs, nodes: int, cores: int, driver_ms: float, tables: int) -> Found:
    """As bench/nodes.py: each table moves again when its players have heard; all on one machine."""
    events, machine = Events(), Machine(cores)
    servers = [Node(costs, machine, machine, events) for _ in range(nodes)]
    driver = Thread(machine, events)
    times: list[float] = []
    seconds = SECONDS

    def play(now: float, node: Node) -> None:
        def told(then: float) -> None:
            times.append(then - now)
            driver.do(then, driver_ms / 1000, lambda t: play(t, node))

        node.move(now, told)

    for table in range(tables):
        play(0.0, servers[table % nodes])
    events.run(seconds)
    return summary(times, seconds, servers)


def opened(costs: Costs, nodes: int, moves: float, cores: int) -> Found:
    """So many moves come each second, whether the nodes keep up or not; each node has a machine's
    core, and the database `cores`."""
    lots, seconds = random.Random(SEED), min(SECONDS, MOVES / moves)
    events, database = Events(), Machine(cores)
    servers = [Node(costs, Machine(1), database, events) for _ in range(nodes)]
    times: list[float] = []

    def come(now: float) -> None:
        lots.choice(servers).move(now, lambda t: times.append(t - now))
        events.at(now + lots.expovariate(moves), come)

    come(0.0)
    events.run(seconds)
    return summary(times, seconds, servers)


def summary(times: list[float], seconds: float, servers: list[Node]) -> Found:
    cuts = statistics.quantiles(times, n=100)
    worked = max(node.thread.worked for node in servers) / seconds
    return Found(len(times) / seconds, cuts[49] * 1000, cuts[98] * 1000, min(worked, 1.0))


class Needs(msgspec.Struct, frozen=True):
    """What a crowd needs at its peak."""

    nodes: int
    memory_gb: float
    database_cores: float
    network_mbit: float
    hint_cores: float
    """Of all nodes together."""
    bot_cores: float
    log_gb_a_day: float


def needs_of(crowd: Crowd, costs: Costs) -> Needs:
    """Tables have homes among the nodes, so that a move is folded once; but every node hears every
    hint, which leaves it less time for moves."""
    moves = crowd.moves
    alone = moves * costs.node_ms / 1000
    hints = moves * costs.hint_ms / 1000 if alone > BUSY and costs.hint_ms else 0.0
    left = BUSY - hints
    nodes = max(1, math.ceil(alone / left)) if left > 0 else 0
    memory = crowd.sockets * costs.socket_kb + crowd.tables * costs.table_kb
    day = moves / crowd.peak * 86_400
    return Needs(
        nodes=nodes,
        memory_gb=memory / 1e6,
        database_cores=moves * costs.database_ms / 1000 / BUSY,
        network_mbit=moves * costs.move_bytes * 8 / 1e6,
        hint_cores=hints * max(0, nodes - 1),
        bot_cores=moves * crowd.bots * costs.bot_ms / 1000 / BUSY,
        log_gb_a_day=day * costs.entry_bytes / 1e9,
    )


def show_needs(costs: Costs, console: Console) -> None:
    columns = ("people a day", "sockets", "moves/s", "nodes", "memory GB", "database cores")
    more = ("Mbit/s", "hints: cores", "bots: cores", "log GB/day", "p50 ms", "p99 ms")
    table = Table(*columns, *more, title="At the evening peak")
    for people in (1e4, 1e5, 3e5, 1e6, 3e6, 1e7):
        crowd = Crowd(people=people)
        needs = needs_of(crowd, costs)
        cores = max(1, math.ceil(needs.database_cores))
        found = opened(costs, needs.nodes, crowd.moves, cores) if needs.nodes else None
        numbers = (crowd.sockets, crowd.moves, needs.nodes, needs.memory_gb, needs.database_cores)
        rest = (needs.network_mbit, needs.hint_cores, needs.bot_cores, needs.log_gb_a_day)
        cells = [f"{number:,.0f}" if number >= 10 else f"{number:.1f}" for number in numbers + rest]
        times = (f"{found.p50:.1f}", f"{found.p99:.1f}") if found else ("-", "-")
        table.add_row(f"{people:,.0f}", *cells, *times)
    console.print(table)


def check(costs: Costs, file: Path, cores: int, tables: int, console: Console) -> float:
    """Predicted moves per second of two nodes, to those measured."""
    lines = [line for line in file.read_text().splitlines() if line.startswith('{"measured"')]
    measured = json.loads(lines[-1])["measured"]
    one, two = measured["1 node"], measured["2 nodes, by table"]
    own = msgspec.structs.replace(costs, node_ms=one["cpu"], database_ms=one["services_cpu"])
    found = {n: closed(own, n, cores, one["driver_cpu"], tables) for n in (1, 2)}
    for n, real in ((1, one), (2, two)):
        console.print(
            f"{n} node(s), {tables} tables, {cores} cores: the model says {found[n].moves:.0f} "
            f"moves/s and {found[n].p50:.0f} ms; measured {real['moves']:.0f} and {real['p50']:.0f}"
        )
    gain = found[2].moves / found[1].moves
    real_gain: float = two["moves"] / one["moves"]
    console.print(f"Two to one: {gain:.2f}, measured {real_gain:.2f}")
    return gain / real_gain


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--costs", type=Path, default=Path(__file__).with_name("costs.json"))
    parser.add_argument("--near", action="store_true", help="hints only reach whom they concern")
    parser.add_argument("--nodes", type=Path, help="the output of bench/nodes.py")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 2, help="of that machine")
    parser.add_argument("--tables", type=int, default=200, help="of that run")
    parser.add_argument("--quick", action="store_true", help="the same: it takes seconds")
    asked = parser.parse_args()
    costs = msgspec.json.decode(asked.costs.read_bytes(), type=Costs)
    if asked.near:
        costs = msgspec.structs.replace(costs, hint_ms=0.0)
    console = Console(width=150)
    show_needs(costs, console)
    if asked.nodes:
        ratio = check(costs, asked.nodes, asked.cores, asked.tables, console)
        print_ratios({"two-nodes/predicted/measured": ratio})


if __name__ == "__main__":
    main()
