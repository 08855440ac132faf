"""Why an order was better in War of Clans: who loses or gains a troop, and whom that hurts.

Effects on the table are in consequences.py.
"""

from typing import Final

from uguisu.games.war_of_clans.actions import ATTACK, CLAN, MOVE, PLAY_NINJA
from uguisu.games.war_of_clans.components import CLAN_NAMES
from uguisu.kernel.message import Message, seat_arg
from uguisu.kernel.seats import LETTERS, letter

LIKELY: Final = 0.4
"""From here on a loyalty is called probable."""
NOBODY: Final = -1
"""No clan."""


def of_orders(
    seat: int, own: int, best: int, played: int | None, beliefs: dict[str, dict[str, float]]
) -> Message | None:
    """What the two orders themselves tell. The first of these facts that holds: the choice made
    hurt one's own clan; the best one hurts a clan that a rival probably serves; the choice made
    helps such a clan; the best one adds to one's own. Before a choice was made, only the best one
    is spoken of."""
    me = seat_arg(seat)
    if loses(played) == own != loses(best):
        return Message("woc-why-own-loses", {"clan": card(own), "player": me})
    rival = server_of(loses(best), beliefs)
    if rival and loses(best) != loses(played):
        return Message("woc-why-rival-loses", {"clan": card(loses(best)), **rival})
    rival = server_of(gains(played), beliefs)
    if rival and gains(best) != gains(played):
        return Message("woc-why-rival-gains", {"clan": card(gains(played)), **rival})
    if gains(best) == own != gains(played):
        return Message("woc-why-own-gains", {"clan": card(own), "player": me})
    return None


def loses(action: int | None) -> int:
    """The clan that loses a troop; -1 if none does."""
    if action is None:
        return NOBODY
    is_strike = PLAY_NINJA <= action < MOVE or action >= ATTACK
    return CLAN[action] if is_strike else NOBODY


def gains(action: int | None) -> int:
    """The clan that gets a troop from the hand; -1 if none does."""
    return CLAN[action] if action is not None and action < PLAY_NINJA else NOBODY


def server_of(clan: int, beliefs: dict[str, dict[str, float]]) -> dict[str, int | str] | None:
    """Who probably serves this clan, and how likely that is."""
    if clan < 0:
        return None
    name = CLAN_NAMES[clan]
    odds = {
        seat: beliefs.get(f"loyalty:{letter(seat)}", {}).get(name, 0.0)
        for seat in range(len(LETTERS))
    }
    seat = max(odds, key=lambda one: odds[one])
    if odds[seat] < LIKELY:
        return None
    return {"player": seat_arg(seat), "chance": round(100 * odds[seat])}


def card(clan: int) -> str:
    return f"@woc-card-{CLAN_NAMES[clan]}"
