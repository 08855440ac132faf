"""What search knows of War of Clans: own cards up, the leading rival's down, columns safe."""

from math import exp
from typing import Final

from uguisu.bots.search.policy import Policy
from uguisu.games.war_of_clans.state import (
    ATTACK,
    CLANS,
    KINDS,
    MOST_SEATS,
    MOVE,
    PLAY_NINJA,
    WarOfClansState,
)
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State

LOOKS: Final = 3
"""Actions a playout compares before it takes the best of them."""
LEAD: Final = 0.45
"""How much one card of lead is worth while the deck is full; more towards the end."""


class WarOfClansPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = 40

    def choose(self, state: State, seat: int, legal: list[int], lots: Lots) -> int:
        assert isinstance(state, WarOfClansState)
        best = legal[lots.below(len(legal))]
        most = gain(state, seat, best)
        for _ in range(LOOKS - 1):
            action = legal[lots.below(len(legal))]
            worth = gain(state, seat, action)
            if worth > most:
                most = worth
                best = action
        return best

    def bias(self, state: State, seat: int, action: int) -> float:
        assert isinstance(state, WarOfClansState)
        return 0.5 + 0.2 * gain(state, seat, action)

    def value(self, state: State) -> list[float]:
        assert isinstance(state, WarOfClansState)
        if state.is_over:
            return super().value(state)
        scores = [strength(state, seat) for seat in range(state.seats)]
        slope = LEAD + 2.0 / (4.0 + len(state.deck))
        odds = [exp(slope * score) for score in scores]
        total = sum(odds)
        return [odd / total for odd in odds]


def strength(state: WarOfClansState, seat: int) -> float:
    """The cards of the seat's clan; columns that a stronger one could attack count less."""
    clan = state.loyalty[seat]
    armies = state.armies
    cards = 0.1 * state.hands[seat * KINDS + clan] + 0.08 * armies[seat * CLANS + clan]
    for province in range(state.seats):
        column = armies[province * CLANS + clan]
        if column:
            cards += column
            if is_exposed(state, province, clan, column):
                cards -= 0.35
    return cards


def is_exposed(state: WarOfClansState, province: int, clan: int, column: int) -> bool:
    army = 0
    for other in state.armies:
        if other > column and army % CLANS != clan and army // CLANS != province:
            return True
        army += 1
    return False


def gain(state: WarOfClansState, seat: int, action: int) -> float:
    """What an action does at once for the seat's clan, in cards."""
    if action < PLAY_NINJA:
        return worth_of(state, seat, action % CLANS) + growth(state, seat, action)
    if action < MOVE:
        return -worth_of(state, seat, (action - PLAY_NINJA) % CLANS) - 0.2
    if action < ATTACK:
        army = (action - MOVE) // CLANS
        to = (action - MOVE) % CLANS
        joined = to * CLANS + army % CLANS
        return growth(state, seat, joined) - growth(state, seat, army) + 0.1
    return -worth_of(state, seat, (action - ATTACK) % (MOST_SEATS * CLANS) % CLANS)


def worth_of(state: WarOfClansState, seat: int, clan: int) -> float:
    """One card more of a clan: good if it is one's own, bad if it is a rival's."""
    for other in range(state.seats):
        if state.loyalty[other] == clan:
            return 1.0 if other == seat else -0.7
    return 0.0


def growth(state: WarOfClansState, seat: int, army: int) -> float:
    """A higher column of one's own clan is safer; at home it decides ties and can attack."""
    column = state.armies[army]
    if army % CLANS == state.loyalty[seat]:
        return 0.15 * min(column, 3) + (0.1 if army // CLANS == seat else 0.0)
    return 0.05 * column if army // CLANS == seat else 0.0
