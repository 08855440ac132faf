"""The log: what a seat did, and what came of it, from two views of the same observer."""

from uguisu.games.ninjato.actions import (
    BRIBE,
    DISCARD_CARD,
    DISGUISE_ENVOY,
    FAIL,
    GO_DOJO,
    INVADE,
    LEARN,
    PUT_MARKER,
    REWARD,
    SPREAD,
    STRIKE,
    TAKE_CARD,
)
from uguisu.games.ninjato.notation.actions import read_action
from uguisu.games.ninjato.notation.faces import Faces
from uguisu.games.ninjato.rules.payments import PAYMENTS, SMALL_PAYMENTS
from uguisu.games.ninjato.rules.pieces import BRIBES, CLANS, SPREADING, VALUES
from uguisu.games.ninjato.rules.scoring import TAKE_HONOUR
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.sentences.consequences import consequences
from uguisu.games.ninjato.sentences.raid_log import raid, strike
from uguisu.games.ninjato.view.types import Hand, NinjatoView
from uguisu.kernel.message import Arg, Message


def narrate(
    before: NinjatoView, after: NinjatoView, actor: int, shown: str, names: Faces
) -> list[Message]:
    action = read_action(shown, names)
    who = words.who(actor, after.observer)
    lines = deeds(before, after, action, who)
    return lines + consequences(before, after, actor, action)


def deeds(
    before: NinjatoView, after: NinjatoView, action: int, who: dict[str, Arg]
) -> list[Message]:
    if action < TAKE_CARD:
        return [place(before, after, action, who)]
    if action < STRIKE:
        return [card(before, after, action, who)]
    if action < FAIL:
        return strike(before, after, action, who)
    if action < PUT_MARKER:
        return raid(before, after, action, who)
    return [decision(before, after, action, who)]


def place(before: NinjatoView, after: NinjatoView, action: int, who: dict[str, Arg]) -> Message:
    """NJT-11: where the shuriken goes, and what it brings at once."""
    if action == GO_DOJO:
        return Message("njt-log-dojo", {**who, "count": after.to_take})
    if action < LEARN:
        house, side = divmod(action - INVADE, 2)
        clan = words.clan(before.houses[house].clan)
        args: dict[str, Arg] = {"house": house + 1, "clan": clan, "side": words.side(side)}
        return Message("njt-log-invades", {**who, **args})
    if action < BRIBE:
        skill, value = divmod(action - LEARN, VALUES)
        name = "njt-log-learns" if value else "njt-log-learns-free"
        return Message(name, {**who, "skill": words.skill(skill), "value": value})
    return payment(before, after, action, who)


def payment(before: NinjatoView, after: NinjatoView, action: int, who: dict[str, Arg]) -> Message:
    """NJT-35, NJT-37: what was paid, for whom, and the honour of it."""
    seat = before.turn
    source = BRIBES if action < SPREAD else SPREADING
    args = {**who, "honour": after.players[seat].made[source] - before.players[seat].made[source]}
    if action < SPREAD:
        slot, number = divmod(action - BRIBE, PAYMENTS)
        envoy = before.palace[slot]
        assert envoy is not None
        args |= {"clan": words.clan(envoy.clan), "age": envoy.age, "paid": words.paid(number)}
        return Message("njt-log-bribes", args)
    slot, number = divmod(action - SPREAD, SMALL_PAYMENTS)
    rumour = before.pavilion[slot]
    assert rumour is not None
    args |= {"rumour": words.rumour(rumour.kind), "paid": words.paid(number)}
    return Message("njt-log-spreads", args)


def card(before: NinjatoView, after: NinjatoView, action: int, who: dict[str, Arg]) -> Message:
    """NJT-13, NJT-14: open cards are seen by all, drawn ones only by who draws them."""
    if action >= DISCARD_CARD:
        return Message("njt-log-discards", {**who, "value": action - DISCARD_CARD})
    if action > TAKE_CARD:
        return Message("njt-log-takes", {**who, "value": action - TAKE_CARD})
    old, new = before.players[before.turn].hand, after.players[before.turn].hand
    if isinstance(old, Hand) and isinstance(new, Hand):
        gained = [v for v in range(1, VALUES) if new.cards[v - 1] > old.cards[v - 1]]
        return Message("njt-log-you-draw", {"value": gained[0]})
    return Message("njt-log-draws", who)


def decision(before: NinjatoView, after: NinjatoView, action: int, who: dict[str, Arg]) -> Message:
    """NJT-33, NJT-46, NJT-48: a marker, a disguise, a reward."""
    if action < DISGUISE_ENVOY:
        assert before.invasion is not None
        house = before.invasion.house
        banner = after.houses[house]
        args: dict[str, Arg] = {"clan": words.clan(banner.clan), "honour": banner.honour}
        return Message("njt-log-marker", {**who, **args, "house": house + 1})
    if action < REWARD:
        clan = action - DISGUISE_ENVOY
        if clan == CLANS:
            return Message("njt-log-no-disguise", who)
        return Message("njt-log-disguises", {**who, "clan": words.clan(clan)})
    return reward(before, action - REWARD, who)


def reward(before: NinjatoView, choice: int, who: dict[str, Arg]) -> Message:
    assert before.scoring is not None
    assert before.scoring.clan is not None
    clan = before.scoring.clan
    args: dict[str, Arg] = {**who, "clan": words.clan(clan)}
    if choice == TAKE_HONOUR:
        return Message("njt-log-reward-honour", args | {"honour": before.clans[clan].honour})
    rumour = before.pavilion[choice - 1]
    assert rumour is not None
    return Message("njt-log-reward-rumour", args | {"rumour": words.rumour(rumour.kind)})
