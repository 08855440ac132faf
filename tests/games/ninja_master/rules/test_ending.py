"""NMA-21 to NMA-23, NMA-30 and NMA-31: what follows a round."""

from collections import Counter

import pytest

from tests.games.ninja_master.table import (
    GAME,
    SEATS,
    actors,
    legal,
    new,
    play,
    play_at_random,
    read,
    refused,
    scores,
)
from uguisu.kernel.errors import GameOver
from uguisu.kernel.options import bots_only
from uguisu.kernel.play import Play
from uguisu.kernel.record import read_record, replay, write_record
from uguisu.kernel.seats import CLOCK


def key(number: int) -> str:
    return f"key {number:08x} 0"


@pytest.mark.rule("NMA-21")
def test_the_leader_owns_the_sword_and_the_next_clockwise_has_the_shuriken() -> None:
    state = read("A:3 B:3 C:3 sword A shuriken C [V3]")

    play(state, "B v", "clock timeout")

    assert scores(state) == "A:3 B:6 C:3"
    assert (state.sword, state.shuriken) == (1, 0)
    assert actors(state) == "A"


@pytest.mark.rule("NMA-21")
def test_among_tied_leaders_the_sword_goes_by_lot() -> None:
    owners = Counter[int]()
    for number in range(200):
        state = read(f"A:9 B:9 C:3 sword C [O1] {key(number)}")
        play(state, "clock timeout")
        owners[state.sword] += 1

    assert sorted(owners) == [0, 1]
    assert min(owners.values()) > 60


@pytest.mark.rule("NMA-21")
def test_the_tokens_go_back_for_the_next_round() -> None:
    state = read("A:3 B:3 C:3 sword A shuriken C [V3]")

    play(state, "B v", "A s", "clock timeout", "A throw", "clock rest")

    assert legal(state, "B")[:6] == ["o", "b", "p", "g", "v", "s"]
    assert state.round == 2


@pytest.mark.rule("NMA-30")
def test_stealing_the_sword_does_not_change_its_owner_only_the_lead_does() -> None:
    state = read("A:10 B:0 C:9 sword A shuriken C [SW]")

    play(state, "B s", "clock timeout")

    assert scores(state) == "A:5 B:5 C:9"
    assert state.sword == 2


@pytest.mark.rule("NMA-22")
def test_with_twenty_points_the_game_ends_and_most_points_win() -> None:
    state = read("A:18 B:17 C:3 shuriken C [V2 P2]")

    play(state, "A v", "B p", "clock timeout")

    assert state.is_over
    assert (scores(state), state.places()) == ("A:20 B:19 C:3", [1, 2, 3])


@pytest.mark.rule("NMA-22")
def test_nineteen_points_do_not_end_the_game() -> None:
    state = read("A:18 B:3 shuriken B [V1]")

    play(state, "A v", "clock timeout")

    assert not state.is_over


@pytest.mark.rule("NMA-22")
def test_points_above_twenty_count() -> None:
    state = read("A:19 B:18 C:3 shuriken C [V3 P2 P3]")

    play(state, "A v", "B p", "clock timeout")

    assert scores(state) == "A:22 B:23 C:3"
    assert state.is_over
    assert state.places() == [2, 1, 3]
    assert isinstance(refused(state, "A throw"), GameOver)


@pytest.mark.rule("NMA-22")
def test_the_end_is_checked_after_the_complete_scoring_not_in_between() -> None:
    state = read("A:18 B:3 shuriken A [V3 SH SH]")

    play(state, "B v", "A 9")

    assert scores(state) == "A:17 B:6"
    assert not state.is_over


@pytest.mark.rule("NMA-23")
def test_tied_for_first_only_those_tied_play_on_with_their_scores() -> None:
    state = read("A:18 B:18 C:18 D:3 shuriken A [O2 B2]")

    play(state, "A o", "C b", "clock timeout")

    assert not state.is_over
    assert scores(state) == "A:20 B:18 C:20 D:3"
    assert actors(state) == "C"
    play(state, "C throw", "clock rest")
    assert actors(state) == "A C clock"
    assert refused(state, "B o").clause == "NMA-23"


@pytest.mark.rule("NMA-23")
def test_in_a_tie_break_the_round_ends_when_those_who_play_are_done() -> None:
    state = read("A:20 B:18 C:20 D:3 sword A shuriken C tied A C [O2 SH]")

    play(state, "A o", "C done", "A done")

    assert state.is_over
    assert scores(state) == "A:22 B:18 C:21 D:3"
    assert state.places() == [1, 3, 2, 4]


@pytest.mark.rule("NMA-23")
def test_the_sword_goes_by_lot_among_the_tied_and_the_shuriken_to_the_next_of_them() -> None:
    owners = Counter[int]()
    for number in range(100):
        state = read(
            f"A:20 B:22 C:20 D:3 E:20 sword A shuriken C tied A C E "
            f"tie-breaks A2 C2 E2 [P1] {key(number)}"
        )
        play(state, "clock timeout")
        assert state.shuriken == 4
        owners[state.sword] += 1

    assert sorted(owners) == [0, 2, 4]
    assert min(owners.values()) > 15


@pytest.mark.rule("NMA-23")
def test_those_still_tied_among_them_play_on_and_the_others_drop_out() -> None:
    state = read("A:20 B:20 C:20 D:3 shuriken A tied A B C [O3 B3]")

    play(state, "A o", "C b", "clock timeout")

    assert not state.is_over
    assert "tied A C tie-breaks A2 B1 C2" in GAME.write(state)
    play(state, "C throw", "clock rest")
    assert actors(state) == "A C clock"


@pytest.mark.rule("NMA-23")
def test_the_single_leader_wins_even_below_twenty_and_below_an_outsider() -> None:
    state = read("A:20 B:19 C:20 shuriken A tied A C [O3 OS P3 PS]")

    play(state, "A o", "A p", "C 5")

    assert scores(state) == "A:14 B:19 C:17"
    assert state.is_over
    assert state.places() == [2, 3, 1]


@pytest.mark.rule("NMA-23")
def test_two_players_tied_play_on_as_a_tie_break() -> None:
    state = read("A:18 B:17 shuriken A [O2 B3]")

    play(state, "A o", "B b", "clock timeout")

    assert "tied A B tie-breaks A1 B1" in GAME.write(state)
    decided = read("A:20 B:20 tied A B shuriken A [SH]")
    play(decided, "clock timeout")
    assert (scores(decided), decided.is_over) == ("A:21 B:20", True)


@pytest.mark.rule("NMA-31")
def test_at_the_limit_most_points_win_and_a_tie_is_shared() -> None:
    state = read("A:9 B:9 C:3 round 7 limit 7 shuriken C [O1]")

    play(state, "clock timeout")

    assert state.is_over
    assert state.is_cut_off()
    assert state.places() == [1, 1, 3]


@pytest.mark.rule("NMA-31")
def test_a_win_in_the_last_round_allowed_is_a_win() -> None:
    state = read("A:19 B:9 round 7 limit 7 shuriken B [O1]")

    play(state, "A o", "clock timeout")

    assert state.is_over
    assert not state.is_cut_off()


@pytest.mark.rule("NMA-31")
def test_a_tie_break_is_cut_off_too_and_its_players_stay_ahead_of_outsiders() -> None:
    state = read("A:20 B:22 C:20 round 7 limit 7 shuriken A tied A C tie-breaks A2 C2 [P1]")

    play(state, "clock timeout")

    assert state.is_cut_off()
    assert state.places() == [1, 3, 1]


@pytest.mark.rule("NMA-31")
def test_the_limit_is_off_among_people_and_200_rounds_for_bots_alone() -> None:
    assert new(2).round_limit == 0
    assert bots_only(GAME.options) == {"round_limit": 200}
    assert bots_only(GAME.options, {"round_limit": 50})["round_limit"] == 50


@pytest.mark.rule("NMA-31")
def test_the_record_says_that_the_game_was_cut_off() -> None:
    game = Play(GAME, 2, {"round_limit": 1}, seed=4)
    game.act(game.state.actors()[0], GAME.read_action("throw"))
    game.act(CLOCK, GAME.read_action("rest"), game.state.due())
    game.act(CLOCK, GAME.read_action("timeout"), game.state.due())

    text = write_record(game.record(), GAME)

    assert text.splitlines()[-1].startswith("end ")
    assert text.endswith(" cut off\n")
    assert replay(read_record(text, GAME), GAME).is_cut_off()


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_without_a_limit(seats: int) -> None:
    for seed in range(10):
        state = new(seats, seed)

        play_at_random(state, seed + 1)

        assert max(state.scores) >= 20 or state.stage
