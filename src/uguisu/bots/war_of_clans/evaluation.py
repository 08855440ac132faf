"""Evaluation: what each order of War of Clans is worth to a seat.

One more card of the own clan is worth 1. One card less of another clan is worth as much as that
clan is likely to be a rival's and to win. Where a card stands counts too: in a high column, which
few can attack, or at home, where it can attack.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from uguisu.games.war_of_clans.actions import ARMY, ATTACK, CLAN, MOVE, PLAY_NINJA, TO
from uguisu.games.war_of_clans.state import CLANS, WarOfClansState

NINJA_KEPT: Final = 0.2
"""What a ninja is worth in hand."""
MOVED: Final = 0.1
"""What it is worth to keep the hand by moving a card that is already on the table."""
COMPANY: Final = 0.2
"""What each card of a clan that stands there is worth to one of the same that joins it: the highest
columns are out of reach."""
STAY: Final = 0.2
"""What it costs to show one's clan by moving it."""
AT_HOME: Final = 0.08
"""A card of one's own clan at home decides ties (WOC-21)."""
FORCE: Final = 0.03
"""What a column at home, which may attack, is worth by card."""
NO_STRIKE: Final = -9.0
NOWHERE: Final = 99


class Evaluation:
    """Call `look` once per decision, then ask for the worth of every action."""

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
        self.strike_now = NO_STRIKE

    def look(self, state: WarOfClansState, seat: int, suspected: list[float]) -> None:
        """Collect everything that the worth of this decision's actions depends on."""
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
        """Totals and targets."""
        armies = self.armies
        seat: i64 = self.seat
        free = ~(state.touched | (1 << CLANS) - 1 << seat * CLANS)
        for clan in range(CLANS):
            total: i64 = 0
            lowest: i64 = NOWHERE
            for army in range(clan, len(armies), CLANS):
                column: i64 = armies[army]
                total += column
                if 0 < column < lowest and free >> army & 1:
                    lowest = column
            self.totals[clan] = total
            self.lowest[clan] = lowest

    def weigh(self, slope: float, suspected: list[float]) -> None:
        """A rival's clan counts by the odds that it is a rival's and wins."""
        worths = self.worths
        total = 0.0
        for clan in range(CLANS):
            odd = suspected[clan] * exp(slope * self.totals[clan])
            worths[clan] = -odd
            total += odd
        for clan in range(CLANS):
            worths[clan] /= total
        worths[self.own] = 1.0

    def strike(self, clan: i64, column: int) -> float:
        """What the best attack of such a column at home would bring."""
        best = NO_STRIKE
        for other in range(CLANS):
            if other != clan and self.lowest[other] < column:
                best = max(best, -self.worths[other])
        return best

    def worth(self, action: i64) -> float:
        """What an order does for the seat, in cards of its clan."""
        clan: i64 = CLAN[action]
        if action < PLAY_NINJA:
            return self.worths[clan] + self.joining(ARMY[action])
        if action < MOVE:
            return -self.worths[clan] - NINJA_KEPT
        if action < ATTACK:
            joined = TO[action] * CLANS + clan
            return self.joining(joined) - self.leaving(ARMY[action]) + MOVED
        return -self.worths[clan]

    def joining(self, army: i64) -> float:
        """The value of the place for a card that joins an army."""
        clan = army % CLANS
        column = self.armies[army]
        worth = COMPANY * self.worths[clan] * column
        if army // CLANS != self.seat:
            return worth
        worth += FORCE * column
        if clan == self.own:
            worth += AT_HOME
        if self.order == 2:
            struck = self.strike(clan, column + 1)
            if struck > self.strike_now:
                worth += struck - max(self.strike_now, 0.0)
        return worth

    def leaving(self, army: i64) -> float:
        """The value of the place for a card that leaves an army."""
        clan = army % CLANS
        worth = COMPANY * self.worths[clan] * (self.armies[army] - 1)
        return worth + STAY if clan == self.own else worth


def slope_of(state: WarOfClansState) -> float:
    """The value of a lead of one card: more towards the end."""
    return 0.45 + 2.0 / (4.0 + len(state.deck))
