"""The networks that come with the package: small, for these rules, and measured."""

import pytest

from uguisu.bots.bot import turn_of
from uguisu.bots.network.bundled import FOLDER
from uguisu.bots.network.weights import load
from uguisu.bots.registry import NETWORKS, make_bot
from uguisu.games import GAMES
from uguisu.kernel.play import Play

MOST_BYTES = 2_000_000


@pytest.mark.parametrize("game", NETWORKS)
def test_a_network_is_one_small_file_that_says_how_strong_it_is(game: str) -> None:
    """Its curve ends, for every number of players, surely above the fair share among chunins."""
    path = FOLDER / f"{game}.npz"
    about = load(path).about

    assert path.stat().st_size <= MOST_BYTES
    assert about.game == game
    assert about.games > 0
    last = {seats: low for _, seats, _, low, _ in about.curve}
    assert list(last) == list(GAMES[game].seat_range)
    assert all(low > 1 / seats for seats, low in last.items())


@pytest.mark.parametrize("game", NETWORKS)
def test_a_network_plays_by_its_name(game: str) -> None:
    rules = GAMES[game]
    play, bot = Play(rules, rules.seat_range[-1], None, "shipped"), make_bot(game, "network")

    for _ in range(30):
        seat = play.state.actors()[0]
        play.act(seat, bot.choose(turn_of(play, seat, 1, bot)))

    assert bot.name == "network"
    assert len(play.entries) == 30


def test_no_file_lies_there_that_no_game_uses() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == set(NETWORKS)
