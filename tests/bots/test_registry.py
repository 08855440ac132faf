"""Which bots play which game."""

import sys

import pytest

from uguisu.bots.bot import turn_of
from uguisu.bots.registry import best_bot, bots_of, make_bot, ranks_from
from uguisu.games import GAMES
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.play import Play
from uguisu.kernel.seats import CLOCK


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_a_game_chooses_something_legal(game: str) -> None:
    for name in bots_of(game):
        play = Play(GAMES[game], GAMES[game].seat_range[0], seed=2)
        bot = make_bot(game, name)
        assert bot.name == name
        for _ in range(3):
            seat = next(seat for seat in play.state.actors() if seat != CLOCK)
            action = bot.choose(turn_of(play, seat, 1, bot))
            assert action in play.state.legal(seat)
            play.act(seat, action)
            while play.state.actors() == (CLOCK,):
                play.act(CLOCK, play.state.legal(CLOCK)[0], play.state.due())


def test_the_weakest_bot_plays_everything() -> None:
    for game in GAMES:
        assert bots_of(game)[0] == "random"
        assert best_bot(game) == bots_of(game)[-1]


def test_a_network_needs_numpy_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)

    assert list(ranks_from("shinobi", "network")) == ["network", "chunin", "genin", "random"]
    with pytest.raises(BadSetup, match=r"needs NumPy.*uguisu\[train\]"):
        make_bot("shinobi", "network")
    with pytest.raises(BadSetup, match="no bot 'network' for this game"):
        make_bot("ninja-master", "network")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="no bot 'hal' for this game; there are random, genin"):
        make_bot("war-of-clans", "hal")
