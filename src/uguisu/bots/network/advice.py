"""Additional inputs of a network: which actions are worth considering, how good the hand-written
player thinks they are, and on what grounds.

A network learns corrections to that advice. Games without advice are learned from the rules alone.
"""

from typing import Any, Final, NamedTuple

from uguisu.bots.ninjato.policy import LEAD, NinjatoPolicy
from uguisu.bots.shinobi import advice as shinobi
from uguisu.bots.war_of_clans import advice as war_of_clans
from uguisu.kernel.action import Action


class Advice(NamedTuple):
    actions: list[Action]
    names: list[Action]
    """What the network calls them: as if it sat on the first seat."""
    logits: list[float]
    numbers: list[float]
    """As many for every decision of a game."""


class Adviser:
    """No advice: all legal actions are equal."""

    size = 0
    """How many numbers it adds to an observation."""

    def look(self, state: Any, seat: int, legal: list[Action], hints: list[float]) -> Advice:
        """The state may be any world that the seat thinks possible; hints are the memory's summary
        of past actions."""
        return Advice(legal, legal, [0.0] * len(legal), [])


class WarOfClansAdviser(Adviser):
    size = war_of_clans.NUMBERS

    def look(self, state: Any, seat: int, legal: list[Action], hints: list[float]) -> Advice:
        logits, numbers = war_of_clans.advised(state, seat, legal, hints)
        names = war_of_clans.FROM_HOME[state.seats][seat]
        return Advice(legal, [names[action] for action in legal], logits, numbers)


class ShinobiAdviser(Adviser):
    size = shinobi.NUMBERS

    def look(self, state: Any, seat: int, legal: list[Action], hints: list[float]) -> Advice:
        logits, numbers = shinobi.advised(state, seat, legal)
        return Advice(legal, legal, logits, numbers)


class NinjatoAdviser(Adviser):
    """Chunin's best actions; of all payments for a card only the best one."""

    SHARPNESS: Final = 6.0
    """By how much the logit grows with every honour that an action promises."""

    def __init__(self) -> None:
        self.policy = NinjatoPolicy()

    def look(self, state: Any, seat: int, legal: list[Action], hints: list[float]) -> Advice:
        found = self.policy.candidates(state, seat, legal)
        scale = self.SHARPNESS * LEAD
        best = found[0][0]
        logits = [scale * (score - best) for score, _ in found]
        actions = [action for _, action in found]
        return Advice(actions, actions, logits, [])


ADVISERS: Final[dict[str, type[Adviser]]] = {
    "war-of-clans": WarOfClansAdviser,
    "shinobi": ShinobiAdviser,
    "ninjato": NinjatoAdviser,
}


def adviser_of(game: str) -> Adviser:
    return ADVISERS.get(game, Adviser)()
