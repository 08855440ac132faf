"""What one touches to name an action."""

from uguisu.games.shinobi.actions import ACCEPT, PLOTTING, REVEAL
from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.sentences.seen import attacker_of
from uguisu.games.shinobi.state import WEAPONS
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.picks import Groups, one_by_one
from uguisu.kernel.seats import letter

PAIRS = ((0, 1), (0, 2), (1, 2))
"""[reveal]: the two attackers whose cards are turned, nearest first."""


def picks(view: ShinobiView, action: int) -> Groups:
    """A card and a declaration; two cards in any order; accept or what is denounced."""
    if action < REVEAL:
        card, weapon = divmod(action, WEAPONS)
        return one_by_one(f"hand:{WEAPON_NAMES[card]}", f"declare:{WEAPON_NAMES[weapon]}")
    if action < ACCEPT:
        pair = PAIRS[action - REVEAL]
        return (tuple(f"attack:{letter(attacker_of(view, view.turn, d))}" for d in pair),)
    if action == ACCEPT:
        return one_by_one("accept")
    return one_by_one(f"denounce:{'plotting' if action == PLOTTING else 'incompetence'}")
