"""Chunin of Ninja Master: a practised eye, and a count that is mostly right."""

from uguisu.bots.ninja_master.racing import Runner
from uguisu.games.ninja_master.reflexes import CHUNIN


class Chunin(Runner):
    name = "chunin"
    level = CHUNIN
