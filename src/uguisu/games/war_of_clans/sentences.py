"""What is said at a table of War of Clans: prompts, refusals and the log, all from views."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from uguisu.games.war_of_clans.notation import read_action
from uguisu.games.war_of_clans.state import (
    ACTIONS,
    ATTACK,
    CLANS,
    MOST_SEATS,
    MOVE,
    NINJA,
    ORDERS,
    PLAY_NINJA,
)
from uguisu.games.war_of_clans.view import CARD_NAMES, Hand, Loyalty, WarOfClansView
from uguisu.kernel.kept import kept
from uguisu.kernel.message import Arg, Message, seat_arg, you
from uguisu.kernel.picks import Choice, Groups, one_by_one
from uguisu.kernel.seats import letter


def picks(view: WarOfClansView, action: int) -> Groups:
    """WOC-7 to WOC-12 as touches: a card and a province, or an army and what it goes for."""
    return CHOICES[view.turn * ACTIONS + action].picks


def choices(view: WarOfClansView, legal: Sequence[int]) -> list[Choice]:
    first = view.turn * ACTIONS
    return [CHOICES[first + action] for action in legal]


def _picks(action: int, turn: int) -> Groups:
    if action < PLAY_NINJA:
        return one_by_one(
            f"hand:{CARD_NAMES[action % CLANS]}", f"province:{letter(action // CLANS)}"
        )
    if action < MOVE:
        return one_by_one("hand:ninja", _army_pick(action - PLAY_NINJA))
    if action < ATTACK:
        army, to = divmod(action - MOVE, CLANS)
        return one_by_one(_army_pick(army), f"province:{letter(to)}")
    attacker, army = divmod(action - ATTACK, 25)
    return one_by_one(_army_pick(turn * CLANS + attacker), _army_pick(army))


def _army_pick(army: int) -> str:
    return f"army:{letter(army // CLANS)}:{CARD_NAMES[army % CLANS]}"


CHOICES: Final = [
    kept(Choice(action=action, picks=_picks(action, turn)))
    for turn in range(MOST_SEATS)
    for action in range(ACTIONS)
]


def clan_arg(clan: int) -> str:
    return f"@woc-card-{CARD_NAMES[clan]}"


@cache
def _who(seat: int, observer: int | None) -> dict[str, Arg]:
    return {"actor": seat_arg(seat), "you": you(seat, observer)}


def prompt(view: WarOfClansView) -> Message:
    if view.is_over:
        return Message("woc-prompt-over")
    observer = view.observer
    eyes = 0 if observer is None else observer + 1
    return PROMPTS[(eyes * MOST_SEATS + view.turn) * ORDERS + view.order - 1]


PROMPTS: Final = [
    kept(Message(f"woc-prompt-{order}", _who(turn, eyes - 1)))
    for eyes in range(MOST_SEATS + 1)
    for turn in range(MOST_SEATS)
    for order in ("first", "second", "third")
]


# Refusals: each names the clause that forbids the action.


def why_not(view: WarOfClansView, action: int) -> Message:
    if action < PLAY_NINJA:
        return why_not_place(view, *divmod(action, CLANS))
    if action < MOVE:
        return why_not_ninja(view, *divmod(action - PLAY_NINJA, CLANS))
    if action < ATTACK:
        army, to = divmod(action - MOVE, CLANS)
        return why_not_move(view, *divmod(army, CLANS), to)
    attacker, army = divmod(action - ATTACK, 25)
    return why_not_attack(view, attacker, *divmod(army, CLANS))


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
    where = _where(province, view.observer)
    return Message("woc-no-army", {"clan": clan_arg(clan), **where}, clause)


def _own_hand(view: WarOfClansView) -> tuple[int, ...]:
    hand = view.hands[view.turn]
    assert isinstance(hand, Hand), "only a seat that acts asks why it may not"
    return hand.cards


@cache
def _where(province: int, observer: int | None) -> dict[str, Arg]:
    return {"province": seat_arg(province), "yours": you(province, observer)}


# The log.


def narrate(before: WarOfClansView, after: WarOfClansView, actor: int, shown: str) -> list[Message]:
    action = read_action(shown)
    observer, is_over, turn = after.observer, after.is_over, after.turn
    lines = [
        _deed(observer, actor, action)
        if action < ATTACK
        else _attack(observer, actor, action, *_strengths(before, actor, action))
    ]
    turn_ended = is_over or turn != actor
    if turn_ended and before.order < 3:
        lines += _left_out(before.order, actor, observer)
    if after.deck < before.deck:
        lines.append(_drawing(before, after, actor, action))
    if after.last_drawer is not None and before.last_drawer is None:
        lines.append(Message("woc-log-last-lap", {"option": "all" if after.everyone else "others"}))
    if turn_ended:
        lines += _skipped(after, actor)
    if is_over:
        lines += _ending(after)
    return lines


@cache
def _left_out(order: int, actor: int, observer: int | None) -> tuple[Message, ...]:
    """The turn ended before its third order."""
    left_out = ["woc-log-skips"] if order == 1 else []
    names = (*left_out, "woc-log-no-attack")
    return tuple([kept(Message(name, _who(actor, observer))) for name in names])


def _skipped(after: WarOfClansView, actor: int) -> list[Message]:
    """WOC-18: the turns that passed without any order, and a first order that fell away."""
    observer, seats, turn, is_over = after.observer, after.seats, after.turn, after.is_over
    passed = (turn - actor) % seats + is_over
    lines = [
        Message("woc-log-skips-turn", _who((actor + i) % seats, observer)) for i in range(1, passed)
    ]
    if turn != actor and not is_over and after.order > 1:
        lines.append(Message("woc-log-skips", _who(turn, observer)))
    return lines


def _strengths(before: WarOfClansView, actor: int, action: int) -> tuple[int, int]:
    """Of an attack: the attacker's strength, and what the attacked army has left."""
    attacker, army = divmod(action - ATTACK, 25)
    return before.armies[actor][attacker], before.armies[army // CLANS][army % CLANS] - 1


@cache
def _deed(observer: int | None, actor: int, action: int) -> Message:
    who = _who(actor, observer)
    if action < PLAY_NINJA:
        province, clan = divmod(action, CLANS)
        name = "woc-log-plays-home" if province == actor else "woc-log-deploys"
        return kept(Message(name, {**who, "clan": clan_arg(clan), **_where(province, observer)}))
    if action < MOVE:
        province, clan = divmod(action - PLAY_NINJA, CLANS)
        place = _where(province, observer)
        return kept(Message("woc-log-ninja", {**who, "clan": clan_arg(clan), **place}))
    army, to = divmod(action - MOVE, CLANS)
    goal = {"target": seat_arg(to), "targetYours": you(to, observer)}
    place = _where(army // CLANS, observer)
    args: dict[str, Arg] = {**who, "clan": clan_arg(army % CLANS), **place, **goal}
    return kept(Message("woc-log-moves", args))


@lru_cache(1 << 14)
def _attack(observer: int | None, actor: int, action: int, strength: int, left: int) -> Message:
    attacker, army = divmod(action - ATTACK, 25)
    province, clan = divmod(army, CLANS)
    strengths: dict[str, Arg] = {
        "attacker": clan_arg(attacker),
        "strength": strength,
        "clan": clan_arg(clan),
        "left": left,
    }
    place = _where(province, observer)
    return kept(Message("woc-log-attacks", {**_who(actor, observer), **strengths, **place}))


def _drawing(before: WarOfClansView, after: WarOfClansView, actor: int, action: int) -> Message:
    """Others count the cards drawn; the one who draws is told which."""
    drawn = before.deck - after.deck
    old, new = before.hands[before.turn], after.hands[before.turn]
    if not (isinstance(old, Hand) and isinstance(new, Hand)):
        return _draws(actor, after.observer, drawn)
    held = list(old.cards)
    if action < MOVE:
        held[action % CLANS if action < PLAY_NINJA else NINJA] -= 1
    gained = [clan_arg(kind) for kind, n in enumerate(new.cards) for _ in range(n - held[kind])]
    return _you_draw(drawn, " ".join(gained))


@cache
def _draws(actor: int, observer: int | None, drawn: int) -> Message:
    return kept(Message("woc-log-draws", {**_who(actor, observer), "count": drawn}))


@cache
def _you_draw(drawn: int, cards: str) -> Message:
    return kept(Message("woc-log-you-draw", {"count": drawn, "cards": cards}))


def _ending(after: WarOfClansView) -> list[Message]:
    lines = []
    for seat, card in enumerate(after.loyalties):
        if isinstance(card, Loyalty) and after.scores is not None:
            service: dict[str, Arg] = {"clan": clan_arg(card.clan), "score": after.scores[seat]}
            lines.append(Message("woc-log-served", {**_who(seat, after.observer), **service}))
    for seat, place in enumerate(after.places or ()):
        if place == 1:
            lines.append(Message("woc-log-wins", _who(seat, after.observer)))
    return lines
