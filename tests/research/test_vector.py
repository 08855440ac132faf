"""Many games at once: the same games, observations and masks as one at a time."""

import numpy as np
import pytest

from uguisu.games import GAMES
from uguisu.kernel.action import Action
from uguisu.kernel.errors import BadSetup, IllegalAction
from uguisu.kernel.options import Options
from uguisu.kernel.rng import Lots, key_of
from uguisu.kernel.seats import SPECTATOR
from uguisu.kernel.turns import settle
from uguisu.research.vector import VectorEnv, random_actions

TABLES = [(game.id, seats) for game in GAMES.values() for seats in game.seat_range]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_numbers_of_the_state_are_the_encoded_view(name: str, seats: int) -> None:
    game = GAMES[name]
    limited = any(option.name == "round_limit" for option in game.options)
    options: Options = {"round_limit": 12} if limited else {}
    state_encoding = game.state_encoding
    assert state_encoding is not None
    lots = Lots(seats)
    for seed in range(3):
        state = game.new(seats, options, seed)
        units = state_encoding.units(state)
        turn = 0
        while True:
            turn = settle(state, turn)
            for seat in (None, *range(seats)):
                whole = state_encoding.numbers(state, SPECTATOR if seat is None else seat)
                numbers = [n / unit for n, unit in zip(whole, units, strict=True)]
                assert numbers == game.encode(game.view(state, seat))
            if state.is_over:
                break
            legal = state.legal(turn)
            state.apply(turn, legal[lots.below(len(legal))])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_many_games_go_as_each_goes_alone(name: str, seats: int) -> None:
    game = GAMES[name]
    games = VectorEnv(name, seats, count=3, seed=7)
    random = np.random.default_rng(1)
    alone = [game.set_up(seats, games.options, key_of(f"7 {number}")) for number in range(3)]
    asked = [settle(state, -1) for state in alone]

    turn = games.reset()
    for _ in range(20):
        for row, (state, seat) in enumerate(zip(alone, asked, strict=True)):
            seen = np.array(game.encode(game.view(state, seat)), np.float32)
            assert turn.seats[row] == seat
            assert np.flatnonzero(turn.masks[row]).tolist() == sorted(state.legal(seat))
            assert np.allclose(turn.observations[row], seen, rtol=1e-6)
        actions = random_actions(turn.masks, random)
        for row, state in enumerate(alone):
            state.apply(asked[row], Action(int(actions[row])))
            asked[row] = settle(state, asked[row])
        turn = games.step(actions)
        if turn.dones.any():
            break


def test_a_game_that_is_over_returns_and_begins_anew() -> None:
    games = VectorEnv("war-of-clans", 3, count=4, seed=1)
    random = np.random.default_rng(2)
    turn = games.reset()
    ends = 0

    while ends < 6:
        turn = games.step(random_actions(turn.masks, random))
        ends += int(turn.dones.sum())
        for row in range(4):
            assert np.isclose(turn.rewards[row].sum(), 0)
        assert not turn.rewards[~turn.dones].any()
        assert turn.masks.any(axis=1).all()


def test_numbers_too_large_for_a_byte_are_observed_too() -> None:
    games = VectorEnv("shinobi", 4, count=2, options={"round_limit": 1000})
    turn = games.reset()
    assert games.batch is not None
    games.batch.states[1].round = 300  # type: ignore[attr-defined]

    turn = games.step(random_actions(turn.masks, np.random.default_rng(1)))

    assert turn.observations[:, -1].tolist() == pytest.approx([0.001, 0.3])


def test_an_illegal_action_changes_no_game() -> None:
    games = VectorEnv("war-of-clans", 3, count=2, seed=1)
    before = games.reset()
    legal = int(np.flatnonzero(before.masks[0])[0])
    illegal = int(np.flatnonzero(~before.masks[1])[0])

    with pytest.raises(IllegalAction):
        games.step([legal, illegal])

    after = games.step(random_actions(before.masks, np.random.default_rng(1)))
    again = VectorEnv("war-of-clans", 3, count=2, seed=1)
    first = again.reset()
    same = again.step(random_actions(first.masks, np.random.default_rng(1)))
    assert np.array_equal(after.observations, same.observations)


@pytest.mark.parametrize("games", [2000, 2001])
def test_random_actions_are_legal_and_reach_every_action(games: int) -> None:
    masks = np.zeros((games, 9), np.bool_)
    masks[:, [2, 5, 8]] = True

    actions = random_actions(masks, np.random.default_rng(1))

    assert set(actions.tolist()) == {2, 5, 8}
    assert np.bincount(actions).max() < 800


@pytest.mark.parametrize(
    ("actions", "said"),
    [([1] * 5, "4 games, not 5"), ([], "not 0"), (3, "single"), ([0.5] * 4, "whole numbers")],
)
def test_actions_that_do_not_fit_the_games_are_refused_and_nothing_changes(
    actions: object, said: str
) -> None:
    games = VectorEnv("shinobi", count=4, seed=1)
    before = games.reset()

    with pytest.raises(BadSetup, match=said):
        games.step(actions)

    assert games.batch is not None
    after = games._turn(games.batch)
    assert np.array_equal(before.observations, after.observations)


def test_nothing_goes_before_reset() -> None:
    with pytest.raises(BadSetup, match="reset"):
        VectorEnv("shinobi").step([])
