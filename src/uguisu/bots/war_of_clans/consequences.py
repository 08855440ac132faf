"""Why an order was better in War of Clans: its effects on the table, and what it reveals.

Armies and orders are public, so all of this is certain.
"""

from itertools import permutations
from math import exp
from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.war_of_clans.beliefs import CLANS, hints_of
from uguisu.bots.war_of_clans.hints import note
from uguisu.bots.war_of_clans.reasons import card, server_of
from uguisu.games.war_of_clans.actions import CLAN
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.action import Action
from uguisu.kernel.message import Message, seat_arg

THIRD: Final = 3
"""The order that attacks."""
SHOWN: Final = 0.08
"""More than this is a difference in what an order shows of one's loyalty."""

WarOfClansTurn = Turn[WarOfClansState, WarOfClansView]


def of_the_table(
    turn: WarOfClansTurn,
    own: int,
    best: int,
    played: int | None,
    beliefs: dict[str, dict[str, float]],
) -> Message | None:
    """The first of these facts that holds: the choice made leaves only attacks on one's own clan;
    it leaves an army of one's own clan open to attack; the best one allows an attack on a clan that
    a rival probably serves; the choice made shows more of one's loyalty."""
    if played is None:
        return None
    then, else_ = after(turn, best), after(turn, played)
    return (
        forced(turn.seat, own, then, else_)
        or exposed(turn.seat, own, then, else_)
        or allowed(turn.seat, then, else_, beliefs)
        or shown(turn, own, best, played)
    )


def after(turn: WarOfClansTurn, action: int) -> WarOfClansState:
    state = turn.world(0).clone()
    state.carry_out(turn.seat, Action(action), 0)
    return state


def targets(state: WarOfClansState, seat: int) -> set[int]:
    """The clans that the seat can attack now, as its third order."""
    if state.is_over or state.turn != seat or state.order != THIRD:
        return set()
    return {CLAN[action] for action in state.legal(seat)}


def forced(seat: int, own: int, then: WarOfClansState, else_: WarOfClansState) -> Message | None:
    if targets(else_, seat) != {own} or targets(then, seat) == {own}:
        return None
    return Message("woc-why-forced", {"clan": card(own), "player": seat_arg(seat)})


def exposed(seat: int, own: int, then: WarOfClansState, else_: WarOfClansState) -> Message | None:
    """An army that stands after both, and can be attacked after only one."""
    stands = {province for province in range(then.seats) if then.armies[province * CLANS + own]}
    found = sorted(stands & open_to_attack(else_, seat, own) - open_to_attack(then, seat, own))
    if not found:
        return None
    return Message("woc-why-exposed", {"clan": card(own), "player": seat_arg(found[0])})


def open_to_attack(state: WarOfClansState, seat: int, clan: int) -> set[int]:
    """The provinces where an army of this clan is smaller than one of another clan in another
    province, which is not the seat's own."""
    return {
        province
        for province in range(state.seats)
        if 0 < state.armies[province * CLANS + clan] < strongest(state, seat, province, clan)
    }


def strongest(state: WarOfClansState, seat: int, province: int, clan: int) -> int:
    return max(
        state.armies[other * CLANS + attacker]
        for other in range(state.seats)
        for attacker in range(CLANS)
        if other not in (province, seat) and attacker != clan
    )


def allowed(
    seat: int,
    then: WarOfClansState,
    else_: WarOfClansState,
    beliefs: dict[str, dict[str, float]],
) -> Message | None:
    for clan in sorted(targets(then, seat) - targets(else_, seat)):
        rival = server_of(clan, beliefs)
        if rival:
            return Message("woc-why-allowed", {"clan": card(clan), **rival})
    return None


def shown(turn: WarOfClansTurn, own: int, best: int, played: int) -> Message | None:
    less, more = (revealed(turn, own, action) for action in (best, played))
    if more - less < SHOWN:
        return None
    return Message(
        "woc-why-shown",
        {
            "player": seat_arg(turn.seat),
            "clan": card(own),
            "chance": round(100 * more),
            "less": round(100 * less),
        },
    )


def revealed(turn: WarOfClansTurn, own: int, action: int) -> float:
    """How likely the seat serves its clan, given all its orders including this one, for somebody
    who knows nothing else."""
    hints = hints_of(turn.history)
    note(hints, turn.seat, action)
    seats = len(hints) // CLANS
    total, found = 0.0, 0.0
    for clans in permutations(range(CLANS), seats):
        weight = exp(sum(hints[seat * CLANS + clan] for seat, clan in enumerate(clans)))
        total += weight
        if clans[turn.seat] == own:
            found += weight
    return found / total
