"""Turns and their three orders, one after the other: WOC-16 to WOC-19."""

from mypy_extensions import i64

from uguisu.games.war_of_clans.rules import orders
from uguisu.games.war_of_clans.rules.cards import draw
from uguisu.games.war_of_clans.rules.victory import end_game
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.state import LISTS_AT_ONCE, UNLISTED


def begin_turn(state: WarOfClansState) -> None:
    state.touched = 0
    begin_order(state, 1)


def begin_order(state: WarOfClansState, order: i64) -> None:
    """WOC-16: the orders in turn; WOC-13, WOC-18: one that cannot be given is skipped."""
    choices = orders.choices_of(state, order) if LISTS_AT_ONCE else UNLISTED
    if choices or (not LISTS_AT_ONCE and orders.can_give(state, order)):
        state.order = order
        state.choices = choices
    elif order == 3:
        end_turn(state)
    else:
        state.only_ninjas |= 1 << state.turn
        begin_order(state, order + 1)


def end_turn(state: WarOfClansState) -> None:
    """WOC-17, WOC-19: draw back to four; after the deck's last card comes the last lap."""
    if state.last_drawer == NOBODY:
        draw(state, state.turn)
        if not state.deck:
            state.last_drawer = state.turn
            state.turns_left = state.seats if state.everyone else state.seats - 1
    else:
        state.turns_left -= 1
        if state.turns_left == 0:
            end_game(state)
            return
    state.turn = (state.turn + 1) % state.seats
    begin_turn(state)
