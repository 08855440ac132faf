"""Chunin of Ninja Master: sees quickly and usually counts right.

It defends its sword, and prefers a rival's sword to as many ninjas, because that also costs the
rival.
"""

from uguisu.bots.ninja_master.racing import RacingBot
from uguisu.games.ninja_master.race.reflexes import CHUNIN
from uguisu.games.ninja_master.rules.scoring import is_sword_open, loot, ninja_points
from uguisu.games.ninja_master.state import SWORD
from uguisu.games.ninja_master.view.types import NinjaMasterView


class Chunin(RacingBot):
    name = "chunin"
    level = CHUNIN

    def worth(self, shown: list[int], token: int, seat: int, view: NinjaMasterView) -> int:
        if token != SWORD:
            return 2 * ninja_points(shown, token)
        return 3 * loot(view.scores[view.sword]) if is_sword_open(shown) else 0
