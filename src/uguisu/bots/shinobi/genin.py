"""Genin of Shinobi: half believes what it is told, lies too seldom, and overlooks things.

Two times in three it looks only at the cards before it, and forgets that their attackers have shown
the same weapons elsewhere.
"""

from uguisu.bots.bot import Turn
from uguisu.bots.shinobi.choices import choice
from uguisu.bots.shinobi.playing_style import CARELESS, GENIN, Manner
from uguisu.games.shinobi.state import ShinobiState
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Chance, Lots


class Genin:
    name = "genin"

    def choose(self, turn: Turn[ShinobiState, ShinobiView]) -> Action:
        """In any world it thinks possible: it looks at nothing that it does not know."""
        world = turn.world(0)
        manner = self.manner(turn.chance)
        return choice(manner, world, Lots(turn.chance.below(1 << 16)))

    def manner(self, chance: Chance) -> Manner:
        return CARELESS if chance.below(3) else GENIN
