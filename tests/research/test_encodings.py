"""The documentation of the observations is theirs, and a version names their sizes."""

from pathlib import Path

import pytest

from uguisu.games import GAMES
from uguisu.research.arrays import encoding_size
from uguisu.research.encodings import page

SIZES = {
    "war-of-clans": {0: (107, 300)},
    "shinobi": {0: (252, 22)},
    "ninja-master": {0: (117, 45)},
    "ninjato": {0: (584, 4262)},
}
"""Of every version of a game's numbers: an observation's, and how many actions there are."""
PAGE = Path(__file__).resolve().parents[2] / "docs" / "encodings.md"


def test_the_page_is_what_the_games_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("name", GAMES)
def test_sizes_are_those_of_the_version(name: str) -> None:
    game = GAMES[name]

    assert (encoding_size(game), game.action_space) == SIZES[name][game.info.version], (
        "numbers have changed: raise the version in the game's info.py"
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_count_is_encoded_in_the_same_size(name: str) -> None:
    game = GAMES[name]

    sizes = {
        len(game.encode(game.view(game.new(seats), observer)))
        for seats in game.seat_range
        for observer in (None, *range(seats))
    }

    assert sizes == {encoding_size(game)}
