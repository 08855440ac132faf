"""The fifth game in examples/: its rules, and that everything else takes it as one of the games."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.liars_dice.game import LiarsDice
from examples.liars_dice.state import LiarsDiceState
from tests.other_games import LIARS_DICE, named_games
from uguisu.cli import run
from uguisu.contract.tables import random_play
from uguisu.kernel.errors import BadNotation, IllegalAction
from uguisu.kernel.record import write_record

ROOT = Path(__file__).resolve().parents[3]
GAME = LiarsDice()


@pytest.fixture(autouse=True)
def liars_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with named_games(monkeypatch, LIARS_DICE):
        yield


def table(*cups: str, ones: str = "wild") -> LiarsDiceState:
    """`table("1155", "26")`: seat A is on turn."""
    state = GAME.new(len(cups), {"ones": ones}, 1)
    assert isinstance(state, LiarsDiceState)
    state.dice = [cup.count(str(face)) for cup in cups for face in range(1, 7)]
    state.fallen = [seat for seat, cup in enumerate(cups) if not cup]
    state.turn = 0
    return GAME.read(GAME.write(state))


def play(state: LiarsDiceState, *actions: str) -> None:
    for action in actions:
        state.apply(state.turn, GAME.read_action(action))


def left(state: LiarsDiceState) -> list[int]:
    return [state.left(seat) for seat in range(state.seats)]


def test_a_bid_that_is_met_costs_the_caller_a_die() -> None:
    state = table("1355", "266", "25")
    play(state, "4x5", "liar")  # 1, 5, 5 and 5: ones are wild (LD-4, LD-9)

    assert left(state) == [4, 2, 2]
    assert state.turn == 1, "who lost a die begins (LD-10)"


def test_plain_ones_are_only_ones() -> None:
    state = table("1355", "266", "25", ones="plain")
    play(state, "4x5", "liar")

    assert left(state) == [3, 3, 2]
    assert state.turn == 0


def test_a_bid_must_be_higher() -> None:
    state = table("1355", "266", "25")
    play(state, "3x4")

    for lower in ("3x4", "3x3", "2x6"):
        with pytest.raises(IllegalAction, match=r"A bid must be higher .*\(LD-7\)"):
            play(state, lower)
    play(state, "3x5", "4x2")


@pytest.mark.parametrize(("action", "clause"), [("liar", "8"), ("3x1", "5"), ("10x2", "6")])
def test_what_is_forbidden_names_its_clause(action: str, clause: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        play(table("1355", "266", "25"), action)
    assert caught.value.clause == f"LD-{clause}"


def test_who_has_no_dice_is_passed_over_and_the_last_one_wins() -> None:
    state = table("22", "3", "4")
    play(state, "1x2", "2x3", "liar")  # B said two threes; there is one
    assert left(state) == [2, 0, 1]
    assert (state.turn, state.fallen) == (2, [1])

    state.dice = table("22", "", "4").dice
    play(state, "1x2", "2x6", "liar")  # A said two sixes
    assert left(state) == [1, 0, 1]
    state.dice = table("2", "", "4").dice
    play(state, "1x6", "liar") if state.turn == 2 else play(state, "1x5", "1x6", "liar")
    assert state.is_over
    assert sorted(state.places()) == [1, 2, 3]
    assert state.places()[1] == 3


@pytest.mark.parametrize(
    "damage",
    [("dice=", "dice=1,"), ("turn=0", "turn=9"), ("bid=-1", "bid=3"), ("fallen=-", "fallen=1")],
)
def test_a_position_that_no_table_has_is_refused(damage: tuple[str, str]) -> None:
    with pytest.raises(BadNotation):
        GAME.read(GAME.write(table("22", "3")).replace(*damage))


def test_the_command_line_verifies_simulates_and_tells_its_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = random_play(GAME, 3, {}, seed=1)
    file = tmp_path / "game.uguisu"
    file.write_text(write_record(game.record(), GAME))
    assert run(["verify", str(file)]) == 0
    bots = ["--bot", "genin", "--bot", "random"]
    assert run(["sim", "liars-dice", "-n", "2", "--processes", "1", *bots]) == 0
    assert run(["rules", "liars-dice", "LD-7"]) == 0

    assert "Every bid is higher" in capsys.readouterr().out


PEERS = """
import warnings; warnings.simplefilter("ignore")
import gymnasium, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from uguisu.research import openspiel
from uguisu.research.gymnasium import SeatEnv
from uguisu.research.pettingzoo import env

api_test(env("liars-dice", seats=3), num_cycles=200)
seed_test(lambda: env("liars-dice"), num_cycles=50)
check_env(gymnasium.make("uguisu/LiarsDice-v0").unwrapped, skip_render_check=True)
game = pyspiel.load_game("python_uguisu_liars_dice(players=3)")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
print("conforms")
"""


def test_the_peers_own_conformance_tests_pass() -> None:
    """In a process of its own: peers register their games when they are imported."""
    done = subprocess.run(
        [sys.executable, "-c", PEERS],
        cwd=ROOT,
        env=os.environ | {"UGUISU_GAMES": LIARS_DICE},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout.splitlines()[-1:] == ["conforms"], done.stderr
