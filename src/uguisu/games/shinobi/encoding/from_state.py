"""The encoding of Shinobi straight from the state, as whole numbers: for many games at once.

`numbers(state, seat)` divided by `units` is what from_view.py makes of that seat's view; a test
compares them. Only what the seat may know is read here, as in view/build.py.
"""

from typing import Final

from uguisu.games.shinobi.state import (
    ASSIGNING,
    ATTACKS,
    CAUSES,
    MOST_SEATS,
    NOTHING,
    UNRESOLVED,
    WEAPONS,
    ShinobiState,
)

FEWEST: Final = 4
PHASES: Final = 3
ENDINGS: Final = 6
CARD: Final = 2 * WEAPONS + 1
FULL: Final = 5.0

PHASE: Final = 3
TURN: Final = PHASE + PHASES
TARGET: Final = TURN + MOST_SEATS
START: Final = TARGET + MOST_SEATS
LIVES: Final = START + MOST_SEATS
LOST: Final = LIVES + MOST_SEATS
OWN: Final = LOST + MOST_SEATS * CAUSES
BEFORE: Final = OWN + WEAPONS
VERDICTS: Final = BEFORE + MOST_SEATS * ATTACKS * CARD
LAST: Final = VERDICTS + MOST_SEATS * ENDINGS
SIZE: Final = LAST + 2


def numbers(state: ShinobiState, seat: int) -> list[int]:
    out = [0] * SIZE
    seats = state.seats
    out[seats - FEWEST] = 1
    if not state.is_over:
        out[PHASE + state.phase] = 1
        out[TURN + (state.turn - seat) % seats] = 1
        if state.phase == ASSIGNING:
            out[TARGET + (state.turn + state.given + 1 - seat) % seats] = 1
    out[START + (state.start - seat) % seats] = 1
    for distance in range(seats):
        player(state, (seat + distance) % seats, distance, seat, out)
    for weapon in range(WEAPONS):
        out[OWN + weapon] = state.hands[seat] >> weapon & 1
    out[LAST] = 1 if state.free else 0
    if state.round_limit:
        out[LAST + 1] = state.round
    return out


def player(state: ShinobiState, other: int, distance: int, seat: int, out: list[int]) -> None:
    """What lies before another seat, so many seats away."""
    out[LIVES + distance] = state.lives[other]
    for cause in range(CAUSES):
        out[LOST + distance * CAUSES + cause] = state.lost[other * CAUSES + cause]
    for attack in range(ATTACKS):
        card(state, other, attack, seat, BEFORE + (distance * ATTACKS + attack) * CARD, out)
    outcome = state.verdicts[other] // WEAPONS
    if outcome != UNRESOLVED:
        out[VERDICTS + distance * ENDINGS + outcome - 1] = 1


def card(state: ShinobiState, victim: int, attack: int, seat: int, at: int, out: list[int]) -> None:
    """SHI-11: only the attacker sees the weapon until it is turned."""
    slot = victim * ATTACKS + attack
    if state.cards[slot] == NOTHING:
        return
    out[at + state.declared[slot]] = 1
    is_open = state.faces >> slot & 1
    if is_open or (victim - 1 - attack) % state.seats == seat:
        out[at + WEAPONS + state.cards[slot]] = 1
    out[at + 2 * WEAPONS] = is_open


def units(state: ShinobiState) -> list[float]:
    out = [1.0] * LIVES + [FULL] * (MOST_SEATS + MOST_SEATS * CAUSES)
    out += [1.0] * (LAST + 1 - len(out))
    return [*out, float(max(1, state.round_limit))]
