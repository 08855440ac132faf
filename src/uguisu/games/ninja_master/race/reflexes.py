"""How people see, count and move: NMA-27, for bots and simulations.

Times come from one skewed distribution (log-normal, as human reaction times are), as a table of
its quantiles: integers only, so that every platform and build draws the same times. How long a
person takes grows with what there is to read, and nobody is faster than the best humans.
"""

from typing import Final

from uguisu.games.ninja_master.rules.scoring import SMOKES, SWORDS, ninjas_shown
from uguisu.games.ninja_master.state import CALM, COLOURS, SWORD_FACE
from uguisu.kernel.rng import Lots

# fmt: off
QUANTILES: Final = [
    427, 502, 551, 585, 612, 635, 656, 675, 692, 708, 724, 739, 753, 767, 780, 793, 806, 818, 831,
    843, 855, 867, 879, 891, 903, 915, 927, 939, 951, 963, 975, 988, 1000, 1013, 1025, 1038, 1052,
    1065, 1079, 1093, 1107, 1122, 1137, 1153, 1169, 1186, 1204, 1222, 1241, 1261, 1282, 1304, 1328,
    1354, 1382, 1412, 1445, 1482, 1525, 1574, 1634, 1710, 1815, 1992, 2343,
]
# fmt: on
"""1000 · exp(0.32 z) at every 64th of the normal distribution; its ends are cut at 1 in 256."""
STEPS: Final = len(QUANTILES) - 1
FINE: Final = 1024

FASTEST_GRAB: Final = 550
FASTEST_MOVE: Final = 220
FASTEST_SHOUT: Final = 1400
"""The best humans, in milliseconds: a first grab after the dice rest, the other hand, a count."""


class Level:
    """How well somebody plays. Medians in milliseconds, mistakes per thousand.

    `look` until the dice are taken in, and `read` more for every face with a colour; `move` from
    one token to the next; `count` for every such face until the number is known; `misread` for
    every colour and for the swords; `miscount` for a throw of six coloured faces.
    """

    def __init__(
        self, name: str, look: int, read: int, move: int, count: int, misread: int, miscount: int
    ) -> None:
        self.name = name
        self.look = look
        self.read = read
        self.move = move
        self.count = count
        self.misread = misread
        self.miscount = miscount


GENIN: Final = Level("genin", 1500, 230, 800, 480, 120, 150)
CHUNIN: Final = Level("chunin", 1200, 175, 640, 390, 60, 80)
JONIN: Final = Level("jonin", 950, 130, 500, 300, 20, 30)
LEVELS: Final = [GENIN, CHUNIN, JONIN]


def calmed(level: Level) -> Level:
    """NMA-32: the same person, taking as much more time as a calm table gives."""
    return Level(
        level.name,
        CALM * level.look,
        CALM * level.read,
        CALM * level.move,
        CALM * level.count,
        level.misread,
        level.miscount,
    )


def skewed(median: int, lots: Lots) -> int:
    """A time drawn from the skewed distribution with this median."""
    lot = lots.below(STEPS * FINE)
    low = QUANTILES[lot // FINE]
    high = QUANTILES[lot // FINE + 1]
    factor = low * FINE + (high - low) * (lot % FINE)
    return median * factor // (1000 * FINE)


def faces_to_read(dice: bytes) -> int:
    """The number of coloured faces, which take time to read."""
    faces = 0
    for face in dice:
        if face < SWORD_FACE:
            faces += 1
    return faces


def look_time(level: Level, dice: bytes, lots: Lots) -> int:
    """How long after the rest the first hand reaches a token."""
    median = level.look + level.read * faces_to_read(dice)
    return max(FASTEST_GRAB, skewed(median, lots))


def move_time(level: Level, lots: Lots) -> int:
    """How long it takes from one token to the next."""
    return max(FASTEST_MOVE, skewed(level.move, lots))


def count_time(level: Level, dice: bytes, lots: Lots) -> int:
    """How long after the rest the number is known and said."""
    median = level.look + (level.read + level.count) * faces_to_read(dice)
    return max(FASTEST_SHOUT, skewed(median, lots))


def seen(shown: list[int], level: Level, lots: Lots) -> list[int]:
    """The tally of the dice as seen at a glance, with mistakes."""
    glance = shown[:]
    for colour in range(COLOURS):
        if errs(level.misread, lots):
            if glance[SMOKES + colour] > 0 and lots.below(2) == 0:
                glance[SMOKES + colour] -= 1
            elif glance[colour] > 0:
                glance[colour] += 1 - 2 * lots.below(2)
    if errs(level.misread, lots):
        glance[SWORDS] += 1 - 2 * lots.below(2)
    return glance


def counted(shown: list[int], dice: bytes, level: Level, lots: Lots) -> int:
    """The number of ninjas as counted by a person; more faces, more mistakes."""
    number = ninjas_shown(shown)
    if errs(level.miscount * faces_to_read(dice) // 6, lots):
        number += (1 + lots.below(2)) * (1 - 2 * lots.below(2))
    return max(0, number)


def errs(per_thousand: int, lots: Lots) -> bool:
    return lots.below(1000) < per_thousand
