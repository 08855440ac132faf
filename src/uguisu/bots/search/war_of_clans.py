"""What search knows of War of Clans: own cards up, a suspected leader's down, columns safe.

In playouts everybody suspects everybody by what they have done, as people do: who shows whom
they serve is attacked for it, and search learns to hide.
"""

from math import exp
from typing import Final

from uguisu.bots.search.policy import Policy
from uguisu.bots.search.war_of_clans_hints import note, suspected
from uguisu.bots.search.war_of_clans_sight import AT_HOME, EXPOSED, Sight, slope_of
from uguisu.games.war_of_clans.state import CLANS, KINDS, WarOfClansState
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State

STEPS: Final = 1024
IN_HAND: Final = 0.1
"""What a card of the own clan in hand is worth."""


class WarOfClansPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = 40
        self.is_alone = True
        self.noise = 0.3
        """Up to how many cards an order of a playout may be misjudged."""
        self.known: list[float] = []
        """The hints of the game so far."""
        self.hints: list[float] = []
        """The same in the world begun last, with what was done there."""
        self.sight = Sight()
        self.is_looking = False

    def begin(self, state: State) -> None:
        self.hints = self.known[:] if self.known else [0.0] * (state.seats * CLANS)
        self.is_looking = False

    def notice(self, state: State, seat: int, action: int) -> None:
        note(self.hints, seat, action)
        self.is_looking = False

    def choose(self, state: State, seat: int, legal: list[int], lots: Lots) -> int:
        assert isinstance(state, WarOfClansState)
        if len(legal) == 1:
            return legal[0]
        self.look(state, seat)
        scale = self.noise / STEPS
        best = -1
        most = -1e9
        for action in legal:
            worth = self.sight.worth(action) + lots.below(STEPS) * scale
            if worth > most:
                most = worth
                best = action
        return best

    def bias(self, state: State, seat: int, action: int) -> float:
        assert isinstance(state, WarOfClansState)
        self.look(state, seat)
        return 0.5 + 0.2 * self.sight.worth(action)

    def look(self, state: WarOfClansState, seat: int) -> None:
        """Once for all actions of a decision."""
        if not self.is_looking:
            self.sight.look(state, seat, suspected(self.hints, seat, state.loyalty[seat]))
            self.is_looking = True

    def value(self, state: State) -> list[float]:
        assert isinstance(state, WarOfClansState)
        if state.is_over:
            return super().value(state)
        slope = slope_of(state)
        odds = [exp(slope * strength(state, seat)) for seat in range(state.seats)]
        total = sum(odds)
        return [odd / total for odd in odds]


def strength(state: WarOfClansState, seat: int) -> float:
    """The cards of the seat's clan; columns that a stronger one could attack count less."""
    clan = state.loyalty[seat]
    armies = state.armies
    cards = IN_HAND * state.hands[seat * KINDS + clan] + AT_HOME * armies[seat * CLANS + clan]
    for province in range(state.seats):
        column = armies[province * CLANS + clan]
        if column:
            cards += column
            if is_exposed(state, province, clan, column):
                cards -= EXPOSED
    return cards


def is_exposed(state: WarOfClansState, province: int, clan: int, column: int) -> bool:
    army = 0
    for other in state.armies:
        if other > column and army % CLANS != clan and army // CLANS != province:
            return True
        army += 1
    return False
