"""War of Clans for searches: build the own clan, hurt suspected leaders, keep columns safe.

In playouts everybody suspects everybody by their actions, as people do. Showing one's loyalty is
punished by attacks, so searches learn to hide it.
"""

from math import exp
from typing import Final

from uguisu.bots.search.policy import Policy
from uguisu.bots.war_of_clans.evaluation import Evaluation
from uguisu.bots.war_of_clans.hints import note, odds_of, suspected
from uguisu.games.war_of_clans.actions import CLAN
from uguisu.games.war_of_clans.state import CLANS, KINDS, NINJA, WarOfClansState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import NOBODY

STEPS: Final = 1024
CARD: Final = 0.04
"""Roughly how much one card changes the odds of winning."""

# Fitted to 39,324 positions of 900 games of bots at tables of three, four and five.
SLOPE: Final = 3.2
AT_HOME: Final = 0.55
IN_HAND: Final = 1.5
IN_HIGHEST: Final = 1.35
NINJA_IN_HAND: Final = 0.7
WAITING: Final = 0.19


class WarOfClansPolicy(Policy[WarOfClansState]):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = 14
        self.exploration = 0.15
        self.trust = 20.0
        self.is_alone = True
        self.noise = 0.3
        """Noise of the playouts: by up to how many cards an order is misjudged."""
        self.known: list[float] = []
        """The hints of the game so far."""
        self.hints: list[float] = []
        """The same in the world begun last, with what was done there."""
        self.odds: list[float] = []
        """Those of the hints: one changes with every order (bench: search)."""
        self.evaluation = Evaluation()
        self.is_looking = False

    def begin(self, state: WarOfClansState) -> None:
        self.hints = self.known[:] if self.known else [0.0] * (state.seats * CLANS)
        self.odds = odds_of(self.hints)
        self.is_looking = False

    def notice(self, state: WarOfClansState, seat: int, action: Action) -> None:
        note(self.hints, seat, action)
        at = seat * CLANS + CLAN[action]
        self.odds[at] = exp(self.hints[at])
        self.is_looking = False

    def choose(self, state: WarOfClansState, seat: int, legal: list[Action], lots: Lots) -> Action:
        if len(legal) == 1:
            return legal[0]
        self.look(state, seat)
        scale = self.noise / STEPS
        best = legal[0]
        most = -1e9
        for action in legal:
            worth = self.evaluation.worth(action) + lots.below(STEPS) * scale
            if worth > most:
                most = worth
                best = action
        return best

    def bias(self, state: WarOfClansState, seat: int, action: Action) -> float:
        self.look(state, seat)
        return CARD * self.evaluation.worth(action)

    def look(self, state: WarOfClansState, seat: int) -> None:
        """Once for all actions of a decision."""
        if not self.is_looking:
            self.evaluation.look(state, seat, suspected(self.odds, seat, state.loyalty[seat]))
            self.is_looking = True

    def value(self, state: WarOfClansState) -> list[float]:
        if state.is_over:
            return super().value(state)
        slope = SLOPE / (4.0 + len(state.deck))
        odds = [exp(slope * strength(state, seat)) for seat in range(state.seats)]
        total = sum(odds)
        return [odd / total for odd in odds]


def strength(state: WarOfClansState, seat: int) -> float:
    """The cards of the seat's clan, preferably in one high column, and its remaining options."""
    clan = state.loyalty[seat]
    armies = state.armies
    cards = highest = 0
    for province in range(state.seats):
        column = armies[province * CLANS + clan]
        cards += column
        highest = max(highest, column)
    waiting = (seat - state.turn) % state.seats
    worth = cards + AT_HOME * armies[seat * CLANS + clan] + IN_HIGHEST * highest
    return worth + in_hand(state, seat, clan, waiting) - WAITING * waiting


def in_hand(state: WarOfClansState, seat: int, clan: int, waiting: int) -> float:
    """WOC-19: in the last lap, a seat without a turn has no use for its hand, and one with a turn
    for two cards of it."""
    held = state.hands[seat * KINDS + clan]
    if state.last_drawer != NOBODY:
        if waiting >= state.turns_left:
            return 0.0
        held = min(held, 2)
    return IN_HAND * held + NINJA_IN_HAND * state.hands[seat * KINDS + NINJA]
