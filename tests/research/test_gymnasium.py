"""One seat learns: Gymnasium's own checker, masks, and bots on the other seats."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from uguisu.games import GAMES
from uguisu.kernel.errors import BadSetup
from uguisu.research.gymnasium import SeatEnv
from uguisu.research.registration import environment_id


def first_actions(env: SeatEnv, steps: int) -> float:
    """Play the first legal action so many times; the rewards."""
    total = 0.0
    for _ in range(steps):
        _, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        total += reward
        if over:
            break
    return total


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_every_game_and_its_checker_is_content(game: str) -> None:
    env = gymnasium.make(environment_id(game), opponents="random", render_mode="ansi")

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*infinity.*")
        check_env(env.unwrapped)


def test_an_id_may_name_the_module_that_registers_it() -> None:
    env = gymnasium.make("uguisu.research.gymnasium:uguisu/Shinobi-v0")

    assert isinstance(env.unwrapped, SeatEnv)


def test_the_ids_are_names_and_versions() -> None:
    assert environment_id("war-of-clans") == "uguisu/WarOfClans-v0"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rank", ["random", "genin"])
def test_a_game_against_bots_comes_to_its_end(game: str, rank: str) -> None:
    env = SeatEnv(game, opponents=rank, seat=1)
    env.reset(seed=4)

    first_actions(env, 5000)

    assert env.table.state.is_over
    assert not env.action_masks().any()


def test_the_mask_is_in_the_info_and_asked_for_by_name() -> None:
    env = gymnasium.make("uguisu/Ninjato-v0", opponents="random")

    _, info = env.reset(seed=1)

    masks = env.get_wrapper_attr("action_masks")()
    assert np.array_equal(info["action_mask"].astype(bool), masks)
    assert masks.any()


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SeatEnv("war-of-clans", opponents="random")
    env.reset(seed=1)

    _, reward, over, _, info = env.step(int(np.flatnonzero(~env.action_masks())[0]))

    assert (reward, over) == (-1.0, True)
    assert "WOC-" in info["illegal"]


def test_every_opponent_can_have_its_own_rank() -> None:
    env = SeatEnv("war-of-clans", seats=4, opponents=["genin", "random", "chunin"])

    assert [bot.name for bot in env.bots] == ["genin", "random", "chunin"]
    with pytest.raises(BadSetup, match="3 opponents"):
        SeatEnv("war-of-clans", seats=4, opponents=["genin"])


def test_the_learner_changes_seats_by_lot_unless_one_is_wished() -> None:
    roaming, sitting = SeatEnv("war-of-clans"), SeatEnv("war-of-clans", seat=2)
    seats = set()
    for env in (roaming, sitting):
        env.reset(seed=1)
    for _ in range(20):
        roaming.reset()
        seats.add(roaming.seat)

    assert seats == {0, 1, 2}
    assert sitting.seat == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("again", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_copy_in_mid_game_goes_the_same_way(game: str, again: Any) -> None:
    env = SeatEnv(game, opponents="random")
    env.reset(seed=2)
    first_actions(env, 5)

    twin = again(env)

    first_actions(env, 5)
    first_actions(twin, 5)
    assert env.game.write(env.table.state) == env.game.write(twin.table.state)
