"""Training: collect games of the network against itself, learn from them, measure, save, repeat.

The saved files are enough to continue exactly: weights in full precision, moments, magnet, random
state. Only unfinished games start over.
"""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from uguisu import __version__
from uguisu.bots.network.action_parts import count_of, parts_of
from uguisu.bots.network.memory import Memory
from uguisu.bots.network.weights import LAYERS, Network, NetworkInfo, load, new_network, save
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.game import AnyGame
from uguisu.research.table import game_of
from uguisu.research.training.arena import measured
from uguisu.research.training.collect import Batch
from uguisu.research.training.crews import Hire, here, orders
from uguisu.research.training.ppo import Learner, PpoSettings
from uguisu.research.training.rivals import rival_of

STEPS: Final = 96
"""Decisions at a table between two lessons."""
SAVE_MINUTES: Final = 2.0
"""Between two saves: as much may be lost when the power fails."""
Z: Final = 1.96


class Plan(NamedTuple):
    """What to learn, and how long."""

    game: str
    out: Path
    minutes: float = 30.0
    lessons: int = 0
    """If any, the end of it, not the minutes: so equal seeds give equal weights."""
    seed: int = 1
    hidden: int = 192
    tables: int = 16
    """Of the fewest players; four times as many of the next number, then nine times, and so on: the
    more play, the less a game teaches each of them."""
    test_games: int = 120
    tests: int = 6
    among: float = 0.75
    """The part of the tables at which one seat learns among chunins, where those are quick."""
    against: str = ""
    """A rank: then one seat learns against it at all tables, and never against itself."""
    settings: PpoSettings = PpoSettings()

    def counts(self, game: AnyGame) -> list[int]:
        """Tables by number of players."""
        return [self.tables * (place + 1) ** 2 for place in range(len(game.seat_range))]


class Progress(NamedTuple):
    """After a lesson, and how much of the time is used; a test now and then."""

    games: int
    decisions: int
    share: float
    tested: tuple[int, float] | None = None
    """Number of players, and the share won among bots of the rank."""


class Training:
    def __init__(self, plan: Plan, *, resume: bool = False, hire: Hire = here) -> None:
        game = self.game = game_of(plan.game)
        self.plan = plan
        self.memory = Memory(game)
        parts = parts_of(game.actions)
        about = NetworkInfo(
            game=game.id,
            numbers=game.info.version,
            inputs=self.memory.inputs,
            actions=game.action_space,
            parts=count_of(parts),
            version=__version__,
            seed=plan.seed,
            hidden=plan.hidden,
            against=plan.against,
        )
        self.random = np.random.default_rng(plan.seed)
        network = new_network(about, self.random)
        self.learner = Learner(network, parts, plan.settings, self.random)
        self.games = 0
        self.lessons = 0
        self.minutes = 0.0
        self.decisions = 0
        self.curve: list[tuple[int, int, float, float, float]] = []
        if resume:
            self._resume()
        self.rank = plan.against or "chunin"
        part = 1.0 if plan.against else plan.among
        if plan.against and rival_of(game.id, plan.against) is None:
            raise BadSetup(f"{plan.against!r} of {game.id} is too slow to learn against.")
        label = f"{plan.seed} {self.games}"
        self.ended = 0
        """Games since this began or went on."""
        self.crews = hire(
            [
                order
                for seats, count in zip(game.seat_range, plan.counts(game), strict=True)
                for order in orders(
                    game.id, seats, count, f"learn {label} {seats}", part, self.rank
                )
            ]
        )

    @property
    def network(self) -> Network:
        return self.learner.network

    def run(self) -> Iterator[Progress]:
        begin, used = monotonic(), self.minutes
        next_test, saved = self._next_test(), used
        while self.share < 1:
            self.lesson()
            self.minutes = used + (monotonic() - begin) / 60
            share = self.share
            yield Progress(self.games, self.decisions, share)
            if share >= next_test:
                for seats, won in self._test():
                    yield Progress(self.games, self.decisions, share, (seats, won))
                next_test = self._next_test()
            if self.minutes - saved > SAVE_MINUTES:
                self.save()
                saved = self.minutes
        self.save()

    @property
    def share(self) -> float:
        """How much of the lessons is over, or of the time."""
        if self.plan.lessons:
            return min(1.0, self.lessons / self.plan.lessons)
        return min(1.0, self.minutes / self.plan.minutes) if self.plan.minutes else 1.0

    @property
    def minutes_left(self) -> float:
        return self.minutes * (1 / self.share - 1) if self.share else self.plan.minutes

    def lesson(self) -> None:
        played = self.crews(self.network, STEPS)
        batch = Batch.of([one.batch for one in played])
        self.learner.learn(batch)
        self.lessons += 1
        self.decisions += len(batch.taken)
        ended = sum(one.ended for one in played)
        self.games += ended - self.ended
        self.ended = ended

    def _next_test(self) -> float:
        return (int(self.share * self.plan.tests + 1e-9) + 1) / self.plan.tests

    def _test(self) -> Iterator[tuple[int, float]]:
        for seats in self.game.seat_range:
            won = measured(
                self.network, self.rank, seats, self.plan.test_games, f"test {self.games}"
            )
            share = won.wins / won.games
            spread = Z * (share * (1 - share) / won.games) ** 0.5
            low, high = round(share - spread, 4), round(share + spread, 4)
            self.curve.append((self.games, seats, round(share, 4), low, high))
            yield seats, share

    def save(self) -> None:
        about = msgspec.structs.replace(
            self.network.about,
            games=self.games,
            lessons=self.lessons,
            minutes=round(self.minutes, 2),
            curve=tuple(self.curve),
        )
        self.network.about = about
        save(self.network, self.plan.out)
        self._save_for_later()

    @property
    def later(self) -> Path:
        """What is needed to continue, besides the weights."""
        return self.plan.out.with_suffix(".training.npz")

    def _save_for_later(self) -> None:
        learner = self.learner
        kept: dict[str, Any] = {"steps": learner.steps, "decisions": self.decisions}
        for name in LAYERS:
            kept[f"own-{name}"] = learner.network.layers[name]
            kept[f"magnet-{name}"] = learner.magnet.layers[name]
            kept[f"first-{name}"] = learner.first[name]
            kept[f"second-{name}"] = learner.second[name]
        np.savez(self.later, **kept)

    def _resume(self) -> None:
        about = load(self.plan.out).about
        if (about.game, about.hidden) != (self.plan.game, self.plan.hidden):
            raise BadSetup(
                f"{self.plan.out} was learned for {about.game}, with {about.hidden} units."
            )
        self.games, self.minutes, self.curve = about.games, about.minutes, list(about.curve)
        self.lessons = about.lessons
        learner = self.learner
        with np.load(self.later, allow_pickle=False) as kept:
            learner.steps, self.decisions = int(kept["steps"]), int(kept["decisions"])
            for name in LAYERS:
                learner.network.layers[name] = kept[f"own-{name}"]
                learner.magnet.layers[name] = kept[f"magnet-{name}"]
                learner.first[name] = kept[f"first-{name}"]
                learner.second[name] = kept[f"second-{name}"]
        self.random = learner.random = np.random.default_rng([self.plan.seed, self.games])
