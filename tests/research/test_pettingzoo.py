"""PettingZoo's own conformance tests over all games and player counts, and what ours do more."""

import copy
import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from uguisu.games import GAMES
from uguisu.kernel.errors import BadSetup, IllegalAction, UguisuError
from uguisu.research.pettingzoo import env, parallel_env, raw_env

TABLES = [(game.id, seats) for game in GAMES.values() for seats in game.seat_range]


def seeded_race(**wishes: Any) -> Any:
    """A race of three that goes the same way every time: PettingZoo's tests seed nothing."""
    race = parallel_env("ninja-master", seats=3, **wishes)
    race.reset(seed=1)
    for agent in race.possible_agents:
        race.action_space(agent).seed(1)
    return race


class RaceModule:
    """As PettingZoo's tests expect a module."""

    parallel_env = staticmethod(seeded_race)

    @staticmethod
    def env(**wishes: Any) -> Any:
        return parallel_to_aec(seeded_race(**wishes))


def random_steps(table: Any, steps: int, seed: int) -> list[int]:
    """Play so many random decisions; what was played."""
    random = np.random.default_rng(seed)
    played = []
    for agent in table.agent_iter(steps):
        observation, _, over, cut, _ = table.last()
        mask = observation["action_mask"]
        action = None if over or cut else int(random.choice(np.flatnonzero(mask)))
        played.append(-1 if action is None else action)
        table.step(action)
        assert agent in table.possible_agents
    return played


def shown(table: Any) -> list[float]:
    raw = table.unwrapped
    return [x for agent in raw.possible_agents for x in raw.observe(agent)["observation"]]


@pytest.mark.filterwarnings("ignore:Observation")  # only PettingZoo's own may be dicts
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_passes_the_api_test(game: str, seats: int) -> None:
    api_test(env(game, seats=seats), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_games(game: str) -> None:
    seed_test(partial(env, game), num_cycles=25)


@pytest.mark.parametrize("game", GAMES)
def test_every_render_mode_renders(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def is_picture(picture: str) -> bool:
        return picture.startswith("<svg") and picture.endswith("</svg>")

    render_test(partial(env, game), custom_tests={"svg": is_picture})

    assert GAMES[game].title in capsys.readouterr().out


def test_a_seed_deals_what_it_deals_everywhere() -> None:
    table = raw_env("war-of-clans", seats=4)

    table.reset(seed=42)

    ours = GAMES["war-of-clans"].new(4, None, 42)
    assert GAMES["war-of-clans"].write(table.playing().state) == GAMES["war-of-clans"].write(ours)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("again", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_copy_in_mid_game_goes_the_same_way_and_alone(game: str, again: Any) -> None:
    table = env(game)
    table.reset(seed=3)
    random_steps(table, 30, seed=1)

    twin = again(table)
    before = shown(table)
    played = random_steps(twin, 20, seed=2)

    assert shown(table) == before
    assert random_steps(table, 20, seed=2) == played
    assert shown(table) == shown(twin)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_saved_as_a_record_goes_on_where_it_was(game: str) -> None:
    table = env(game)
    table.reset(seed=3)
    random_steps(table, 30, seed=1)

    later = env(game)
    later.reset(options={"record": table.unwrapped.record()})

    assert shown(later) == shown(table)
    assert later.agent_selection == table.agent_selection


def test_a_record_of_another_game_is_refused() -> None:
    table = env("shinobi")
    table.reset(seed=3)

    with pytest.raises(BadSetup, match="another game"):
        env("ninjato").reset(options={"record": table.unwrapped.record()})


def test_rewards_at_the_end_are_the_returns() -> None:
    table = env("war-of-clans", seats=3)
    table.reset(seed=5)
    total = dict.fromkeys(table.possible_agents, 0.0)

    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        total[agent] += reward
        table.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))

    assert list(total.values()) == table.unwrapped.playing().state.returns()
    assert any(total.values())


def test_an_illegal_action_loses_in_the_wrappers_and_is_refused_without_them() -> None:
    table, raw = env("war-of-clans"), raw_env("war-of-clans")
    table.reset(seed=1)
    raw.reset(seed=1)
    mover = table.agent_selection

    table.step(int(np.flatnonzero(table.observe(mover)["action_mask"] == 0)[0]))

    assert table.terminations[mover]
    with pytest.raises(IllegalAction):
        raw.step(int(np.flatnonzero(raw.observe(mover)["action_mask"] == 0)[0]))


def test_after_an_illegal_action_everybody_steps_out() -> None:
    table = env("war-of-clans")
    table.reset(seed=1)
    mover = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(mover)["action_mask"] == 0)[0]))

    rewards = {}
    for agent in table.agent_iter():
        rewards[agent] = table.last()[1]
        table.step(None)

    assert rewards == {**dict.fromkeys(table.possible_agents, 0.0), mover: -1.0}


@pytest.mark.parametrize(("action", "said"), [(None, "whole"), (1.5, "whole"), (999, "299")])
def test_what_is_no_action_is_refused_and_nothing_changes(action: Any, said: str) -> None:
    table = env("war-of-clans")
    table.reset(seed=1)
    before = shown(table)

    with pytest.raises(UguisuError, match=said):
        table.step(action)

    assert shown(table) == before


def test_nothing_goes_before_reset() -> None:
    table = env("war-of-clans")

    for ask in (
        lambda: table.step(0),
        table.render,
        table.record,
        lambda: table.observe("player_0"),
    ):
        with pytest.raises(BadSetup, match="reset"):
            ask()


def test_no_state_is_kept_for_steps_that_nobody_asks_for() -> None:
    table = env("ninjato")
    table.reset(seed=1)

    random_steps(table, 40, seed=1)
    kept = table.playing()

    assert kept._play is None
    assert len(kept.play.trail) == len(kept.entries)
    assert kept.game.write(kept.play.state) == kept.game.write(kept.state)


def test_who_is_not_asked_has_an_empty_mask() -> None:
    table = raw_env("shinobi")
    table.reset(seed=1)

    masks = {agent: table.observe(agent)["action_mask"].sum() for agent in table.agents}

    assert [agent for agent, size in masks.items() if size] == [table.agent_selection]


def test_max_cycles_cuts_a_game_short() -> None:
    table = env("ninjato", max_cycles=7)
    table.reset(seed=1)

    random_steps(table, 7, seed=1)

    assert all(table.truncations.values())


@pytest.mark.parametrize("seats", GAMES["ninja-master"].seat_range)
def test_races_pass_the_parallel_tests(seats: int) -> None:
    parallel_api_test(parallel_env("ninja-master", seats=seats), num_cycles=30)


def test_races_end_after_max_cycles() -> None:
    max_cycles_test(RaceModule)


def test_equal_seeds_give_equal_races() -> None:
    parallel_seed_test(partial(parallel_env, "ninja-master", seats=3), num_cycles=20)


def test_max_cycles_cuts_races_short() -> None:
    race = parallel_env("ninja-master", max_cycles=4)
    race.reset(seed=1)
    for agent in race.agents:
        race.action_space(agent).seed(1)

    for _ in range(4):
        race.step({agent: race.action_space(agent).sample() for agent in race.agents})

    assert race.agents == []


@pytest.mark.parametrize("again", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_race_copied_in_mid_game_goes_the_same_way(again: Any) -> None:
    race = parallel_env("ninja-master", seats=3)
    race.reset(seed=1)
    plans = {agent: race.action_space(agent).sample() for agent in race.agents}
    race.step(plans)

    twin = again(race)
    ours, theirs = race.step(plans), twin.step(plans)

    for agent in race.possible_agents:
        assert np.array_equal(ours[0][agent], theirs[0][agent])
    assert twin.game.write(twin.state) == race.game.write(race.state)


def test_only_ninja_master_is_simultaneous() -> None:
    with pytest.raises(BadSetup, match="simultaneous"):
        parallel_env("shinobi")
