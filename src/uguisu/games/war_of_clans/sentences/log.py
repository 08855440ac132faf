"""The log of War of Clans: sentences about an action, from two views of one observer."""

from functools import cache, lru_cache

from uguisu.games.war_of_clans.actions import ATTACK, CLAN, MOVE, PLAY_NINJA, SPACE
from uguisu.games.war_of_clans.notation.actions import read_action
from uguisu.games.war_of_clans.sentences.words import clan_arg, where, who
from uguisu.games.war_of_clans.state import NINJA
from uguisu.games.war_of_clans.view.types import Hand, Loyalty, WarOfClansView
from uguisu.kernel.cached_json import cache_json
from uguisu.kernel.message import Arg, Message, seat_arg, you


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


def ends_turn(before: WarOfClansView, after: WarOfClansView, actor: int) -> bool:
    """Also when all others are skipped and the same player goes on (WOC-18)."""
    return after.is_over or after.turn != actor or after.order <= before.order


@cache
def _left_out(order: int, actor: int, observer: int | None) -> tuple[Message, ...]:
    """The turn ended before its third order."""
    left_out = ["woc-log-skips"] if order == 1 else []
    names = (*left_out, "woc-log-no-attack")
    return tuple([cache_json(Message(name, who(actor, observer))) for name in names])


def _skipped(after: WarOfClansView, actor: int) -> list[Message]:
    """WOC-18: the turns that passed without any order, and a first order that fell away."""
    observer, seats, turn, is_over = after.observer, after.seats, after.turn, after.is_over
    passed = (turn - actor) % seats + is_over
    lines = [
        Message("woc-log-skips-turn", who((actor + i) % seats, observer)) for i in range(1, passed)
    ]
    if turn != actor and not is_over and after.order > 1:
        lines.append(Message("woc-log-skips", who(turn, observer)))
    return lines


def _strengths(before: WarOfClansView, actor: int, action: int) -> tuple[int, int]:
    """Of an attack: the attacker's strength, and what the attacked army has left."""
    _, (attacker, province, clan) = SPACE.decode(action)
    return before.armies[actor][attacker], before.armies[province][clan] - 1


@cache
def _deed(observer: int | None, actor: int, action: int) -> Message:
    kind, (province, clan, *to) = SPACE.decode(action)
    args: dict[str, Arg] = {
        **who(actor, observer),
        "clan": clan_arg(clan),
        **where(province, observer),
    }
    if kind == "place":
        name = "woc-log-plays-home" if province == actor else "woc-log-deploys"
        return cache_json(Message(name, args))
    if kind == "ninja":
        return cache_json(Message("woc-log-ninja", args))
    goal = {"target": seat_arg(to[0]), "targetYours": you(to[0], observer)}
    return cache_json(Message("woc-log-moves", {**args, **goal}))


@lru_cache(1 << 14)
def _attack(observer: int | None, actor: int, action: int, strength: int, left: int) -> Message:
    _, (attacker, province, clan) = SPACE.decode(action)
    strengths: dict[str, Arg] = {
        "attacker": clan_arg(attacker),
        "strength": strength,
        "clan": clan_arg(clan),
        "left": left,
    }
    place = where(province, observer)
    return cache_json(Message("woc-log-attacks", {**who(actor, observer), **strengths, **place}))


def _drawing(before: WarOfClansView, after: WarOfClansView, actor: int, action: int) -> Message:
    """Others count the cards drawn; the one who draws is told which."""
    drawn = before.deck - after.deck
    old, new = before.hands[before.turn], after.hands[before.turn]
    if not (isinstance(old, Hand) and isinstance(new, Hand)):
        return _draws(actor, after.observer, drawn)
    held = list(old.cards)
    if action < MOVE:
        held[CLAN[action] if action < PLAY_NINJA else NINJA] -= 1
    gained = [clan_arg(kind) for kind, n in enumerate(new.cards) for _ in range(n - held[kind])]
    return _you_draw(drawn, " ".join(gained))


@cache
def _draws(actor: int, observer: int | None, drawn: int) -> Message:
    return cache_json(Message("woc-log-draws", {**who(actor, observer), "count": drawn}))


@cache
def _you_draw(drawn: int, cards: str) -> Message:
    return cache_json(Message("woc-log-you-draw", {"count": drawn, "cards": cards}))


def _ending(after: WarOfClansView) -> list[Message]:
    lines = []
    for seat, card in enumerate(after.loyalties):
        if isinstance(card, Loyalty) and after.scores is not None:
            service: dict[str, Arg] = {"clan": clan_arg(card.clan), "score": after.scores[seat]}
            lines.append(Message("woc-log-served", {**who(seat, after.observer), **service}))
    winners = [seat for seat, place in enumerate(after.places or ()) if place == 1]
    lines += _tie(after, winners)
    return lines + [Message("woc-log-wins", who(seat, after.observer)) for seat in winners]


def _tie(after: WarOfClansView, winners: list[int]) -> list[Message]:
    """WOC-21, WOC-22: how players with the same score were told apart, or were not."""
    scores = after.scores or ()
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(level) < 2:
        return []
    if len(winners) > 1:
        args: dict[str, Arg] = {"count": len(winners), "score": max(scores)}
        return [Message("woc-log-level", args, "WOC-22")]
    home = {seat: _at_home(after, seat) for seat in level}
    rest = max(count for seat, count in home.items() if seat != winners[0])
    told: dict[str, Arg] = {"score": max(scores), "home": home[winners[0]], "rest": rest}
    return [Message("woc-log-at-home", {**who(winners[0], after.observer), **told}, "WOC-21")]


def _at_home(after: WarOfClansView, seat: int) -> int:
    """The cards of a player's clan in the player's province."""
    card = after.loyalties[seat]
    return after.armies[seat][card.clan] if isinstance(card, Loyalty) else 0
