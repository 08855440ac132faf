"""Actions and positions, written and read."""

import pytest

from tests.games.ninja_master.table import GAME, SEATS, new, read
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import fields


def test_every_action_is_written_in_its_own_words_and_read_back() -> None:
    texts = [GAME.write_action(action) for action in range(GAME.action_space)]

    assert len(set(texts)) == len(texts) == 45
    assert [GAME.read_action(text) for text in texts] == list(range(GAME.action_space))


@pytest.mark.parametrize(
    ("text", "action"),
    [("throw", 0), ("pose", 1), ("o", 2), ("s", 7), ("late-o", 8), ("done", 14), ("27", 44)],
)
def test_actions_have_the_numbers_that_the_state_documents(text: str, action: int) -> None:
    assert GAME.read_action(text) == action


@pytest.mark.parametrize("text", ["", "28", "-1", "01", "x", "O"])
def test_what_is_no_action_is_refused_with_what_is_right(text: str) -> None:
    right = "write throw, pose, o, late-o, .*; token is o, b, p, g, v, s; number is 0 … 27"
    with pytest.raises(BadNotation, match=right):
        GAME.read_action(text)


@pytest.mark.parametrize(
    ("text", "right"), [("late-", "late-o"), ("late-x", "late-o"), ("throw ", "throw")]
)
def test_an_error_tells_how_the_action_that_was_meant_is_written(text: str, right: str) -> None:
    with pytest.raises(BadNotation, match=f"is no action: write {right}"):
        GAME.read_action(text)


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_random_games_is_read_back(seats: int) -> None:
    state = new(seats, seed=seats, round_limit=30, window_ms=80, round_seconds=12)
    lots = Lots(seats)
    while True:
        assert fields(GAME.read(GAME.write(state))) == fields(state)
        if state.is_over:
            return
        acting = state.actors()
        seat = acting[lots.below(len(acting))]
        choices = state.legal(seat)
        at = state.due() if seat == CLOCK else 0
        state.apply_at(seat, choices[lots.below(len(choices))], at)


def test_a_short_position_is_a_whole_table() -> None:
    state = read("A:13 B:7")

    assert GAME.write(state).startswith("A:13 B:7 sword A shuriken A round 1 sheet 13,0")
    assert (state.round_ms, state.window_ms, state.round_limit) == (30_000, 120, 0)


def test_times_of_tokens_count_from_the_rest_of_the_dice() -> None:
    state = read("A:3 B:3 [O3] o=A+500/B+540 rest 4000")

    assert (state.times[0], state.rival_times[0], state.time) == (4500, 4540, 4540)
    assert " [O3] o=A+500/B+540 rest 4000 at 4540 " in GAME.write(state)


def test_a_view_is_written_with_what_all_may_know() -> None:
    rolling, race = read("A:3 B:9 rolling [O3 SW]"), read("A:3 B:9 [O3 SW] o=A+500 done B")

    assert GAME.write_view(GAME.view(rolling, 0)) == (
        "A:3 B:9 sword A shuriken A round 1 [?] | tumble at 0"
    )
    assert GAME.write_view(GAME.view(race, None)) == (
        "A:3 B:9 sword A shuriken A round 1 [O3 SW] o=A+500 done B | race at 2300"
    )
