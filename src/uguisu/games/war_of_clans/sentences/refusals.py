"""Refusals: why a seat may not do something, each with the clause that forbids it."""

from collections.abc import Sequence

from uguisu.games.war_of_clans.actions import SPACE
from uguisu.games.war_of_clans.sentences.words import clan_arg, where
from uguisu.games.war_of_clans.state import NINJA
from uguisu.games.war_of_clans.view.types import Hand, WarOfClansView
from uguisu.kernel.message import Arg, Message, seat_arg
from uguisu.kernel.seats import letter


def why_not(view: WarOfClansView, action: int) -> Message:
    match SPACE.decode(action):
        case "place", (province, clan):
            return why_not_place(view, province, clan)
        case "ninja", (province, clan):
            return why_not_ninja(view, province, clan)
        case "move", (province, clan, to):
            return why_not_move(view, province, clan, to)
        case "attack", (attacker, province, clan):
            return why_not_attack(view, attacker, province, clan)
        case unknown:
            raise ValueError(unknown)


def why_not_place(view: WarOfClansView, province: int, clan: int) -> Message:
    if province >= view.seats:
        return _no_province(province)
    if view.order == 3:
        return Message("woc-no-third-attacks", clause="WOC-16")
    if view.order == 1 and province == view.turn:
        return Message("woc-no-first-abroad", clause="WOC-7")
    if view.order == 2 and province != view.turn:
        return Message("woc-no-second-home", clause="WOC-10")
    clause = "WOC-7" if view.order == 1 else "WOC-10"
    return Message("woc-no-card", {"clan": clan_arg(clan)}, clause)


def why_not_ninja(view: WarOfClansView, province: int, clan: int) -> Message:
    if province >= view.seats:
        return _no_province(province)
    if view.order != 1:
        return Message("woc-no-ninja-first", clause="WOC-8")
    if province == view.turn:
        return Message("woc-no-ninja-home", clause="WOC-8")
    if not _own_hand(view)[NINJA]:
        return Message("woc-no-ninja-held", clause="WOC-8")
    return _no_army(view, province, clan, "WOC-8")


def why_not_deployed(picks: Sequence[str]) -> Message | None:
    """WOC-9: a ninja that is put into a province, as troops are."""
    if len(picks) == 2 and picks[0] == "hand:ninja" and picks[1].startswith("province:"):
        return Message("woc-no-ninja-deployed", clause="WOC-9")
    return None


def why_not_move(view: WarOfClansView, province: int, clan: int, to: int) -> Message:
    if max(province, to) >= view.seats:
        return _no_province(max(province, to))
    if view.order == 1:
        return Message("woc-no-move-yet", clause="WOC-16")
    if view.order == 3:
        return Message("woc-no-third-attacks", clause="WOC-16")
    if province == view.turn:
        return Message("woc-no-move-from-home", clause="WOC-10")
    if not view.armies[province][clan]:
        return _no_army(view, province, clan, "WOC-10")
    return Message("woc-no-move-stays", clause="WOC-10")


def why_not_attack(view: WarOfClansView, attacker: int, province: int, clan: int) -> Message:
    if province >= view.seats:
        return _no_province(province)
    if view.order != 3:
        return Message("woc-no-attack-yet", clause="WOC-16")
    if province == view.turn:
        return Message("woc-no-attack-home", clause="WOC-12")
    if attacker == clan:
        return Message("woc-no-attack-own-clan", {"clan": clan_arg(clan)}, "WOC-12")
    if not view.armies[province][clan]:
        return _no_army(view, province, clan, "WOC-12")
    if not view.armies[view.turn][attacker]:
        return _no_army(view, view.turn, attacker, "WOC-12")
    if (province, clan) in view.touched:
        args: dict[str, Arg] = {"clan": clan_arg(clan), "province": seat_arg(province)}
        return Message("woc-no-attack-touched", args, "WOC-14")
    strengths: dict[str, Arg] = {
        "attacker": clan_arg(attacker),
        "clan": clan_arg(clan),
        "own": view.armies[view.turn][attacker],
        "strength": view.armies[province][clan],
    }
    return Message("woc-no-attack-weaker", strengths, "WOC-12")


def _no_province(province: int) -> Message:
    return Message("woc-no-province", {"province": letter(province)}, "WOC-6")


def _no_army(view: WarOfClansView, province: int, clan: int, clause: str) -> Message:
    place = where(province, view.observer)
    return Message("woc-no-army", {"clan": clan_arg(clan), **place}, clause)


def _own_hand(view: WarOfClansView) -> tuple[int, ...]:
    hand = view.hands[view.turn]
    assert isinstance(hand, Hand), "only a seat that acts asks why it may not"
    return hand.cards
