"""Jonin of Ninja Master: as quick as quick people, and seldom wrong."""

from uguisu.bots.ninja_master.chunin import Chunin
from uguisu.games.ninja_master.race.reflexes import JONIN


class Jonin(Chunin):
    name = "jonin"
    level = JONIN
