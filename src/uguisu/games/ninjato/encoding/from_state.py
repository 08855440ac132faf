"""The encoding of Ninjato straight from the state, as whole numbers: for many games at once.

`numbers(state, seat)` divided by `units` is what from_view.py makes of that seat's view; a test
compares them. Only what the seat may know is read here, as in view/build.py.
"""

from typing import Final, TypeVar

from uguisu.games.ninjato.encoding.cards import (
    ENVOY,
    ENVOY_UNITS,
    GUARD,
    GUARD_UNITS,
    TALE,
    TALE_UNITS,
    write_faces,
)
from uguisu.games.ninjato.rules import dojo, final, scoring
from uguisu.games.ninjato.rules.pieces import (
    CLANS,
    DISGUISE,
    FIRSTS,
    HONOUR,
    HOUSES,
    KINDS,
    MARKS,
    NONE,
    OPEN_CARDS,
    OVER,
    ROUNDS,
    ROW,
    RUMOUR,
    RUMOURS,
    SECONDS,
    SIDED,
    SKILLS,
    SOURCES,
    VALUES,
)
from uguisu.games.ninjato.state import NinjatoState

T = TypeVar("T")

MOST: Final = 4
FEWEST: Final = 2
BONUSES: Final = RUMOURS + 2
PLAYER: Final = 3 + VALUES - 1 + KINDS + 2 * SKILLS + 3 * CLANS + RUMOURS + 2 + BONUSES
HOUSE: Final = CLANS + 2 + GUARD + SIDED
STANDING: Final = 1 + 2 * MOST
INVASION: Final = HOUSES + 2 + GUARD + 2 + SIDED
HONOURED: Final = 3 * CLANS + MOST * CLANS
TURN: Final = 3 + ROUNDS + OVER + 1 + MOST + 2 * MOST + 1
ROWS: Final = 2 * (VALUES - 1) + SKILLS + ROW * (ENVOY + TALE)
SIZES: Final = KINDS + 8
PLAYERS_AT: Final = TURN
HAND_AT: Final = PLAYERS_AT + MOST * PLAYER
HOUSES_AT: Final = HAND_AT + VALUES - 1
ROWS_AT: Final = HOUSES_AT + HOUSES * HOUSE
SIZES_AT: Final = ROWS_AT + ROWS
STANDINGS_AT: Final = SIZES_AT + SIZES
INVASION_AT: Final = STANDINGS_AT + CLANS * STANDING
SCORING_AT: Final = INVASION_AT + INVASION
NOTHING: Final = [0] * (SCORING_AT + HONOURED)


def numbers(state: NinjatoState, seat: int) -> list[int]:
    """Every block has its place in a row of zeros (bench: research)."""
    if not state.printed.guard_numbers:
        write_faces(state.printed)
    seats = state.seats
    out = NOTHING[:]
    turn(state, seat, out)
    for distance in range(seats):
        player(state, (seat + distance) % seats, out, PLAYERS_AT + distance * PLAYER)
    fill(out, HAND_AT, state.hands, seat * VALUES + 1, VALUES - 1)
    for house in range(HOUSES):
        house_of(state, house, out, HOUSES_AT + house * HOUSE)
    rows(state, out, ROWS_AT)
    sizes(state, out, SIZES_AT)
    for clan in range(CLANS):
        standing(state, clan, seat, out, STANDINGS_AT + clan * STANDING)
    invasion(state, out, INVASION_AT)
    scoring_phase(state, seat, out, SCORING_AT)
    return out


def fill(out: list[T], at: int, source: list[T], first: int, count: int) -> None:
    """Of any type, so that compiled code hands numbers on as they are (bench: research)."""
    for place in range(count):
        out[at + place] = source[first + place]


def tally(out: list[int], at: int, pieces: list[int], first: int) -> None:
    """How many there are of each kind from `first` on; gaps have lower numbers."""
    for piece in pieces:
        if piece >= first:
            out[at + piece - first] += 1


def turn(state: NinjatoState, seat: int, out: list[int]) -> None:
    seats = state.seats
    out[seats - FEWEST] = 1
    at = 3
    out[at + state.round - 1] = 1
    at += ROUNDS
    out[at + state.phase] = 1
    at += OVER + 1
    if not state.is_over:
        out[at + (state.turn - seat) % seats] = 1
    at += MOST
    ranks(state.order, seat, out, at)
    ranks(dojo.next_order(state), seat, out, at + MOST)
    out[at + 2 * MOST] = state.to_take


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
    fill(out, at, state.known, seat * VALUES + 1, VALUES - 1)
    at += VALUES - 1
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
    out[at] = len(state.elites[seat])
    for kind in state.elites[seat]:
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


def rows(state: NinjatoState, out: list[int], at: int) -> None:
    """The open cards and tiles: Dojo, its discards, Sensei, Palace, Pavilion."""
    printed = state.printed
    tally(out, at, state.dojo, 1)
    at += VALUES - 1
    fill(out, at, state.dojo_discards, 1, VALUES - 1)
    at += VALUES - 1
    tally(out, at, state.sensei, 0)
    at += SKILLS
    for card in state.palace:
        if card != NONE:
            fill(out, at, printed.envoy_numbers[card], 0, ENVOY)
        at += ENVOY
    for card in state.pavilion:
        if card != NONE:
            fill(out, at, printed.rumour_numbers[card], 0, TALE)
        at += TALE


def sizes(state: NinjatoState, out: list[int], at: int) -> None:
    """The treasures spent, and what is left of each deck."""
    fill(out, at, state.spent, 0, KINDS)
    at += KINDS
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
    if first == NONE:
        return
    out[at + 1 + (first - seat) % state.seats] = 1
    second = scoring.ranked(state, clan, first)
    if second != NONE:
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
    if state.phase != DISGUISE and state.phase != FIRSTS and state.phase != SECONDS:
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
    ones = [1.0]
    out = ones * (3 + ROUNDS + OVER + 1 + MOST) + [4.0] * (2 * MOST + 1)
    one = [100.0, 3.0, 7.0, *([4.0] * (VALUES - 1)), *([8.0] * KINDS), *([2.0] * (2 * SKILLS))]
    one += [5.0] * CLANS + [3.0] * CLANS + [100.0] * CLANS + [4.0] * RUMOURS + [6.0, 12.0]
    out += (one + [40.0] * BONUSES) * MOST + [4.0] * (VALUES - 1)
    out += (ones * CLANS + [8.0, 1.0] + GUARD_UNITS + [3.0] * SIDED) * HOUSES
    out += [float(OPEN_CARDS)] * (VALUES - 1) + [12.0] * (VALUES - 1) + ones * SKILLS
    out += ENVOY_UNITS * ROW + TALE_UNITS * ROW
    out += [24.0] * KINDS + [52.0, 40.0, 20.0, 90.0, 21.0, 30.0, 16.0, 3.0]
    out += ([20.0] + ones * (2 * MOST)) * CLANS
    out += ones * (HOUSES + 2) + GUARD_UNITS + ones * 2 + [3.0] * SIDED
    return out + ones * (3 * CLANS + MOST * CLANS)
