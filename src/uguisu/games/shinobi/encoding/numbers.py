"""The observation of Shinobi as whole numbers. Seats are counted from the observer."""

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
from uguisu.kernel.encoding import Fields
from uguisu.kernel.seats import SPECTATOR

FEWEST: Final = 4
ENDINGS: Final = 6
CARD: Final = 2 * WEAPONS + 1

FIELDS: Final = Fields()
SEATS: Final = FIELDS.add("seats", 3, "one-hot: 4, 5 or 6 players")
PHASE: Final = FIELDS.add("phase", 3, "one-hot: assign, reveal, decide; none when over")
TURN: Final = FIELDS.add(
    "turn", MOST_SEATS, "one-hot: seat on turn, counted from the observer; none when over"
)
TARGET: Final = FIELDS.add("target", MOST_SEATS, "one-hot: whom the seat on turn attacks next")
START: Final = FIELDS.add("start", MOST_SEATS, "one-hot: who has the pawn")
LIVES: Final = FIELDS.add("lives", MOST_SEATS, "lives / 5 by seat")
LOST: Final = FIELDS.add(
    "lost", MOST_SEATS * CAUSES, "lives lost / 5 by seat: attacks, accusations, denounced"
)
OWN: Final = FIELDS.add("hand", WEAPONS, "1 for own weapons in hand; 0 for a spectator")
BEFORE: Final = FIELDS.add_each(
    "attacks",
    MOST_SEATS * ATTACKS,
    f"declared weapon one-hot ({WEAPONS}), weapon one-hot if the observer sees it ({WEAPONS}), "
    "1 if it is face up",
    "by victim and attacker (nearest first): ",
)
VERDICTS: Final = FIELDS.add(
    "verdicts", MOST_SEATS * ENDINGS, "one-hot by seat of the verdict shown"
)
FREE: Final = FIELDS.add("free", 1, "1 with the option declarations free")
ROUND: Final = FIELDS.add("round", 1, "round / round limit, 0 without a limit")
SIZE: Final = len(FIELDS.units)


def numbers(state: ShinobiState, observer: int) -> list[int]:
    out = [0] * SIZE
    seats = state.seats
    first = 0 if observer == SPECTATOR else observer
    out[SEATS + seats - FEWEST] = 1
    if not state.is_over:
        out[PHASE + state.phase] = 1
        out[TURN + (state.turn - first) % seats] = 1
        if state.phase == ASSIGNING:
            out[TARGET + (state.turn + state.given + 1 - first) % seats] = 1
    out[START + (state.start - first) % seats] = 1
    for distance in range(seats):
        player(state, (first + distance) % seats, distance, observer, out)
    if observer != SPECTATOR:
        hand = state.hands[observer]
        for weapon in range(WEAPONS):
            out[OWN + weapon] = hand >> weapon & 1
    out[FREE] = 1 if state.free else 0
    if state.round_limit:
        out[ROUND] = state.round
    return out


def player(state: ShinobiState, seat: int, distance: int, observer: int, out: list[int]) -> None:
    """What lies before a seat, so many seats away."""
    out[LIVES + distance] = state.lives[seat]
    for cause in range(CAUSES):
        out[LOST + distance * CAUSES + cause] = state.lost[seat * CAUSES + cause]
    for attack in range(ATTACKS):
        card(state, seat, attack, observer, BEFORE + (distance * ATTACKS + attack) * CARD, out)
    outcome = state.verdicts[seat] // WEAPONS
    if outcome != UNRESOLVED:
        out[VERDICTS + distance * ENDINGS + outcome - 1] = 1


def card(
    state: ShinobiState, victim: int, attack: int, observer: int, at: int, out: list[int]
) -> None:
    """SHI-11: only the attacker sees the weapon until it is turned."""
    slot = victim * ATTACKS + attack
    declared = state.declared[slot]
    if declared == NOTHING:
        return
    out[at + declared] = 1
    is_open = state.faces >> slot & 1
    if is_open or (victim - 1 - attack) % state.seats == observer:
        out[at + WEAPONS + state.cards[slot]] = 1
    out[at + 2 * WEAPONS] = is_open


def units(state: ShinobiState) -> list[float]:
    return [*FIELDS.units[:-1], float(max(1, state.round_limit))]
