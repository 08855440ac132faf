"""Legal and illegal actions, their texts and their picks, for every game."""

from collections.abc import Callable
from functools import partial
from typing import Final

from uguisu.contract.check import check
from uguisu.contract.tables import (
    over_states,
    some_moves,
)
from uguisu.kernel.action import Action
from uguisu.kernel.errors import BadNotation, GameOver, IllegalAction, NotYourTurn, UguisuError
from uguisu.kernel.game import Game
from uguisu.kernel.picks import CONFIRM, narrow
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State, fields


def refused(
    state: State, seat: int, action: int, before: dict[str, object] | None = None
) -> UguisuError:
    """The refusal of an action. `before` are the state's fields, if the caller has them already."""
    before = before or fields(state.clone())
    try:
        state.apply(seat, Action(action))
    except UguisuError as error:
        assert fields(state) == before, "a refused action must change nothing"
        return error
    raise AssertionError(f"{action} of seat {seat} is not refused")


@check(12, 80)
def every_legal_action_applies_and_every_other_int_is_refused(
    game: Game, seats: int, count: int
) -> None:
    for move in some_moves(game, seats, count):
        state = move.before
        for seat in state.actors():
            legal = state.legal(seat)
            assert legal
            assert len(set(legal)) == len(legal)
            at = state.due() if seat == CLOCK else 0
            for action in legal:
                state.clone().apply_at(seat, action, at)
            if seat != CLOCK:
                _check_refusals(game, state, seat, set(legal), step=7)


@check(4, 24, once=True)
def every_action_of_the_space_is_legal_or_refused_with_a_clause(
    game: Game, seats: int, count: int
) -> None:
    for move in some_moves(game, seats, count, seed=3):
        for seat in move.before.actors():
            if seat != CLOCK:
                _check_refusals(game, move.before, seat, set(move.before.legal(seat)), step=1)


def _check_refusals(game: Game, state: State, seat: int, legal: set[int], step: int) -> None:
    before = fields(state.clone())
    position = game.write_view(game.view(state, seat))
    for action in range(0, game.action_space, step):
        if action not in legal:
            error = refused(state, seat, action, before)
            assert isinstance(error, IllegalAction), error
            assert error.clause.startswith(f"{game.prefix}-"), error
            assert game.write_action(action) in error.sentence
            assert error.position == position


@check(40)
def what_may_be_applied_is_exactly_what_is_carried_out(game: Game, seats: int, count: int) -> None:
    lots = Lots(5)
    for move in some_moves(game, seats, count, seed=4):
        state = move.before
        for _ in range(20):
            seat = lots.below(seats + 2) - 1
            legal = state.legal(seat)
            drawn = lots.below(len(legal) or game.action_space)
            action = legal[drawn] if legal else Action(drawn)
            at = lots.below(2) * max(0, move.at + lots.below(9) - 4)
            applies = _applies(partial(state.clone().apply_at, seat, action, at))
            assert state.may_apply(seat, action, at) == applies


@check(1)
def what_may_be_played_is_exactly_what_is_carried_out(game: Game, seats: int, _count: int) -> None:
    for at in (-1, 0, 1, 10**15 - 1, 10**15, 1 << 80):
        for seat in range(-1, seats + 1):
            for action in map(Action, (-1, 0, 1, game.action_space)):
                play = Play(game, seats)
                allowed = play.may_act(seat, action, at)
                assert allowed == _applies(partial(play.act, seat, action, at))
                assert len(play.entries) == allowed


def _applies(work: Callable[[], None]) -> bool:
    try:
        work()
    except UguisuError:
        return False
    return True


@check(1)
def ints_outside_the_action_space_are_no_actions(game: Game, seats: int, _count: int) -> None:
    state = game.new(seats, None, 1)
    for action in (-1, game.action_space, 10**9):
        for seat in range(seats):
            assert isinstance(refused(state, seat, action), BadNotation)


@check(60)
def a_lot_is_drawn_as_from_the_list_of_legal_actions(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=2):
        for seat in move.before.actors():
            lots, same = Lots(move.action), Lots(move.action)
            legal = move.before.clone().legal(seat)
            for _ in range(3):
                assert move.before.lot(seat, lots) == legal[same.below(len(legal))]
            assert lots.x == same.x, "one lot for one action"


@check(40)
def a_seat_that_is_not_on_turn_is_refused(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=1):
        state = move.before
        for seat in range(-1, seats + 1):
            if seat not in state.actors():
                assert state.legal(seat) == []
                assert isinstance(refused(state, seat, move.action), NotYourTurn)


@check(3)
def a_finished_game_takes_no_action(game: Game, seats: int, count: int) -> None:
    for state in over_states(game, seats, count):
        assert state.actors() == ()
        for seat in range(seats):
            assert state.legal(seat) == []
            assert isinstance(refused(state, seat, 0), GameOver)


@check(1, once=True)
def every_action_has_its_own_text(game: Game, _seats: int, _count: int) -> None:
    texts = [game.write_action(action) for action in range(game.action_space)]
    assert len(set(texts)) == len(texts)
    assert [game.read_action(text) for text in texts] == list(range(game.action_space))


@check(40)
def picks_name_exactly_one_action_each(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=4):
        for seat in move.before.actors():
            if seat != CLOCK:
                _check_picks(game, move.before, seat)


def _check_picks(game: Game, state: State, seat: int) -> None:
    view = game.view(state, seat)
    choices = {action: game.picks(view, action) for action in state.legal(seat)}
    for action, groups in choices.items():
        made = [pick for group in groups for pick in group]
        found = narrow(choices, made)
        if found.action is None:
            assert CONFIRM in found.next
            found = narrow(choices, [*made, CONFIRM])
        assert found.action == action
        backwards = [pick for group in groups for pick in reversed(group)]
        assert action in narrow(choices, backwards).candidates


CHECKS: Final = (
    every_legal_action_applies_and_every_other_int_is_refused,
    every_action_of_the_space_is_legal_or_refused_with_a_clause,
    what_may_be_applied_is_exactly_what_is_carried_out,
    what_may_be_played_is_exactly_what_is_carried_out,
    ints_outside_the_action_space_are_no_actions,
    a_lot_is_drawn_as_from_the_list_of_legal_actions,
    a_seat_that_is_not_on_turn_is_refused,
    a_finished_game_takes_no_action,
    every_action_has_its_own_text,
    picks_name_exactly_one_action_each,
)
