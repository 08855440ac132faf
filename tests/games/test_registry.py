"""The registry: every game is found by its id, made when asked for, and says who it is."""

import re

import pytest

from uguisu.games import GAMES, MODULES, make
from uguisu.kernel.errors import BadComponents, BadSetup
from uguisu.kernel.game import Game
from uguisu.texts import catalogue

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


def test_the_registry_lists_the_games_in_their_order() -> None:
    assert list(GAMES) == list(MODULES)
    assert len(GAMES) == len(MODULES)
    assert "war-of-clans" in GAMES


@EVERY_GAME
def test_a_game_has_the_id_it_is_found_by(name: str) -> None:
    assert GAMES[name].id == name
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)


@EVERY_GAME
def test_a_game_is_made_once(name: str) -> None:
    assert GAMES[name] is GAMES[name]


def test_no_two_games_share_a_title_or_a_prefix() -> None:
    games = list(GAMES.values())

    assert len({game.title for game in games}) == len(games)
    assert len({game.prefix for game in games}) == len(games)


@EVERY_GAME
def test_a_game_is_for_a_range_of_players(name: str) -> None:
    game = GAMES[name]

    assert len(game.seat_range) > 0
    for seats in game.seat_range:
        assert game.new(seats).seats == seats


@EVERY_GAME
def test_the_defaults_of_its_options_are_possible(name: str) -> None:
    for option in GAMES[name].options:
        assert option.read(option.default) == option.default
        assert option.clause.startswith(f"{GAMES[name].prefix}-")


@EVERY_GAME
def test_every_option_and_choice_has_a_text(name: str) -> None:
    game, texts = GAMES[name], catalogue("en")
    for option in game.options:
        text = f"{game.prefix.lower()}-option-{option.name}"
        assert texts.text(text)
        for choice in (*option.choices, *option.letters):
            assert texts.text(f"{text}-{choice}")


@pytest.mark.parametrize("name", ["", "go", "War-of-Clans", "war_of_clans"])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    assert name not in GAMES
    with pytest.raises(KeyError):
        GAMES[name]
    with pytest.raises(BadSetup) as error:
        make(name)

    assert error.value.sentence == f"There is no game {name!r}; there are {', '.join(GAMES)}."


@EVERY_GAME
def test_a_game_is_made_with_components_of_the_house(name: str) -> None:
    with pytest.raises(BadComponents):
        make(name, "hello = 1")

    made = make(name)

    assert isinstance(made, Game)
    assert made is not GAMES[name]
    assert made.house == ""
