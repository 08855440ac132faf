"""Every golden playthrough, replayed line by line: see scripts/playthroughs.py."""

from itertools import zip_longest
from pathlib import Path

import pytest

from scripts.playthroughs import FOLDER, LONGEST, path_of, play_through, retell
from uguisu.games import GAMES
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.record import read_header

FILES = sorted(FOLDER.glob("*.txt"))
REGENERATE = "If that is what the rules say now, run `make playthroughs` and commit the files."


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_playthrough_is_told_again_line_by_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = GAMES[read_header(text).game]

    try:
        told = list(retell(text, game))
    except UguisuError as error:
        pytest.fail(f"{path.name} cannot be replayed: {error} {REGENERATE}")

    for number, (golden, now) in enumerate(zip_longest(text.splitlines(), told), 1):
        assert now == golden, f"{path.name}, line {number} is told otherwise. {REGENERATE}"


def test_every_game_and_player_count_has_its_playthrough() -> None:
    wanted = {path_of(game, seats) for game in GAMES.values() for seats in game.seat_range}

    assert set(FILES) == wanted, REGENERATE


def test_the_same_seed_makes_the_same_playthrough() -> None:
    game = GAMES["war-of-clans"]

    assert play_through(game, 3) == path_of(game, 3).read_text(encoding="utf-8"), REGENERATE


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_playthrough_ends_or_is_cut_for_its_length(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert len(text) < 100_000
    assert "\nend " in text or len(text) > LONGEST
