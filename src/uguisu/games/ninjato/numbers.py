"""The encoding of Ninjato straight from the state, as whole numbers: for many games at once.

`numbers(state, seat)` divided by `units` is what encoding.py makes of that seat's view; a test
compares them. Only what the seat may know is read here, as in showing.py.
"""

from typing import Final

from uguisu.games.ninjato.rules import dojo, final, scoring
from uguisu.games.ninjato.rules.pieces import (
    ALARM,
    CLANS,
    DISGUISE,
    ELITE,
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
    STEALTH,
    STRENGTH,
    VALUES,
)
from uguisu.games.ninjato.rules.printed import Printed
from uguisu.games.ninjato.state import NinjatoState

MOST: Final = 4
FEWEST: Final = 2
DEMAND: Final = 7
GUARD: Final = 7
BONUSES: Final = 7
PLAYER: Final = 3 + VALUES - 1 + KINDS + 2 * SKILLS + 3 * CLANS + RUMOURS + 2 + BONUSES
CARD: Final = 1 + CLANS + 2 + DEMAND
INVASION: Final = HOUSES + 2 + GUARD + 2 + SIDED
NOTHING: Final = [[0] * size for size in range(PLAYER + 1)]
"""Runs of zeros, so that none is made twice (bench: research)."""


def numbers(state: NinjatoState, seat: int) -> list[int]:
    if not state.printed.guard_numbers:
        write_faces(state.printed)
    seats = state.seats
    out: list[int] = []
    one_hot(seats - FEWEST, 3, out)
    one_hot(state.round - 1, ROUNDS, out)
    one_hot(state.phase, OVER + 1, out)
    one_hot(NONE if state.is_over else (state.turn - seat) % seats, MOST, out)
    ranks(state.order, seat, out)
    ranks(dojo.next_order(state), seat, out)
    out.append(state.to_take)
    for distance in range(MOST):
        if distance < seats:
            player(state, (seat + distance) % seats, out)
        else:
            out += NOTHING[PLAYER]
    out += state.hands[seat * VALUES + 1 : seat * VALUES + VALUES]
    for house in range(HOUSES):
        house_of(state, house, out)
    rows(state, out)
    out += state.spent
    sizes(state, out)
    for clan in range(CLANS):
        standing(state, clan, seat, out)
    invasion(state, out)
    scoring_phase(state, seat, out)
    return out


def one_hot(at: int, size: int, out: list[int]) -> None:
    first = len(out)
    out += NOTHING[size]
    if at >= 0:
        out[first + at] = 1


def ranks(order: list[int], seat: int, out: list[int]) -> None:
    """The place in an order by seat, from the observer."""
    seats = len(order)
    for distance in range(seats):
        out.append(order.index((seat + distance) % seats) + 1)
    out += NOTHING[MOST - seats]


def player(state: NinjatoState, seat: int, out: list[int]) -> None:
    printed = state.printed
    honour = 0
    for source in range(seat * SOURCES, seat * SOURCES + SOURCES):
        honour += state.made[source]
    out += [honour, state.shuriken_left(seat), state.hand_size(seat)]
    out += state.known[seat * VALUES + 1 : seat * VALUES + VALUES]
    out += state.treasures[seat * KINDS : seat * KINDS + KINDS]
    out += state.tiles[seat * SKILLS : seat * SKILLS + SKILLS]
    out += state.used[seat * SKILLS : seat * SKILLS + SKILLS]
    at = len(out)
    out += NOTHING[3 * CLANS + RUMOURS]
    for card in state.envoys[seat]:
        clan = at + printed.envoy_clan[card]
        out[clan] += 1
        if printed.envoy_mask[card]:
            out[clan + CLANS] += 1
        out[clan + 2 * CLANS] = max(out[clan + 2 * CLANS], printed.envoy_age[card])
    for card in state.rumours[seat]:
        out[at + 3 * CLANS + printed.rumour_type[card]] += 1
    elite = 0
    for kind in state.elites[seat]:
        elite += printed.elite_honour[kind]
    out += [len(state.elites[seat]), elite]
    out += final.bonuses(state, seat)


def house_of(state: NinjatoState, house: int, out: list[int]) -> None:
    marker = state.markers[house]
    sentry = state.sentries[house]
    one_hot(marker // MARKS, CLANS, out)
    out.append(state.printed.marks[marker % MARKS])
    out.append(0 if sentry == NONE else 1)
    guard(state, sentry, out)
    out += state.houses[house * SIDED : house * SIDED + SIDED]


def guard(state: NinjatoState, card: int, out: list[int]) -> None:
    out += NOTHING[GUARD] if card == NONE else state.printed.guard_numbers[card]


def write_faces(printed: Printed) -> None:
    """What never changes is written once (bench: research)."""
    printed.guard_numbers = [
        guard_face(printed, c) for c in range(ELITE + len(printed.elite_honour))
    ]
    printed.envoy_numbers = [envoy_face(printed, c) for c in range(len(printed.envoy_clan))]
    printed.rumour_numbers = [rumour_face(printed, c) for c in range(len(printed.rumour_type))]


def guard_face(printed: Printed, card: int) -> list[int]:
    out: list[int] = []
    is_pair = printed.is_pair(card)
    for side in (STRENGTH, STEALTH):
        out.append(printed.guard_value(card, side, 0))
        out.append(printed.guard_value(card, side, 1) if is_pair else 0)
    out.append(1 if ALARM <= card < ELITE else 0)
    out.append(1 if card >= ELITE else 0)
    out.append(printed.elite_honour[card - ELITE] if card >= ELITE else 0)
    return out


def envoy_face(printed: Printed, card: int) -> list[int]:
    out = [1]
    one_hot(printed.envoy_clan[card], CLANS, out)
    out.append(printed.envoy_age[card])
    out.append(1 if printed.envoy_mask[card] else 0)
    count(printed.demands[printed.envoy_demand[card]], 0, DEMAND, out)
    return out


def rumour_face(printed: Printed, card: int) -> list[int]:
    out = [1]
    one_hot(printed.rumour_type[card], RUMOURS, out)
    count(printed.demands[printed.rumour_demand[card]], 0, DEMAND, out)
    return out


def rows(state: NinjatoState, out: list[int]) -> None:
    """The open cards and tiles: Dojo, its discards, Sensei, Palace, Pavilion."""
    printed = state.printed
    count(state.dojo, 1, VALUES, out)
    out += state.dojo_discards[1:]
    count(state.sensei, 0, SKILLS, out)
    for card in state.palace:
        out += NOTHING[CARD] if card == NONE else printed.envoy_numbers[card]
    for card in state.pavilion:
        out += NOTHING[CARD] if card == NONE else printed.rumour_numbers[card]


def count(pieces: list[int], first: int, end: int, out: list[int]) -> None:
    """How many there are of each kind from `first` on; gaps have lower numbers."""
    at = len(out) - first
    out += NOTHING[end - first]
    for piece in pieces:
        if piece >= first:
            out[at + piece] += 1


def sizes(state: NinjatoState, out: list[int]) -> None:
    out += [len(state.dojo_deck), len(state.guard_deck), len(state.elite_deck), len(state.bag)]
    out += [len(state.envoy_deck), len(state.rumour_deck), len(state.pile), state.disguises_left]


def standing(state: NinjatoState, clan: int, seat: int, out: list[int]) -> None:
    out.append(scoring.clan_honour(state, clan))
    for other in (scoring.first(state, clan), scoring.second(state, clan)):
        one_hot(NONE if other == NONE else (other - seat) % state.seats, MOST, out)


def invasion(state: NinjatoState, out: list[int]) -> None:
    if state.house == NONE:
        out += NOTHING[INVASION]
        return
    one_hot(state.house, HOUSES, out)
    one_hot(state.side, 2, out)
    guard(state, state.guard, out)
    out.append(state.beaten & 1)
    out.append(state.beaten >> 1 & 1 if state.printed.is_pair(state.guard) else 0)
    out += state.shuriken


def scoring_phase(state: NinjatoState, seat: int, out: list[int]) -> None:
    if state.phase != DISGUISE and state.phase != FIRSTS and state.phase != SECONDS:
        out += NOTHING[3 * CLANS + MOST * CLANS]
        return
    one_hot(NONE if state.phase == DISGUISE else scoring.asked_clan(state), CLANS, out)
    for left in state.left:
        out.append(1 if left == HONOUR else 0)
        out.append(1 if left == RUMOUR else 0)
    for distance in range(state.seats):
        at = (seat + distance) % state.seats * CLANS
        out += state.disguised[at : at + CLANS]
    out += NOTHING[(MOST - state.seats) * CLANS]


def units(_state: NinjatoState) -> list[float]:
    ones = [1.0]
    guards = [6.0] * 4 + [1.0, 1.0, 2.0]
    demands = [4.0] * DEMAND
    out = ones * (3 + ROUNDS + OVER + 1 + MOST) + [4.0] * (2 * MOST + 1)
    one = [100.0, 3.0, 7.0, *([4.0] * (VALUES - 1)), *([8.0] * KINDS), *([2.0] * (2 * SKILLS))]
    one += [5.0] * CLANS + [3.0] * CLANS + [100.0] * CLANS + [4.0] * RUMOURS + [6.0, 12.0]
    out += (one + [40.0] * BONUSES) * MOST + [4.0] * (VALUES - 1)
    out += (ones * CLANS + [8.0, 1.0] + guards + [3.0] * SIDED) * HOUSES
    out += [float(OPEN_CARDS)] * (VALUES - 1) + [12.0] * (VALUES - 1) + ones * SKILLS
    out += (ones * (1 + CLANS) + [100.0, 1.0] + demands) * ROW
    out += (ones * (1 + RUMOURS) + demands) * ROW
    out += [24.0] * KINDS + [52.0, 40.0, 20.0, 90.0, 21.0, 30.0, 16.0, 3.0]
    out += ([20.0] + ones * (2 * MOST)) * CLANS
    out += ones * (HOUSES + 2) + guards + ones * 2 + [3.0] * SIDED
    return out + ones * (3 * CLANS + MOST * CLANS)
