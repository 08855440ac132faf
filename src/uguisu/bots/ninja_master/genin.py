"""Genin of Ninja Master: takes its time, misreads a cloud now and then, counts with its fingers."""

from uguisu.bots.ninja_master.racing import Runner
from uguisu.games.ninja_master.reflexes import GENIN


class Genin(Runner):
    name = "genin"
    level = GENIN
