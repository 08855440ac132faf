"""The actions of War of Clans, declared; lists by action are made from the declaration.

An army is one int: province * 5 + clan.
"""

from itertools import product
from typing import Final

from uguisu.kernel.action_space import ActionSpace, Kind
from uguisu.kernel.seats import LETTERS

PROVINCES: Final = LETTERS[:5]
CLAN_LETTERS: Final = "tumoh"
ARMIES: Final = list(product(range(len(PROVINCES)), range(len(CLAN_LETTERS))))
"""Province and clan of every army."""

SPACE: Final = ActionSpace(
    Kind(
        "place",
        "{clan}>{province}",
        "place a troop from the hand (another's province: first order; one's own: second)",
        "t>B",
        province=PROVINCES,
        clan=CLAN_LETTERS,
    ),
    Kind(
        "ninja",
        "nx{province}{clan}",
        "play a ninja on an army",
        "nxBt",
        province=PROVINCES,
        clan=CLAN_LETTERS,
    ),
    Kind(
        "move",
        "{clan}{province}>{to}",
        "move a card of an army to another province",
        "tB>C",
        province=PROVINCES,
        clan=CLAN_LETTERS,
        to=PROVINCES,
    ),
    Kind(
        "attack",
        "{attacker}x{province}{clan}",
        "attack an army with one's own army of a clan",
        "txBu",
        attacker=CLAN_LETTERS,
        province=PROVINCES,
        clan=CLAN_LETTERS,
    ),
)

PLAY_NINJA: Final = SPACE.first("ninja")
MOVE: Final = SPACE.first("move")
ATTACK: Final = SPACE.first("attack")

PROVINCE: Final = SPACE.column("province")
CLAN: Final = SPACE.column("clan")
TO: Final = SPACE.column("to")
ARMY: Final = bytes([ARMIES.index(army) for army in zip(PROVINCE, CLAN, strict=True)])
"""By action, the army that it is about: joined, struck, left or attacked."""

PLACES: Final = [SPACE.encode("place", *army) for army in ARMIES]
NINJAS: Final = [SPACE.encode("ninja", *army) for army in ARMIES]
MOVES: Final = [
    [SPACE.encode("move", *army, to) for to in range(len(PROVINCES))] for army in ARMIES
]
"""[army][province it goes to]"""
ATTACKS: Final = [
    [SPACE.encode("attack", clan, *army) for army in ARMIES] for clan in range(len(CLAN_LETTERS))
]
"""[attacking clan][army]"""
