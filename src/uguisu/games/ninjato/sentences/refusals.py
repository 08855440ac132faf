"""Refusals: why a seat may not do something, each with the clause that forbids it."""

from functools import cache
from typing import Final

from uguisu.games.ninjato.actions import (
    SPACE,
)
from uguisu.games.ninjato.components import DEMANDS
from uguisu.games.ninjato.pieces.numbers import (
    CHOHO,
    CLANS,
    HARMONY,
    HENSOJUTSU,
    KINDS,
    MARKS,
    RED,
    SPIRIT,
)
from uguisu.games.ninjato.pieces.payments import PAID, honours
from uguisu.games.ninjato.pieces.printed import ANY_CARD
from uguisu.games.ninjato.rules.scoring import TAKE_HONOUR
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.sentences.seen import holds, own, tiles_up
from uguisu.games.ninjato.sentences.strike_refusals import why_not_strike
from uguisu.games.ninjato.view.types import Envoy, Invasion, NinjatoView, Rumour, Tile
from uguisu.kernel.message import Arg, Message

NOW: Final = {
    "place": "NJT-11",
    "take": "NJT-13",
    "discard": "NJT-14",
    "strike": "NJT-24",
    "banzai": "NJT-26",
    "keep": "NJT-30",
    "marker": "NJT-33",
    "disguise": "NJT-46",
    "first": "NJT-48",
    "second": "NJT-62",
}
"""What is asked of the seat, and the clause that says so."""
RAIDS: Final = {"fail", "banzai", "leave", "harmony", "spirit", "choho", "keep"}


def why_not(view: NinjatoView, action: int) -> Message:
    word, values = SPACE.decode(action)
    match word, values:
        case (("strength" | "stealth"), _) if view.asks == "strike":
            return why_not_strike(view, action)
        case "take", (value,) if view.asks == "take":
            return why_not_take(value)
        case "discard", (value,) if view.asks == "discard":
            return no_card(value, "NJT-14")
        case _ if word in RAIDS and view.invasion is not None and view.asks != "marker":
            return why_not_raid(view, view.invasion, word, values)
        case _ if view.asks == "place":
            return why_not_place(view, word, values)
        case _:
            return why_not_decide(view, word, values)


def not_now(view: NinjatoView) -> Message:
    """Another decision comes first."""
    return Message(f"njt-now-{view.asks}", clause=NOW[view.asks])


def no_card(value: int, clause: str) -> Message:
    return Message("njt-no-card", {"value": value}, clause)


def why_not_place(view: NinjatoView, word: str, values: tuple[int, ...]) -> Message:
    """NJT-12: nothing to be had there. The Dojo is always open."""
    match word, values:
        case "house", (house, _):
            return Message("njt-no-house-empty", {"house": house + 1}, "NJT-12")
        case "learn", (skill, value):
            return why_not_learn(view, skill, value)
        case "envoy", (slot, payment):
            return why_not_pay(view, view.palace[slot], payment, "NJT-35")
        case "rumour", (slot, payment):
            return why_not_pay(view, view.pavilion[slot], payment, "NJT-37")
        case _:
            return not_now(view)


def why_not_learn(view: NinjatoView, skill: int, value: int) -> Message:
    """NJT-17: not on offer, or not paid as it must be."""
    tile = next((tile for tile in view.sensei if tile and tile.skill == skill), None)
    name = words.skill(skill)
    if tile is None:
        return Message("njt-no-tile-open", {"skill": name}, "NJT-17")
    if any(known.style == tile.style for known in own(view).tiles):
        return Message("njt-no-paying-known-style", {"skill": name}, "NJT-17")
    if value == 0:
        return Message("njt-no-free-tile", {"skill": name, "cost": tile.cost}, "NJT-17")
    return why_not_price(tile, value)


def why_not_price(tile: Tile, value: int) -> Message:
    if tile.cost not in (ANY_CARD, value):
        args: dict[str, Arg] = {"skill": words.skill(tile.skill), "cost": tile.cost}
        return Message("njt-no-such-price", args, "NJT-17")
    return no_card(value, "NJT-17")


def why_not_pay(
    view: NinjatoView, card: Envoy | Rumour | None, payment: int, clause: str
) -> Message:
    """NJT-35 to NJT-37: nobody there, not what is asked, or more than one has."""
    if card is None:
        return Message("njt-no-open-card", clause="NJT-38")
    if not honours_of(card.demand)[payment]:
        asked: dict[str, Arg] = {"demand": words.demand(card.demand), "paid": words.paid(payment)}
        return Message("njt-no-such-payment", asked, "NJT-36" if clause == "NJT-35" else clause)
    treasures = own(view).treasures
    if not is_named(card.demand) and not can_pay(card.demand, treasures):
        return Message("njt-no-means", {"demand": words.demand(card.demand)}, clause)
    kind = next(kind for kind in range(KINDS) if PAID[payment][kind] > treasures[kind])
    args: dict[str, Arg] = {"treasure": words.treasure(kind), "count": treasures[kind]}
    return Message("njt-no-treasure", args, clause)


def is_named(demand: tuple[str, ...]) -> bool:
    """Whether every treasure that is asked for is named, none left to choose."""
    return not any(word in words.GROUPED for word in demand)


def can_pay(demand: tuple[str, ...], treasures: tuple[int, ...]) -> bool:
    """Whether anything that these treasures can pay is what is asked."""
    return any(
        all(paid <= held for paid, held in zip(PAID[payment], treasures, strict=True))
        for payment, honour in enumerate(honours_of(demand))
        if honour
    )


@cache
def honours_of(demand: tuple[str, ...]) -> list[int]:
    return honours([DEMANDS[word] for word in demand])


def why_not_take(value: int) -> Message:
    if value == 0:
        return Message("njt-no-deck", clause="NJT-16")
    return Message("njt-no-open-value", {"value": value}, "NJT-13")


def why_not_raid(
    view: NinjatoView, invasion: Invasion, word: str, values: tuple[int, ...]
) -> Message:
    """NJT-26, NJT-58, NJT-60: each at its moment of an invasion."""
    match word, values:
        case (("banzai" | "leave"), _) if view.asks == "strike":
            return Message("njt-no-going-yet", clause=going_clause(invasion))
        case "keep", (kind,) if view.asks == "keep":
            return Message("njt-no-keeping", {"treasure": words.treasure(kind)}, "NJT-30")
        case "harmony", _:
            return why_not_harmony(view)
        case "spirit", (skill,):
            return why_not_spirit(view, skill)
        case "choho", (given, taken):
            return why_not_choho(view, invasion, given, taken)
        case _:
            return not_now(view)


def going_clause(invasion: Invasion) -> str:
    """NJT-12 of the sentry, NJT-26 of a guard that banzai turned up, NJT-58 between two."""
    if any(invasion.beaten):
        return "NJT-58"
    return "NJT-26" if invasion.turned else "NJT-12"


def why_not_harmony(view: NinjatoView) -> Message:
    """NJT-60: there must be something to fight."""
    if view.asks == "keep":
        return Message("njt-no-harmony-failed", clause="NJT-60")
    return no_tile(view, HARMONY)


def why_not_choho(view: NinjatoView, invasion: Invasion, given: int, taken: int) -> Message:
    """NJT-59: one must have the one, and the house the other."""
    if not tiles_up(view, CHOHO):
        return no_tile(view, CHOHO)
    won = invasion.red if given >= RED else invasion.light
    if given % KINDS not in won:
        return Message("njt-no-choho-won", sided(given), "NJT-59")
    return Message("njt-no-choho-house", sided(taken), "NJT-59")


def sided(treasure: int) -> dict[str, Arg]:
    return {"treasure": words.treasure(treasure), "side": "red" if treasure >= RED else "light"}


def why_not_spirit(view: NinjatoView, skill: int) -> Message:
    if not tiles_up(view, SPIRIT):
        return no_tile(view, SPIRIT)
    if skill in (SPIRIT, HENSOJUTSU):
        return Message("njt-no-spirit-on", {"skill": words.skill(skill)}, "NJT-19")
    return Message("njt-no-spirit-unused", {"skill": words.skill(skill)}, "NJT-19")


def no_tile(view: NinjatoView, skill: int) -> Message:
    """NJT-18: not learned, or used in this round."""
    name = "njt-no-tile-used" if holds(view, skill) else "njt-no-tile-owned"
    return Message(name, {"skill": words.skill(skill)}, "NJT-18")


def why_not_decide(view: NinjatoView, word: str, values: tuple[int, ...]) -> Message:
    """NJT-33, NJT-46, NJT-62: the marker of a conquered house, and what the scoring asks."""
    match word, values:
        case "marker", (marker,) if view.asks == "marker":
            return why_not_marker(view, marker // MARKS)
        case "disguise", (clan,) if view.asks == "disguise" and clan < CLANS:
            return why_not_disguise(view, clan)
        case "reward", (reward,) if view.asks == "second" and reward == TAKE_HONOUR:
            return Message("njt-no-honour-left", clause="NJT-62")
        case "reward", _ if view.asks in ("first", "second"):
            return Message("njt-no-open-card", clause="NJT-62")
        case _:
            return not_now(view)


def why_not_disguise(view: NinjatoView, clan: int) -> Message:
    """NJT-46: no mask in this clan, or every one of them has its disguise."""
    has_mask = any(envoy.mask and envoy.clan == clan for envoy in own(view).envoys)
    name = "njt-no-mask-left" if has_mask else "njt-no-mask"
    return Message(name, {"clan": words.clan(clan)}, "NJT-46")


def why_not_marker(view: NinjatoView, clan: int) -> Message:
    """NJT-33: of another clan, and from the supply."""
    assert view.invasion is not None
    if view.houses[view.invasion.house].clan == clan:
        return Message("njt-no-marker-same", {"clan": words.clan(clan)}, "NJT-33")
    return Message("njt-no-marker-free", clause="NJT-33")
