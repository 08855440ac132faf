"""Ratings: Luce's choice model, the generalisation of Bradley and Terry to tables of many.

A bot wins with a probability of its strength over the sum of the strengths at its table. Strengths
are those under which the results are likeliest, found by Hunter's algorithm (Annals of Statistics
32, 2004). Intervals come from the bootstrap: the same number of blocks is drawn from the results
again and again, a block being the games of one shuffle with all seatings (docs/decisions/0060).
"""

from collections.abc import Mapping, Sequence
from math import log10
from typing import Final

import msgspec

from uguisu.kernel.rng import Lots

SCALE: Final = 400.0
"""Points for a strength ten times as high, as Elo has it."""
DRAWS: Final = 300
"""Samples of the bootstrap."""
ROUNDS: Final = 200
PRECISION: Final = 1e-5
PRIOR: Final = 0.5
"""The prior: victories each way between any two bots that met, so that strengths stay finite when
one has won everything."""

Block = Mapping[str, float]
"""Victories of each bot in the games of one shuffle."""


class Match(msgspec.Struct, frozen=True):
    """Results of tables with the same bots: how many seats each has, and block after block."""

    seats: dict[str, int]
    blocks: list[dict[str, float]]


class Rating(msgspec.Struct, frozen=True):
    name: str
    points: float
    low: float
    high: float


def ratings(matches: Sequence[Match], anchor: str, seed: int = 1) -> list[Rating]:
    """Points above those of the anchor, with 95% intervals, the strongest first."""
    best = strengths([(match.seats, match.blocks) for match in matches])
    lots = Lots(seed)
    drawn: dict[str, list[float]] = {name: [] for name in best}
    for _ in range(DRAWS):
        sample = [
            (m.seats, [m.blocks[lots.below(len(m.blocks))] for _ in m.blocks]) for m in matches
        ]
        found = strengths(sample, best)
        for name, strength in found.items():
            drawn[name].append(points(strength, found[anchor]))
    return [
        Rating(name, points(best[name], best[anchor]), *middle(drawn[name]))
        for name in sorted(best, key=best.__getitem__, reverse=True)
    ]


def points(strength: float, anchor: float) -> float:
    return SCALE * log10(strength / anchor)


def middle(values: list[float]) -> tuple[float, float]:
    """The bounds of the middle 95%."""
    ordered = sorted(values)
    cut = round(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def strengths(
    results: Sequence[tuple[Mapping[str, int], Sequence[Block]]],
    guess: Mapping[str, float] | None = None,
) -> dict[str, float]:
    """Hunter's MM algorithm: raise every strength to what its victories deserve, until all fit."""
    names = list(dict.fromkeys(name for seats, _ in results for name in seats))
    wins = dict.fromkeys(names, 0.0)
    tables: list[tuple[Mapping[str, int], float]] = []
    for seats, blocks in results:
        games = 0.0
        for block in blocks:
            for name, won in block.items():
                wins[name] += won
                games += won
        tables.append((seats, games))
        tables.append((dict.fromkeys(seats, 1), PRIOR * len(seats)))
        for name in seats:
            wins[name] += PRIOR
    strength = dict(guess) if guess else dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        deserved = dict.fromkeys(names, 0.0)
        for seats, games in tables:
            total = sum(count * strength[name] for name, count in seats.items())
            for name, count in seats.items():
                deserved[name] += games * count / total
        after = {name: wins[name] / deserved[name] for name in names}
        mean = sum(after.values()) / len(after)
        after = {name: value / mean for name, value in after.items()}
        moved = max(abs(after[name] / strength[name] - 1) for name in names)
        strength = after
        if moved < PRECISION:
            break
    return strength
