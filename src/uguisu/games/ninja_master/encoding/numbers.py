"""The observation of Ninja Master as whole numbers. Seats are counted from the observer."""

from typing import Final

from uguisu.games.ninja_master.rules.scoring import TALLY, tally
from uguisu.games.ninja_master.state import (
    COLOURS,
    RACING,
    THROWING,
    TOKENS,
    NinjaMasterState,
)
from uguisu.kernel.encoding import Fields
from uguisu.kernel.seats import NOBODY, SPECTATOR

MOST: Final = 5
FEWEST: Final = 2

FIELDS: Final = Fields()
SEATS: Final = FIELDS.add("seats", 4, "one-hot: 2 to 5 players")
PHASE: Final = FIELDS.add("phase", 3, "one-hot: to throw, dice rolling, race; none when over")
PLAYING: Final = FIELDS.add(
    "playing", MOST, "1 for seats that play (all but in tie-breaks), from the observer"
)
SCORES: Final = FIELDS.add("scores", MOST, "points / 20 by seat")
SWORD: Final = FIELDS.add("sword", MOST, "one-hot: owner of the sword")
SHURIKEN: Final = FIELDS.add("shuriken", MOST, "one-hot: owner of the shuriken")
DICE: Final = FIELDS.add_each(
    "dice",
    1,
    f"ninjas / 9 by colour ({COLOURS}), clouds / 2 by colour ({COLOURS}), swords / 9, shuriken / 9",
)
HOLDERS: Final = FIELDS.add(
    "holders", TOKENS * MOST, "one-hot by token (o b p g v s): who has grabbed it"
)
RIVALS: Final = FIELDS.add(
    "rivals", TOKENS * MOST, "one-hot by token: who was the first to be too late"
)
DONE: Final = FIELDS.add("done", MOST, "1 for seats that are done")
POSED: Final = FIELDS.add("posed", MOST, "1 for seats that keep their hands back")
FALSE: Final = FIELDS.add("false_starts", MOST, "false starts / 3 by seat")
ELAPSED: Final = FIELDS.add(
    "elapsed", 1, "part of the round's time that has passed since the dice rested"
)
TIE_BREAK: Final = FIELDS.add("tie_break", 1, "1 in a tie-break")
ROUNDS: Final = FIELDS.add("rounds", 1, "rounds played / limit; 0 without a limit")
SIZE: Final = len(FIELDS.units)


def numbers(state: NinjaMasterState, observer: int) -> list[int]:
    out = [0] * SIZE
    seats = state.seats
    first = 0 if observer == SPECTATOR else observer
    out[SEATS + seats - FEWEST] = 1
    if not state.is_over:
        out[PHASE + state.phase] = 1
    out[SWORD + (state.sword - first) % seats] = 1
    out[SHURIKEN + (state.shuriken - first) % seats] = 1
    for distance in range(seats):
        player(state, (first + distance) % seats, distance, out)
    if state.phase != THROWING:
        tokens(state.holders, first, seats, HOLDERS, out)
        tokens(state.rivals, first, seats, RIVALS, out)
    if state.phase == RACING:
        out[DICE : DICE + TALLY] = tally(state.dice)
        out[ELAPSED] = state.time - state.rest_at
    out[TIE_BREAK] = 1 if state.stage else 0
    if state.round_limit:
        out[ROUNDS] = min(state.round, state.round_limit)
    return out


def player(state: NinjaMasterState, seat: int, distance: int, out: list[int]) -> None:
    out[PLAYING + distance] = state.playing >> seat & 1
    out[SCORES + distance] = state.scores[seat]
    out[DONE + distance] = state.finished >> seat & 1
    out[POSED + distance] = state.posed >> seat & 1
    out[FALSE + distance] = state.false_starts[seat]


def tokens(hands: list[int], first: int, seats: int, at: int, out: list[int]) -> None:
    """Whose hand was on each token."""
    for token in range(TOKENS):
        if hands[token] != NOBODY:
            out[at + token * MOST + (hands[token] - first) % seats] = 1


def units(state: NinjaMasterState) -> list[float]:
    out = FIELDS.units[:]
    out[ELAPSED] = float(state.round_ms)
    out[ROUNDS] = float(max(1, state.round_limit))
    return out
