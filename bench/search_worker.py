"""Measures bots that think: reads lines `rate game seats cores seconds` and `times game seats rank
moves`, prints JSON. `bench/search.py` starts it in the compiled environment."""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from time import perf_counter, process_time

from uguisu.bots.bot import Budget, Planner, turn_of
from uguisu.bots.parallel.search import search_in_parallel
from uguisu.bots.registry import make_bot
from uguisu.bots.search.findings import SearchingBot
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.kernel.record import read_record
from uguisu.kernel.seats import CLOCK
from uguisu.lab.playing import Seating, Setting, play_game


def moments(game: str, seats: int) -> Iterator[tuple[Play, int, int]]:
    """Positions of games between chunins in which somebody has a choice: play, seat, time."""
    number = 0
    while True:
        seating = Seating(0, f"bench {number}", ("chunin",) * seats)
        record = read_record(play_game(Setting(game, wants="text"), seating).text, GAMES[game])
        play = Play(GAMES[game], seats, record.options, record.seed)
        for entry in record.entries:
            if entry.seat != CLOCK and len(play.state.legal(entry.seat)) > 1:
                yield play, entry.seat, entry.at
            play.act(entry.seat, entry.action, entry.at)
        number += 1


def used() -> float:
    """Seconds that this process and its helpers have computed."""
    helpers = [Path(f"/proc/{child.pid}/schedstat") for child in active_children()]
    return process_time() + sum(int(file.read_text().split()[0]) / 1e9 for file in helpers)


def rate(game: str, seats: int, cores: int, seconds: float) -> dict[str, float]:
    """Tries of actions per second by all cores, at the first choice of a game."""
    bot: SearchingBot = make_bot(game, "jonin")  # type: ignore[assignment]
    play, seat, _ = next(moments(game, seats))
    started = Budget(iterations=2 * cores, cores=cores)
    search_in_parallel(bot, turn_of(play, seat, "start", bot, started))
    turn = turn_of(play, seat, "bench", bot, Budget(seconds=seconds, cores=cores))
    begin, cpu_begin = perf_counter(), used()
    found = search_in_parallel(bot, turn).findings()
    real, cpu = perf_counter() - begin, used() - cpu_begin
    tries = sum(finding.tries for finding in found)
    return {"real": tries / real, "cpu": tries / cpu}


def times(game: str, seats: int, rank: str, moves: int) -> dict[str, float]:
    """Milliseconds of decisions on one core, the host's part included: real time and CPU time."""
    real: list[float] = []
    cpu: list[float] = []
    bot = make_bot(game, rank)
    every = 7 if rank == "jonin" else 1
    for play, seat, now in islice(moments(game, seats), 0, moves * every, every):
        begin, cpu_begin = perf_counter(), process_time()
        turn = turn_of(play, seat, "bench", bot)
        if isinstance(bot, Planner):
            bot.plan(turn, now)
        else:
            bot.choose(turn)
        real.append((perf_counter() - begin) * 1000)
        cpu.append((process_time() - cpu_begin) * 1000)
    return {
        "mean": sum(real) / len(real),
        "max": max(real),
        "cpu mean": sum(cpu) / len(cpu),
        "cpu p99": sorted(cpu)[int(len(cpu) * 0.99)],
        "cpu max": max(cpu),
    }


def main() -> None:
    for line in sys.stdin:
        what, game, seats, *rest = line.split()
        if what == "rate":
            found: object = rate(game, int(seats), int(rest[0]), float(rest[1]))
        else:
            found = times(game, int(seats), rest[0], int(rest[1]))
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
