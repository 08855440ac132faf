"""Additional inputs of the network for War of Clans: chunin-like preferences as logits, the clans
the others may serve, and orders with provinces counted from its own."""

from typing import Final

from uguisu.bots.war_of_clans.evaluation import Evaluation
from uguisu.bots.war_of_clans.hints import odds_of, suspected
from uguisu.games.war_of_clans.actions import CLAN_LETTERS, SPACE
from uguisu.games.war_of_clans.state import MOST_SEATS, WarOfClansState
from uguisu.kernel.action import Action

CLANS: Final = len(CLAN_LETTERS)
NUMBERS: Final = 2 * CLANS
"""By clan: how likely another seat serves it, and what a card more of it is worth."""
SHARPNESS: Final = 128.0
"""By how much the logit grows with every card of the own clan."""


def from_home(seats: int, seat: int, action: Action) -> Action:
    """The same order as somebody on the first seat would call it."""
    kind, (*arguments,) = SPACE.decode(action)
    for place in {"move": (0, 2), "attack": (1,)}.get(kind, (0,)):
        if arguments[place] < seats:
            arguments[place] = (arguments[place] - seat) % seats
    return SPACE.encode(kind, *arguments)


FROM_HOME: Final = [
    [[from_home(seats, seat, Action(a)) for a in range(SPACE.size)] for seat in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
"""[seats][seat][action]"""


def advised(
    state: WarOfClansState, seat: int, legal: list[Action], hints: list[float]
) -> tuple[list[float], list[float]]:
    """The logits of all legal actions, and the numbers."""
    odds = odds_of(hints[: state.seats * CLANS])
    suspects = suspected(odds, seat, state.loyalty[seat])
    evaluation = Evaluation()
    evaluation.look(state, seat, suspects)
    worths = [evaluation.worth(action) for action in legal]
    best = max(worths)
    return [SHARPNESS * (worth - best) for worth in worths], [*suspects, *evaluation.worths]
