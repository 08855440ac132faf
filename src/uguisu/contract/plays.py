"""Seeds, records and undo, for every game."""

from typing import Final

from uguisu.contract.check import check
from uguisu.contract.tables import (
    Move,
    random_move,
    random_play,
    some_moves,
    wishes,
)
from uguisu.kernel.game import Game
from uguisu.kernel.play import Play
from uguisu.kernel.record import read_record, replay, write_record
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State, fields


@check(1)
def same_seed_same_game_and_records_replay(game: Game, seats: int, _count: int) -> None:
    for number, wish in enumerate(wishes(game, seats)):
        play = random_play(game, seats, wish, seed=number)
        again = random_play(game, seats, wish, seed=number)
        assert play.record() == again.record()
        text = write_record(play.record(), game)
        assert read_record(text, game) == play.record()
        assert fields(replay(read_record(text, game), game)) == fields(play.state)
        resumed = Play.resume(play.record(), game)
        assert fields(resumed.state) == fields(play.state)


@check(1)
def another_seed_is_another_game(game: Game, seats: int, _count: int) -> None:
    """If chance only decides who begins, there are as many different games as seats."""
    starts = {game.write(game.new(seats, None, seed)) for seed in range(100)}
    assert len(starts) >= seats


@check(1)
def undo_is_offered_exactly_when_nothing_was_revealed(game: Game, seats: int, _count: int) -> None:
    play = Play(game, seats, None, 1)
    lots = Lots(1)
    offered = 0
    for _ in range(150):
        if play.state.is_over:
            break
        move = random_move(play.state, lots)
        before = fields(play.state.clone())
        revelations = play.state.revelations
        play.act(move.seat, move.action, move.at)
        revealed = play.state.revelations != revelations
        for seat in range(seats):
            assert play.may_undo(seat) == (seat == move.seat and not revealed)
        if play.may_undo(move.seat):
            offered += 1
            play.undo(move.seat)
            assert fields(play.state) == before
            play.act(move.seat, move.action, move.at)
    assert offered, "no game reveals something with every action"


@check(120)
def what_may_be_undone_told_the_actor_nothing_new(game: Game, seats: int, count: int) -> None:
    """In every world the actor thinks possible, such an action leads to the same view."""
    for move in some_moves(game, seats, count, seed=6):
        after = _applied(move, move.before)
        if move.seat == CLOCK or after.revelations != move.before.revelations:
            continue
        expected = game.view(after, move.seat)
        for number in range(3):
            world = game.fork(move.before, move.seat, number, "undo")
            assert game.view(_applied(move, world), move.seat) == expected


def _applied(move: Move, state: State) -> State:
    after = state.clone()
    after.apply_at(move.seat, move.action, move.at)
    return after


CHECKS: Final = (
    same_seed_same_game_and_records_replay,
    another_seed_is_another_game,
    undo_is_offered_exactly_when_nothing_was_revealed,
    what_may_be_undone_told_the_actor_nothing_new,
)
