"""Calibration: compares the probabilities in reviews of bot games with what happened."""

import multiprocessing
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import msgspec

from uguisu.bots.bot import turn_of
from uguisu.bots.parallel.worker import start_worker
from uguisu.bots.registry import make_bot
from uguisu.bots.search.appraisal import shares, tempered
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.review.analysts import make_analyst
from uguisu.review.curve import moment
from uguisu.review.decisions import has_choice, judge
from uguisu.review.review import Plan

BINS: Final = 10
TEMPERATURES: Final = [number / 20 for number in range(10, 61)]
"""From 0.5 to 3."""
BELIEFS: Final = "beliefs"
CHANCES: Final = "chances"


class Study(msgspec.Struct, frozen=True):
    """Games between equal bots; every so many decisions, one is judged."""

    game: str
    seats: int
    bot: str
    seed: str
    plan: Plan
    every: int = 10


class Saying(msgspec.Struct, frozen=True):
    """What was said about one thing: the chance of every way it could be, and what of each came
    true (shared victories: a part)."""

    kind: str
    chances: tuple[float, ...]
    came_true: tuple[float, ...]


class Row(msgspec.Struct, frozen=True):
    """All statements with about the same probability."""

    low: float
    count: int
    said: float
    came_true: float


class Calibration(msgspec.Struct, frozen=True):
    rows: tuple[Row, ...]
    brier: float
    """Mean squared error of the chances; `uniform` of uniform guesses."""
    uniform: float
    temperature: float
    """By which these chances would have to be tempered further for the least error: 1 is best."""


def played(study: Study, number: int) -> Play:
    """One game of the study, always the same one."""
    game = GAMES[study.game]
    seed = f"{study.seed} {number}"
    play = Play(game, study.seats, seed=f"calibration {seed}")
    bots = [make_bot(study.game, study.bot) for _ in range(study.seats)]
    while not play.state.is_over:
        seat = play.state.actors()[0]
        play.act(seat, bots[seat].choose(turn_of(play, seat, seed, bots[seat])))
    return play


def sayings(study: Study, number: int) -> list[Saying]:
    """What reviews say at some decisions of one game."""
    play = played(study, number)
    analyst = make_analyst(study.game)
    result = shares(play.state)
    found: list[Saying] = []
    steps = [step for step in range(1, len(play.entries) + 1) if has_choice(play, step)]
    for step in steps[number % study.every :: study.every]:
        plan = study.plan
        judged = judge(play, analyst, step, plan.iterations, plan.worlds, plan.seed)
        for belief in judged.beliefs:
            came_true = tuple(float(how == belief.truth) for how in belief.chances)
            found.append(Saying(BELIEFS, tuple(belief.chances.values()), came_true))
        seen = moment(play, analyst, step, plan.worlds, plan.seed)
        found += (Saying(CHANCES, eyes, tuple(result)) for eyes in seen.chances)
    return found


def all_sayings(study: Study, games: int, workers: int) -> Iterator[list[Saying]]:
    """One list for each game, in their order."""
    if workers < 2:
        yield from (sayings(study, number) for number in range(games))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=start_worker) as pool:
        yield from pool.map(sayings, [study] * games, range(games))


def calibrated(said: Iterable[Saying]) -> Calibration:
    """Sorted into bins by what was said."""
    known = list(said)
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for one in known:
        for chance, came_true in zip(one.chances, one.came_true, strict=True):
            row = sums[min(BINS - 1, int(chance * BINS))]
            row[0] += 1
            row[1] += chance
            row[2] += came_true
    rows = tuple(
        Row(number / BINS, int(row[0]), row[1] / row[0], row[2] / row[0])
        for number, row in enumerate(sums)
        if row[0]
    )
    uniform = [
        msgspec.structs.replace(one, chances=(1 / len(one.chances),) * len(one.chances))
        for one in known
    ]
    best = min(TEMPERATURES, key=lambda temperature: brier(known, temperature))
    return Calibration(rows, brier(known), brier(uniform), best)


def brier(said: Sequence[Saying], temperature: float = 1.0) -> float:
    """The mean squared error of the chances, if they were tempered like this."""
    error, count = 0.0, 0
    for one in said:
        chances = tempered(list(one.chances), temperature)
        error += sum((a - b) ** 2 for a, b in zip(chances, one.came_true, strict=True))
        count += len(chances)
    return error / max(1, count)
