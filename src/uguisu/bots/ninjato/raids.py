"""Raids on clan houses: whether and how far to go, by the odds of the guards that may come.

The cards and tiles of a raider are packed into one number, its kit, four bits for each sort:
Boryaku, cards of the values 1 to 5, Taijutsu, then the tile that counts two and the one that sets
the base on this side. The cards in the guard decks are known, only their order is not, so guards
are counted.
"""

from typing import Final

from uguisu.bots.ninjato.worth import COUNT, FIELD, Worth, hand_of
from uguisu.games.ninjato.actions import BY_TACTICS, base_value
from uguisu.games.ninjato.pieces.numbers import (
    BORYAKU,
    CLANS,
    ELITE,
    GUARDS,
    KICKER,
    KINDS,
    MARKERS,
    MARKS,
    RED,
    SIDED,
    SKILLS,
    STRENGTH,
    TAIJUTSU,
    VALUES,
)
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.games.ninjato.rules.strikes import set_skill, short_of, two_skill
from uguisu.games.ninjato.state import NinjatoState

ONES: Final = 6 * FIELD
TWOS: Final = 7 * FIELD
SETS: Final = 8 * FIELD
UNBEATEN: Final = -1
TILE_COST: Final = 4
CARD_COST: Final = 10
KICKER_COST: Final = 13
TOO_DEAR: Final = 999


def kit_of(state: NinjatoState, seat: int, side: int) -> int:
    """Hand and unused tiles of a seat."""
    kit = hand_of(state, seat) | unused(state, seat, BORYAKU)
    kit |= unused(state, seat, TAIJUTSU) << ONES
    kit |= unused(state, seat, two_skill(side)) << TWOS
    return kit | unused(state, seat, set_skill(side)) << SETS


def unused(state: NinjatoState, seat: int, skill: int) -> int:
    at = seat * SKILLS + skill
    return state.tiles[at] - state.used[at]


def struck(kit: int, side: int, guard: int) -> int:
    """The kit after the cheapest strike that beats a guard, or UNBEATEN."""
    best = UNBEATEN
    least = TOO_DEAR
    for base in range(VALUES):
        if kit >> base * FIELD & COUNT:
            left = kit - (1 << base * FIELD)
            missing = short_of(side, base_value(side, base, 0), guard)
            cost = base_cost(side, base) + (help_cost(left, missing) if missing > 0 else 0)
            if cost < least:
                least = cost
                best = helped(left, missing)
            if left >> SETS & COUNT:
                left -= 1 << SETS
                missing = short_of(side, base_value(side, base, 1), guard)
                cost = set_cost(base) + (help_cost(left, missing) if missing > 0 else 0)
                if cost < least:
                    least = cost
                    best = helped(left, missing)
    return best


def base_cost(side: int, base: int) -> int:
    """Tiles come back; a card costs more, the more guards it beats."""
    if base == BY_TACTICS:
        return TILE_COST
    return CARD_COST + (base if side == STRENGTH else VALUES - base)


def set_cost(base: int) -> int:
    """With Kenjutsu or Intonjutsu, which card it is does not matter."""
    return 2 * TILE_COST if base == BY_TACTICS else TILE_COST + CARD_COST


def helped(kit: int, missing: int) -> int:
    """The kit without the tiles and kickers that make up for what is missing."""
    while missing > 1 and kit >> TWOS & COUNT:
        kit -= 1 << TWOS
        missing -= 2
    while missing > 0 and kit >> ONES & COUNT:
        kit -= 1 << ONES
        missing -= 1
    if missing > 0 and kit >> TWOS & COUNT:
        kit -= 1 << TWOS
        missing -= 2
    return kit - (max(missing, 0) << KICKER * FIELD)


def help_cost(kit: int, missing: int) -> int:
    """What that costs, or TOO_DEAR if there is not enough."""
    twos = min(kit >> TWOS & COUNT, missing // 2)
    missing -= 2 * twos
    ones = min(kit >> ONES & COUNT, missing)
    missing -= ones
    if missing > 0 and kit >> TWOS & COUNT > twos:
        twos += 1
        missing -= 2
    if missing > 0:
        if kit >> KICKER * FIELD & COUNT < missing:
            return TOO_DEAR
        return TILE_COST * (twos + ones) + KICKER_COST * missing
    return TILE_COST * (twos + ones)


class Raid:
    """A raid on one house."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        state = worth.state
        self.printed: Printed = state.printed
        self.elite_guard = worth.elite_guard()
        self.kinds = [worth.treasure(kind) for kind in range(KINDS)]
        self.guards = guard_counts(state.guard_deck, state.guard_discards)
        self.elites = elite_counts(state)
        self.side = STRENGTH
        self.loot: list[float] = []
        """The treasures left in the house, in the order in which they are won."""
        self.light = 0
        self.conquest = 0.0
        self.clans: list[float] = []

    def look_at(self, house: int) -> None:
        """What can be won there."""
        houses = self.worth.state.houses
        self.loot = []
        self.light = 0
        for treasure in range(SIDED):
            for _ in range(houses[house * SIDED + treasure]):
                self.loot.append(self.kinds[treasure % KINDS])
                if treasure < RED:
                    self.light += 1
        self.conquest = self.conquest_of(house)

    def conquest_of(self, house: int) -> float:
        """NJT-33: the marker of another clan instead of this one."""
        if not self.clans:
            self.clans = [self.worth.honour_of(clan, 5) / 5.0 for clan in range(CLANS)]
        marks = self.printed.marks
        markers = self.worth.state.markers
        old = markers[house]
        best = -99.0
        for marker in range(MARKERS):
            if marker // MARKS != old // MARKS and marker not in markers:
                best = max(best, marks[marker % MARKS] * self.clans[marker // MARKS])
        lost = marks[old % MARKS] * self.clans[old // MARKS]
        weights = self.worth.weights
        return weights.conquest + weights.marker * (best - lost)

    def begun(self, kit: int, guard: int) -> float:
        """The expected result of a raid that has not beaten its sentry yet; the hand, if it
        cannot."""
        left = struck(kit, self.side, self.printed.guard_value(guard, self.side, 0))
        if left == UNBEATEN:
            return self.worth.hand(kit) - 1.0
        return self.goes_on(left, 1, self.loot[0], self.loot[0], 2)

    def goes_on(self, kit: int, at: int, won: float, best: float, depth: int) -> float:
        """The expected result of a raid when `at` of the house's treasures are taken."""
        if at >= len(self.loot):
            return won + self.worth.hand(kit) + self.conquest
        leave = won + self.worth.hand(kit)
        if depth == 0:
            return leave
        return max(leave, self.banzai(kit, at, won, best, depth))

    def banzai(self, kit: int, at: int, won: float, best: float, depth: int) -> float:
        if at >= self.light and self.elites:
            return self.elite_banzai(kit, at, won, best, depth)
        total = 0
        sum_ = 0.0
        prize = self.loot[at]
        found = failed = best + self.worth.hand(kit)
        before = UNBEATEN
        for value in range(1, 6):
            count = self.guards[value]
            if count:
                total += count
                left = struck(kit, self.side, value)
                if left != before:  # the same strike often beats the next guard too
                    before = left
                    found = failed
                    if left != UNBEATEN:
                        more = max(best, prize)
                        found = self.goes_on(left, at + 1, won + prize, more, depth - 1)
                sum_ += count * found
        return sum_ / total if total else -9.0

    def elite_banzai(self, kit: int, at: int, won: float, best: float, depth: int) -> float:
        """NJT-28: against elite guards; of a pair both must be beaten."""
        total = 0
        sum_ = 0.0
        prize = self.loot[at]
        failed = best + self.worth.hand(kit)
        printed = self.printed
        for kind, count in enumerate(self.elites):
            if count:
                total += count
                guard = ELITE + kind
                left = struck(kit, self.side, printed.guard_value(guard, self.side, 0))
                if left != UNBEATEN and printed.elite_is_pair[kind]:
                    left = struck(left, self.side, printed.guard_value(guard, self.side, 1))
                if left == UNBEATEN:
                    sum_ += count * failed
                else:
                    honour = printed.elite_honour[kind] + self.elite_guard
                    sum_ += count * (
                        honour
                        + self.goes_on(left, at + 1, won + prize, max(best, prize), depth - 1)
                    )
        return sum_ / total if total else -9.0


def guard_counts(deck: bytes, discards: list[int]) -> list[int]:
    """By value, the guards that may come; NJT-16: an empty deck is made of the discards."""
    counts = [0] * VALUES
    if deck:
        for guard in deck:
            counts[guard % 5 + 1] += 1
    else:
        for guard in range(GUARDS):
            counts[guard % 5 + 1] += discards[guard]
    return counts


def elite_counts(state: NinjatoState) -> list[int]:
    """By kind; empty if there is none left (NJT-34)."""
    deck = state.elite_deck or state.elite_discards
    if not deck:
        return []
    counts = [0] * len(state.printed.elite_honour)
    for kind in deck:
        counts[kind] += 1
    return counts
