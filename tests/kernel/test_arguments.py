"""Wrong numbers and types from scripts get a sentence of ours, at every door of the kernel."""

from collections.abc import Callable
from typing import Any

import pytest

from uguisu.games import GAMES
from uguisu.kernel.errors import BadInput, BadNotation, BadSetup
from uguisu.kernel.game import Game
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Chance

HUGE = 10**5000
ALL = list(GAMES.values())
NO_SEATS: list[Any] = [-1, 99, 1.0, "A", HUGE]
NO_ACTIONS: list[Any] = [-1, 10**6, HUGE, None, 1.0, "dojo"]


def play_of(game: Game) -> Any:
    return Play(game, game.seat_range[0], seed="given")


def refusal(kind: type[BadInput], call: Callable[..., object], *args: Any) -> str:
    with pytest.raises(kind) as error:
        call(*args)
    assert len(str(error.value)) < 300
    return error.value.sentence


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize(
    "seats", [None, 3.0, True, "3", 0, 99, HUGE], ids=lambda value: type(value).__name__
)
def test_seats_are_a_whole_number_in_range(game: Game, seats: Any) -> None:
    assert f"{game.title} is for " in refusal(BadSetup, game.new, seats)
    assert f"{game.title} is for " in refusal(BadSetup, Play, game, seats)


@pytest.mark.parametrize(
    "seed",
    [None, 1.5, True, b"x", [], "", " a", "a\nb", HUGE],
    ids=lambda value: type(value).__name__,
)
def test_a_seed_is_text_or_a_number(seed: Any) -> None:
    for game in ALL:
        sentence = refusal(BadSetup, game.new, game.seat_range[0], None, seed)
        assert sentence == "A seed is one line of 1 to 200 visible characters."


@pytest.mark.parametrize("options", [5, "free", [], [1], {1}])
def test_options_are_names_with_values(options: Any) -> None:
    for game in ALL:
        assert "names with their values" in refusal(BadSetup, game.new, 4, options)


@pytest.mark.parametrize("value", [None, 3.0, True, b"5", [], " 5", "5 ", "+5", "1_0", "٣", "５"])
@pytest.mark.parametrize("name", ["shinobi", "ninja-master"])
def test_a_number_of_rounds_is_written_with_digits(name: str, value: Any) -> None:
    sentence = refusal(BadSetup, GAMES[name].new, 4, {"round_limit": value})

    assert sentence.startswith("Option round_limit is a number from 0 to ")


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_who_looks_is_a_seat_or_nobody(game: Game) -> None:
    play = play_of(game)
    for seat in NO_SEATS:
        told = [
            refusal(BadNotation, game.view, play.state, seat),
            refusal(BadNotation, game.redeal, play.state, seat, Chance(b"")),
            refusal(BadNotation, game.fork, play.state, seat, 1, 2),
            refusal(BadNotation, play.history, seat),
            refusal(BadNotation, play.step, 0, seat),
        ]
        assert all(" is no seat: seats are 0 to " in sentence for sentence in told)
    for seat in (-1, 99):
        refusal(BadNotation, game.views, play.state, [None, seat])


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_actions_are_numbers_of_the_action_space(game: Game) -> None:
    play = play_of(game)
    for action in NO_ACTIONS:
        sentence = refusal(BadNotation, play.act, 0, action)
        assert f" is no action of {game.title}: they are 0 to " in sentence
    for action in (-1, 10**6):
        assert refusal(BadNotation, game.write_action, action).startswith(f"{action} is no action")


@pytest.mark.plain  # a compiled function refuses None with a TypeError of its own
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("text", ["", "x" * 1_000_000, "٣", None, 5])
def test_an_action_is_a_few_words(game: Game, text: Any) -> None:
    refusal(BadNotation, game.read_action, text)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("text", ["", "x" * 1_000_000, "A[] " * 100_000, "A:٣ B:3", None, 5, b"A"])
def test_a_position_is_a_line_of_text(game: Game, text: Any) -> None:
    refusal(BadNotation, game.read, text)


def test_a_play_knows_its_seats_steps_and_times() -> None:
    play = play_of(ALL[0])
    (seat,) = play.state.actors()
    for no_seat in (99, -2, None, 1.0):
        assert "is no seat" in refusal(BadNotation, play.undo, no_seat)
        assert "is no seat" in refusal(BadNotation, play.may_undo, no_seat)
        assert "is no seat" in refusal(BadNotation, play.act, no_seat, 0)
    for at in (-5, None, 1.5, 10**15):
        assert "milliseconds" in refusal(BadInput, play.act, seat, play.state.legal(seat)[0], at)
    assert play.entries == []
    for number in (-1, 1, None):
        assert "There is no step" in refusal(BadInput, play.step, number, None)
    for other in (0, 1, "1"):
        assert "There is no step" in refusal(BadInput, play.narrate, other, None)


@pytest.mark.parametrize("players", [None, "Aki", 5, [1], ["A", "B", "C", "D"]])
def test_players_are_a_list_of_names(players: Any) -> None:
    refusal(BadSetup, Play, ALL[0], 3, None, 0, players)
