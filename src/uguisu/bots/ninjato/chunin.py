"""Chunin of Ninjato: estimates the honour of every action and takes the best.

It counts the guards that may still come before it raids on, considers everybody's standing with the
clans in all coming scorings, plans rumours for what will be collected, and pays with what it needs
least. Its knowledge is in policy.py, which all ranks share.
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
