"""Actions, states, records and undo of every game; and its pieces."""

from tests.contract.pieces import PIECES
from tests.contract.tables import each_table, held
from uguisu.contract import actions, plays, states
from uguisu.contract.check import Check
from uguisu.contract.tables import random_games
from uguisu.games import MODULES
from uguisu.kernel.game import Game
from uguisu.kernel.seats import CLOCK


@held(actions.CHECKS + states.CHECKS + plays.CHECKS)
def test_every_game_keeps_the_promise(check: Check, game: Game, seats: int, count: int) -> None:
    check.run(game, seats, count)


@each_table
def test_pieces_neither_appear_nor_vanish(game: Game, seats: int) -> None:
    count = PIECES[game.id]
    for moves, _ in zip(random_games(game, seats, 10), range(4), strict=False):
        all_pieces = None
        for move in moves:
            all_pieces = all_pieces or count(move.before)
            assert count(move.before) == all_pieces
            observer = move.seat if move.seat != CLOCK else None
            assert count(game.fork(move.before, observer, 1, "pieces")) == all_pieces


def test_every_game_counts_its_pieces() -> None:
    assert set(PIECES) == set(MODULES)
