"""Bots that learned: weights in a file, a memory of deeds, and whole games."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from uguisu.bots.bot import turn_of
from uguisu.bots.external.lookup import bot_of
from uguisu.bots.network.bot import NetworkBot
from uguisu.bots.network.memory import Memory
from uguisu.bots.network.weights import About, Network, chances, load, new_network, save
from uguisu.games import GAMES
from uguisu.kernel.errors import BadInput, BadSetup
from uguisu.kernel.game import AnyGame
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Lots

WOC = GAMES["war-of-clans"]


def about(game: AnyGame, hidden: int = 8) -> About:
    memory = Memory(game)
    numbers = game.info.version
    return About(game.id, numbers, memory.inputs, game.action_space, hidden=hidden)


def untaught(game: AnyGame = WOC, seed: int = 1) -> Network:
    return new_network(about(game), np.random.default_rng(seed))


def played(game: AnyGame, decisions: int) -> Play:
    play, lots = Play(game, game.seat_range[0], None, 3), Lots(4)
    for _ in range(decisions):
        seat = play.state.actors()[0]
        legal = play.state.legal(seat)
        play.act(seat, legal[lots.below(len(legal))])
    return play


def test_weights_come_back_from_their_file_as_they_were_but_shorter(tmp_path: Path) -> None:
    network = untaught()
    save(network, tmp_path / "w.npz")

    again = load(tmp_path / "w.npz")

    assert again.about == network.about
    seen = np.random.default_rng(2).random((5, network.about.inputs), np.float32)
    assert np.allclose(again(seen).logits, network(seen).logits, atol=1e-3)
    assert list(tmp_path.iterdir()) == [tmp_path / "w.npz"]


@pytest.mark.parametrize("content", [b"", b"hello world", b"PK\x03\x04nothing"])
def test_what_is_no_file_of_weights_is_refused_in_a_sentence(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "w.npz").write_bytes(content)

    with pytest.raises(BadInput, match="no file of weights"):
        load(tmp_path / "w.npz")


def test_weights_of_another_game_or_version_are_refused() -> None:
    play = played(WOC, 3)
    seat = play.state.actors()[0]
    of_shinobi = NetworkBot(untaught(GAMES["shinobi"]))
    old = untaught()
    old.about = msgspec.structs.replace(old.about, numbers=99)

    with pytest.raises(BadSetup, match="of shinobi, not of war-of-clans"):
        of_shinobi.choose(turn_of(play, seat, 1, of_shinobi))
    with pytest.raises(BadSetup, match="uguisu lab train war-of-clans"):
        NetworkBot(old).choose(turn_of(play, seat, 1, NetworkBot(old)))


def test_chances_are_those_of_legal_actions_and_sum_to_one() -> None:
    logits = np.array([[0, 0, 50, 1]], np.float32)
    masks = np.array([[True, True, False, True]])

    shares = chances(logits, masks)[0]

    assert shares[2] == 0
    assert shares.sum() == pytest.approx(1)
    assert shares[3] == pytest.approx(shares[0] * np.e, rel=1e-5)


def test_a_seat_remembers_deeds_its_own_first() -> None:
    play = played(WOC, 40)
    memory = Memory(WOC)
    tallies = memory.empty(1)
    for entry in play.entries:
        memory.add(tallies, [entry.seat], [entry.action])

    for seat in range(3):
        from_history = memory.of_history(play.history(seat), seat, 3)
        assert np.array_equal(from_history, memory.seen(tallies, [seat], 3))
        own = from_history.reshape(5, -1)[0].sum() * 10
        done = [entry for entry in play.entries if entry.seat == seat]
        attacks = [entry for entry in done if "x" in WOC.write_action(entry.action)[:2]]
        assert own == pytest.approx(len(done) + len(attacks), abs=len(attacks))
    assert not memory.seen(tallies, [0], 3).reshape(5, -1)[3:].any()


def test_a_game_without_a_tally_remembers_nothing() -> None:
    memory = Memory(GAMES["ninjato"])

    assert memory.size == 0
    assert memory.of_history([], 0, 2).shape == (1, 0)


@pytest.mark.parametrize("game", [WOC, GAMES["shinobi"], GAMES["ninjato"]], ids=lambda g: g.id)
def test_a_network_plays_whole_games_and_equal_seeds_play_alike(
    game: AnyGame, tmp_path: Path
) -> None:
    save(untaught(game), tmp_path / "w.npz")
    bot = bot_of(game.id, str(tmp_path / "w.npz"))

    def record(seed: str) -> list[int]:
        options = {"round_limit": 3} if game.id == "shinobi" else None
        play = Play(game, game.seat_range[0], options, seed)
        while not play.state.is_over:
            seat = play.state.actors()[0]
            play.act(seat, bot.choose(turn_of(play, seat, seed, bot)))
        return [entry.action for entry in play.entries]

    assert record("1") == record("1") != record("2")


def test_a_network_knows_no_more_than_its_seat() -> None:
    """Redealt worlds that the seat cannot tell apart give the same choice."""
    play = played(WOC, 20)
    seat = play.state.actors()[0]
    bot = NetworkBot(untaught())
    chosen = bot.choose(turn_of(play, seat, 5, bot))

    for number in range(5):
        play.state = WOC.fork(play.state, seat, number, "redeal")
        assert bot.choose(turn_of(play, seat, 5, bot)) == chosen
