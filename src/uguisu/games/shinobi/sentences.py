"""What is said at a table of Shinobi before an action: picks, prompts and refusals, from views."""

from uguisu.games.shinobi.state import (
    ACCEPT,
    ATTACKS,
    INCOMPETENCE,
    PLOTTING,
    REVEAL,
    WEAPONS,
)
from uguisu.games.shinobi.view import WEAPON_NAMES, Attack, Card, Hand, ShinobiView
from uguisu.kernel.message import Arg, Message, seat_arg, you
from uguisu.kernel.picks import Groups, one_by_one
from uguisu.kernel.seats import letter

PAIRS = ((0, 1), (0, 2), (1, 2))
"""[reveal]: the two attackers whose cards are turned, nearest first."""


def weapon_arg(weapon: int) -> str:
    return f"@shi-weapon-{WEAPON_NAMES[weapon]}"


def one_arg(weapon: int) -> str:
    """The weapon with its article: "a katana"."""
    return f"@shi-one-{WEAPON_NAMES[weapon]}"


def attacker_of(view: ShinobiView, victim: int, distance: int) -> int:
    """SHI-5: distances count from 0, to the left."""
    return (victim - 1 - distance) % view.seats


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


def prompt(view: ShinobiView) -> Message:
    if view.is_over:
        return Message("shi-prompt-over")
    who: dict[str, Arg] = {"actor": seat_arg(view.turn), "you": you(view.turn, view.observer)}
    if view.phase == "reveal":
        return Message("shi-prompt-reveal", who)
    if view.target is not None:
        at: dict[str, Arg] = {
            "target": seat_arg(view.target),
            "yours": you(view.target, view.observer),
        }
        return Message("shi-prompt-assign", {**who, **at})
    name = "plotting" if is_struck(view, view.turn) else "incompetence"
    third = attacker_of(view, view.turn, face_down(view, view.turn))
    whose: dict[str, Arg] = {"attacker": seat_arg(third), "yours": you(third, view.observer)}
    return Message(f"shi-prompt-{name}", {**who, **whose})


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


# Refusals: each names the clause that forbids the action.


def why_not(view: ShinobiView, action: int) -> Message:
    if action < REVEAL:
        return why_not_give(view, *divmod(action, WEAPONS))
    if view.phase == "assign":
        name = "shi-no-reveal-yet" if action < ACCEPT else "shi-no-decision-yet"
        return Message(name, clause="SHI-14")
    if action < ACCEPT:
        return Message("shi-no-reveal-again", clause="SHI-18")
    if view.phase == "reveal":
        return Message("shi-no-decision-unseen", clause="SHI-14")
    name = "shi-no-incompetence" if action == INCOMPETENCE else "shi-no-plotting"
    return Message(name, clause="SHI-21")


def why_not_give(view: ShinobiView, card: int, weapon: int) -> Message:
    if view.phase == "reveal":
        return Message("shi-no-gift-reveal", clause="SHI-14")
    if view.target is None:
        return Message("shi-no-gift-decide", clause="SHI-29")
    if card not in _own_hand(view):
        return Message("shi-no-card", {"weapon": weapon_arg(card)}, "SHI-6")
    got = [attack.declared for attack in view.attacks[view.target] if attack is not None]
    declared: dict[str, Arg] = {"weapon": weapon_arg(weapon), "target": seat_arg(view.target)}
    if got.count(weapon) == 2:
        return Message("shi-no-third-time", declared, "SHI-9")
    return Message("shi-no-repetition", declared, "SHI-10")


def _own_hand(view: ShinobiView) -> tuple[int, ...]:
    hand = view.hands[view.turn]
    assert isinstance(hand, Hand), "only a seat that acts asks why it may not"
    return hand.weapons
