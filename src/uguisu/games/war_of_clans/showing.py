"""How a view of War of Clans is built, field by field."""

from typing import Final

from uguisu.games.war_of_clans.rules import score
from uguisu.games.war_of_clans.state import CLANS, KINDS, NOBODY, WarOfClansState
from uguisu.games.war_of_clans.view import Hand, Loyalty, WarOfClansView
from uguisu.kernel.view import FaceDown

HIDDEN: Final = tuple([FaceDown(count) for count in range(256)])
"""Made once: every view of every move shows some of them (bench/server.py)."""
REVEALED: Final = tuple([Loyalty(clan) for clan in range(CLANS)])


def view(state: WarOfClansState, observer: int | None) -> WarOfClansView:
    seats = range(state.seats)
    return WarOfClansView(
        game="war-of-clans",
        seats=state.seats,
        observer=observer,
        actors=state.actors(),
        is_over=state.is_over,
        places=tuple(state.places()) if state.is_over else None,
        turn=state.turn,
        order=state.order,
        everyone=state.everyone,
        armies=tuple([tuple(state.armies[s * CLANS : s * CLANS + CLANS]) for s in seats]),
        touched=touched(state) if state.touched else (),
        hands=tuple([hand(state, seat, observer) for seat in seats]),
        loyalties=tuple([loyalty(state, seat, observer) for seat in seats]),
        deck=len(state.deck),
        discards=tuple(state.discards),
        last_drawer=None if state.last_drawer == NOBODY else state.last_drawer,
        turns_left=None if state.last_drawer == NOBODY else state.turns_left,
        scores=tuple(score(state, seat) for seat in seats) if state.is_over else None,
    )


def touched(state: WarOfClansState) -> tuple[tuple[int, int], ...]:
    """WOC-14: the armies that cannot be attacked this turn."""
    return tuple([divmod(a, CLANS) for a in range(len(state.armies)) if state.touched >> a & 1])


def hand(state: WarOfClansState, seat: int, observer: int | None) -> Hand | FaceDown:
    """Only the owner sees a hand, also after the end (WOC-25); the others count its cards."""
    if observer == seat:
        return Hand(tuple(state.hands[seat * KINDS : seat * KINDS + KINDS]))
    return HIDDEN[state.hand_size(seat)]


def loyalty(state: WarOfClansState, seat: int, observer: int | None) -> Loyalty | FaceDown:
    """WOC-3: secret until the end; WOC-20: then all are revealed."""
    if observer == seat or state.is_over:
        return REVEALED[state.loyalty[seat]]
    return HIDDEN[1]
