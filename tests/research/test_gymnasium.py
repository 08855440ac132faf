"""One seat learns: Gymnasium's own checker, masks, and bots on the other seats."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from uguisu.bots.random_bot import RandomBot
from uguisu.games import GAMES
from uguisu.kernel.errors import BadSetup, IllegalAction
from uguisu.research.gymnasium import SeatEnv
from uguisu.research.opponents import Opponent
from uguisu.research.registration import environment_id
from uguisu.research.table import ResearchTable


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
    env = gymnasium.make(environment_id(game), opponents="random", render_mode="rgb_array")

    with warnings.catch_warnings():
        warnings.simplefilter("error")
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

    assert env.table is not None
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
    assert env.record() == twin.record()


def test_a_game_that_has_ended_stays_ended() -> None:
    over, lost = SeatEnv("shinobi", opponents="random"), SeatEnv("shinobi", opponents="random")
    for env in (over, lost):
        env.reset(seed=1)
    first_actions(over, 5000)
    lost.step(int(np.flatnonzero(~lost.action_masks())[0]))

    for env in (over, lost):
        assert not env.action_masks().any()
        with pytest.raises(gymnasium.error.ResetNeeded, match="over"):
            env.step(0)


def test_nothing_goes_before_reset() -> None:
    env = SeatEnv("shinobi")

    for ask in (lambda: env.step(0), env.action_masks, env.record, env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match="first"):
            ask()


def test_a_record_of_the_game_can_be_verified() -> None:
    env = SeatEnv("ninjato", opponents="genin", seat=0)
    env.reset(seed=5)
    first_actions(env, 4)

    again = ResearchTable.resume(env.record())

    assert env.table is not None
    assert env.game.write(again.state) == env.game.write(env.table.state)


def first_legal(observation: Any, mask: Any) -> int:
    assert observation.shape == (107,)
    return int(np.flatnonzero(mask)[0])


def never_legal(_: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask == 0)[0])


def test_opponents_may_be_functions_bots_and_python_classes() -> None:
    mixed: list[Opponent] = [first_legal, RandomBot(), "uguisu.bots.random_bot:RandomBot"]
    env = SeatEnv("war-of-clans", seats=4, seat=0, opponents=mixed)
    env.reset(seed=1)

    first_actions(env, 5000)

    assert env.table is not None
    assert env.table.state.is_over
    twin = pickle.loads(pickle.dumps(env))
    assert [bot.name for bot in twin.bots] == [bot.name for bot in env.bots]


def test_an_opponent_that_chooses_what_is_illegal_is_named_by_the_rule() -> None:
    env = SeatEnv("war-of-clans", seat=2, opponents=never_legal)

    with pytest.raises(IllegalAction, match="WOC-"):
        env.reset(seed=1)


def test_what_cannot_be_an_opponent_is_refused() -> None:
    with pytest.raises(BadSetup, match="cannot be an opponent"):
        SeatEnv("shinobi", opponents=7)  # type: ignore[arg-type]


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(BadSetup, match="rgb_array"):
        SeatEnv("shinobi", render_mode="hologram")


def test_gymnasium_steps_several_together_with_their_masks() -> None:
    games = gymnasium.make_vec(
        "uguisu/Shinobi-v0", num_envs=3, vectorization_mode="sync", opponents="random"
    )

    observations, infos = games.reset(seed=1)
    masks = infos["action_mask"]
    observations, _, _, _, infos = games.step(masks.argmax(axis=1))

    assert observations.shape == (3, 252)
    assert masks.shape == infos["action_mask"].shape == (3, 22)
    assert masks.any(axis=1).all()


@pytest.mark.parametrize("game", GAMES)
def test_every_observation_lies_in_its_space(game: str) -> None:
    env = SeatEnv(game, opponents="random")
    observation, _ = env.reset(seed=9)
    over = False
    while not over:
        assert env.observation_space.contains(observation)
        action = int(np.flatnonzero(env.action_masks())[-1])
        observation, _, over, _, _ = env.step(action)
