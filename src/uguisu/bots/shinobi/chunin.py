"""Chunin of Shinobi: counts every clan's four weapons, values each life by the chance to win,
attacks where that hurts most, and lies at random, so that its declarations reveal little."""

from uguisu.bots.shinobi.genin import Genin
from uguisu.bots.shinobi.playing_style import CHUNIN, PlayingStyle
from uguisu.kernel.rng import Chance


class Chunin(Genin):
    name = "chunin"

    def style(self, chance: Chance) -> PlayingStyle:
        return CHUNIN
