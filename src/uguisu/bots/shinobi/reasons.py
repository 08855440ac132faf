"""Why a choice was better in Shinobi: how likely unturned cards are alike.

Chances are counted in the worlds that the seat thinks likely, as beliefs are.
"""

from collections.abc import Sequence
from typing import Final

from uguisu.bots.shinobi.defences import attacker_of
from uguisu.games.shinobi.actions import CARD, PAIR, PAIRS
from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.state import ATTACKS, NOTHING, ShinobiState
from uguisu.games.shinobi.view.types import Attack, Card, ShinobiView
from uguisu.kernel.message import Message, seat_arg
from uguisu.kernel.seats import letter

ALIKE: Final = 5
"""Of 100 cases: with less of a difference, pairs are about equally likely to be alike."""
MATCH: Final = 5
"""The same for cards that match what lies before a target."""


def reason(
    view: ShinobiView,
    seat: int,
    best: int,
    played: int | None,
    beliefs: dict[str, dict[str, float]],
    worlds: Sequence[ShinobiState],
) -> Message | None:
    if view.phase == "decide":
        return third(view, seat, beliefs)
    if view.phase == "reveal":
        return pair(seat, best, played, worlds)
    return match(view, seat, best, played, worlds)


def third(view: ShinobiView, seat: int, beliefs: dict[str, dict[str, float]]) -> Message | None:
    """Between accepting and denouncing: whether the third card is what the accusation says."""
    cards = [attack for attack in view.attacks[seat] if attack is not None]
    weapons = {WEAPON_NAMES[weapon_of(attack)] for attack in cards if attack.open}
    closed = [attack for attack in cards if not attack.open]
    if len(closed) != 1:
        return None
    attacker = closed[0].attacker
    odds = beliefs.get(f"card:{letter(attacker)}:{letter(seat)}", {})
    if not odds:
        return None
    alike = sum(odds.get(weapon, 0.0) for weapon in weapons)
    player = seat_arg(attacker)
    if len(weapons) > 1:
        return Message("shi-why-differs", {"player": player, "chance": round(100 * (1 - alike))})
    weapon = f"@shi-weapon-{weapons.pop()}"
    return Message(
        "shi-why-third", {"player": player, "weapon": weapon, "chance": round(100 * alike)}
    )


def weapon_of(attack: Attack) -> int:
    assert isinstance(attack.card, Card), "an open card is seen by everybody"
    return attack.card.weapon


def pair(
    seat: int, best: int, played: int | None, worlds: Sequence[ShinobiState]
) -> Message | None:
    """Before two cards are turned: how likely they are alike."""
    chance = alike(seat, best, worlds)
    if played is None:
        return Message("shi-why-turn", {"chance": chance})
    more = alike(seat, played, worlds)
    if more - chance < ALIKE:
        return None
    return Message("shi-why-alike", {"chance": chance, "more": more})


def alike(seat: int, action: int, worlds: Sequence[ShinobiState]) -> int:
    """In how many of 100 cases the two cards that are turned are the same weapon."""
    one, other = PAIRS[PAIR[action]]
    first, second = seat * ATTACKS + one, seat * ATTACKS + other
    return of_100(sum(world.cards[first] == world.cards[second] for world in worlds), worlds)


def match(
    view: ShinobiView, seat: int, best: int, played: int | None, worlds: Sequence[ShinobiState]
) -> Message | None:
    """While cards are given: how likely the target already has one like it."""
    victim = view.target
    if victim is None or played is None or CARD[best] == CARD[played]:
        return None
    more, less = (lies_there(seat, victim, CARD[one], worlds) for one in (best, played))
    if more - less < MATCH:
        return None
    args: dict[str, int | str] = {
        "player": seat_arg(victim),
        "weapon": f"@shi-weapon-{WEAPON_NAMES[CARD[best]]}",
        "other": f"@shi-weapon-{WEAPON_NAMES[CARD[played]]}",
        "chance": more,
        "less": less,
    }
    return Message("shi-why-match", args)


def lies_there(seat: int, victim: int, weapon: int, worlds: Sequence[ShinobiState]) -> int:
    """In how many of 100 cases another attacker has given the victim this weapon."""
    slots = [
        victim * ATTACKS + distance
        for distance in range(ATTACKS)
        if attacker_of(worlds[0], victim, distance) != seat
        and worlds[0].cards[victim * ATTACKS + distance] != NOTHING
    ]
    found = sum(any(world.cards[slot] == weapon for slot in slots) for world in worlds)
    return of_100(found, worlds)


def of_100(count: int, worlds: Sequence[ShinobiState]) -> int:
    return round(100 * count / len(worlds))
