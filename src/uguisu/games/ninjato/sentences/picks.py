"""Picks: the place of the shuriken first, then what is taken there.

The cards and tiles of a strike and the treasures of a payment are picked in any order.
"""

from typing import Final

from uguisu.games.ninjato.actions import (
    HALF,
    SIDES,
    SPACE,
    side_of,
)
from uguisu.games.ninjato.components import CLAN_NAMES, SKILL_NAMES, TREASURE_NAMES
from uguisu.games.ninjato.pieces.numbers import (
    CHOHO,
    CLANS,
    HARMONY,
    KINDS,
    MARKS,
    RED,
    SPIRIT,
)
from uguisu.games.ninjato.pieces.payments import PAID
from uguisu.games.ninjato.rules.scoring import TAKE_HONOUR
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.sentences.words import HALF_NAMES
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.picks import Groups, one_by_one

DOJO: Final = "place:dojo"
SENSEI: Final = "place:sensei"
PALACE: Final = "place:palace"
PAVILION: Final = "place:pavilion"


def picks(view: NinjatoView, action: int, marks: list[int]) -> Groups:
    match SPACE.decode(action):
        case "take", (value,):
            return one_by_one(f"dojo:{value}" if value else "dojo:deck")
        case "discard", (value,):
            is_asked = view.asks == "discard"
            return one_by_one(hand(value)) if is_asked else one_by_one("discard", hand(value))
        case "strength" | "stealth", _:
            return strike_picks(view, action)
        case ("fail" | "banzai" | "leave") as word, _:
            return one_by_one(word)
        case "harmony", _:
            return one_by_one(skill_pick(HARMONY))
        case "spirit", (skill,):
            return one_by_one(skill_pick(SPIRIT), skill_pick(skill))
        case "choho", (given, taken):
            return one_by_one(skill_pick(CHOHO), sided("shuriken", given), sided("house", taken))
        case "keep", (kind,):
            return one_by_one(sided("shuriken", kind + RED * _is_red(view, kind)))
        case ("marker" | "disguise" | "reward") as word, (choice,):
            return one_by_one(_decision(word, choice, marks))
        case word, values:
            return _place(word, values)


def _place(word: str, values: tuple[int, ...]) -> Groups:
    """NJT-11: a place first."""
    match word, values:
        case "dojo", _:
            return one_by_one(DOJO)
        case "house", (house, side):
            return one_by_one(f"place:house:{house + 1}:{SIDES[side]}")
        case "learn", (skill, 0):
            return one_by_one(SENSEI, f"tile:{SKILL_NAMES[skill]}")
        case "learn", (skill, value):
            return one_by_one(SENSEI, f"tile:{SKILL_NAMES[skill]}", hand(value))
        case "envoy", (slot, payment):
            return (PALACE,), (f"envoy:{slot + 1}",), payment_picks(payment)
        case "rumour", (slot, payment):
            return (PAVILION,), (f"rumour:{slot + 1}",), payment_picks(payment)
        case unknown:
            raise ValueError(unknown)


def payment_picks(payment: int) -> tuple[str, ...]:
    paid = PAID[payment]
    return tuple(f"treasure:{TREASURE_NAMES[k]}" for k in range(KINDS) for _ in range(paid[k]))


def hand(value: int) -> str:
    return f"hand:{value}"


def skill_pick(skill: int) -> str:
    return f"skill:{SKILL_NAMES[skill]}"


def sided(where: str, treasure: int) -> str:
    side = "red" if treasure >= RED else "light"
    return f"{where}:{TREASURE_NAMES[treasure % KINDS]}:{side}"


def strike_picks(view: NinjatoView, action: int) -> Groups:
    """NJT-24: base, kickers and tiles in any order, and of a pair the one they go for. A strike by
    the other side is not named by cards alone: it would need Harmony."""
    touched = [*words.strike_parts(action, hand, skill_pick)]
    beaten = view.invasion.beaten if view.invasion else (False,)
    standing = [number for number, is_beaten in enumerate(beaten) if not is_beaten]
    if standing != [HALF[action]]:
        touched.append(f"guard:{HALF_NAMES[HALF[action]]}")
    side = side_of(action)
    if view.invasion and view.invasion.side != side:
        return (f"side:{SIDES[side]}",), tuple(touched)
    return (tuple(touched),)


def _is_red(view: NinjatoView, kind: int) -> bool:
    """Whether only a red treasure of this kind was won."""
    return view.invasion is not None and kind not in view.invasion.light


def _decision(word: str, choice: int, marks: list[int]) -> str:
    """NJT-33, NJT-46, NJT-48."""
    if word == "marker":
        clan, mark = divmod(choice, MARKS)
        return f"marker:{CLAN_NAMES[clan]}:{marks[mark]}"
    if word == "disguise":
        return f"disguise:{CLAN_NAMES[choice] if choice < CLANS else 'none'}"
    return "honour" if choice == TAKE_HONOUR else f"rumour:{choice}"
