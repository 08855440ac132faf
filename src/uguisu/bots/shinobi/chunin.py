"""Chunin of Shinobi: counts every clan's four weapons, weighs each life by the chance to win that
hangs on it, attacks where that hurts most, and lies by lot, so that its words tell little."""

from uguisu.bots.shinobi.genin import Genin
from uguisu.bots.shinobi.playing_style import CHUNIN, Manner
from uguisu.kernel.rng import Chance


class Chunin(Genin):
    name = "chunin"

    def manner(self, chance: Chance) -> Manner:
        return CHUNIN
