"""Sight: what a seat of War of Clans sees at one decision, and what each order is worth to it.

A card more of the own clan is worth 1. A card less of another is worth as much as that clan is
likely to be a rival's and to win. Where a card stands counts too: out of reach of stronger columns,
or at home, where it can attack.
"""

from math import exp
from typing import Final

from uguisu.games.war_of_clans.state import (
    ATTACK,
    CLANS,
    MOST_SEATS,
    MOVE,
    PLAY_NINJA,
    WarOfClansState,
)

EXPOSED: Final = 0.35
"""What it costs that a column of one's own can be attacked."""
NINJA_KEPT: Final = 0.2
"""What a ninja is worth in hand."""
MOVED: Final = 0.1
"""What it is worth to keep one's cards by moving one that lies already."""
COMPANY: Final = 0.02
"""What each card of the own clan that stands there is worth to one that joins it."""
AT_HOME: Final = 0.08
"""A card of the own clan at home decides ties (WOC-21)."""
FORCE: Final = 0.03
"""What a column at home, which may attack, is worth by card."""
NO_STRIKE: Final = -9.0
NOWHERE: Final = 99


class Sight:
    """Look once, then ask for the worth of every action."""

    def __init__(self) -> None:
        self.seat = 0
        self.own = 0
        self.order = 0
        self.armies: list[int] = []
        self.worths: list[float] = [0.0] * CLANS
        """[clan]: what one card more of it is worth."""
        self.totals: list[int] = [0] * CLANS
        self.lowest: list[int] = [0] * CLANS
        """[clan]: its smallest column that may be attacked from home."""
        self.danger: list[int] = [0] * MOST_SEATS
        """[province]: the highest column elsewhere of another clan than one's own."""
        self.strike_now = NO_STRIKE

    def look(self, state: WarOfClansState, seat: int, suspected: list[float]) -> None:
        """See all that the worth of this decision's actions depends on."""
        self.seat = seat
        self.own = state.loyalty[seat]
        self.order = state.order
        self.armies = state.armies
        self.survey(state)
        self.weigh(slope_of(state), suspected)
        self.strike_now = NO_STRIKE
        for clan in range(CLANS):
            column = self.armies[seat * CLANS + clan]
            if column > 1:
                self.strike_now = max(self.strike_now, self.strike(clan, column))

    def survey(self, state: WarOfClansState) -> None:
        """Totals, targets and dangers, in one walk over the armies."""
        totals = self.totals
        lowest = self.lowest
        armies = self.armies
        for clan in range(CLANS):
            totals[clan] = 0
            lowest[clan] = NOWHERE
        first = second = 0
        first_at = -1
        army = 0
        for province in range(state.seats):
            top = 0
            for clan in range(CLANS):
                column = armies[army]
                if column:
                    totals[clan] += column
                    if clan != self.own and column > top:
                        top = column
                    if province != self.seat and column < lowest[clan]:
                        if not state.touched >> army & 1:
                            lowest[clan] = column
                army += 1
            if top > first:
                second = first
                first = top
                first_at = province
            elif top > second:
                second = top
        for province in range(state.seats):
            self.danger[province] = second if province == first_at else first

    def weigh(self, slope: float, suspected: list[float]) -> None:
        """A rival's clan is feared by the odds that it is a rival's and wins."""
        worths = self.worths
        total = 0.0
        for clan in range(CLANS):
            odd = suspected[clan] * exp(slope * self.totals[clan])
            worths[clan] = -odd
            total += odd
        for clan in range(CLANS):
            worths[clan] /= total
        worths[self.own] = 1.0

    def strike(self, clan: int, column: int) -> float:
        """What the best attack of such a column at home would bring."""
        best = NO_STRIKE
        for other in range(CLANS):
            if other != clan and self.lowest[other] < column:
                best = max(best, -self.worths[other])
        return best

    def worth(self, action: int) -> float:
        """What an order does for the seat, in cards of its clan."""
        if action < PLAY_NINJA:
            return self.worths[action % CLANS] + self.joining(action)
        if action < MOVE:
            return -self.worths[action % CLANS] - NINJA_KEPT
        if action < ATTACK:
            army = (action - MOVE) // CLANS
            to = (action - MOVE) % CLANS * CLANS + army % CLANS
            return self.joining(to) - self.leaving(army) + MOVED
        return -self.worths[action % CLANS]

    def joining(self, army: int) -> float:
        """What the place is worth to a card that joins an army."""
        clan = army % CLANS
        province = army // CLANS
        column = self.armies[army]
        worth = 0.0
        if clan == self.own:
            worth += COMPANY * column + self.risk(province, column)
            worth -= self.risk(province, column + 1)
            if province == self.seat:
                worth += AT_HOME
        if province == self.seat:
            worth += FORCE * column
            if self.order == 2:
                struck = self.strike(clan, column + 1)
                if struck > self.strike_now:
                    worth += struck - max(self.strike_now, 0.0)
        return worth

    def leaving(self, army: int) -> float:
        """What the place was worth to a card that leaves an army."""
        if army % CLANS != self.own:
            return 0.0
        column = self.armies[army]
        province = army // CLANS
        return COMPANY * column + self.risk(province, column - 1) - self.risk(province, column)

    def risk(self, province: int, column: int) -> float:
        """Whether a stronger column elsewhere can attack one's own, and what that costs."""
        return EXPOSED if 0 < column < self.danger[province] else 0.0


def slope_of(state: WarOfClansState) -> float:
    """How much one card of lead is worth: more towards the end."""
    return 0.45 + 2.0 / (4.0 + len(state.deck))
