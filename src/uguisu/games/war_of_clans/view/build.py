"""How a view of War of Clans is built, field by field."""

from collections.abc import Sequence
from typing import Final

from uguisu.games.war_of_clans.rules.victory import score
from uguisu.games.war_of_clans.state import CLANS, KINDS, WarOfClansState
from uguisu.games.war_of_clans.view.types import Hand, Loyalty, WarOfClansView
from uguisu.kernel.arguments import check_seat
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.view import FaceDown

HIDDEN: Final = tuple([FaceDown(count) for count in range(256)])
"""Made once: every view of every move shows some of them (bench/server.py)."""
REVEALED: Final = tuple([Loyalty(clan) for clan in range(CLANS)])


def view(state: WarOfClansState, observer: int | None) -> WarOfClansView:
    return views(state, (observer,))[0]


def views(state: WarOfClansState, observers: Sequence[int | None]) -> list[WarOfClansView]:
    """What everybody sees is built once; each view adds what only its seat sees."""
    seats = range(state.seats)
    for observer in observers:
        if observer is not None and not 0 <= observer < state.seats:
            check_seat(observer, state.seats)
    is_over = state.is_over
    actors = state.actors()
    places = tuple(state.places()) if is_over else None
    armies = tuple([tuple(state.armies[s * CLANS : s * CLANS + CLANS]) for s in seats])
    untouchable = touched(state) if state.touched else ()
    backs: list[Hand | FaceDown] = [HIDDEN[state.hand_size(seat)] for seat in seats]
    cards: list[Loyalty | FaceDown] = [
        REVEALED[state.loyalty[seat]] if is_over else HIDDEN[1] for seat in seats
    ]
    discards = tuple(state.discards)
    is_last_lap = state.last_drawer != NOBODY
    scores = tuple([score(state, seat) for seat in seats]) if is_over else None
    return [
        WarOfClansView(
            game="war-of-clans",
            seats=state.seats,
            observer=observer,
            actors=actors,
            is_over=is_over,
            places=places,
            turn=state.turn,
            order=state.order,
            everyone=state.everyone,
            armies=armies,
            touched=untouchable,
            hands=hands(state, backs, observer),
            loyalties=loyalties(state, cards, observer),
            deck=len(state.deck),
            discards=discards,
            last_drawer=state.last_drawer if is_last_lap else None,
            turns_left=state.turns_left if is_last_lap else None,
            scores=scores,
        )
        for observer in observers
    ]


def touched(state: WarOfClansState) -> tuple[tuple[int, int], ...]:
    """WOC-14: the armies that cannot be attacked this turn."""
    return tuple([divmod(a, CLANS) for a in range(len(state.armies)) if state.touched >> a & 1])


def hands(
    state: WarOfClansState, backs: list[Hand | FaceDown], observer: int | None
) -> tuple[Hand | FaceDown, ...]:
    """Only the owner sees a hand, also after the end (WOC-25); the others count its cards."""
    shown = backs[:]
    if observer is not None and observer >= 0:
        shown[observer] = Hand(tuple(state.hands[observer * KINDS : observer * KINDS + KINDS]))
    return tuple(shown)


def loyalties(
    state: WarOfClansState, cards: list[Loyalty | FaceDown], observer: int | None
) -> tuple[Loyalty | FaceDown, ...]:
    """WOC-3: secret until the end; WOC-20: then all are revealed."""
    shown = cards[:]
    if observer is not None and observer >= 0:
        shown[observer] = REVEALED[state.loyalty[observer]]
    return tuple(shown)
