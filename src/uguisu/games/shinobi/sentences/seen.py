"""Facts from a view that several sentences need."""

from uguisu.games.shinobi.state import ATTACKS
from uguisu.games.shinobi.view.types import Attack, Card, ShinobiView


def attacker_of(view: ShinobiView, victim: int, distance: int) -> int:
    """SHI-5: distances count from 0, to the left."""
    return (victim - 1 - distance) % view.seats


def is_struck(view: ShinobiView, victim: int) -> bool:
    """SHI-17: the two cards turned before the victim are alike."""
    shown = [a.card for a in view.attacks[victim] if a is not None and a.open]
    return len(shown) > 1 and shown[0] == shown[1]


def face_down(view: ShinobiView, victim: int) -> int:
    """The distance of the attacker whose card before the victim was not turned yet."""
    return next(d for d in range(ATTACKS) if not attack_on(view, victim, d).open)


def attack_on(view: ShinobiView, victim: int, distance: int) -> Attack:
    attack = view.attacks[victim][distance]
    assert attack, "after the first phase three cards lie before everybody"
    return attack


def open_weapon(attack: Attack) -> int:
    assert isinstance(attack.card, Card), "an open card shows its weapon"
    return attack.card.weapon
