"""Refusals: why a seat may not do something, each with the clause that forbids it."""

from uguisu.games.shinobi.actions import CRIMES, SPACE
from uguisu.games.shinobi.sentences.words import weapon_arg
from uguisu.games.shinobi.view.types import Hand, ShinobiView
from uguisu.kernel.message import Arg, Message, seat_arg


def why_not(view: ShinobiView, action: int) -> Message:
    match SPACE.decode(action):
        case "give", (card, weapon):
            return why_not_give(view, card, weapon)
        case "reveal", _:
            if view.phase == "assign":
                return Message("shi-no-reveal-yet", clause="SHI-14")
            return Message("shi-no-reveal-again", clause="SHI-18")
        case "denounce", (crime,) if view.phase == "decide":
            return Message(f"shi-no-{CRIMES[crime]}", clause="SHI-21")
        case _:
            return why_not_decide(view)


def why_not_decide(view: ShinobiView) -> Message:
    name = "shi-no-decision-yet" if view.phase == "assign" else "shi-no-decision-unseen"
    return Message(name, clause="SHI-14")


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
