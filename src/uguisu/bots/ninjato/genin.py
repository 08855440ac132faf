"""Genin of Ninjato: values things for itself, today, and overlooks options.

It ignores the other players and everything after the next scoring, and overlooks some of the places
where its shuriken could go.
"""

from collections.abc import Sequence
from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.ninjato.places import kind_of
from uguisu.bots.ninjato.policy import NinjatoPolicy
from uguisu.bots.ninjato.weights import Weights
from uguisu.games.ninjato.actions import TAKE_CARD
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Chance

NOTICED: Final = 5
"""Of ten places, how many it considers."""


class Genin:
    name = "genin"

    def __init__(self) -> None:
        self.policy = NinjatoPolicy(short_sighted())

    def choose(self, turn: Turn[NinjatoState, NinjatoView]) -> Action:
        return self.policy.best(turn.world(0), turn.seat, noticed(turn.legal, turn.chance))


def short_sighted() -> Weights:
    weights = Weights()
    weights.rivals = 0.0
    weights.later = 0.0
    weights.growth = [0.0] * len(weights.growth)
    return weights


def noticed(legal: Sequence[Action], chance: Chance) -> list[Action]:
    """The actions it considers: a random part of the places for a shuriken, otherwise all
    actions."""
    if legal[0] >= TAKE_CARD:
        return list(legal)
    kinds = sorted({kind_of(action) for action in legal})
    found = {kind for kind in kinds if chance.below(10) < NOTICED}
    return [action for action in legal if kind_of(action) in found] or list(legal)
