"""NMA-3 to NMA-12, NMA-29 and NMA-30: a round from the throw to its end."""

from collections import Counter

import pytest

from tests.games.ninja_master.table import (
    GAME,
    SEATS,
    actors,
    legal,
    new,
    play,
    read,
    refused,
    scores,
)
from uguisu.games.ninja_master.components import FACE_NAMES
from uguisu.games.ninja_master.state import TUMBLE
from uguisu.kernel.errors import IllegalAction, NotYourTurn
from uguisu.kernel.seats import NOBODY, letter
from uguisu.kernel.state import fields

ALL_SEATS = pytest.mark.parametrize("seats", SEATS)
TOKENS = ["o", "b", "p", "g", "v", "s"]
NUMBERS = [str(number) for number in range(28)]


@pytest.mark.rule("NMA-1")
@ALL_SEATS
def test_all_five_ninjas_and_the_sword_are_there_for_any_number_of_players(seats: int) -> None:
    state = new(seats)
    thrower = letter(state.shuriken)

    play(state, f"{thrower} throw", "clock rest")

    for seat in range(seats):
        assert legal(state, letter(seat))[:6] == TOKENS


@pytest.mark.rule("NMA-3")
@ALL_SEATS
def test_everybody_starts_with_three_points_and_one_by_lot_with_sword_and_shuriken(
    seats: int,
) -> None:
    tables = [new(seats, seed) for seed in range(200)]

    assert all(table.scores == [3] * seats for table in tables)
    assert all(table.sword == table.shuriken for table in tables)
    owners = Counter(table.sword for table in tables)
    assert sorted(owners) == list(range(seats))
    assert min(owners.values()) > 200 / seats / 2


@pytest.mark.rule("NMA-4")
def test_the_owner_of_the_shuriken_throws_and_nobody_else() -> None:
    state = read("A:3 B:3 C:3 shuriken B")

    assert actors(state) == "B"
    assert legal(state, "B") == ["throw"]
    assert refused(state, "A throw").clause == "NMA-4"
    assert refused(state, "B o").clause == "NMA-4"


@pytest.mark.rule("NMA-4")
def test_nine_dice_are_thrown_and_not_thrown_twice() -> None:
    state = new(3)
    thrower = letter(state.shuriken)

    play(state, f"{thrower} throw")

    assert len(state.dice) == 9
    assert refused(state, f"{thrower} throw").clause == "NMA-4"


@pytest.mark.rule("NMA-4", "NMA-5")
def test_every_die_always_shows_one_of_its_own_faces_all_equally_often() -> None:
    dice = [die.split() for die in GAME.components.dice.faces]
    shown = [Counter[str]() for _ in dice]

    for seed in range(600):
        state = new(2, seed)
        play(state, f"{letter(state.shuriken)} throw")
        for die, face in enumerate(state.dice):
            shown[die][FACE_NAMES[face]] += 1

    for die, faces in enumerate(dice):
        assert sorted(shown[die]) == sorted(faces)
        assert all(60 < times < 145 for times in shown[die].values())


@pytest.mark.rule("NMA-6")
def test_a_grab_while_the_dice_roll_puts_the_token_back_and_throws_again() -> None:
    state = read("A:3 B:3 rolling [O1 O1 O1 O1 O1 O1 O1 O1 O1] at 500 rest 2300")

    play(state, "B o @700")

    assert state.holders == [NOBODY] * 6
    assert state.dice != GAME.read("A:3 B:3 [O1 O1 O1 O1 O1 O1 O1 O1 O1]").dice
    assert state.rest_at == 700 + TUMBLE
    assert actors(state) == "A B clock"
    assert state.false_starts == [0, 1]


@pytest.mark.rule("NMA-6", "NMA-12")
def test_who_was_done_with_a_throw_is_not_done_with_the_one_that_replaces_it() -> None:
    state = read("A:3 B:3 C:3 [O1 SW]")
    play(state, "A done +10", "B o +79")

    play(state, "clock rest")

    assert actors(state) == "A B C clock"


@pytest.mark.rule("NMA-6")
def test_while_the_dice_roll_one_may_wait_and_then_acts_again_when_they_rest() -> None:
    state = read("A:3 B:3 rolling [O1 SW]")

    play(state, "A pose", "B pose")

    assert actors(state) == "clock"
    assert refused(state, "A o").clause == "NMA-8"
    play(state, "clock rest")
    assert actors(state) == "A B clock"


@pytest.mark.rule("NMA-7")
def test_after_three_false_starts_a_seat_is_ignored_until_the_dice_rest() -> None:
    state = read("A:3 B:3 rolling [O1 SW] false B2")

    play(state, "B o")
    dice = state.dice
    error = refused(state, "B o")

    assert (type(error), error.clause) == (NotYourTurn, "NMA-7")
    assert state.dice == dice
    assert actors(state) == "A clock"
    play(state, "clock rest", "B o +400")
    assert state.holders[0] == 1


@pytest.mark.rule("NMA-7")
def test_false_starts_are_counted_anew_in_every_round() -> None:
    state = read("A:3 B:3 [O1 SW] false A1 B3")

    play(state, "clock timeout", "B throw")

    assert state.false_starts == [0, 0]
    assert "o" in legal(state, "B")


@pytest.mark.rule("NMA-6", "NMA-25")
def test_a_grab_no_human_could_make_is_a_false_start_though_the_dice_rest() -> None:
    early, timely = read("A:3 B:3 [O1 SW]"), read("A:3 B:3 [O1 SW]")

    play(early, "A o +79")
    play(timely, "A o +80")

    assert (early.false_starts, early.holders[0]) == ([1, 0], NOBODY)
    assert (timely.false_starts, timely.holders[0]) == ([0, 0], 0)


@pytest.mark.rule("NMA-7", "NMA-25")
def test_such_a_grab_of_a_seat_with_three_false_starts_is_ignored() -> None:
    state = read("A:3 B:3 [O1 SW] false A3")

    error = refused(state, "A o +79")

    assert (type(error), error.clause) == (IllegalAction, "NMA-7")
    assert state.dice == read("A:3 B:3 [O1 SW]").dice
    play(state, "A o +80")


@pytest.mark.rule("NMA-8")
def test_when_the_dice_rest_everybody_acts_at_the_same_time() -> None:
    state = read("A:3 B:3 C:3 rolling [O1 SW]")

    play(state, "clock rest")

    assert actors(state) == "A B C clock"
    assert legal(state, "A") == legal(state, "C") == [*TOKENS, "done"]


@pytest.mark.rule("NMA-8", "NMA-30")
def test_two_hands_grab_two_tokens_and_no_third_the_sword_counting_as_one() -> None:
    state = read("A:3 B:3 [O1 SW]")

    play(state, "A s +500", "A o +600")

    assert refused(state, "A b +700").clause == "NMA-8"
    assert legal(state, "A") == ["done", *NUMBERS]
    assert "b" in legal(state, "B")


@pytest.mark.rule("NMA-8")
def test_a_token_once_grabbed_cannot_be_grabbed_by_another_nor_put_back() -> None:
    state = read("A:3 B:3 [O1 SW]")

    play(state, "A o +500")

    assert refused(state, "B o +501").clause == "NMA-8"
    assert refused(state, "A o +501").clause == "NMA-8"
    play(state, "B b +600", "A p +700")
    assert state.holders[0] == 0


@pytest.mark.rule("NMA-9")
def test_the_shuriken_is_no_token_that_can_be_grabbed() -> None:
    state = read("A:3 B:3 shuriken B [SH SH]")

    grabs = [action for action in state.legal(0) if GAME.write_action(action) != "done"]

    picks = [GAME.picks(GAME.view(state, 0), action) for action in grabs]
    assert len(picks) == 6
    assert not any("shuriken" in pick for groups in picks for group in groups for pick in group)


@pytest.mark.rule("NMA-10")
def test_the_first_shout_ends_all_grabbing() -> None:
    state = read("A:3 B:3 C:3 [O3 B2]")

    play(state, "A o +500", "B 4 +900")

    assert actors(state) == "B"
    assert refused(state, "C b").clause == "NMA-4"
    assert scores(state) == "A:6 B:0 C:3"


@pytest.mark.rule("NMA-11")
def test_nobody_may_shout_before_a_token_is_grabbed() -> None:
    state = read("A:3 B:3 [O3 B2]")

    error = refused(state, "B 5 +900")

    assert (type(error), error.clause) == (IllegalAction, "NMA-11")


@pytest.mark.rule("NMA-11")
def test_after_somebodys_grab_even_a_player_with_empty_hands_may_shout() -> None:
    state = read("A:3 B:3 [O3 B2] o=A+500")

    play(state, "B 5 +900")

    assert scores(state) == "A:6 B:4"


@pytest.mark.rule("NMA-11")
def test_void_shouts_cost_nothing_end_nothing_and_may_be_repeated() -> None:
    state = read("A:3 B:3 C:3 rolling [O3 B2]")

    assert refused(state, "B 5").clause == "NMA-11"
    play(state, "clock rest")
    assert refused(state, "B 5").clause == "NMA-11"
    play(state, "A o", "B 5")
    assert refused(state, "C 5").clause == "NMA-11"

    assert scores(state) == "A:6 B:4 C:3"


@pytest.mark.rule("NMA-12")
def test_without_a_shout_the_round_ends_after_thirty_seconds() -> None:
    state = read("A:3 B:3 [O3 SH] o=B+500")

    assert state.due() == state.rest_at + 30_000
    play(state, "clock timeout")

    assert scores(state) == "A:4 B:6"
    assert actors(state) == "B"


@pytest.mark.rule("NMA-12")
def test_the_table_chooses_how_long_a_round_lasts() -> None:
    state = new(2, round_seconds=10)

    play(state, f"{letter(state.shuriken)} throw", "clock rest")

    assert state.due() == state.rest_at + 10_000


@pytest.mark.rule("NMA-12")
def test_the_round_ends_when_everybody_is_done() -> None:
    state = read("A:3 B:3 C:3 [O3 SH] o=B+500")

    play(state, "C done", "A done")
    assert actors(state) == "B clock"
    assert refused(state, "A 3").clause == "NMA-12"
    play(state, "B done")

    assert scores(state) == "A:4 B:6 C:3"


@pytest.mark.rule("NMA-12", "NMA-18")
def test_a_round_without_any_grab_is_scored_and_the_shuriken_passes() -> None:
    state = read("A:3 B:3 C:3 shuriken B [O3 SH SH]")

    play(state, "clock timeout")

    assert scores(state) == "A:3 B:5 C:3"
    assert actors(state) == "C"


@pytest.mark.rule("NMA-12", "NMA-24")
def test_the_clock_acts_when_it_is_due_neither_sooner_nor_later() -> None:
    rolling, race = read("A:3 B:3 rolling [O3 SH]"), read("A:3 B:3 [O3 SH]")

    for time in ("@1799", "@1801"):
        assert refused(rolling, f"clock rest {time}").clause == "NMA-24"
    for time in ("+29999", "+30001"):
        assert refused(race, f"clock timeout {time}").clause == "NMA-12"


@pytest.mark.rule("NMA-29")
def test_what_happened_earlier_than_the_last_event_is_refused() -> None:
    state = read("A:3 B:3 [O3 B2] o=A+500")
    before = fields(state.clone())

    error = refused(state, "B b +499")

    assert (type(error), error.clause) == (IllegalAction, "NMA-29")
    assert fields(state) == before
    play(state, "B b +500")


@pytest.mark.rule("NMA-29")
def test_a_grab_later_than_the_first_valid_shout_is_void() -> None:
    state = read("A:3 B:3 [O3 B2] o=A+500")

    play(state, "B 5 +900")

    refused(state, "A b @2701")
    assert scores(state) == "A:6 B:4"


@pytest.mark.rule("NMA-29")
def test_nobody_overtakes_the_clock() -> None:
    rolling, race = read("A:3 B:3 rolling [O3 SH]"), read("A:3 B:3 [O3 SH]")

    assert refused(rolling, "A o @1801").clause == "NMA-8"
    assert refused(race, "A o +30001").clause == "NMA-12"


@pytest.mark.rule("NMA-30")
def test_a_hand_that_comes_too_late_stays_free_and_is_told_by_how_much() -> None:
    state = read("A:3 B:3 C:3 [O3 B2] o=A+500")

    play(state, "B late-o +557", "B b +700", "B p +800")

    assert "o=A+500/B+557" in GAME.write(state)
    assert refused(state, "C late-o +900").clause == "NMA-30"
    assert refused(state, "C late-v +900").clause == "NMA-30"


@pytest.mark.rule("NMA-8")
@pytest.mark.parametrize(
    ("event", "is_final"),
    [("B late-o", True), ("B b", True), ("B 3", True), ("clock timeout", True), ("B done", False)],
)
def test_nothing_that_others_have_seen_in_a_race_can_be_undone(event: str, is_final: bool) -> None:
    state = read("A:3 B:3 [O3 B2] o=A+500")

    play(state, event)

    assert (state.revelations > 0) == is_final


def test_the_last_player_who_is_done_ends_the_round_and_cannot_take_it_back() -> None:
    state = read("A:3 B:3 [O3 B2] o=A+500 done A")

    play(state, "B done")

    assert state.revelations > 0
