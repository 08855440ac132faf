"""Bots that learned: weights in a file, a memory of deeds, and whole games."""

from pathlib import Path
from typing import cast

import msgspec
import numpy as np
import pytest

from uguisu.bots.bot import turn_of
from uguisu.bots.external.lookup import bot_of
from uguisu.bots.network.action_parts import count_of, parts_of
from uguisu.bots.network.bot import NetworkBot
from uguisu.bots.network.memory import Memory
from uguisu.bots.network.weights import (
    NONE,
    Network,
    NetworkInfo,
    chances,
    choice_logits,
    load,
    new_network,
    save,
)
from uguisu.bots.registry import make_bot
from uguisu.bots.war_of_clans.advice import FROM_HOME
from uguisu.bots.war_of_clans.beliefs import hints_of
from uguisu.games import GAMES
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.errors import BadInput, BadSetup
from uguisu.kernel.game import AnyGame
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Lots
from uguisu.kernel.step import Step

WOC = GAMES["war-of-clans"]


def about(game: AnyGame, hidden: int = 8) -> NetworkInfo:
    memory, parts = Memory(game), count_of(parts_of(game.actions))
    numbers = game.info.version
    return NetworkInfo(game.id, numbers, memory.inputs, game.action_space, parts, hidden=hidden)


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


def test_chances_are_those_of_the_choices_on_top_of_the_advice() -> None:
    by_part = np.array([[0, 0, 50, 1]], np.float32)
    choices = np.array([[0, 3, 1, NONE]], np.int16)
    advice = np.array([[0, 0, 2, 0]], np.float32)

    shares = chances(choice_logits(by_part, np.arange(5)[:, None], choices, advice))[0]

    assert shares[3] == 0
    assert shares.sum() == pytest.approx(1)
    assert shares[1:3] / shares[0] == pytest.approx([np.e, np.e**2], rel=1e-5)


def test_actions_of_a_large_space_share_the_parts_that_they_have_in_common() -> None:
    space = GAMES["ninjato"].actions
    parts = parts_of(space)
    jade, fans = (space.read(f"envoy 2 {paid}") for paid in ("j", "ff"))
    other_slot, rumour = space.read("envoy 3 j"), space.read("rumour 2 j")

    def known(action: int) -> set[int]:
        return set(parts[action].tolist()) - {count_of(parts)}

    assert len(known(jade) & known(fans)) == len(known(jade) & known(other_slot)) == 2
    assert not known(jade) & known(rumour)
    assert len({tuple(sorted(known(action))) for action in range(space.size)}) == space.size
    assert count_of(parts_of(WOC.actions)) == WOC.action_space


def test_a_seat_remembers_deeds_its_own_first() -> None:
    play = played(WOC, 40)
    memory = Memory(WOC)
    tallies = memory.empty(1)
    for entry in play.entries:
        memory.add(tallies, [entry.seat], [entry.action])

    hints = memory.hints(tallies)[0]
    for seat in range(3):
        assert np.array_equal(memory.of_history(play.history(seat)), tallies)
        own_first = memory.seen(tallies, [seat], 3).reshape(5, -1)
        assert np.allclose(own_first[0] * 10, tallies[0, seat].ravel())
        known = hints_of(cast("list[Step[WarOfClansView]]", play.history(seat)))
        assert hints[: 3 * 5] == pytest.approx(known, abs=1e-4)
    assert not memory.seen(tallies, [0], 3).reshape(5, -1)[3:].any()


def test_a_game_without_a_tally_remembers_nothing() -> None:
    memory = Memory(GAMES["ninjato"])

    assert memory.size == 0
    assert memory.of_history([]).shape[2] == 0
    assert memory.hints(memory.empty(2)) == [[], []]


def test_orders_are_called_as_if_all_sat_on_the_first_seat() -> None:
    def called(text: str, seats: int, seat: int) -> str:
        return WOC.write_action(FROM_HOME[seats][seat][WOC.read_action(text)])

    assert called("t>B", 3, 1) == "t>A"
    assert called("nxAu", 3, 1) == "nxCu"
    assert called("tB>A", 4, 3) == "tC>B"
    assert called("txEu", 5, 2) == "txCu"


@pytest.mark.parametrize("game", [WOC, GAMES["shinobi"], GAMES["ninjato"]], ids=lambda g: g.id)
def test_advice_prefers_what_chunin_would_do(game: AnyGame) -> None:
    """Among legal actions, and as many numbers as were announced."""
    memory = Memory(game)
    for decisions in (4, 9, 14):
        play = played(game, decisions)
        seat = play.state.actors()[0]
        legal = play.state.legal(seat)
        hints = memory.hints(memory.of_history(play.history(seat)))[0]

        advice = memory.adviser.look(play.state, seat, legal, hints)

        assert set(advice.actions) <= set(legal)
        assert len(advice.actions) == len(advice.names) == len(advice.logits)
        assert len(advice.numbers) == memory.adviser.size
        if game.id == "ninjato":
            chunin = make_bot(game.id, "chunin")
            best = advice.actions[int(np.argmax(advice.logits))]
            assert best == chunin.choose(turn_of(play, seat, 1, chunin))


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
