"""Measures one build of the engine: reads lines `what name seats seconds`, prints rates.

`bench/engine.py` starts it once in the interpreted and once in the compiled environment.
"""

import random
import sys
from time import process_time

from uguisu.games import GAMES
from uguisu.kernel.playout import play_out
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import TurnState


def driven(name: str, seats: int, seconds: float) -> float:
    """Decisions per second of random play, one Python call after the other.

    One seat acts at a time, so nobody asks who may: the peers' driver does not ask either.
    """
    game = GAMES[name]
    rand = random.Random(1).random
    decisions = seed = 0
    begin = process_time()
    while process_time() - begin < seconds:
        seed += 1
        state = game.new(seats, None, seed)
        assert isinstance(state, TurnState)
        while not state.is_over:
            seat = state.turn
            legal = state.legal(seat)
            state.apply(seat, legal[int(rand() * len(legal))])
            decisions += 1
    return decisions / (process_time() - begin)


def driven_timed(name: str, seats: int, seconds: float) -> float:
    """The same for games where several seats, or the clock, may act."""
    game = GAMES[name]
    rand = random.Random(1).random
    decisions = seed = 0
    begin = process_time()
    while process_time() - begin < seconds:
        seed += 1
        state = game.new(seats, None, seed)
        while not state.is_over and process_time() - begin < 2 * seconds:
            actors = state.actors()
            seat = actors[int(rand() * len(actors))]
            legal = state.legal(seat)
            at = state.due() if seat == CLOCK else 0
            state.apply_at(seat, legal[int(rand() * len(legal))], at)
            decisions += 1
    return decisions / (process_time() - begin)


def clones(name: str, seats: int, seconds: float) -> float:
    """Clones per second of a state in the middle of a game."""
    state = GAMES[name].new(seats, None, 1)
    play_out(state, Lots(1), limit=40)
    clone = state.clone
    count = 0
    begin = process_time()
    while process_time() - begin < seconds:
        for _ in range(1000):
            clone()
        count += 1000
    return count / (process_time() - begin)


def playouts(name: str, seats: int, seconds: float) -> float:
    """Decisions per second of random play inside the module."""
    game = GAMES[name]
    lots = Lots(1)
    decisions = seed = 0
    begin = process_time()
    while process_time() - begin < seconds:
        seed += 1
        decisions += play_out(game.new(seats, None, seed), lots, limit=100_000)
    return decisions / (process_time() - begin)


def rollouts(name: str, seats: int, seconds: float) -> float:
    """The same from one table on that is set up already, as the peer's rollouts begin."""
    table = GAMES[name].new(seats, None, 1)
    lots = Lots(1)
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        decisions += play_out(table.clone(), lots, limit=100_000)
    return decisions / (process_time() - begin)


def rounds(name: str, seats: int, seconds: float) -> float:
    """Simulated rounds per second of people of mixed levels, one Python call per round."""
    from uguisu.games.ninja_master.race.plans import run_round
    from uguisu.games.ninja_master.race.reflexes import LEVELS
    from uguisu.games.ninja_master.state import NinjaMasterState

    game = GAMES[name]
    lots = Lots(1)
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(seats)]
    count = seed = 0
    begin = process_time()
    while process_time() - begin < seconds:
        seed += 1
        state = game.new(seats, None, seed)
        assert isinstance(state, NinjaMasterState)
        while not state.is_over:
            run_round(state, levels, lots)
            count += 1
    return count / (process_time() - begin)


MEASURES = {
    "driven": driven,
    "driven-timed": driven_timed,
    "clones": clones,
    "playouts": playouts,
    "rollouts": rollouts,
    "rounds": rounds,
}


def main() -> None:
    for line in sys.stdin:
        what, name, seats, seconds = line.split()
        print(MEASURES[what](name, int(seats), float(seconds)), flush=True)


if __name__ == "__main__":
    main()
