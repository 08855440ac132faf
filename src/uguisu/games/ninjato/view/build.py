"""How a view of Ninjato is built, field by field, from what its rules let a seat know."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from uguisu.games.ninjato.pieces.numbers import (
    CLANS,
    ELITE,
    HOUSES,
    NONE,
)
from uguisu.games.ninjato.rules import dojo, scoring
from uguisu.games.ninjato.sentences import labels as naming
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.board import (
    free_skills,
    gone_tiles,
    house,
    invasion,
    scoring_phase,
    standing,
    supply,
)
from uguisu.games.ninjato.view.pieces import envoy, guard, rumour, tile
from uguisu.games.ninjato.view.players import hand_of, placements, player
from uguisu.games.ninjato.view.types import (
    NinjatoView,
)
from uguisu.games.ninjato.view.values import values
from uguisu.kernel.arguments import check_observer
from uguisu.kernel.message import Message

ASKS: Final = (
    "place",
    "take",
    "discard",
    "strike",
    "banzai",
    "keep",
    "marker",
    "disguise",
    "first",
    "second",
    "over",
)


def view(state: NinjatoState, observer: int | None) -> NinjatoView:
    bare = _unlabelled(state, observer)
    return replace(bare, labels=labels(bare) | naming.tiles(bare.sensei, bare.free_skills))


def _unlabelled(state: NinjatoState, observer: int | None) -> NinjatoView:
    check_observer(observer, state.seats)
    printed = state.printed
    return NinjatoView(
        game="ninjato",
        seats=state.seats,
        observer=observer,
        actors=state.actors(),
        is_over=state.is_over,
        places=tuple(state.places()) if state.is_over else None,
        round=state.round,
        turn=state.turn,
        asks=ASKS[state.phase],
        to_take=state.to_take,
        order=tuple(state.order),
        next_order=tuple(dojo.next_order(state)),
        clan_order=scoring.clan_order(state.round),
        placements=placements(state),
        dojo_stack=tuple(dojo.stack(state)),
        players=tuple(player(state, seat, observer) for seat in range(state.seats)),
        houses=tuple(house(state, number) for number in range(HOUSES)),
        supply=supply(state),
        clans=tuple(standing(state, clan) for clan in range(CLANS)),
        dojo=tuple(value or None for value in state.dojo),
        dojo_deck=len(state.dojo_deck),
        dojo_discards=tuple(state.dojo_discards[1:]),
        sensei=tuple(None if s == NONE else tile(printed, s) for s in state.sensei),
        free_skills=free_skills(state, observer),
        tile_pile=len(state.pile),
        disguise_pile=state.disguises_left,
        gone_tiles=gone_tiles(state),
        palace=tuple(None if card == NONE else envoy(printed, card) for card in state.palace),
        envoy_deck=len(state.envoy_deck),
        pavilion=tuple(None if c == NONE else rumour(printed, c) for c in state.pavilion),
        rumour_deck=len(state.rumour_deck),
        guard_deck=len(state.guard_deck),
        guard_discards=tuple(
            guard(printed, card) for card, n in enumerate(state.guard_discards) for _ in range(n)
        ),
        elite_deck=len(state.elite_deck),
        elite_discards=tuple(guard(printed, ELITE + kind) for kind in state.elite_discards),
        bag=len(state.bag),
        spent=tuple(state.spent),
        invasion=invasion(state),
        scoring=scoring_phase(state),
        values=values(state) if observer == state.turn else (),
    )


def views(state: NinjatoState, observers: Sequence[int | None]) -> list[NinjatoView]:
    """What a spectator sees is built once; the view of a seat adds what only it sees."""
    bare = _unlabelled(state, None)
    public = replace(bare, labels=labels(bare))
    return [_seated(state, public, seat) for seat in observers]


def _seated(state: NinjatoState, public: NinjatoView, seat: int | None) -> NinjatoView:
    if seat is None:
        return replace(public, labels=public.labels | naming.tiles(public.sensei, ()))
    check_observer(seat, state.seats)
    players = list(public.players)
    players[seat] = replace(players[seat], hand=hand_of(state, seat, seat))
    own = values(state) if seat == state.turn else ()
    free = free_skills(state, seat)
    return replace(
        public,
        observer=seat,
        players=tuple(players),
        values=own,
        free_skills=free,
        labels=public.labels | naming.tiles(public.sensei, free),
    )


def labels(view: NinjatoView) -> dict[str, Message]:
    """The labels that depend on the position."""
    is_reward = view.asks in ("first", "second")
    return naming.envoys(view.palace) | naming.rumours(view.pavilion, is_reward=is_reward)
