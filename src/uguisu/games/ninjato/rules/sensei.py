"""NJT-17, NJT-18, NJT-20: the Sensei and the tiles of a seat."""

from typing import Final

from mypy_extensions import i64

from uguisu.games.ninjato.actions import (
    LESSONS,
)
from uguisu.games.ninjato.pieces.numbers import DONE, HENSOJUTSU, NONE, ROW, SKILLS, VALUES
from uguisu.games.ninjato.pieces.printed import ANY_CARD
from uguisu.games.ninjato.rules.dojo import lose_card
from uguisu.games.ninjato.state import NinjatoState

FIRST_DISGUISE: Final = 5
"""NJT-20: from this round on, the only tile on offer is a Hensojutsu."""


def learn_choices(state: NinjatoState, choices: list[int]) -> None:
    """NJT-12, NJT-17: every open skill once, with every card it can be paid with."""
    styles = known_styles(state, state.turn)
    sensei = state.sensei
    for slot in range(ROW):
        skill: i64 = sensei[slot]
        if skill != NONE and sensei.index(skill) == slot:
            price(state, skill, styles, choices)


def price(state: NinjatoState, skill: i64, styles: i64, choices: list[int]) -> None:
    """NJT-17: free for a style one knows; else the card it demands, or any for "?"."""
    lessons = LESSONS[skill]
    cost: i64 = state.printed.skill_cost[skill]
    turn: i64 = state.turn
    hand = turn * VALUES
    if styles >> state.printed.skill_style[skill] & 1:
        choices.append(lessons[0])
    elif cost != ANY_CARD:
        if state.hands[hand + cost]:
            choices.append(lessons[cost])
    else:
        for value in range(1, VALUES):
            if state.hands[hand + value]:
                choices.append(lessons[value])


def known_styles(state: NinjatoState, seat: i64) -> i64:
    """NJT-17: bit set of the styles that a seat has a tile of."""
    styles: i64 = 0
    at = seat * SKILLS
    for skill in range(SKILLS):
        if state.tiles[at + skill]:
            styles |= 1 << state.printed.skill_style[skill]
    return styles


def learn(state: NinjatoState, skill: i64, value: i64) -> None:
    """NJT-17: take the tile and discard the card; value 0 pays nothing."""
    state.sensei = state.sensei[:]
    state.sensei[state.sensei.index(skill)] = NONE
    state.tiles = state.tiles[:]
    state.tiles[state.turn * SKILLS + skill] += 1
    if value:
        lose_card(state, value)
    state.phase = DONE


def up(state: NinjatoState, skill: i64) -> i64:
    """NJT-18: how many tiles of a skill the seat on turn can still use in this round."""
    turn: i64 = state.turn
    at = turn * SKILLS + skill
    tiles: i64 = state.tiles[at]
    return tiles - state.used[at]


def use(state: NinjatoState, skill: i64, times: i64) -> None:
    """NJT-18, NJT-25: used tiles are turned down."""
    if times:
        turn: i64 = state.turn
        state.used = state.used[:]
        state.used[turn * SKILLS + skill] += times


def lay_out(state: NinjatoState, round_: i64) -> None:
    """NJT-20: what nobody took leaves the game; new tiles are laid out."""
    state.sensei = [NONE] * ROW
    if round_ < FIRST_DISGUISE:
        tiles = state.pile[: state.seats]
        for slot, skill in enumerate(tiles):
            state.sensei[slot] = skill
        state.pile = state.pile[len(tiles) :]
        state.reveal()
        return
    state.pile = b""
    if state.disguises_left:
        state.disguises_left -= 1
        state.sensei[0] = HENSOJUTSU
