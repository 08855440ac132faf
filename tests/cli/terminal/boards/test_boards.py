"""All boards: every position and every legal pick of random games can be drawn and named."""

import pytest

from uguisu.cli.terminal.boards import Board, Desk, board_of
from uguisu.cli.terminal.boards.plain import PlainBoard
from uguisu.games import GAMES
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.view import View
from uguisu.texts import catalogue

NAMES = ("Aki", "Ben", "Chiyo", "Daichi", "Emi", "Fumi")
SIZES = ((66, 23), (80, 15), (40, 12))


def draw(board: Board, view: View, size: tuple[int, int]) -> set[str]:
    desk = Desk(width=size[0], height=size[1], names=NAMES, catalogue=catalogue("en"))
    canvas = board.draw(view, desk)
    assert (canvas.width, canvas.height) == size
    return set(canvas.places())


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("id", GAMES)
def test_every_position_is_drawn_and_every_pick_named(id: str, seats: str) -> None:
    game, board = GAMES[id], board_of(id)
    state = game.new(game.seat_range[0 if seats == "fewest" else -1], seed=3)
    lots = Lots(5)
    for number in range(60):
        if state.is_over:
            break
        actors = state.actors()
        seat = actors[lots.below(len(actors))]
        observer = None if seat == CLOCK or number % 3 == 0 else seat
        draw(board, game.view(state, observer), SIZES[number % len(SIZES)])
        legal = state.legal(seat)
        if seat != CLOCK:
            view = game.view(state, seat)
            for action in legal[:20]:
                for group in game.picks(view, action):
                    for pick in group:
                        assert catalogue("en").say(board.label(view, pick), NAMES).strip()
        state.carry_out(seat, legal[lots.below(len(legal))], state.due() if seat == CLOCK else 0)


def test_a_game_without_a_board_shows_its_position() -> None:
    board = board_of("a game of tomorrow")
    game = GAMES["war-of-clans"]
    view = game.view(game.read("A[t3] B[] C[] A:tu"), 0)

    desk = Desk(width=60, height=10, names=NAMES, catalogue=catalogue("en"))
    assert isinstance(board, PlainBoard)
    assert "A[t3] B[] C[]" in board.draw(view, desk).text()
