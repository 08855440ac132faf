"""NJT-39 to NJT-44, NJT-61, NJT-64: what happens when all shuriken are placed."""

from typing import Final

from uguisu.games.ninjato.pieces.numbers import HOUSES, NONE, PLACE, ROUNDS, SKILLS
from uguisu.games.ninjato.rules import dojo, draws, palace, scoring, sensei
from uguisu.games.ninjato.rules.invasion import add_treasure, has_treasure
from uguisu.games.ninjato.state import NinjatoState

TREASURES: Final = 3
"""NJT-6, NJT-42: in every house at set-up and in every emptied one."""
SCORING_ROUNDS: Final = (3, 5, 7)


def end_round(state: NinjatoState) -> None:
    """NJT-39 to NJT-44, in this order; after round 7 nothing is laid out any more (NJT-61)."""
    state.order = dojo.next_order(state)
    state.placements = b""
    state.used = [0] * (state.seats * SKILLS)
    if state.round < ROUNDS:
        sensei.lay_out(state, state.round + 1)
        fill_houses(state)
    palace.fill_palace(state)
    palace.fill_pavilion(state)
    if state.round in SCORING_ROUNDS:
        scoring.begin(state)
    else:
        begin_round(state)


def fill_houses(state: NinjatoState) -> None:
    """NJT-42: houses without treasures get three, and a sentry; its alarm is ignored (NJT-4)."""
    state.sentries = state.sentries[:]
    for house in range(HOUSES):
        if not has_treasure(state, house):
            for _ in range(TREASURES):
                add_treasure(state, house)
            if state.sentries[house] == NONE:
                state.sentries[house] = draws.guard(state)
                state.reveal()


def begin_round(state: NinjatoState) -> None:
    """NJT-44: the next round, in the new order."""
    state.round += 1
    state.turn = state.order[0]
    state.phase = PLACE
