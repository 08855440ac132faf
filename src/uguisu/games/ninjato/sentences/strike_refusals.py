"""Why a strike is not possible."""

from uguisu.games.ninjato.actions import (
    BASE,
    BY_TACTICS,
    HALF,
    KICKERS,
    ONES,
    SETS,
    TWOS,
    side_of,
    value_of,
)
from uguisu.games.ninjato.pieces.numbers import BORYAKU, KICKER, TAIJUTSU
from uguisu.games.ninjato.rules.strikes import set_skill, two_skill
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.sentences.prompts import guard_values
from uguisu.games.ninjato.sentences.seen import cards, holds, tiles_up
from uguisu.games.ninjato.view.types import Invasion, NinjatoView
from uguisu.kernel.message import Arg, Message


def why_not_strike(view: NinjatoView, action: int) -> Message:
    """NJT-21 to NJT-25, NJT-54, NJT-58: what is missing, or why it is not enough."""
    invasion = view.invasion
    assert invasion is not None
    if side_of(action) != invasion.side:
        return Message("njt-no-side", {"side": words.side(invasion.side)}, "NJT-54")
    return (
        _no_half(invasion, HALF[action])
        or _no_tile(view, action)
        or _no_cards(view, action)
        or _too_weak(invasion, action)
    )


def _no_half(invasion: Invasion, half: int) -> Message | None:
    """NJT-58: only a pair has two, and a beaten one stays beaten."""
    if half >= len(invasion.beaten):
        return Message("njt-no-pair", clause="NJT-58")
    if invasion.beaten[half]:
        return Message("njt-no-beaten-half", clause="NJT-58")
    return None


def _no_tile(view: NinjatoView, action: int) -> Message | None:
    """NJT-18, NJT-24: every tile of a strike is one's own, and up."""
    side = side_of(action)
    needed = (
        (BORYAKU, int(BASE[action] == BY_TACTICS)),
        (TAIJUTSU, ONES[action]),
        (two_skill(side), TWOS[action]),
        (set_skill(side), SETS[action]),
    )
    for skill, count in needed:
        if count > tiles_up(view, skill):
            name = "njt-no-tile-used" if holds(view, skill) else "njt-no-tile-owned"
            return Message(name, {"skill": words.skill(skill)}, "NJT-18")
    return None


def _no_cards(view: NinjatoView, action: int) -> Message | None:
    """NJT-23: the base and every kicker come from the hand."""
    base, kickers = BASE[action], KICKERS[action]
    if base not in (BY_TACTICS, KICKER) and not cards(view, base):
        return Message("njt-no-card", {"value": base}, "NJT-24")
    if kickers + (base == KICKER) > cards(view, KICKER):
        return Message("njt-no-kickers", {"count": cards(view, KICKER)}, "NJT-23")
    return None


def _too_weak(invasion: Invasion, action: int) -> Message:
    """NJT-21: more than the guard by strength, less by stealth."""
    assert invasion.guard is not None
    guard = guard_values(invasion.guard, invasion.side)[HALF[action]]
    args: dict[str, Arg] = {"value": value_of(action), "guard": guard}
    return Message("njt-no-win", {"side": words.side(invasion.side), **args}, "NJT-21")
