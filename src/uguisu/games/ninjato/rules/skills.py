"""NJT-19, NJT-59, NJT-60: the skills that are used between strikes: Choho, Spirit, Harmony."""

from mypy_extensions import i64

from uguisu.games.ninjato.actions import (
    SWAPS,
    USE_HARMONY,
    USE_SPIRIT,
)
from uguisu.games.ninjato.pieces.numbers import (
    CHOHO,
    HARMONY,
    HENSOJUTSU,
    KINDS,
    RED,
    SIDED,
    SKILLS,
    SPIRIT,
    STEALTH,
    STRENGTH,
)
from uguisu.games.ninjato.rules.sensei import up, use
from uguisu.games.ninjato.state import NinjatoState


def skill_choices(state: NinjatoState, choices: list[int]) -> None:
    """NJT-60: Choho and Spirit at any moment of the invasion."""
    if up(state, SPIRIT):
        for skill in range(SKILLS):
            if may_be_turned_up(state, skill):
                choices.append(USE_SPIRIT + skill)
    if up(state, CHOHO):
        choho_choices(state, choices)


def harmony_choices(state: NinjatoState, choices: list[int]) -> None:
    """NJT-60: Harmony while there is still something to fight."""
    if up(state, HARMONY):
        choices.append(USE_HARMONY)


def may_be_turned_up(state: NinjatoState, skill: i64) -> bool:
    """NJT-19: a used tile, but no Hensojutsu and no other Spirit."""
    if skill in (HENSOJUTSU, SPIRIT):
        return False
    return state.used[state.turn * SKILLS + skill] > 0


def choho_choices(state: NinjatoState, choices: list[int]) -> None:
    """NJT-59: every treasure won in this invasion against every one in the house."""
    house = state.house * SIDED
    for won in range(SIDED):
        if state.shuriken[won]:
            for other in range(SIDED):
                if state.houses[house + other]:
                    choices.append(SWAPS[won][other])


def choho(state: NinjatoState, given: i64, taken: i64) -> None:
    """NJT-19, NJT-59: swap; a red one taken for a light one turns the best light one red."""
    use(state, CHOHO, 1)
    house = state.house * SIDED
    state.own_treasures()
    state.shuriken[given] -= 1
    state.shuriken[taken] += 1
    state.houses[house + taken] -= 1
    state.houses[house + given] += 1
    if taken >= RED and given < RED:
        turn_best_red(state)


def turn_best_red(state: NinjatoState) -> None:
    """NJT-19, NJT-27: the most valuable light treasure of the house is turned red."""
    house = state.house * SIDED
    state.own_treasures()
    for kind in range(KINDS - 1, -1, -1):
        if state.houses[house + kind]:
            state.houses[house + kind] -= 1
            state.houses[house + RED + kind] += 1
            return


def spirit(state: NinjatoState, skill: i64) -> None:
    """NJT-19: a used tile can be used again in this round."""
    use(state, SPIRIT, 1)
    use(state, skill, -1)


def harmony(state: NinjatoState) -> None:
    """NJT-19: the other side, for the rest of this invasion."""
    use(state, HARMONY, 1)
    state.side = STEALTH if state.side == STRENGTH else STRENGTH
