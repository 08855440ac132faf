"""How the picks of Ninjato are named in the list of choices."""

from collections.abc import Callable
from typing import Final

from uguisu.games.ninjato.components import CLAN_NAMES, SKILL_NAMES
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.message import Message


def label(view: NinjatoView, pick: str) -> Message:
    kind, *parts = pick.split(":")
    if kind in LABELS:
        return LABELS[kind](view, *parts)
    return Message(f"njt-pick-{kind}")


def _place(view: NinjatoView, name: str, number: str = "", side: str = "") -> Message:
    if name != "house":
        return Message(f"njt-pick-{name}")
    house = view.houses[int(number) - 1]
    value = 0
    if house.sentry is not None:
        value = (house.sentry.strength if side == "strength" else house.sentry.stealth)[0]
    return Message("njt-pick-house", {"house": int(number), "side": side, "guard": value})


def _tile(view: NinjatoView, name: str) -> Message:
    """NJT-17: with its cost, unless the style is known."""
    skill = SKILL_NAMES.index(name)
    tile = next((tile for tile in view.sensei if tile and tile.skill == skill), None)
    owned = () if view.observer is None else view.players[view.observer].tiles
    if tile is None or any(own.style == tile.style for own in owned):
        return Message(f"njt-skill-{name}")
    return Message("njt-pick-tile", {"skill": words.skill(skill), "cost": tile.cost})


def _envoy(view: NinjatoView, slot: str) -> Message:
    card = view.palace[int(slot) - 1]
    assert card is not None
    clan, demand = words.clan(card.clan), words.demand(card.demand)
    return Message("njt-pick-envoy", {"clan": clan, "age": card.age, "demand": demand})


def _rumour(view: NinjatoView, slot: str) -> Message:
    card = view.pavilion[int(slot) - 1]
    assert card is not None
    if view.asks in ("first", "second"):
        return Message(words.rumour(card.kind)[1:])
    rumour, demand = words.rumour(card.kind), words.demand(card.demand)
    return Message("njt-pick-rumour", {"rumour": rumour, "demand": demand})


def _treasure(_: NinjatoView, name: str) -> Message:
    return Message(f"njt-treasure-{name}")


def _skill(_: NinjatoView, name: str) -> Message:
    return Message(f"njt-skill-{name}")


def _hand(_: NinjatoView, value: str) -> Message:
    return Message("njt-pick-hand", {"value": int(value)})


def _dojo(_: NinjatoView, value: str) -> Message:
    if value == "deck":
        return Message("njt-pick-deck")
    return Message("njt-pick-open", {"value": int(value)})


def _guard(view: NinjatoView, half: str) -> Message:
    raid = view.invasion
    assert raid is not None
    assert raid.guard is not None
    values = (raid.guard.strength, raid.guard.stealth)[raid.side]
    return Message("njt-pick-guard", {"half": half, "value": values[half == "second"]})


def _shuriken(_: NinjatoView, name: str, side: str) -> Message:
    return Message("njt-pick-shuriken", {"treasure": f"@njt-treasure-{name}", "side": side})


def _house(_: NinjatoView, name: str, side: str) -> Message:
    return Message("njt-pick-in-house", {"treasure": f"@njt-treasure-{name}", "side": side})


def _marker(_: NinjatoView, clan: str, honour: str) -> Message:
    return Message("njt-pick-marker", {"clan": f"@njt-clan-{clan}", "honour": int(honour)})


def _disguise(_: NinjatoView, clan: str) -> Message:
    if clan not in CLAN_NAMES:
        return Message("njt-pick-no-disguise")
    return Message("njt-pick-disguise", {"clan": f"@njt-clan-{clan}"})


def _honour(view: NinjatoView) -> Message:
    clan = view.scoring.clan if view.scoring else None
    return Message("njt-pick-honour", {"honour": 0 if clan is None else view.clans[clan].honour})


LABELS: Final[dict[str, Callable[..., Message]]] = {
    "place": _place,
    "tile": _tile,
    "envoy": _envoy,
    "rumour": _rumour,
    "treasure": _treasure,
    "skill": _skill,
    "hand": _hand,
    "dojo": _dojo,
    "guard": _guard,
    "shuriken": _shuriken,
    "house": _house,
    "marker": _marker,
    "disguise": _disguise,
    "honour": _honour,
}
