"""Why a choice was better in Ninjato: guards that can or cannot be beaten, clans, honour.

What one's own cards can beat is certain; later events are counted in worlds.
"""

from typing import Final

from uguisu.bots.bot import Turn
from uguisu.games.ninjato.actions import (
    BANZAI,
    BRIBE,
    DISGUISE_ENVOY,
    FAIL,
    HOUSE,
    INVADE,
    LEARN,
    LEAVE,
    REWARD,
    STRIKE,
    TAKE_CARD,
    USE_CHOHO,
    USE_HARMONY,
)
from uguisu.games.ninjato.components import CLAN_NAMES
from uguisu.games.ninjato.pieces.numbers import FIGHT, VALUES
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.action import Action
from uguisu.kernel.message import Message, seat_arg

WORLDS: Final = 100
"""In which the next guard is turned up."""
SKILLS: Final = 2
"""Skills that are used against one guard at most."""
WORTH_SAYING: Final = 3
"""Honour."""

NinjatoTurn = Turn[NinjatoState, NinjatoView]


def reason(turn: NinjatoTurn, best: int, played: int | None) -> Message | None:
    """The first of these facts that holds: the house that was chosen is guarded too well; how
    likely the next guard is beaten; the best choice leads with a clan; it brings more honour; it
    goes where the sentry can be beaten; it beats a guard with fewer cards."""
    return (
        in_vain(turn, played)
        or next_guard(turn, best, played)
        or leads(turn, best, played)
        or honoured(turn, best, played)
        or within_reach(turn, best, played)
        or keeps(turn, best, played)
    )


def in_vain(turn: NinjatoTurn, played: int | None) -> Message | None:
    if played is None or not INVADE <= played < LEARN:
        return None
    if can_beat(after(turn.world(0), turn.seat, played), turn.seat):
        return None
    args: dict[str, int | str] = {"player": seat_arg(turn.seat), "house": HOUSE[played] + 1}
    return Message("njt-why-in-vain", args)


def next_guard(turn: NinjatoTurn, best: int, played: int | None) -> Message | None:
    """Between going on and leaving."""
    if not {BANZAI, LEAVE} >= {best, best if played is None else played}:
        return None
    turned_up = (after(turn.world(number), turn.seat, BANZAI) for number in range(WORLDS))
    beaten = sum(can_beat(state, turn.seat) for state in turned_up)
    args: dict[str, int | str] = {"player": seat_arg(turn.seat), "chance": 100 * beaten // WORLDS}
    return Message("njt-why-guard", args)


def leads(turn: NinjatoTurn, best: int, played: int | None) -> Message | None:
    """A clan in which the best choice puts the seat first, and the one made does not."""
    if not is_settled(best):
        return None
    before, then, else_ = first_with(turn, None), first_with(turn, best), first_with(turn, played)
    won = sorted(then - before - else_)
    if not won:
        return None
    clan = f"@njt-clan-{CLAN_NAMES[won[0]]}"
    return Message("njt-why-first", {"player": seat_arg(turn.seat), "clan": clan})


def honoured(turn: NinjatoTurn, best: int, played: int | None) -> Message | None:
    if not is_settled(best):
        return None
    gain = gained(turn, best)
    if gain - max(0, gained(turn, played)) < WORTH_SAYING:
        return None
    return Message("njt-why-honour", {"player": seat_arg(turn.seat), "honour": gain})


def within_reach(turn: NinjatoTurn, best: int, played: int | None) -> Message | None:
    """The best choice is a house that can be taken; another one was chosen, or none."""
    house, other = house_of(best), house_of(played)
    if house is None or house == other:
        return None
    if not can_beat(after(turn.world(0), turn.seat, best), turn.seat):
        return None
    args: dict[str, int | str] = {"player": seat_arg(turn.seat), "house": house + 1}
    return Message("njt-why-sentry", args)


def house_of(action: int | None) -> int | None:
    return HOUSE[action] if action is not None and INVADE <= action < LEARN else None


def keeps(turn: NinjatoTurn, best: int, played: int | None) -> Message | None:
    """Between strikes: how many cards more are left."""
    if played is None or not all(STRIKE <= action < FAIL for action in (best, played)):
        return None
    more = held_after(turn, best) - held_after(turn, played)
    if more <= 0:
        return None
    return Message("njt-why-keeps", {"player": seat_arg(turn.seat), "count": more})


def held_after(turn: NinjatoTurn, action: int) -> int:
    state = after(turn.world(0), turn.seat, action)
    return sum(state.hands[turn.seat * VALUES : turn.seat * VALUES + VALUES])


def is_settled(action: int) -> bool:
    """Whether the whole effect of an action is certain, whatever is hidden."""
    return BRIBE <= action < TAKE_CARD or DISGUISE_ENVOY <= action < REWARD


def first_with(turn: NinjatoTurn, action: int | None) -> set[int]:
    view = seen_after(turn, action)
    return {clan for clan, standing in enumerate(view.clans) if standing.first == turn.seat}


def gained(turn: NinjatoTurn, action: int | None) -> int:
    honour = seen_after(turn, action).players[turn.seat].honour
    return honour - turn.view.players[turn.seat].honour


def seen_after(turn: NinjatoTurn, action: int | None) -> NinjatoView:
    """The seat's view afterwards; the current view if the action is not settled."""
    if action is None or not is_settled(action):
        return turn.view
    view = turn.game.view(after(turn.world(0), turn.seat, action), turn.seat)
    assert isinstance(view, NinjatoView)
    return view


def after(state: NinjatoState, seat: int, action: int) -> NinjatoState:
    state = state.clone()
    state.carry_out(seat, Action(action), 0)
    return state


def can_beat(state: NinjatoState, seat: int, skills: int = SKILLS) -> bool:
    """Whether the guard that the seat faces can be beaten; of a pair both."""
    if state.phase != FIGHT or state.turn != seat:
        return False
    for action in state.legal(seat):
        if STRIKE <= action < FAIL:
            then = after(state, seat, action)
            if then.phase != FIGHT or can_beat(then, seat, skills):
                return True
        elif skills and USE_HARMONY <= action < USE_CHOHO:
            if can_beat(after(state, seat, action), seat, skills - 1):
                return True
    return False
