"""The count of a round, NMA-13 to NMA-20."""

from typing import Final

from mypy_extensions import i64

from uguisu.games.ninja_master.state import (
    COLOURS,
    FLOOR,
    NINJAS,
    RIGHT,
    ROBBED,
    SHURIKEN,
    SHURIKEN_FACE,
    SMOKED,
    STOLEN,
    SWORD,
    SWORD_FACE,
    SWORD_FAULT,
    WAYS,
    WRONG,
    NinjaMasterState,
)
from uguisu.kernel.seats import NOBODY

# A tally: ninjas of each colour, clouds of each colour, swords, shuriken.
SMOKES: Final = COLOURS
SWORDS: Final = 2 * COLOURS
SHURIKENS: Final = SWORDS + 1
TALLY: Final = SHURIKENS + 1

PENALTY: Final = -3


def tally(dice: bytes) -> list[int]:
    """What the dice show, over all of them."""
    shown = [0] * TALLY
    for face in dice:
        if face < SWORD_FACE:
            ninjas = face % 4
            if ninjas:
                shown[face // 4] += ninjas
            else:
                shown[SMOKES + face // 4] += 1
        elif face == SWORD_FACE:
            shown[SWORDS] += 1
        elif face == SHURIKEN_FACE:
            shown[SHURIKENS] += 1
    return shown


def ninjas_shown(shown: list[int]) -> i64:
    """NMA-10: all ninjas, in all colours."""
    return sum(shown[:COLOURS])


def ninja_points(shown: list[int], colour: i64) -> i64:
    """NMA-16, NMA-17: its ninjas, against their holder if exactly one cloud hides them."""
    return -shown[colour] if shown[SMOKES + colour] == 1 else shown[colour]


def is_sword_open(shown: list[int]) -> bool:
    """NMA-13, NMA-15: more swords than shuriken; as many is not more."""
    return shown[SWORDS] > shown[SHURIKENS]


def loot(score: i64) -> i64:
    """NMA-13: half of the sword owner's points, rounded down."""
    return score // 2


def count_round(
    dice: bytes,
    holders: list[int],
    scores: list[int],
    sword: i64,
    shuriken: i64,
    shouter: i64,
    number: i64,
) -> list[int]:
    """What a round brings every seat by every way of making points, WAYS per seat."""
    shown = tally(dice)
    ways = [0] * (len(scores) * WAYS)
    if holders[SWORD] != NOBODY:
        count_sword(shown, ways, holders[SWORD], sword, scores[sword])
    for colour in range(COLOURS):
        holder = holders[colour]
        if holder != NOBODY:
            points = ninja_points(shown, colour)
            ways[holder * WAYS + (NINJAS if points > 0 else SMOKED)] += points
    ways[shuriken * WAYS + SHURIKEN] += shown[SHURIKENS]  # NMA-18: without grabbing
    if shouter != NOBODY:
        count_shout(shown, ways, shouter, number)
    return ways


def count_sword(shown: list[int], ways: list[int], holder: i64, owner: i64, score: i64) -> None:
    """NMA-13 to NMA-15: a theft from the owner, a defence worth nothing, or a fault."""
    if not is_sword_open(shown):
        ways[holder * WAYS + SWORD_FAULT] += PENALTY
    elif holder != owner:
        stolen = loot(score)
        ways[holder * WAYS + STOLEN] += stolen
        ways[owner * WAYS + ROBBED] -= stolen


def count_shout(shown: list[int], ways: list[int], shouter: i64, number: i64) -> None:
    """NMA-19: one point for the right number, three lost for a wrong one."""
    if number == ninjas_shown(shown):
        ways[shouter * WAYS + RIGHT] += 1
    else:
        ways[shouter * WAYS + WRONG] += PENALTY


def apply_count(state: NinjaMasterState, ways: list[int]) -> None:
    """NMA-20: everything is added up and applied once; a score never goes below 0."""
    seats: i64 = state.seats
    for seat in range(seats):
        row = seat * WAYS
        score: i64 = state.scores[seat]
        for way in range(row, row + WAYS):
            points: i64 = ways[way]
            if points:
                score += points
                state.sheet[way] += points
        if score < 0:
            state.sheet[row + FLOOR] -= score
            score = 0
        state.scores[seat] = score
