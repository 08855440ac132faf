"""What one touches to name an action."""

from collections.abc import Sequence
from typing import Final

from uguisu.games.war_of_clans.actions import ACTIONS, ATTACK, MOVE, PLAY_NINJA
from uguisu.games.war_of_clans.components import CARD_NAMES
from uguisu.games.war_of_clans.state import CLANS, MOST_SEATS
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.cached_json import cache_json
from uguisu.kernel.picks import Choice, Groups, one_by_one
from uguisu.kernel.seats import letter


def picks(view: WarOfClansView, action: int) -> Groups:
    """WOC-7 to WOC-12 as touches: a card and a province, or an army and what it goes for."""
    return CHOICES[view.turn * ACTIONS + action].picks


def choices(view: WarOfClansView, legal: Sequence[int]) -> list[Choice]:
    first = view.turn * ACTIONS
    return [CHOICES[first + action] for action in legal]


def _picks(action: int, turn: int) -> Groups:
    if action < PLAY_NINJA:
        return one_by_one(
            f"hand:{CARD_NAMES[action % CLANS]}", f"province:{letter(action // CLANS)}"
        )
    if action < MOVE:
        return one_by_one("hand:ninja", _army_pick(action - PLAY_NINJA))
    if action < ATTACK:
        army, to = divmod(action - MOVE, CLANS)
        return one_by_one(_army_pick(army), f"province:{letter(to)}")
    attacker, army = divmod(action - ATTACK, 25)
    return one_by_one(_army_pick(turn * CLANS + attacker), _army_pick(army))


def _army_pick(army: int) -> str:
    return f"army:{letter(army // CLANS)}:{CARD_NAMES[army % CLANS]}"


CHOICES: Final = [
    cache_json(Choice(action=action, picks=_picks(action, turn)))
    for turn in range(MOST_SEATS)
    for action in range(ACTIONS)
]
