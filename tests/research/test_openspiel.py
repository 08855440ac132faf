"""OpenSpiel's own tests for Python games, its ISMCTS bot, and what information states must keep."""

import pickle
import unittest
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import uguisu.research.openspiel
from uguisu.games import GAMES
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.rng import Chance, key_of
from uguisu.research.observer import Observer

NAMES = [f"python_uguisu_{name.replace('-', '_')}" for name in GAMES]
SHORT = {"python_uguisu_ninja_master": "round_limit=8", "python_uguisu_shinobi": "round_limit=4"}
TABLES = [
    f"python_uguisu_{game.id.replace('-', '_')}(players={seats})"
    for game in GAMES.values()
    for seats in game.seat_range
]


def short(name: str) -> Any:
    """The game with few rounds, where it has no end of its own."""
    return pyspiel.load_game(f"{name}({SHORT.get(name, 'deals=500')})")


def played(game: Any, steps: int, seed: int = 1) -> Any:
    """A state after the deal and so many random decisions, or at its end."""
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    state.apply_action(int(random.integers(100)))
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulations_of_openspiel_pass(name: str) -> None:
    pyspiel.random_sim_test(short(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_simulation_test_for_python_games_passes(name: str) -> None:
    from open_spiel.python.tests import games_sim_test  # with all of SciPy: not when collecting

    games_sim_test.GamesSimTest("apply_action").sim_game(short(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_api_tests_of_openspiel_pass_on_sampled_states(name: str) -> None:
    from open_spiel.integration_tests import api_test  # imports SciPy, seconds in each worker

    checks = type("Checks", (api_test.EnforceAPIOnPartialTreeBase,), {})
    checks.game, checks.game_name = short(name), name  # type: ignore[attr-defined]
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(checks)
    result = unittest.TestResult()

    suite.run(result)

    assert result.testsRun >= 5
    assert not result.errors + result.failures


@pytest.mark.parametrize("name", TABLES)
def test_every_number_of_players_can_be_loaded(name: str) -> None:
    game = pyspiel.load_game(name)

    assert f"players={game.num_players()}" in name
    assert len(played(game, 3).information_state_tensor(0)) == game.information_state_tensor_size()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_uguisu_shinobi(declarations=free,players=5)")

    assert game.options["declarations"] == "free"
    assert pyspiel.load_game(str(game)).options == game.options


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    state = played(short(name), 25)
    player = state.current_player()
    seen = state.information_state_string(player)

    for number in range(3):
        other = state.resample_from_infostate(player, lambda number=number: number / 7)

        assert other.information_state_string(player) == seen
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_forgets_what_others_saw_of_the_true_one(name: str) -> None:
    state = played(short(name), 25)
    player = state.current_player()
    rival = (player + 1) % state.num_players()

    other = state.resample_from_infostate(player, lambda: 0.5)

    assert len(other.table.story(rival)) == 1
    assert set(other.table.stories) == {player, rival, None}


@pytest.mark.parametrize("name", NAMES)
def test_states_survive_a_pickle_resampled_or_not(name: str) -> None:
    state = played(short(name), 25)
    player = state.current_player()
    world = state.resample_from_infostate(player, lambda: 0.25)

    for one in (state, world):
        again = pickle.loads(pickle.dumps(one))

        assert str(again) == str(one)
        assert again.information_state_string(player) == one.information_state_string(player)
        assert again.current_player() == player


@pytest.mark.parametrize("name", NAMES)
def test_players_recall_all_they_saw_and_did(name: str) -> None:
    state = played(short(name), 1)
    states = [state.clone()]
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
        if state.is_terminal():
            break
        states.append(state.clone())

    for player in range(state.num_players()):
        stories = [one.information_state_string(player) for one in states]
        tensors = {tuple(one.information_state_tensor(player)) for one in states}
        assert all(after.startswith(before) for before, after in pairwise(stories))
        assert len(set(stories)) == len(tensors) == len(states)


def test_gifts_of_others_are_not_told() -> None:
    """Shinobi, SHI-11: two games that differ only in a weapon nobody else has seen."""
    game = pyspiel.load_game("python_uguisu_shinobi")
    one, other = played(game, 0), played(game, 0)
    giver = one.current_player()
    rival = (giver + 1) % game.num_players()

    one.apply_action(0 * 4 + 2)
    other.apply_action(1 * 4 + 2)

    for tell in ("information_state_string", "information_state_tensor", "observation_string"):
        assert getattr(one, tell)(rival) == getattr(other, tell)(rival)
        assert getattr(one, tell)(giver) != getattr(other, tell)(giver)
    for kind in KINDS:
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            public = make_observation(game, kind)
            assert told(public, one, giver) == told(public, other, giver)


def test_a_public_observation_shows_what_a_spectator_sees() -> None:
    game = pyspiel.load_game("python_uguisu_war_of_clans")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    state = played(game, 5)
    observation = make_observation(game, kind)
    rules = GAMES["war-of-clans"]

    spectator = rules.write_view(rules.view(state.table.state, None))

    assert observation.string_from(state, 0) == spectator


KINDS = [
    pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    for public in (True, False)
    for recall in (True, False)
    for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
]


def name_of(kind: Any) -> str:
    words = {"public": kind.public_info, "recall": kind.perfect_recall}
    return "-".join([word for word, yes in words.items() if yes] + [kind.private_info.name])


def told(observation: Any, state: Any, player: int) -> tuple[Any, ...]:
    """All that an observation says: its tensor, the parts of it, and its string."""
    observation.set_from(state, player)
    parts = {name: part.tolist() for name, part in observation.dict.items()}
    return observation.tensor.tolist(), parts, observation.string_from(state, player)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
@pytest.mark.parametrize("name", NAMES)
def test_no_observation_knows_what_its_player_cannot(name: str, kind: Any) -> None:
    game = short(name)
    observation = make_observation(game, kind)
    for steps in (0, 4, 25, 60):
        state = played(game, steps, seed=steps)
        for player in range(game.num_players()):
            before = told(observation, state, player)
            for number in range(3):
                world = state.resample_from_infostate(player, lambda number=number: number / 7)

                assert told(observation, world, player) == before


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_public_is_the_same_for_all_and_survives_any_redeal(name: str, kind: Any) -> None:
    game = short(name)
    observation = make_observation(game, kind)
    is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
    for steps in (0, 4, 25, 60):
        state = played(game, steps, seed=steps)
        players = range(game.num_players())
        worlds = [state, *(state.resample_from_infostate(p, lambda: 0.3) for p in players)]

        seen = [told(observation, world, player) for world in worlds for player in players]

        assert all(one == seen[0] for one in seen) is is_public


@pytest.mark.parametrize("name", NAMES)
def test_the_public_story_is_the_spectator_s_and_goes_on_in_another_world(name: str) -> None:
    game = short(name)
    recall = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(game, recall)
    state = played(game, 25)
    world = state.resample_from_infostate(state.current_player(), lambda: 0.3)

    for one in (state, world):
        before = observation.string_from(one, 0)
        one.apply_action(one.legal_actions()[0])
        after = observation.string_from(one, 0)
        assert after.startswith(before + "\n")
        assert len(after.splitlines()) == len(state.table.play.history(None))
        assert pickle.loads(pickle.dumps(one)).table.story(None) == one.table.story(None)


def test_what_all_players_know_together_is_not_to_be_had() -> None:
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )

    with pytest.raises(ValueError, match="nobody's"):
        Observer(GAMES["war-of-clans"], 3, everything)


@pytest.mark.parametrize("name", NAMES)
def test_the_ismcts_bot_of_openspiel_plays(name: str) -> None:
    game = short(name)
    random = np.random.RandomState(1)
    state = played(game, 10)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, random),
        uct_c=2,
        max_simulations=4,
        random_state=random,
    )

    for _ in range(3):
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_the_module_registers_all_four() -> None:
    assert uguisu.research.openspiel.DEALS > 1
    assert set(NAMES) <= set(pyspiel.registered_names())


def later(name: str) -> Any:
    return pyspiel.load_game(f"{name}({SHORT.get(name, 'deals=500')},later_chance=True)")


@pytest.mark.parametrize("name", NAMES)
def test_with_later_chance_the_random_simulations_pass_too(name: str) -> None:
    pyspiel.random_sim_test(later(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_with_later_chance_nothing_that_is_drawn_is_certain_before(name: str) -> None:
    """Only Shinobi draws nothing: its cards are turned over, and were chosen before."""
    state, random = later(name).new_initial_state(), np.random.default_rng(3)
    state.apply_action(5)
    drawn = 0
    for _ in range(60):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            state.apply_action(int(random.choice(state.legal_actions())))
            continue
        ways = [state.child(lot) for lot in range(8)]
        drawn += len({str(way) for way in ways}) > 1
        state.apply_action(int(random.integers(500)))
    assert (drawn > 3) is (name != "python_uguisu_shinobi")


@pytest.mark.parametrize("name", NAMES)
def test_what_anybody_knows_is_the_same_after_any_shuffle(name: str) -> None:
    state = played(later(name), 0)
    random = np.random.default_rng(4)
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(int(random.integers(500)))
            continue
        table, game = state.table, state.table.game
        other = game.reshuffle(table.state, Chance(key_of(f"{random.integers(99)}")))
        for seat in (None, *range(table.state.seats)):
            assert game.view(other, seat) == game.view(table.state, seat)
        assert other.legal(table.turn) == table.state.legal(table.turn)
        state.apply_action(int(random.choice(state.legal_actions())))


def test_stories_and_pickles_hold_with_later_chance() -> None:
    state, random = played(later("python_uguisu_ninjato"), 0), np.random.default_rng(5)
    while len(state.table.shuffles) < 3 or state.is_chance_node():
        chosen = random.integers(500) if state.is_chance_node() else state.legal_actions()[0]
        state.apply_action(int(chosen))

    again = pickle.loads(pickle.dumps(state))

    assert str(again) == str(state)
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
    with pytest.raises(BadSetup, match="on the way"):
        state.table.record()


def test_what_has_no_deal_or_no_end_is_refused() -> None:
    for wish in ("deals=0", "deals=-3", "round_limit=0"):
        with pytest.raises(BadSetup, match=r"deals|end"):
            pyspiel.load_game(f"python_uguisu_shinobi({wish})")


@pytest.mark.parametrize("name", TABLES)
def test_no_game_is_longer_than_is_said(name: str) -> None:
    wish = SHORT.get(name.partition("(")[0])
    game = pyspiel.load_game(name[:-1] + (f",{wish})" if wish else ")"))
    lengths = [played(game, 10_000, seed).full_history() for seed in range(2)]

    assert all(20 < len(history) <= game.max_game_length() for history in lengths)
