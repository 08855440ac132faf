"""Why a seat may not do what it wants: every refusal names the clause that forbids it."""

from functools import cache
from typing import Final

from uguisu.games.ninjato.actions import (
    BANZAI,
    BRIBE,
    DISCARD_CARD,
    DISGUISE_ENVOY,
    FAIL,
    GO_DOJO,
    INVADE,
    KEEP_ONE,
    LEARN,
    LEAVE,
    PUT_MARKER,
    REWARD,
    SPREAD,
    STRIKE,
    TAKE_CARD,
    USE_CHOHO,
    USE_HARMONY,
    USE_SPIRIT,
)
from uguisu.games.ninjato.components import DEMANDS
from uguisu.games.ninjato.rules.payments import PAID, PAYMENTS, SMALL_PAYMENTS, honours
from uguisu.games.ninjato.rules.pieces import (
    CHOHO,
    CLANS,
    HARMONY,
    HENSOJUTSU,
    KINDS,
    MARKS,
    RED,
    SIDED,
    SPIRIT,
    VALUES,
)
from uguisu.games.ninjato.rules.printed import ANY_CARD
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


def why_not(view: NinjatoView, action: int) -> Message:
    asks = view.asks
    if action < TAKE_CARD:
        return why_not_place(view, action) if asks == "place" else not_now(view)
    if action < DISCARD_CARD:
        return why_not_take(action - TAKE_CARD) if asks == "take" else not_now(view)
    if action < STRIKE:
        return no_card(action - DISCARD_CARD, "NJT-14") if asks == "discard" else not_now(view)
    if action < FAIL:
        return why_not_strike(view, action) if asks == "strike" else not_now(view)
    if action < PUT_MARKER:
        return why_not_raid(view, action)
    return why_not_decide(view, action)


def not_now(view: NinjatoView) -> Message:
    """Something else is asked first."""
    return Message(f"njt-now-{view.asks}", clause=NOW[view.asks])


def no_card(value: int, clause: str) -> Message:
    return Message("njt-no-card", {"value": value}, clause)


def why_not_place(view: NinjatoView, action: int) -> Message:
    assert action != GO_DOJO, "the Dojo is always open"
    if action < LEARN:
        house = (action - INVADE) // 2 + 1
        return Message("njt-no-house-empty", {"house": house}, "NJT-12")
    if action < BRIBE:
        return why_not_learn(view, *divmod(action - LEARN, VALUES))
    if action < SPREAD:
        slot, payment = divmod(action - BRIBE, PAYMENTS)
        return why_not_pay(view, view.palace[slot], payment, "NJT-35")
    slot, payment = divmod(action - SPREAD, SMALL_PAYMENTS)
    return why_not_pay(view, view.pavilion[slot], payment, "NJT-37")


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


def why_not_raid(view: NinjatoView, action: int) -> Message:
    """NJT-26, NJT-58, NJT-60: each at its moment of an invasion."""
    if view.invasion is None or view.asks == "marker":
        return not_now(view)
    if action in (BANZAI, LEAVE) and view.asks == "strike":
        return Message("njt-no-going-yet", clause=going_clause(view.invasion))
    if action == FAIL or action in (BANZAI, LEAVE):
        return not_now(view)
    if action >= KEEP_ONE:
        if view.asks != "keep":
            return not_now(view)
        return Message("njt-no-keeping", {"treasure": words.treasure(action - KEEP_ONE)}, "NJT-30")
    return why_not_skill(view, action)


def going_clause(invasion: Invasion) -> str:
    """NJT-12 of the sentry, NJT-26 of a guard that banzai turned up, NJT-58 between two."""
    if any(invasion.beaten):
        return "NJT-58"
    return "NJT-26" if invasion.turned else "NJT-12"


def why_not_skill(view: NinjatoView, action: int) -> Message:
    """NJT-18, NJT-19, NJT-59, NJT-60."""
    if action == USE_HARMONY:
        if view.asks == "keep":
            return Message("njt-no-harmony-failed", clause="NJT-60")
        return no_tile(view, HARMONY)
    if action < USE_CHOHO:
        return why_not_spirit(view, action - USE_SPIRIT)
    if not tiles_up(view, CHOHO):
        return no_tile(view, CHOHO)
    return why_not_choho(view.invasion, *divmod(action - USE_CHOHO, SIDED))


def why_not_choho(invasion: Invasion | None, given: int, taken: int) -> Message:
    """NJT-59: one must have the one, and the house the other."""
    assert invasion is not None
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


def why_not_decide(view: NinjatoView, action: int) -> Message:
    if action < DISGUISE_ENVOY:
        if view.asks != "marker":
            return not_now(view)
        return why_not_marker(view, (action - PUT_MARKER) // MARKS)
    if action < REWARD:
        if view.asks != "disguise" or action == DISGUISE_ENVOY + CLANS:
            return not_now(view)
        return why_not_disguise(view, action - DISGUISE_ENVOY)
    if view.asks == "second" and action == REWARD + TAKE_HONOUR:
        return Message("njt-no-honour-left", clause="NJT-62")
    if view.asks not in ("first", "second"):
        return not_now(view)
    return Message("njt-no-open-card", clause="NJT-62")


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
