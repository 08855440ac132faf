"""How pieces are written in notation, and read again.

Treasures are f s v j g, red ones F S V J G; clans T M G with a number, the age of an envoy or the
honour of a marker; guards 1 to 5, with ! for an alarm; elite guards 5/1 (strength, stealth) or 3+5
(a pair); rumours W G F M D with their cost, ? for any treasure; skills by name, ~ if turned down.
"""

import re
from string import ascii_lowercase
from typing import Final

from uguisu.games.ninjato.components import SKILL_NAMES
from uguisu.games.ninjato.pieces.numbers import ALARM, CLANS, ELITE, MARKERS, MARKS
from uguisu.games.ninjato.pieces.payments import ALIKE, ANY, MAYBE
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.kernel.piece_names import find

CLAN_LETTERS: Final = "TMG"
RUMOUR_LETTERS: Final = "WGFMD"
DEMAND_LETTERS: Final = {0: "f", 1: "s", 2: "v", 3: "j", ANY: "?", ALIKE: "=", MAYBE: "*"}
GUARD: Final = re.compile(r"[1-5]!?")


class Faces:
    """The names of all pieces of one set of components."""

    def __init__(self, printed: Printed) -> None:
        self.markers = [
            f"{CLAN_LETTERS[marker // MARKS]}{printed.marks[marker % MARKS]}"
            for marker in range(MARKERS)
        ]
        self.envoys = _envoy_names(printed)
        self.rumours = [
            RUMOUR_LETTERS[kind] + "".join(DEMAND_LETTERS[n] for n in printed.demands[demand])
            for kind, demand in zip(printed.rumour_type, printed.rumour_demand, strict=True)
        ]
        self.elites = _elite_names(printed)
        self.guards = [f"{card % ALARM + 1}{'!' * (card // ALARM)}" for card in range(ELITE)]
        self.guards += self.elites


def _envoy_names(printed: Printed) -> list[str]:
    """Clan and age; of equal ones a letter more, which the printed envoys do not need."""
    plain = [
        f"{CLAN_LETTERS[clan]}{age}"
        for clan, age in zip(printed.envoy_clan, printed.envoy_age, strict=True)
    ]
    return [
        name if plain.count(name) == 1 else name + ascii_lowercase[plain[:at].count(name)]
        for at, name in enumerate(plain)
    ]


def _elite_names(printed: Printed) -> list[str]:
    """Their values, and where those are not enough to tell two kinds apart, their honour."""
    plain: list[str] = []
    for kind, is_pair in enumerate(printed.elite_is_pair):
        first, second, stealth, _ = printed.elite_values[kind * 4 : kind * 4 + 4]
        plain.append(f"{first}+{second}" if is_pair else f"{first}/{stealth}")
    return [
        name if plain.count(name) == 1 else f"{name}:{honour}"
        for name, honour in zip(plain, printed.elite_honour, strict=True)
    ]


def skill(text: str) -> int:
    return find(SKILL_NAMES, text, "skill")


def clan(text: str) -> int:
    return find(CLAN_LETTERS[:CLANS], text, "clan")
