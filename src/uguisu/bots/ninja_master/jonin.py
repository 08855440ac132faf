"""Jonin of Ninja Master: as quick as the quickest people, and seldom wrong."""

from uguisu.bots.ninja_master.racing import Runner
from uguisu.games.ninja_master.reflexes import JONIN


class Jonin(Runner):
    name = "jonin"
    level = JONIN
