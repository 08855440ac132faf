"""What to do in a raid of Ninjato: which strike, whether to continue, when to use which skill."""

from typing import Final

from uguisu.bots.ninjato.raids import ONES, SETS, TWOS, UNBEATEN, Raid, kit_of, struck
from uguisu.bots.ninjato.worth import FIELD, Worth
from uguisu.games.ninjato.actions import (
    BANZAI,
    BASE,
    FAIL,
    GIVEN,
    HALF,
    HALVES,
    KEEP_ONE,
    KICKERS,
    KIND,
    LEAVE,
    SKILL,
    TAKEN,
    USE_CHOHO,
    USE_HARMONY,
)
from uguisu.games.ninjato.actions import (
    ONES as ONES_OF,
)
from uguisu.games.ninjato.actions import (
    SETS as SETS_OF,
)
from uguisu.games.ninjato.actions import (
    TWOS as TWOS_OF,
)
from uguisu.games.ninjato.pieces.numbers import (
    BORYAKU,
    CHOICE,
    FIGHT,
    KEEP,
    KICKER,
    KINDS,
    SIDED,
    TAIJUTSU,
)
from uguisu.games.ninjato.rules.strikes import set_skill, two_skill

NEVER: Final = -99.0
RELUCTANCE: Final = 0.1
"""A skill is not used unless it helps."""
SPARING: Final = 0.02
"""Adds no card or tile that is not needed."""
HOPELESS: Final = 0.5
"""Giving up at once is better than striking half of a pair first."""


class Raiding:
    """One decision, and the expected result of each answer: loot and hand."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state = worth.state
        self.raid = Raid(worth)
        self.raid.side = self.state.side
        self.raid.look_at(self.state.house)
        self.kit = kit_of(self.state, worth.seat, self.state.side)
        self.won = 0.0
        self.best = 0.0
        """The treasures on the shuriken, and the best of them."""
        for treasure in range(SIDED):
            if self.state.shuriken[treasure]:
                kind = self.raid.kinds[treasure % KINDS]
                self.won += self.state.shuriken[treasure] * kind
                self.best = max(self.best, kind)

    def score(self, action: int) -> float:
        if action < FAIL:
            return self.strike(action)
        if action == FAIL:
            return self.best + self.worth.hand(self.kit)
        if action == BANZAI:
            return self.raid.banzai(self.kit, 0, self.won, self.best, 2)
        if action == LEAVE:
            return self.won + self.worth.hand(self.kit)
        if action == USE_HARMONY:
            return self.harmony()
        if action < USE_CHOHO:
            return self.spirit(SKILL[action])
        if action < KEEP_ONE:
            return self.choho(GIVEN[action], TAKEN[action])
        return self.raid.kinds[KIND[action]]

    def strike(self, action: int) -> float:
        kit = self.kit - (1 << BASE[action] * FIELD)
        kit -= KICKERS[action] << KICKER * FIELD
        kit -= ONES_OF[action] << ONES
        kit -= TWOS_OF[action] << TWOS
        kit -= SETS_OF[action] << SETS
        more = KICKERS[action] + ONES_OF[action] + TWOS_OF[action] + SETS_OF[action]
        return self.beaten(kit, self.state.beaten | 1 << HALF[action]) - SPARING * more

    def beaten(self, kit: int, halves: int) -> float:
        """The result when these halves of the guard are beaten and the others are not yet."""
        guard = self.state.guard
        printed = self.state.printed
        side = self.raid.side
        hand = self.worth.hand(kit)
        for half in range(HALVES if printed.is_pair(guard) else 1):
            if not halves >> half & 1:
                kit = struck(kit, side, printed.guard_value(guard, side, half))
                if kit == UNBEATEN:
                    return self.best + hand - HOPELESS
        prize = self.raid.loot[0]
        return self.raid.goes_on(kit, 1, self.won + prize, max(self.best, prize), 1)

    def harmony(self) -> float:
        """NJT-19: the other side."""
        side = 1 - self.state.side
        self.raid.side = side
        found = self.changed(kit_of(self.state, self.worth.seat, side))
        self.raid.side = self.state.side
        return found

    def changed(self, kit: int) -> float:
        """The result with another kit."""
        if self.state.phase == FIGHT:
            return self.beaten(kit, self.state.beaten) - RELUCTANCE
        return self.raid.goes_on(kit, 0, self.won, self.best, 2) - RELUCTANCE

    def spirit(self, skill: int) -> float:
        """NJT-19: a used tile again, if it is one to fight with."""
        side = self.state.side
        if self.state.phase == KEEP:
            return NEVER
        if skill == BORYAKU:
            return self.changed(self.kit + 1)
        if skill == TAIJUTSU:
            return self.changed(self.kit + (1 << ONES))
        if skill == two_skill(side):
            return self.changed(self.kit + (1 << TWOS))
        if skill == set_skill(side):
            return self.changed(self.kit + (1 << SETS))
        return NEVER

    def choho(self, given: int, taken: int) -> float:
        """NJT-19: a better treasure for a worse one, when the fighting is over."""
        lost = self.raid.kinds[given % KINDS]
        gain = self.raid.kinds[taken % KINDS]
        if self.state.phase == CHOICE and gain > lost:
            return self.won + gain - lost + self.worth.hand(self.kit)
        if self.state.phase == KEEP and gain > self.best:
            return gain + RELUCTANCE
        return NEVER
