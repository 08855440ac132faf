"""Accepted means that it can be carried out: interleaves all that can happen at a table.

Commands of people, moves of bots, the clock of a race, its referee, time-outs, stand-ins,
hand-backs, undo and votes come in at two nodes in any order, with any delay between judging and
storing, while commits fail and time jumps. Whatever is stored must be foldable by everybody, and
whatever was acknowledged must be there when the log is read anew.

    python -m scripts.interleavings --number 100000

An interleaving is one handful of such events that come in together. Exits with 1 and the seed of
the table if a promise is broken.
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from random import Random

from scripts.interleaved import Hours, Memory, Node, quiet
from scripts.interleaved_events import EVENTS, Event
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.kernel.seats import CLOCK
from uguisu.server import now as timing
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.store.writer import Append
from uguisu.server.table import entries
from uguisu.server.table.table import SET_ASIDE, Table

ROUNDS = 60
"""Handfuls of events at one table, if it does not end before."""
CLOCKS = (
    Clock(),
    Clock(kind="move", seconds=20),
    Clock(kind="game", seconds=60, increment=2),
    Clock(kind="days", seconds=86400),
)


class Broken(Exception):
    """A promise was broken."""


def opening(game: str, chance: Random) -> list[entries.Entry]:
    """A new table; mostly everybody sits there already, people and bots."""
    seats = chance.choice(GAMES[game].seat_range)
    secret, clock = f"{chance.getrandbits(256):064x}", chance.choice(CLOCKS)
    fork = a_fork(game, seats, chance) if chance.random() < 0.1 else None
    create = entries.Create(by="p0", game=game, seats=seats, secret=secret, clock=clock, fork=fork)
    if chance.random() < 0.2:
        return [create]
    sitting: list[entries.Entry] = [
        entries.PlaceBot(by="p0", seat=seat, rank="genin")
        if seat and chance.random() < 0.3
        else entries.SitDown(by=f"p{seat % 3}", seat=seat, name="x")
        for seat in range(seats)
    ]
    return [create, *sitting, entries.Begin(by="p0")]


def a_fork(game: str, seats: int, chance: Random) -> entries.Fork:
    """The beginning of another game, played at random."""
    play = Play(GAMES[game], seats, None, "another")
    for _ in range(chance.randrange(20)):
        state = play.state
        if state.is_over:
            break
        seat = chance.choice(state.actors())
        at = state.due() if seat == CLOCK else 0
        play.act(seat, chance.choice(state.legal(seat)), at)
    return entries.Fork("other", play.seed, tuple(play.entries))


async def play(seed: int, hours: Hours, most: int) -> Counter[str]:
    """One table, of as many interleavings as given at most; returns what was stored how often."""
    chance = Random(seed)  # noqa: S311  (reproducible, and no secret)
    game = list(GAMES)[seed % len(GAMES)]
    log = Memory(chance)
    for number, entry in enumerate(opening(game, chance), 1):
        log.take(Append("t", number, hours.now, entries.encode(entry)))
    nodes = [Node(log), Node(log)]
    for node in nodes:
        await node.room.catch_up()
    reader, found = Table("t"), Counter[str]()
    while found["interleavings"] < most and (not nodes[0].table.is_ended or chance.random() < 0.5):
        await interleave(nodes, log, hours, chance)
        check(reader, nodes, log)
        found["interleavings"] += 1
    check(Table("t"), nodes, log)
    found.update(entries.decode(entry).__class__.__name__ for _, _, entry in log.rows)
    return found


async def interleave(nodes: list[Node], log: Memory, hours: Hours, chance: Random) -> None:
    """A handful of events come in, commits are settled in any order, and time passes between."""
    for _ in range(chance.randint(1, 6)):
        node = chance.choice(nodes)
        event: Event = chance.choice(EVENTS)
        node.try_to(event(node.table, hours, chance))
        pass_time(nodes[0].table, hours, chance)
        while log.pending and chance.random() < 0.5:
            log.settle()
            await asyncio.sleep(0)
    await quiet(nodes, log)


def pass_time(table: Table, hours: Hours, chance: Random) -> None:
    """Mostly next to nothing; often to just before or after the next moment that matters."""
    lot = chance.random()
    if lot < 0.5:
        hours.now += chance.randint(0, 3)
    elif lot < 0.8 and table.is_race:
        due = table.began + table.playing.state.due()
        hours.now = max(hours.now, due + chance.randint(-4, 4))
    elif lot < 0.97:
        hours.now += chance.choice((30, 200, 1_000, 5_000, 25_000))
    else:
        hours.now -= chance.choice((1, 50, 3_000))


def check(reader: Table, nodes: list[Node], log: Memory) -> None:
    """A reader of the log has the same table as the nodes, and nothing acknowledged is missing."""
    for number, at, entry in log.rows[reader.number :]:
        reader.fold(number, at, entries.decode(entry))
        if reader.status == SET_ASIDE:
            raise Broken(f"entry {number} cannot be folded: {entry.decode()}")
    known = facts(reader)
    for node in nodes:
        if facts(node.table) != known:
            raise Broken("two readers of one log see two tables")
        for key, number in node.acknowledged.items():
            if reader.answered.get(key) != number:
                raise Broken(f"command {key} was acknowledged as {number} and is not there")


def facts(table: Table) -> tuple[object, ...]:
    state = table.game.write(table.play.state) if table.play else ""
    seats = (table.chairs, table.choices, table.changed, table.times)
    return (table.number, table.status, state, *seats, table.answered, list(table.reaches))


def run(number: int, seed: int = 0) -> Counter[str]:
    """Run `count` interleavings, starting with the table of this seed; raises Broken."""
    hours, clocks = Hours(), (time.time_ns, time.monotonic_ns, timing.ahead)
    time.time_ns, time.monotonic_ns, timing.ahead = hours.time_ns, hours.time_ns, 0
    found: Counter[str] = Counter()
    try:
        while found["interleavings"] < number:
            most = min(ROUNDS, number - found["interleavings"])
            try:
                found += asyncio.run(play(seed, hours, most))
            except Exception as error:
                raise Broken(f"table {seed}: {error}") from error
            seed += 1
    finally:
        time.time_ns, time.monotonic_ns, timing.ahead = clocks
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--number", type=int, default=100_000, help="how many interleavings")
    parser.add_argument("--seed", type=int, default=0, help="of the first table")
    wanted = parser.parse_args()
    began = time.monotonic()
    try:
        found = run(wanted.number, wanted.seed)
    except Broken as error:
        sys.exit(f"broken: {error}")
    kinds = ", ".join(f"{kind} {count}" for kind, count in found.most_common())
    print(f"{kinds}; nothing broken, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
