"""Rounds: who acts when, how a round ends, and how the game ends."""

from mypy_extensions import i64

from uguisu.games.shinobi.actions import ACCEPT, CARD, DECLARED, PAIR, PLOTTING, REVEAL, REVEALS
from uguisu.games.shinobi.rules import assigning, resolving
from uguisu.games.shinobi.state import (
    ASSIGNING,
    ATTACKS,
    BLANK,
    CAUSES,
    DECIDING,
    REVEALING,
    UNRESOLVED,
    ShinobiState,
)
from uguisu.kernel.action import Action
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.state import places_of


def set_up(state: ShinobiState, lives: i64, start: i64) -> None:
    """SHI-3, SHI-4: life counters for all, the pawn by lot unless the host chose its place."""
    state.lives = [lives] * state.seats
    state.lost = [0] * (state.seats * CAUSES)
    state.verdicts = [UNRESOLVED] * state.seats
    state.start = state.below(state.seats) if start == NOBODY else start
    state.key = b""
    state.counter = 0
    begin_round(state)


def begin_round(state: ShinobiState) -> None:
    """SHI-6, SHI-24: all cards are in their owners' hands, and the start player attacks first."""
    state.clear()
    state.turn = state.start
    state.phase = ASSIGNING
    state.choices = assigning.gifts(state)


def carry_out(state: ShinobiState, action: Action) -> None:
    if action < REVEAL:
        assigning.give(state, CARD[action], DECLARED[action])
        end_gift(state)
    elif action < ACCEPT:
        resolving.turn_two(state, PAIR[action])
        state.phase = DECIDING
        state.choices = resolving.decisions(state)
    else:
        alive = survivors(state)
        if action == ACCEPT:
            resolving.accept(state)
        else:
            resolving.denounce(state, action == PLOTTING)
        end_decision(state, alive)


def end_gift(state: ShinobiState) -> None:
    """SHI-6: three gifts, then the next player to the right, until everybody has attacked."""
    if state.given == ATTACKS:
        state.given = 0
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.start:
            state.verdicts = [UNRESOLVED] * state.seats
            begin_revealing(state)
            return
    state.choices = assigning.gifts(state)


def begin_revealing(state: ShinobiState) -> None:
    state.phase = REVEALING
    state.choices = REVEALS


def end_decision(state: ShinobiState, before: i64) -> None:
    """SHI-14, SHI-29: the next player to the right reveals; SHI-25: unless fewer than two live;
    SHI-26: if nobody does, all who did before this moment have fallen together."""
    alive = survivors(state)
    if not alive & (alive - 1):
        state.last_to_fall = 0 if alive else before
        end_game(state)
        return
    turn = (state.turn + 1) % state.seats
    if turn == state.start:
        end_round(state)
    else:
        state.turn = turn
        begin_revealing(state)


def survivors(state: ShinobiState) -> int:
    """Bit set of the seats with at least one life."""
    alive: i64 = 0
    for seat in range(state.seats):
        if state.lives[seat]:
            alive |= 1 << seat
    return alive


def end_round(state: ShinobiState) -> None:
    """SHI-23, SHI-24: cards return unseen, the pawn moves on; SHI-27: unless it was the last."""
    if state.round == state.round_limit:
        state.clear()
        end_game(state)
        return
    state.round += 1
    state.start = (state.start + 1) % state.seats
    begin_round(state)


def end_game(state: ShinobiState) -> None:
    """SHI-25: at once; SHI-23: no other card is turned. What ended it cannot be taken back."""
    state.is_over = True
    state.choices = BLANK
    state.reveal()


def is_cut_off(state: ShinobiState) -> bool:
    """SHI-27: the game ended at its round limit, not with a last survivor."""
    alive = survivors(state)
    return state.is_over and alive & (alive - 1) != 0


def places(state: ShinobiState) -> list[int]:
    """SHI-25, SHI-27: by the lives that are left; SHI-26: without any, who fell last is first."""
    seats = range(state.seats)
    return places_of([state.lives[seat] + (state.last_to_fall >> seat & 1) for seat in seats])


def last_victim(state: ShinobiState) -> i64:
    """The seat that resolved last, or NOBODY if the state no longer knows."""
    if state.is_over:
        return state.turn
    victim = (state.start - 2 if state.phase == ASSIGNING else state.turn - 1) % state.seats
    return NOBODY if state.verdicts[victim] == UNRESOLVED else victim


def restore(state: ShinobiState) -> None:
    """The choices of a position that was read."""
    if state.is_over:
        state.choices = BLANK
    elif state.phase == ASSIGNING:
        state.choices = assigning.gifts(state)
    elif state.phase == REVEALING:
        state.choices = REVEALS
    else:
        state.choices = resolving.decisions(state)
