"""Prompts: whose move it is and what to do, in one sentence."""

from uguisu.games.shinobi.sentences.seen import attacker_of, face_down, is_struck
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.message import Arg, Message, seat_arg, you


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
