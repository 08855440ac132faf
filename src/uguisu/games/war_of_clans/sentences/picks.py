"""Picks: the things a player touches to choose an action."""

from collections.abc import Sequence
from typing import Final

from uguisu.games.war_of_clans.actions import SPACE
from uguisu.games.war_of_clans.components import CARD_NAMES
from uguisu.games.war_of_clans.state import MOST_SEATS
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.cached_json import cache_json
from uguisu.kernel.picks import Choice, Groups, one_by_one
from uguisu.kernel.seats import letter


def picks(view: WarOfClansView, action: int) -> Groups:
    """WOC-7 to WOC-12 as touches: a card and a province, or an army and what it goes for."""
    return CHOICES[view.turn * SPACE.size + action].picks


def choices(view: WarOfClansView, legal: Sequence[int]) -> list[Choice]:
    first = view.turn * SPACE.size
    return [CHOICES[first + action] for action in legal]


def _picks(action: int, turn: int) -> Groups:
    match SPACE.decode(action):
        case "place", (province, clan):
            return one_by_one(f"hand:{CARD_NAMES[clan]}", f"province:{letter(province)}")
        case "ninja", (province, clan):
            return one_by_one("hand:ninja", _army_pick(province, clan))
        case "move", (province, clan, to):
            return one_by_one(_army_pick(province, clan), f"province:{letter(to)}")
        case "attack", (attacker, province, clan):
            return one_by_one(_army_pick(turn, attacker), _army_pick(province, clan))
        case unknown:
            raise ValueError(unknown)


def _army_pick(province: int, clan: int) -> str:
    return f"army:{letter(province)}:{CARD_NAMES[clan]}"


CHOICES: Final = [
    cache_json(Choice(action=action, picks=_picks(action, turn)))
    for turn in range(MOST_SEATS)
    for action in range(SPACE.size)
]
