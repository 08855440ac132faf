"""Genin of Ninja Master: takes its time, misreads a cloud now and then, counts with its fingers.

It wants points, and does not think of what others would take from it: its own sword it leaves
lying.
"""

from uguisu.bots.ninja_master.racing import Runner
from uguisu.games.ninja_master.race.reflexes import GENIN
from uguisu.games.ninja_master.rules.scoring import is_sword_open, loot, ninja_points
from uguisu.games.ninja_master.state import SWORD
from uguisu.games.ninja_master.view.types import NinjaMasterView


class Genin(Runner):
    name = "genin"
    level = GENIN

    def worth(self, shown: list[int], token: int, seat: int, view: NinjaMasterView) -> int:
        if token != SWORD:
            return 2 * ninja_points(shown, token)
        if view.sword == seat or not is_sword_open(shown):
            return 0
        return 2 * loot(view.scores[view.sword])
