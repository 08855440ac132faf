"""The observation of Ninjato as whole numbers; fields.py has their meaning."""

from typing import Final, TypeVar

from uguisu.games.ninjato.encoding import fields
from uguisu.games.ninjato.encoding.cards import write_faces
from uguisu.games.ninjato.encoding.fields import CARDS, FIELDS, GUARD, MOST
from uguisu.games.ninjato.pieces.numbers import (
    CLANS,
    DISGUISE,
    HONOUR,
    HOUSES,
    KINDS,
    MARKS,
    NONE,
    RUMOUR,
    RUMOURS,
    SECONDS,
    SIDED,
    SKILLS,
    SOURCES,
    VALUES,
)
from uguisu.games.ninjato.rules import dojo, final, scoring
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.seats import NOBODY, SPECTATOR

T = TypeVar("T")

FEWEST: Final = 2
NOTHING: Final = [0] * len(FIELDS.units)


def numbers(state: NinjatoState, observer: int) -> list[int]:
    """Every block has its place in a row of zeros (bench: research)."""
    if not state.printed.guard_numbers:
        write_faces(state.printed)
    seats = state.seats
    seat = 0 if observer == SPECTATOR else observer
    out = NOTHING[:]
    turn(state, seat, out)
    for distance in range(seats):
        player(state, (seat + distance) % seats, out, fields.PLAYERS + distance * fields.PLAYER)
    if observer != SPECTATOR:
        fill(out, fields.HAND, state.hands, seat * VALUES + 1, CARDS)
    for house in range(HOUSES):
        house_of(state, house, out, fields.HOUSES_AT + house * fields.HOUSE)
    rows(state, out)
    decks(state, out, fields.DECKS)
    for clan in range(CLANS):
        standing(state, clan, seat, out, fields.CLANS_AT + clan * fields.CLAN)
    invasion(state, out, fields.INVASION)
    scoring_phase(state, seat, out, fields.SCORING)
    return out


def fill(out: list[T], at: int, source: list[T], first: int, count: int) -> None:
    """Typed as Any, so that compiled code does not convert every number (bench: research)."""
    for place in range(count):
        out[at + place] = source[first + place]


def tally(out: list[int], at: int, pieces: list[int], first: int) -> None:
    """How many there are of each kind from `first` on; gaps have lower numbers."""
    for piece in pieces:
        if piece >= first:
            out[at + piece - first] += 1


def turn(state: NinjatoState, seat: int, out: list[int]) -> None:
    seats = state.seats
    out[fields.SEATS + seats - FEWEST] = 1
    out[fields.ROUND + state.round - 1] = 1
    out[fields.ASKS + state.phase] = 1
    if not state.is_over:
        out[fields.TURN + (state.turn - seat) % seats] = 1
    ranks(state.order, seat, out, fields.ORDER)
    ranks(dojo.next_order(state), seat, out, fields.NEXT_ORDER)
    out[fields.TO_TAKE] = state.to_take


def ranks(order: list[int], seat: int, out: list[int], at: int) -> None:
    """The place in an order by seat, from the observer."""
    seats = len(order)
    for place in range(seats):
        out[at + (order[place] - seat) % seats] = place + 1


def player(state: NinjatoState, seat: int, out: list[int], at: int) -> None:
    honour = 0
    for source in range(seat * SOURCES, seat * SOURCES + SOURCES):
        honour += state.made[source]
    out[at] = honour
    out[at + 1] = state.shuriken_left(seat)
    out[at + 2] = state.hand_size(seat)
    at += 3
    fill(out, at, state.known, seat * VALUES + 1, CARDS)
    at += CARDS
    fill(out, at, state.treasures, seat * KINDS, KINDS)
    at += KINDS
    fill(out, at, state.tiles, seat * SKILLS, SKILLS)
    at += SKILLS
    fill(out, at, state.used, seat * SKILLS, SKILLS)
    collected(state, seat, out, at + SKILLS)


def collected(state: NinjatoState, seat: int, out: list[int], at: int) -> None:
    """A player's envoys, rumours, elite guards, and what they would score now."""
    printed = state.printed
    for card in state.envoys[seat]:
        clan = at + printed.envoy_clan[card]
        out[clan] += 1
        if printed.envoy_mask[card]:
            out[clan + CLANS] += 1
        out[clan + 2 * CLANS] = max(out[clan + 2 * CLANS], printed.envoy_age[card])
    at += 3 * CLANS
    for card in state.rumours[seat]:
        out[at + printed.rumour_type[card]] += 1
    at += RUMOURS
    elites = state.elites[seat]
    out[at] = len(elites)
    for kind in elites:
        out[at + 1] += printed.elite_honour[kind]
    final.count_bonuses(state, seat, out, at + 2)


def house_of(state: NinjatoState, house: int, out: list[int], at: int) -> None:
    marker = state.markers[house]
    sentry = state.sentries[house]
    if marker >= 0:
        out[at + marker // MARKS] = 1
    at += CLANS
    out[at] = state.printed.marks[marker % MARKS]
    if sentry != NONE:
        out[at + 1] = 1
        fill(out, at + 2, state.printed.guard_numbers[sentry], 0, GUARD)
    fill(out, at + 2 + GUARD, state.houses, house * SIDED, SIDED)


def rows(state: NinjatoState, out: list[int]) -> None:
    """The open cards and tiles, and what is spent."""
    printed = state.printed
    tally(out, fields.DOJO, state.dojo, 1)
    fill(out, fields.DOJO_DISCARDS, state.dojo_discards, 1, CARDS)
    tally(out, fields.SENSEI, state.sensei, 0)
    at = fields.PALACE
    for card in state.palace:
        if card != NONE:
            fill(out, at, printed.envoy_numbers[card], 0, fields.ENVOY)
        at += fields.ENVOY
    at = fields.PAVILION
    for card in state.pavilion:
        if card != NONE:
            fill(out, at, printed.rumour_numbers[card], 0, fields.TALE)
        at += fields.TALE
    fill(out, fields.SPENT, state.spent, 0, KINDS)


def decks(state: NinjatoState, out: list[int], at: int) -> None:
    """What is left of each deck."""
    out[at] = len(state.dojo_deck)
    out[at + 1] = len(state.guard_deck)
    out[at + 2] = len(state.elite_deck)
    out[at + 3] = len(state.bag)
    out[at + 4] = len(state.envoy_deck)
    out[at + 5] = len(state.rumour_deck)
    out[at + 6] = len(state.pile)
    out[at + 7] = state.disguises_left


def standing(state: NinjatoState, clan: int, seat: int, out: list[int], at: int) -> None:
    out[at] = scoring.clan_honour(state, clan)
    first = scoring.first(state, clan)
    if first == NOBODY:
        return
    out[at + 1 + (first - seat) % state.seats] = 1
    second = scoring.ranked(state, clan, first)
    if second != NOBODY:
        out[at + 1 + MOST + (second - seat) % state.seats] = 1


def invasion(state: NinjatoState, out: list[int], at: int) -> None:
    if state.house == NONE:
        return
    out[at + state.house] = 1
    at += HOUSES
    out[at + state.side] = 1
    at += 2
    if state.guard != NONE:
        fill(out, at, state.printed.guard_numbers[state.guard], 0, GUARD)
    at += GUARD
    out[at] = state.beaten & 1
    if state.printed.is_pair(state.guard):
        out[at + 1] = state.beaten >> 1 & 1
    fill(out, at + 2, state.shuriken, 0, SIDED)


def scoring_phase(state: NinjatoState, seat: int, out: list[int], at: int) -> None:
    if state.phase < DISGUISE or state.phase > SECONDS:
        return
    if state.phase != DISGUISE:
        out[at + scoring.asked_clan(state)] = 1
    at += CLANS
    for left in state.left:
        out[at] = 1 if left == HONOUR else 0
        out[at + 1] = 1 if left == RUMOUR else 0
        at += 2
    for distance in range(state.seats):
        other = (seat + distance) % state.seats
        fill(out, at + distance * CLANS, state.disguised, other * CLANS, CLANS)


def units(_state: NinjatoState) -> list[float]:
    return FIELDS.units
