"""Genin of Ninja Master: slow, sometimes misreads smoke, and miscounts.

It goes for points and ignores what others could take from it: it does not defend its own sword.
"""

from uguisu.bots.ninja_master.racing import RacingBot
from uguisu.games.ninja_master.race.reflexes import GENIN
from uguisu.games.ninja_master.rules.scoring import is_sword_open, loot, ninja_points
from uguisu.games.ninja_master.state import SWORD
from uguisu.games.ninja_master.view.types import NinjaMasterView


class Genin(RacingBot):
    name = "genin"
    level = GENIN

    def worth(self, shown: list[int], token: int, seat: int, view: NinjaMasterView) -> int:
        if token != SWORD:
            return 2 * ninja_points(shown, token)
        if view.sword == seat or not is_sword_open(shown):
            return 0
        return 2 * loot(view.scores[view.sword])
