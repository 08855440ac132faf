"""Chunin of Ninjato: weighs every action in honour, and takes the best.

It counts the guards that may still come before it raids on, looks at everybody's standing with the
clans in all scorings to come, plans rumours for what will be collected, and pays with what it needs
least. What it knows is in policy.py, and all ranks share it.
"""

from uguisu.bots.bot import Turn
from uguisu.bots.ninjato.policy import NinjatoPolicy
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.action import Action


class Chunin:
    name = "chunin"

    def __init__(self) -> None:
        self.policy = NinjatoPolicy()

    def choose(self, turn: Turn[NinjatoState, NinjatoView]) -> Action:
        return self.policy.best(turn.world(0), turn.seat, list(turn.legal))
