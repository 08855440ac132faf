"""Balance: who wins from which seat, how long and close games are, and what decides them.

Variants of a game (options, house components) are played with the same seeds by the same bots, so
that they can be compared game by game.
"""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, pstdev
from typing import Final

import msgspec

from uguisu.bots.bot import OWN, Budget
from uguisu.bots.bot_failures import Failure
from uguisu.kernel.seats import letter
from uguisu.lab.intervals import Mean, Share, mean_of
from uguisu.lab.job import Part
from uguisu.lab.journal import programs
from uguisu.lab.playing import Outcome, Seating, Setting

MANY: Final = 10_000_000
"""More games than a variant ever has, so that numbers stay when more games are asked for."""


class Variant(msgspec.Struct, frozen=True):
    """A way to play the game, with a name for the report."""

    name: str
    options: dict[str, str | int] = {}
    house: str = ""


class Study(msgspec.Struct, frozen=True):
    """What to study. Different bots rotate by one seat from game to game."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    variants: tuple[Variant, ...]
    seed: str = "1"
    budget: Budget = OWN

    @property
    def job(self) -> str:
        """Everything that decides the outcome of a game; not the number of games."""
        text = msgspec.json.encode(msgspec.structs.replace(self, games=0)).decode()
        return f"balance {text} {programs(self.bots)}"

    def parts(self) -> list[Part]:
        return [
            (
                Setting(self.game, v.options, v.house, self.budget, "deeds"),
                [self.seating(index, number) for number in range(self.games)],
            )
            for index, v in enumerate(self.variants)
        ]

    def seating(self, variant: int, number: int) -> Seating:
        bots = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        turned = number % self.seats
        return Seating(
            variant * MANY + number,
            f"{self.seed} {number}",
            tuple(bots[turned:] + bots[:turned]),
        )

    def by_variant(self, outcomes: Sequence[Outcome]) -> list[list[Outcome]]:
        """The outcomes of every variant in the order of their numbers."""
        sorted_out: list[list[Outcome]] = [[] for _ in self.variants]
        for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
            sorted_out[outcome.number // MANY].append(outcome)
        return sorted_out


class Deed(msgspec.Struct, frozen=True):
    """How often winners and others do something in a game."""

    name: str
    winners: float
    others: float
    ahead: Mean
    """How much more of it winners do than the others, game by game."""
    weight: float
    """The same in standard deviations: how well it separates winners from others."""


class VariantResult(msgspec.Struct, frozen=True):
    """The results of one variant."""

    variant: str
    games: int
    seats: list[Share]
    order: list[Share]
    """By the order of play: first, second …"""
    bots: list[Share]
    length: Mean
    lengths: list[int]
    points: list[int]
    """Of all seats of all games."""
    winning: Mean
    margin: Mean
    """By how many points the best is ahead of the second."""
    shared: Share
    """Games whose victory was shared."""
    deeds: list[Deed]
    roles: dict[str, list[Share]]
    failures: list[Failure]


class Difference(msgspec.Struct, frozen=True):
    """The effect of a variant, measured on the same seeds."""

    what: str
    variant: str
    base: float
    changed: Mean


def variant_result(variant: str, outcomes: Sequence[Outcome]) -> VariantResult:
    seats = len(outcomes[0].bots)
    return VariantResult(
        variant=variant,
        games=len(outcomes),
        seats=[
            share_of(letter(seat), [outcome.won(seat) for outcome in outcomes])
            for seat in range(seats)
        ],
        order=[
            share_of(str(at + 1), [o.won((o.first + at) % seats) for o in outcomes if o.first >= 0])
            for at in range(seats)
        ],
        bots=_by_name([(bot, o.won(s)) for o in outcomes for s, bot in enumerate(o.bots)]),
        length=mean_of([outcome.length for outcome in outcomes]),
        lengths=[outcome.length for outcome in outcomes],
        points=[points for outcome in outcomes for points in outcome.points],
        winning=mean_of([max(outcome.points) for outcome in outcomes]),
        margin=mean_of([margin(outcome) for outcome in outcomes]),
        shared=share_of("", [float(outcome.places.count(1) > 1) for outcome in outcomes]),
        deeds=_deeds(outcomes),
        roles=_roles(outcomes),
        failures=[failure for outcome in outcomes for failure in outcome.failures],
    )


def margin(outcome: Outcome) -> int:
    best, second = sorted(outcome.points, reverse=True)[:2]
    return best - second


def share_of(name: str, won: Sequence[float]) -> Share:
    return Share(name, len(won), sum(won))


def _by_name(found: Sequence[tuple[str, float]]) -> list[Share]:
    names = sorted({name for name, _ in found})
    return [share_of(name, [won for own, won in found if own == name]) for name in names]


def _roles(outcomes: Sequence[Outcome]) -> dict[str, list[Share]]:
    """How often seats of each role win."""
    names = [name for name, value in outcomes[0].deeds[0].items() if isinstance(value, str)]
    return {
        name: _by_name(
            [(str(d[name]), o.won(seat)) for o in outcomes for seat, d in enumerate(o.deeds)]
        )
        for name in names
    }


def _deeds(outcomes: Sequence[Outcome]) -> list[Deed]:
    """The most significant first. Games that everybody wins are left out."""
    names = [name for name, value in outcomes[0].deeds[0].items() if isinstance(value, int)]
    told = [outcome for outcome in outcomes if 0 < outcome.places.count(1) < len(outcome.places)]
    deeds = [_deed(name, told) for name in names] if told else []
    return sorted(deeds, key=lambda deed: abs(deed.weight), reverse=True)


def _deed(name: str, outcomes: Sequence[Outcome]) -> Deed:
    winners, others, ahead = [], [], []
    for outcome in outcomes:
        counts = [int(deeds[name]) for deeds in outcome.deeds]
        first = [c for c, place in zip(counts, outcome.places, strict=True) if place == 1]
        rest = [c for c, place in zip(counts, outcome.places, strict=True) if place > 1]
        winners.append(fmean(first))
        others.append(fmean(rest))
        ahead.append(winners[-1] - others[-1])
    spread = pstdev([int(deeds[name]) for outcome in outcomes for deeds in outcome.deeds])
    weight = fmean(ahead) / spread if spread else 0.0
    return Deed(name, fmean(winners), fmean(others), mean_of(ahead), weight)


def differences(variants: Sequence[str], parts: Sequence[Sequence[Outcome]]) -> list[Difference]:
    """Every variant against the first, game by game with the same seed."""
    base = parts[0]
    found = []
    for name, other in zip(variants[1:], parts[1:], strict=True):
        for what, measure in MEASURES.items():
            before = [measure(outcome) for outcome in base]
            change = [measure(outcome) - was for outcome, was in zip(other, before, strict=True)]
            found.append(Difference(what, name, fmean(before), mean_of(change)))
    return found


MEASURES: Final[Mapping[str, Callable[[Outcome], float]]] = {
    "length": lambda outcome: float(outcome.length),
    "winning": lambda outcome: float(max(outcome.points)),
    "margin": lambda outcome: float(margin(outcome)),
    "first-wins": lambda outcome: outcome.won(max(outcome.first, 0)),
}
"""What variants are compared by."""
