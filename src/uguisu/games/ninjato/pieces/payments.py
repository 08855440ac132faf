"""Payments: every way to pay one to four treasures, and what a demand makes of it.

A payment is a multiset of treasures, and its number is its place in one fixed order, the cheapest
first: fewer treasures, then fewer golds, then the lower worth.
"""

from typing import Final

from mypy_extensions import i64

from uguisu.games.ninjato.pieces.numbers import GOLD, JADE, KINDS, WORTH

MOST: Final = 4
PAYMENTS: Final = 125
SMALL_PAYMENTS: Final = 20
"""Those of one or two treasures come first: all that a rumour can ask for."""

PURSES: Final = (MOST + 1) ** KINDS

# What one place of a demand asks for: a kind of treasure (0 to 3), or one of these.
ANY: Final = 4
ALIKE: Final = 5
MAYBE: Final = 6
"""Any treasure or none."""

FIELD: Final = 4
"""Bits per kind in a packed multiset: three for the count, the highest as a guard."""
GUARD_BITS: Final = 0b1000_1000_1000_1000_1000
CAP: Final = 7


def _multisets() -> list[list[int]]:
    """How many of each kind, for all multisets of one to four treasures."""
    found: list[list[int]] = []
    for fans in range(MOST + 1):
        for scrolls in range(MOST + 1 - fans):
            for vases in range(MOST + 1 - fans - scrolls):
                for jades in range(MOST + 1 - fans - scrolls - vases):
                    for golds in range(MOST + 1 - fans - scrolls - vases - jades):
                        found.append([fans, scrolls, vases, jades, golds])
    return found[1:]


def _dearness(counts: list[int]) -> tuple[int, int, int, list[int]]:
    worth = sum(WORTH[kind] * counts[kind] for kind in range(KINDS))
    return sum(counts), counts[GOLD], worth, [-n for n in counts]


def packed(counts: list[int]) -> i64:
    """A multiset in one int; `covers` compares two of them at once."""
    out: i64 = 0
    for kind in range(KINDS):
        out |= min(counts[kind], CAP) << FIELD * kind
    return out


def covers(owned: i64, needed: i64) -> bool:
    """Whether a packed multiset holds another: no field may borrow from its guard bit."""
    return (owned | GUARD_BITS) - needed & GUARD_BITS == GUARD_BITS


def purse(treasures: list[int], at: i64) -> i64:
    """A number for the treasures from `at` on, as far as a payment can tell them apart."""
    number: i64 = 0
    for kind in range(at, at + KINDS):
        count = treasures[kind]
        number = number * (MOST + 1) + (min(MOST, count))
    return number


def in_purse(number: i64) -> list[int]:
    """How many of each kind are in a purse, four standing for four or more."""
    treasures = [0] * KINDS
    for kind in range(KINDS - 1, -1, -1):
        treasures[kind] = number % (MOST + 1)
        number //= MOST + 1
    return treasures


PAID: Final = sorted(_multisets(), key=_dearness)
PACKED: Final = [packed(counts) for counts in PAID]
_NUMBERS: Final = {packed(counts): number for number, counts in enumerate(PAID)}


def number_of(counts: list[int]) -> i64:
    """The number of a payment of one to four treasures."""
    return _NUMBERS[packed(counts)]


def honours(demand: list[int]) -> list[int]:
    """NJT-36, NJT-65: what each payment scores at this demand, 0 where it does not satisfy it.

    Gold means what is worth most: every way to fill the demand is tried, the best one counts.
    """
    best = [0] * PAYMENTS
    for alike in range(JADE + 1) if ALIKE in demand else [JADE]:
        _fill(demand, 0, alike, [0] * KINDS, 0, best)
    return best


def _fill(
    demand: list[int], at: i64, alike: i64, counts: list[int], honour: i64, best: list[int]
) -> None:
    """Fill the places of a demand from `at` on; where alike ones are asked, with one kind."""
    if at == len(demand) or demand[at] == MAYBE:
        if sum(counts):
            number = number_of(counts)
            best[number] = max(best[number], honour)
        if at == len(demand):
            return
    asked = alike if demand[at] == ALIKE else demand[at]
    for kind in range(KINDS):
        if asked in (ANY, MAYBE):
            gain = WORTH[JADE if kind == GOLD else kind]
        elif kind in (asked, GOLD):
            gain = WORTH[asked]
        else:
            continue
        counts[kind] += 1
        _fill(demand, at + 1, alike, counts, honour + gain, best)
        counts[kind] -= 1
