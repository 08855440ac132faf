"""Appraisal: the value of every choice of one decision, and its uncertainty.

Half of the playouts select by halving; the other half evaluates the remaining choices in fresh
worlds, so that the best choice is not overrated for having been lucky. The choice that was played
stays to the end.
"""

from math import sqrt
from typing import Any, ClassVar, Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from uguisu.bots.bot import Turn
from uguisu.bots.search.halving import Candidate, HalvingSearch
from uguisu.kernel.action import Action
from uguisu.kernel.message import Message
from uguisu.kernel.playout import play_out
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State
from uguisu.kernel.type_variables import S, V

FINALISTS: Final = 3
"""How many choices are valued in fresh worlds, besides the one that was played."""
SEEDS: Final = 1 << 24
CERTAIN: Final = 0.01
"""Closer to 0 or 1 a chance has no slope any more."""


class RaceEvent(NamedTuple):
    """An event of a race, reported without a value: when it happened, and its points."""

    seat: int
    what: str
    after: int
    """Milliseconds since the race began."""
    points: int
    why: Message
    """What it brought these points by."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Analyst(Generic[S, V]):
    """What a review needs of a game. This base class works for any game: uniform worlds, random
    playouts."""

    version: ClassVar[int] = 1
    """Counts up when the same game would be reviewed differently: kept reviews are then made
    anew."""
    judges: ClassVar[bool] = True
    """Whether choices are compared; in a race they cannot be."""
    usual_iterations: ClassVar[int] = 2_000
    """Playouts of a decision, if nobody says otherwise."""
    usual_worlds: ClassVar[int] = 100
    """Worlds for the chances of a moment and for beliefs, likewise."""

    def begin(self, turn: Turn[S, V]) -> None:
        """Start with one seat's knowledge. The following calls are about this turn."""
        self.turn = turn

    def world(self, number: int) -> S:
        """Likely world number `number`."""
        return self.turn.world(number)

    def candidates(self, state: S, seat: int, legal: list[Action]) -> list[Action]:
        """The choices worth examining, the most promising first."""
        return legal

    def carry_out(self, state: S, seat: int, action: Action) -> None:
        state.carry_out(seat, action, 0)

    def play_on(self, state: S, lots: Lots) -> list[float]:
        """Play on from here in this world; returns every seat's chance to win."""
        play_out(state, lots)
        return shares(state)

    def temperature(self, state: S) -> float:
        """By which the chances of this moment are tempered: above 1 where playouts are surer than
        what comes true, below 1 where they are not sure enough (docs/review.md says how it was
        fitted). It depends on what everybody sees."""
        return 1.0

    def is_settled(self, state: S) -> bool:
        """Whether every seat can judge this moment, not only the one on turn."""
        return True

    def hidden(self, state: S, observer: int) -> list[tuple[str, str]]:
        """The facts the observer may not know, as pairs of a question and its true answer."""
        return []

    def exact(self) -> dict[str, dict[str, float]]:
        """Probabilities that are known exactly, by what is hidden. All others are counted in
        worlds."""
        return {}

    def why(
        self, best: int, played: int | None, beliefs: dict[str, dict[str, float]]
    ) -> Message | None:
        """One sentence of facts the seat knew: why the best choice is better than the one that was
        played, or, if none was yet, what speaks for it. None if that would not be certain."""
        return None

    def deeds(self, before: V, after: V) -> list[RaceEvent]:
        """The events of a race that ended between two views of a spectator."""
        return []


AnyAnalyst = Analyst[Any, Any]


def shares(state: State) -> list[float]:
    """The result of a finished game: winners share the victory."""
    places = state.places()
    won = 1.0 / places.count(1)
    return [won if place == 1 else 0.0 for place in places]


class AppraisedChoice(Candidate):
    """A choice with everybody's chances after it, and the mover's chance in each world."""

    def __init__(self, action: Action, seats: int, temperature: float) -> None:
        super().__init__(action)
        self.temperature = temperature
        self.chances = [0.0] * seats
        self.results: list[float] = []

    def take(self, chances: list[float], seat: int) -> None:
        self.note(chances[seat])
        self.results.append(chances[seat])
        for other in range(len(chances)):
            self.chances[other] += chances[other]

    def forget(self) -> None:
        self.tries = 0
        self.reward = 0.0
        self.results = []
        self.chances = [0.0] * len(self.chances)

    def means(self) -> list[float]:
        """Everybody's chance, tempered."""
        tries = max(1, self.tries)
        return tempered([total / tries for total in self.chances], self.temperature)

    def error(self) -> float:
        """The standard error of the mover's chance."""
        return standard_error(self.results) * self.scale()

    def gap_error(self, other: "AppraisedChoice") -> float:
        """The standard error of the difference, world by world where both were tried."""
        count = min(len(self.results), len(other.results))
        gaps = [self.results[i] - other.results[i] for i in range(count)]
        return standard_error(gaps) * max(self.scale(), other.scale())

    def scale(self) -> float:
        """What tempering makes of a small difference of the mover's chance."""
        before = min(max(self.mean(), CERTAIN), 1.0 - CERTAIN)
        after = tempered([before, 1.0 - before], self.temperature)[0]
        return after * (1.0 - after) / (before * (1.0 - before)) / self.temperature


class Appraisal(HalvingSearch):
    """The appraisal of one decision; an iteration is one playout."""

    def __init__(self, analyst: AnyAnalyst, seat: int, played: Action | None, seed: int) -> None:
        super().__init__(FINALISTS)
        self.analyst = analyst
        self.seat = seat
        self.played = played
        self.lots = Lots(seed)
        self.worlds = 0
        state = analyst.world(0)
        actions = analyst.candidates(state, seat, state.legal(seat))
        if played is not None and played not in actions:
            actions = [*actions, played]
        temperature = analyst.temperature(state)
        self.choices = [AppraisedChoice(action, state.seats, temperature) for action in actions]
        self.tried = [*self.choices]
        self.left = [*self.choices]

    def appraise(self, iterations: int) -> None:
        self.run(iterations // 2, 0.0)
        for candidate in self.left:
            assert isinstance(candidate, AppraisedChoice)
            candidate.forget()
        while self.spent < iterations:
            self.try_all()
        self.keep(len(self.left))

    def try_all(self) -> None:
        analyst = self.analyst
        world = analyst.world(self.worlds)
        seed = self.lots.below(SEEDS)
        for candidate in self.left:
            assert isinstance(candidate, AppraisedChoice)
            after = world.clone()
            analyst.carry_out(after, self.seat, candidate.action)
            candidate.take(analyst.play_on(after, Lots(seed)), self.seat)
            self.spent += 1
        self.worlds += 1

    def keep(self, count: int) -> None:
        """The choice that was played, if one was, is never dropped."""
        self.left.sort(key=lambda candidate: -candidate.mean())
        self.left = [
            candidate
            for place, candidate in enumerate(self.left)
            if place < count or candidate.action == self.played
        ]


def position_chances(analyst: AnyAnalyst, worlds: int, seed: int) -> list[float]:
    """Everybody's chance to win as the seat of the analyst's turn can judge it."""
    lots = Lots(seed)
    temperature = 1.0
    totals: list[float] = []
    for number in range(worlds):
        world = analyst.world(number)
        if not totals:
            totals = [0.0] * world.seats
            temperature = analyst.temperature(world)
        chances = analyst.play_on(world, Lots(lots.below(SEEDS)))
        for seat in range(len(chances)):
            totals[seat] += chances[seat]
    return tempered([total / worlds for total in totals], temperature)


def tempered(chances: list[float], temperature: float) -> list[float]:
    """The same chances, less sure if the temperature is above 1 and surer if it is below; what is
    certain stays so."""
    if temperature == 1.0:
        return chances
    odds = [chance ** (1.0 / temperature) for chance in chances]
    total = sum(odds)
    return [one / total for one in odds] if total > 0.0 else chances


def standard_error(values: list[float]) -> float:
    """With a lower bound, because a few equal results prove nothing."""
    count = len(values)
    if count < 2:
        return 1.0
    total = 0.0
    squares = 0.0
    for value in values:
        total += value
        squares += value * value
    mean = total / count
    found = sqrt(max(squares / count - mean * mean, 0.0) / count)
    return max(found, 1.0 / (count + 1))
