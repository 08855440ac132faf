"""The log of Ninjato: an action and its effects, from two views of one observer."""

from uguisu.games.ninjato.actions import (
    SPACE,
)
from uguisu.games.ninjato.pieces.numbers import BRIBES, CLANS, SPREADING, VALUES
from uguisu.games.ninjato.rules.scoring import TAKE_HONOUR
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.sentences.consequences import consequences
from uguisu.games.ninjato.sentences.raid_log import raid, strike
from uguisu.games.ninjato.view.types import Hand, NinjatoView
from uguisu.kernel.message import Arg, Message

Who = dict[str, Arg]


def narrate(before: NinjatoView, after: NinjatoView, actor: int, action: int) -> list[Message]:
    who = words.who(actor, after.observer)
    lines = deeds(before, after, action, who)
    return lines + consequences(before, after, actor, action)


def ends_turn(before: NinjatoView, after: NinjatoView) -> bool:
    """NJT-11: the next shuriken is due, or the next decision of a scoring is another player's."""
    scores = (before.scoring is None) != (after.scoring is None)
    return after.asks in ("place", "over") or before.turn != after.turn or scores


def deeds(before: NinjatoView, after: NinjatoView, action: int, who: Who) -> list[Message]:
    word, values = SPACE.decode(action)
    match word, values:
        case (("strength" | "stealth"), _):
            return strike(before, after, action, who)
        case (("dojo" | "house" | "learn"), _):
            return [place(before, after, word, values, who)]
        case "envoy", (slot, payment):
            return [bribe(before, after, slot, payment, who)]
        case "rumour", (slot, payment):
            return [spread(before, after, slot, payment, who)]
        case (("take" | "discard"), (value,)):
            return [card(before, after, word, value, who)]
        case (("marker" | "disguise" | "reward"), (choice,)):
            return [decision(before, after, word, choice, who)]
        case _:
            return raid(before, after, word, values, who)


def place(
    before: NinjatoView, after: NinjatoView, word: str, values: tuple[int, ...], who: Who
) -> Message:
    """NJT-11: where the shuriken goes, and what it brings at once."""
    match word, values:
        case "house", (house, side):
            clan = words.clan(before.houses[house].clan)
            args: Who = {"house": house + 1, "clan": clan, "side": words.side(side)}
            return Message("njt-log-invades", {**who, **args})
        case "learn", (skill, value):
            name = "njt-log-learns" if value else "njt-log-learns-free"
            return Message(name, {**who, "skill": words.skill(skill), "value": value})
        case _:
            return Message("njt-log-dojo", {**who, "count": after.to_take})


def bribe(before: NinjatoView, after: NinjatoView, slot: int, payment: int, who: Who) -> Message:
    """NJT-35: what was paid, for whom, and the honour of it."""
    envoy = before.palace[slot]
    assert envoy is not None
    args: Who = {"clan": words.clan(envoy.clan), "age": envoy.age, "paid": words.paid(payment)}
    return Message("njt-log-bribes", {**who, "honour": made(before, after, BRIBES), **args})


def spread(before: NinjatoView, after: NinjatoView, slot: int, payment: int, who: Who) -> Message:
    """NJT-37: likewise for a rumour."""
    rumour = before.pavilion[slot]
    assert rumour is not None
    args: Who = {"rumour": words.rumour(rumour.kind), "paid": words.paid(payment)}
    return Message("njt-log-spreads", {**who, "honour": made(before, after, SPREADING), **args})


def made(before: NinjatoView, after: NinjatoView, source: int) -> int:
    """The honour that the seat on turn made in this way."""
    seat = before.turn
    return after.players[seat].made[source] - before.players[seat].made[source]


def card(before: NinjatoView, after: NinjatoView, word: str, value: int, who: Who) -> Message:
    """NJT-13, NJT-14: open cards are seen by all, drawn ones only by who draws them."""
    if word == "discard":
        return Message("njt-log-discards", {**who, "value": value})
    if value:
        return Message("njt-log-takes", {**who, "value": value})
    old, new = before.players[before.turn].hand, after.players[before.turn].hand
    if isinstance(old, Hand) and isinstance(new, Hand):
        gained = [v for v in range(1, VALUES) if new.cards[v - 1] > old.cards[v - 1]]
        return Message("njt-log-you-draw", {"value": gained[0]})
    return Message("njt-log-draws", who)


def decision(before: NinjatoView, after: NinjatoView, word: str, choice: int, who: Who) -> Message:
    """NJT-33, NJT-46, NJT-48: a marker, a disguise, a reward."""
    if word == "marker":
        assert before.invasion is not None
        house = before.invasion.house
        banner = after.houses[house]
        args: Who = {"clan": words.clan(banner.clan), "honour": banner.honour}
        return Message("njt-log-marker", {**who, **args, "house": house + 1})
    if word == "disguise":
        if choice == CLANS:
            return Message("njt-log-no-disguise", who)
        return Message("njt-log-disguises", {**who, "clan": words.clan(choice)})
    return reward(before, choice, who)


def reward(before: NinjatoView, choice: int, who: Who) -> Message:
    assert before.scoring is not None
    assert before.scoring.clan is not None
    clan = before.scoring.clan
    args: Who = {**who, "clan": words.clan(clan)}
    if choice == TAKE_HONOUR:
        return Message("njt-log-reward-honour", args | {"honour": before.clans[clan].honour})
    rumour = before.pavilion[choice - 1]
    assert rumour is not None
    return Message("njt-log-reward-rumour", args | {"rumour": words.rumour(rumour.kind)})
