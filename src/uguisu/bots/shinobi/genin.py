"""Genin of Shinobi: half believes what it is told, lies too seldom, and overlooks things.

Two times in three it looks only at the cards before it, and ignores that their attackers have shown
the same weapons elsewhere.
"""

from uguisu.bots.bot import Turn
from uguisu.bots.shinobi.choices import choice
from uguisu.bots.shinobi.playing_style import CARELESS, GENIN, PlayingStyle
from uguisu.games.shinobi.state import ShinobiState
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Chance, Lots


class Genin:
    name = "genin"

    def choose(self, turn: Turn[ShinobiState, ShinobiView]) -> Action:
        """Uses any world it thinks possible, because it looks only at what it knows."""
        world = turn.world(0)
        style = self.style(turn.chance)
        return choice(style, world, Lots(turn.chance.below(1 << 16)))

    def style(self, chance: Chance) -> PlayingStyle:
        return CARELESS if chance.below(3) else GENIN
