"""How a view of Ninjato is built, field by field, from what its rules let a seat know."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from uguisu.games.ninjato.actions import (
    BRIBE,
    FAIL,
    PAYMENT,
    SLOT,
    SPREAD,
    STRIKE,
    TAKE_CARD,
    value_of,
)
from uguisu.games.ninjato.components import DEMANDS
from uguisu.games.ninjato.rules import dojo, final, scoring
from uguisu.games.ninjato.rules.pieces import (
    ALARM,
    CLANS,
    DISGUISE,
    ELITE,
    FIRSTS,
    HENSOJUTSU,
    HOUSES,
    KINDS,
    MARKERS,
    MARKS,
    NONE,
    OVER,
    PLACE,
    RED,
    SECONDS,
    SIDED,
    SKILLS,
    SOURCES,
    STEALTH,
    STRENGTH,
    VALUES,
)
from uguisu.games.ninjato.rules.printed import Printed
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.types import (
    Envoy,
    Guard,
    Hand,
    House,
    Invasion,
    NinjatoView,
    Player,
    Rumour,
    Scoring,
    Standing,
    Tile,
)
from uguisu.kernel.given import check_observer
from uguisu.kernel.view import FaceDown

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
PLACE_NAMES: Final = (
    "dojo",
    *(f"house:{house}:{side}" for house in range(1, 6) for side in ("strength", "stealth")),
    "sensei",
    "palace",
    "pavilion",
)
LEFT: Final = ("", "honour", "rumour")
DEMAND_WORDS: Final = {number: word for word, number in DEMANDS.items()}


def view(state: NinjatoState, observer: int | None) -> NinjatoView:
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
    """What a spectator sees is built once; every seat gets what only it sees besides."""
    public = view(state, None)
    return [public if seat is None else _seated(state, public, seat) for seat in observers]


def _seated(state: NinjatoState, public: NinjatoView, seat: int) -> NinjatoView:
    check_observer(seat, state.seats)
    players = list(public.players)
    players[seat] = replace(players[seat], hand=hand_of(state, seat, seat))
    own = values(state) if seat == state.turn else ()
    return replace(public, observer=seat, players=tuple(players), values=own)


def placements(state: NinjatoState) -> tuple[tuple[int, str], ...]:
    return tuple(
        (state.placed_by(number), PLACE_NAMES[place])
        for number, place in enumerate(state.placements)
    )


def player(state: NinjatoState, seat: int, observer: int | None) -> Player:
    printed = state.printed
    hand = slice(seat * VALUES + 1, seat * VALUES + VALUES)
    return Player(
        honour=state.honour(seat),
        made=tuple(state.made[seat * SOURCES : seat * SOURCES + SOURCES]),
        bonuses=tuple(final.bonuses(state, seat)),
        shuriken=state.shuriken_left(seat),
        hand=hand_of(state, seat, observer),
        known=tuple(state.known[hand]),
        treasures=tuple(state.treasures[seat * KINDS : seat * KINDS + KINDS]),
        tiles=tiles(state, seat),
        envoys=tuple(envoy(printed, card) for card in state.envoys[seat]),
        rumours=tuple(rumour(printed, card) for card in state.rumours[seat]),
        elites=tuple(guard(printed, ELITE + kind) for kind in state.elites[seat]),
    )


def hand_of(state: NinjatoState, seat: int, observer: int | None) -> Hand | FaceDown:
    """Only the owner sees a hand; the others count its cards."""
    if observer == seat:
        return Hand(tuple(state.hands[seat * VALUES + 1 : seat * VALUES + VALUES]))
    return FaceDown(state.hand_size(seat))


def tiles(state: NinjatoState, seat: int) -> tuple[Tile, ...]:
    """The unused tiles of a skill before the used ones."""
    found: list[Tile] = []
    for skill in range(SKILLS):
        at = seat * SKILLS + skill
        fresh = state.tiles[at] - state.used[at]
        found += [tile(state.printed, skill)] * fresh
        found += [tile(state.printed, skill, used=True)] * state.used[at]
    return tuple(found)


def tile(printed: Printed, skill: int, *, used: bool = False) -> Tile:
    return Tile(skill, printed.skill_style[skill], printed.skill_cost[skill], used)


def envoy(printed: Printed, card: int) -> Envoy:
    return Envoy(
        card=card,
        clan=printed.envoy_clan[card],
        age=printed.envoy_age[card],
        mask=printed.envoy_mask[card],
        demand=demand(printed, printed.envoy_demand[card]),
    )


def rumour(printed: Printed, card: int) -> Rumour:
    """NJT-37: kept face down, but everybody saw it when it was taken."""
    return Rumour(
        card=card,
        kind=printed.rumour_type[card],
        demand=demand(printed, printed.rumour_demand[card]),
    )


def demand(printed: Printed, number: int) -> tuple[str, ...]:
    return tuple(DEMAND_WORDS[place] for place in printed.demands[number])


def guard(printed: Printed, card: int) -> Guard:
    halves = 2 if printed.is_pair(card) else 1
    return Guard(
        strength=tuple(printed.guard_value(card, STRENGTH, half) for half in range(halves)),
        stealth=tuple(printed.guard_value(card, STEALTH, half) for half in range(halves)),
        alarm=ALARM <= card < ELITE,
        elite=card >= ELITE,
        honour=printed.elite_honour[card - ELITE] if card >= ELITE else 0,
    )


def kinds(counts: list[int]) -> tuple[int, ...]:
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


def house(state: NinjatoState, number: int) -> House:
    treasures = state.houses[number * SIDED : number * SIDED + SIDED]
    marker, sentry = state.markers[number], state.sentries[number]
    return House(
        clan=marker // MARKS,
        honour=state.printed.marks[marker % MARKS],
        sentry=None if sentry == NONE else guard(state.printed, sentry),
        light=kinds(treasures[:RED]),
        red=kinds(treasures[RED:]),
    )


def supply(state: NinjatoState) -> tuple[tuple[int, int], ...]:
    """The markers on no house: clan and honour."""
    return tuple(
        (marker // MARKS, state.printed.marks[marker % MARKS])
        for marker in range(MARKERS)
        if marker not in state.markers
    )


def standing(state: NinjatoState, clan: int) -> Standing:
    first, second = scoring.first(state, clan), scoring.second(state, clan)
    return Standing(
        honour=scoring.clan_honour(state, clan),
        influence=tuple(scoring.influence(state, seat, clan) for seat in range(state.seats)),
        first=None if first == NONE else first,
        second=None if second == NONE else second,
    )


def gone_tiles(state: NinjatoState) -> tuple[int, ...]:
    """NJT-20: by skill, how many left the game; of the big pile's rest, what nobody ever saw."""
    gone = state.printed.skill_copies[:]
    for skill in range(SKILLS):
        gone[skill] -= sum(state.tiles[skill::SKILLS]) + state.sensei.count(skill)
        gone[skill] -= state.pile.count(skill)
    gone[HENSOJUTSU] -= state.disguises_left
    return tuple(gone)


def invasion(state: NinjatoState) -> Invasion | None:
    if state.house == NONE:
        return None
    printed = state.printed
    halves = 2 if printed.is_pair(state.guard) else 1
    return Invasion(
        house=state.house,
        side=state.side,
        guard=None if state.guard == NONE else guard(printed, state.guard),
        beaten=tuple(bool(state.beaten >> half & 1) for half in range(halves)),
        turned=tuple(guard(printed, card) for card in state.turned),
        strikes=tuple(state.struck),
        light=kinds(state.shuriken[:RED]),
        red=kinds(state.shuriken[RED:]),
    )


def scoring_phase(state: NinjatoState) -> Scoring | None:
    if state.phase not in (DISGUISE, FIRSTS, SECONDS):
        return None
    return Scoring(
        clan=None if state.phase == DISGUISE else scoring.asked_clan(state),
        left=tuple(LEFT[what] for what in state.left),
        disguised=tuple(
            tuple(state.disguised[seat * CLANS : seat * CLANS + CLANS])
            for seat in range(state.seats)
        ),
    )


def values(state: NinjatoState) -> tuple[tuple[int, int], ...]:
    """What the legal actions of the seat on turn come to: strikes in value, payments in honour."""
    if state.phase in (PLACE, OVER):
        return tuple((a, honour(state, a)) for a in state.choices if BRIBE <= a < TAKE_CARD)
    return tuple((action, value_of(action)) for action in state.choices if STRIKE <= action < FAIL)


def honour(state: NinjatoState, action: int) -> int:
    """NJT-35, NJT-37: what a payment scores."""
    printed = state.printed
    slot = SLOT[action]
    if action < SPREAD:
        asked = printed.envoy_demand[state.palace[slot]]
    else:
        asked = printed.rumour_demand[state.pavilion[slot]]
    return printed.demand_honours[asked][PAYMENT[action]]
