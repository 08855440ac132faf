"""All boards: every position and every legal pick of random games can be drawn and named."""

import msgspec
import pytest

from examples.liars_dice.game import LiarsDice
from uguisu.cli.terminal.boards import Board, BoardContext, board_of
from uguisu.cli.terminal.boards.plain import PlainBoard
from uguisu.games import GAMES
from uguisu.games.third_party import add_texts
from uguisu.kernel.message import Message
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.view import Thing, View, Zone
from uguisu.texts import catalogue

NAMES = ("Aki", "Ben", "Chiyo", "Daichi", "Emi", "Fumi")
SIZES = ((66, 23), (80, 15), (40, 12))


def draw(board: Board, view: View, size: tuple[int, int]) -> set[str]:
    context = BoardContext(width=size[0], height=size[1], names=NAMES, catalogue=catalogue("en"))
    canvas = board.draw(view, context)
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
                        assert catalogue("en").say(game.label(view, pick), NAMES).strip()
        state.carry_out(seat, legal[lots.below(len(legal))], state.due() if seat == CLOCK else 0)


def test_a_game_without_a_board_shows_its_position() -> None:
    board = board_of("a game of tomorrow")
    game = GAMES["war-of-clans"]
    view = game.view(game.read("A[t3] B[] C[] A:tu"), 0)

    context = BoardContext(width=60, height=10, names=NAMES, catalogue=catalogue("en"))
    assert isinstance(board, PlainBoard)
    assert "A[t3] B[] C[]" in board.draw(view, context).text()


def test_a_game_without_a_board_shows_the_zones_of_its_view() -> None:
    game = LiarsDice()
    add_texts(game)
    state = game.new(3, seed=1)
    state.apply(state.actors()[0], game.read_action("4x5"))
    view = game.view(state, 1)

    for size in SIZES:
        context = BoardContext(
            width=size[0], height=size[1], names=NAMES, catalogue=catalogue("en")
        )
        text = board_of("liars-dice").draw(view, context).text()
        assert "at least 4 × 5" in text
        assert "Your dice" in text
        assert text.count("5 hidden dice") == 2


def test_things_that_can_be_picked_are_drawn_with_their_pick() -> None:
    game = LiarsDice()
    thing = Thing(Message("cli-pick", {"pick": "a card"}), pick="card:1")
    zone = Zone(Message("cli-pick", {"pick": "Hand"}), (thing,) * 3)
    view = msgspec.structs.replace(game.view(game.new(2), 0), zones=(zone,) * 9)

    for size in SIZES:
        assert draw(PlainBoard(), view, size) == {"card:1"}
