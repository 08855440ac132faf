"""Measures the environments for researchers: reads lines `what name seats seconds`, prints rates.

`bench/research.py` starts it in the compiled environment.
"""

import random
import sys
from time import process_time
from typing import Any

import numpy as np

from uguisu.research.pettingzoo import env
from uguisu.research.vector import VectorEnv, random_actions

COUNT = 128


def vector(name: str, seats: int, seconds: float) -> float:
    """Decisions per second of random play, games stepped together, arrays made and chosen from."""
    games = VectorEnv(name, seats, count=COUNT, seed=1)
    lots = np.random.default_rng(1)
    turn = games.reset()
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        turn = games.step(random_actions(turn.masks, lots))
        decisions += COUNT
    return decisions / (process_time() - begin)


def aec(name: str, seats: int, seconds: float) -> float:
    return drive(env(name, seats=seats), seconds)


def drive(table: Any, seconds: float) -> float:
    """Decisions per second of random play through PettingZoo's own loop. Only the first game is
    seeded: RLCard's environments are made anew by a seed."""
    rand = random.Random(1).random
    decisions = 0
    table.reset(seed=1)
    begin = process_time()
    while process_time() - begin < seconds:
        table.reset()
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(rand() * len(legal))]))
            decisions += 1
    return decisions / (process_time() - begin)


MEASURES = {"vector": vector, "aec": aec}


def main() -> None:
    for line in sys.stdin:
        what, name, seats, seconds = line.split()
        print(MEASURES[what](name, int(seats), float(seconds)), flush=True)


if __name__ == "__main__":
    main()
