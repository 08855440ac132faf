"""Picks: the things a player touches to choose an action."""

from uguisu.games.shinobi.actions import CRIMES, PAIRS, SPACE
from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.sentences.seen import attacker_of
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.picks import Groups, one_by_one
from uguisu.kernel.seats import letter


def picks(view: ShinobiView, action: int) -> Groups:
    """A card and a declaration; two cards in any order; accept or what is denounced."""
    match SPACE.decode(action):
        case "give", (card, weapon):
            return one_by_one(f"hand:{WEAPON_NAMES[card]}", f"declare:{WEAPON_NAMES[weapon]}")
        case "reveal", (pair,):
            attackers = [attacker_of(view, view.turn, distance) for distance in PAIRS[pair]]
            return (tuple(f"attack:{letter(attacker)}" for attacker in attackers),)
        case "accept", _:
            return one_by_one("accept")
        case "denounce", (crime,):
            return one_by_one(f"denounce:{CRIMES[crime]}")
        case unknown:
            raise ValueError(unknown)
