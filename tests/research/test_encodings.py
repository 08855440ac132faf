"""The documentation of the observations is theirs, and a version names their sizes."""

import hashlib
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from uguisu.games import GAMES
from uguisu.kernel.game import Game
from uguisu.kernel.options import bots_only
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State
from uguisu.kernel.turns import settle
from uguisu.research.arrays import encoding_size
from uguisu.research.encodings import page

SIZES = {
    "war-of-clans": {0: (107, 300)},
    "shinobi": {0: (252, 22)},
    "ninja-master": {0: (117, 45)},
    "ninjato": {0: (584, 4262)},
}
"""Of every version of a game's numbers: an observation's, and how many actions there are."""
DIGESTS = {
    "war-of-clans": "576cc6f46bc538b4",
    "shinobi": "06bed3a2a5d7d806",
    "ninja-master": "d00762ad31baf397",
    "ninjato": "2eb1c63a0e49af87",
}
"""Of the numbers of whole games."""
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


@pytest.mark.parametrize("name", GAMES)
def test_not_a_single_number_changes_within_a_version(name: str) -> None:
    """Every number of three games with every player count, as every seat and a spectator see it.
    Trained networks depend on them: raise the version if an observation changes. A new rule, too,
    may play other games: then only the digest is replaced."""
    game = GAMES[name]
    digest = hashlib.sha256()

    for seats in game.seat_range:
        for seed in range(3):
            for state in states(game, seats, seed):
                for observer in (None, *range(seats)):
                    numbers = game.encode(game.view(state, observer))
                    digest.update(struct.pack(f"<{len(numbers)}d", *numbers))

    assert digest.hexdigest()[:16] == DIGESTS[name]


def states(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Every seventh state of a random game of at most 200 actions, and the end if it is one."""
    state = game.new(seats, bots_only(game.options, {}), seed)
    lots = Lots(seed)
    turn = 0
    for number in range(200):
        turn = settle(state, turn)
        if state.is_over:
            break
        if number % 7 == 0:
            yield state
        legal = state.legal(turn)
        state.apply(turn, legal[lots.below(len(legal))])
    yield state
