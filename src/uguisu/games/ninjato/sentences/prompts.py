"""Prompts: whose move it is and what to do, in one sentence."""

from uguisu.games.ninjato.pieces.numbers import SHURIKEN
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.view.types import Guard, NinjatoView
from uguisu.kernel.message import Arg, Message


def prompt(view: NinjatoView) -> Message:
    if view.is_over:
        return Message("njt-prompt-over")
    args = words.who(view.turn, view.observer)
    if view.asks == "strike":
        return _strike(view, args)
    if view.asks == "place":
        args["number"] = SHURIKEN + 1 - view.players[view.turn].shuriken
    elif view.asks == "take":
        args["count"] = view.to_take
    elif view.asks == "banzai":
        args["elite"] = "yes" if is_elite_next(view) else "no"
    elif view.asks == "marker":
        args["house"] = house(view) + 1
    elif view.asks in ("first", "second"):
        assert view.scoring is not None
        assert view.scoring.clan is not None
        args["clan"] = words.clan(view.scoring.clan)
        args["honour"] = view.clans[view.scoring.clan].honour
    return Message(f"njt-prompt-{view.asks}", args)


def house(view: NinjatoView) -> int:
    assert view.invasion is not None
    return view.invasion.house


def is_elite_next(view: NinjatoView) -> bool:
    """NJT-26: if only red treasures are left; NJT-34: and an elite guard is."""
    has_elites = view.elite_deck > 0 or len(view.elite_discards) > 0
    return not view.houses[house(view)].light and has_elites


def _strike(view: NinjatoView, args: dict[str, Arg]) -> Message:
    """NJT-21: what has to be beaten, and how."""
    assert view.invasion is not None
    assert view.invasion.guard is not None
    values = guard_values(view.invasion.guard, view.invasion.side)
    args |= {"side": words.side(view.invasion.side), "house": view.invasion.house + 1}
    standing = [v for v, done in zip(values, view.invasion.beaten, strict=True) if not done]
    if len(standing) > 1:
        pair: dict[str, Arg] = {"one": standing[0], "two": standing[1]}
        return Message("njt-prompt-strike-pair", args | pair)
    return Message("njt-prompt-strike", args | {"guard": standing[0]})


def guard_values(guard: Guard, side: int) -> tuple[int, ...]:
    """NJT-28: what the guard is worth against this side."""
    return (guard.strength, guard.stealth)[side]
