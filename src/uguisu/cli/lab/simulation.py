"""Many games for `uguisu sim`: the same seed gives the same games, on any build and any core."""

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import chain

import msgspec

from uguisu.bots.bot import OWN, Budget
from uguisu.bots.bot_failures import Failure
from uguisu.kernel.game import Game
from uguisu.kernel.options import Options
from uguisu.kernel.seats import letter
from uguisu.lab.intervals import Share
from uguisu.lab.playing import Outcome, Seating, Setting
from uguisu.lab.workers import chunks_of, in_order, on_cores

BATCH = 1_000_000
"""Games planned at a time."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. Different bots rotate by one seat from game to game."""

    game: Game
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Options
    budget: Budget = OWN

    def seating(self, number: int) -> tuple[str, ...]:
        bots = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        turned = number % self.seats
        return tuple(bots[turned:] + bots[:turned])

    @property
    def described(self) -> dict[str, object]:
        """The metadata of a data set of these games."""
        return {
            "game": self.game.id,
            "numbers": self.game.info.version,
            "actions": self.game.action_space,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "bots": list(self.bots),
            "games": self.games,
            "iterations": self.budget.iterations,
            "seconds": self.budget.seconds,
        }

    @property
    def setting(self) -> Setting:
        return Setting(self.game.id, dict(self.options), self.game.house, self.budget, "text")


def simulate(plan: Plan, processes: int = 1) -> Iterator[Outcome]:
    """The games in the order of their numbers, on as many processes."""
    runner = on_cores(processes)
    for first in range(0, plan.games, BATCH):
        numbers = range(first, min(first + BATCH, plan.games))
        seatings = [Seating(n, f"{plan.seed} {n}", plan.seating(n)) for n in numbers]
        chunks = chunks_of(plan.setting, seatings, processes)
        yield from chain.from_iterable(in_order(runner(list(enumerate(chunks)))))


class Tally:
    """The results of many games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.lengths: list[int] = []
        self.by_seat = [[0, 0.0] for _ in range(plan.seats)]
        self.by_bot = {name: [0, 0.0] for name in plan.bots}
        self.failures: list[Failure] = []
        self.forfeits = [0] * plan.seats
        """Games that each seat lost because its bot failed."""
        self.forfeits_by_bot = Counter[str]()
        self.digest = blake2b(digest_size=16)

    @property
    def is_whole(self) -> bool:
        """False when the games were interrupted."""
        return len(self.lengths) == self.plan.games

    def add(self, outcome: Outcome) -> None:
        self.lengths.append(outcome.length)
        self.digest.update(outcome.text.encode())
        self.failures += outcome.failures
        for seat in outcome.forfeits:
            self.forfeits[seat] += 1
            self.forfeits_by_bot[outcome.bots[seat]] += 1
        for seat, bot in enumerate(outcome.bots):
            for count in (self.by_seat[seat], self.by_bot[bot]):
                count[0] += 1
                count[1] += outcome.won(seat)

    def seats(self) -> list[Share]:
        return [Share(letter(s), int(n), won) for s, (n, won) in enumerate(self.by_seat)]

    def bots(self) -> list[Share]:
        return [Share(name, int(n), won) for name, (n, won) in self.by_bot.items()]
