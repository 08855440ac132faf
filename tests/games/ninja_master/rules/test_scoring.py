"""NMA-13 to NMA-20: the count of a round."""

import pytest

from tests.games.ninja_master.table import GAME, play, read, score, scores
from uguisu.games.ninja_master.rules.scoring import loot
from uguisu.games.ninja_master.state import WAYS

EXAMPLE = "[O1 OS OS B3 P3 PS V3 SW SW]"


@pytest.mark.rule("NMA-13")
def test_a_thief_takes_half_of_the_owners_points_rounded_down() -> None:
    assert score("A:13 B:4 sword A [SW SW]", "B s") == "A:7 B:10"
    assert [loot(points) for points in (0, 1, 2, 13, 14)] == [0, 0, 1, 6, 7]


@pytest.mark.rule("NMA-13")
def test_half_of_the_points_as_they_stood_before_this_rounds_scoring() -> None:
    assert score("A:4 B:0 sword A [SW O3 O3]", "A o", "B s") == "A:8 B:2"


@pytest.mark.rule("NMA-14")
def test_the_owner_who_grabs_the_sword_defends_it_for_no_points() -> None:
    state = read("A:13 B:4 sword A shuriken B [SW SW SH]")

    play(state, "A s", "clock timeout")

    assert scores(state) == "A:13 B:5"
    assert "sheet 13,0,0,0,0,0,0,0,0,0/" in GAME.write(state)


@pytest.mark.rule("NMA-15")
@pytest.mark.parametrize("dice", ["[SW SH]", "[SW SW SH SH]", "[SH]", "[O1]"])
@pytest.mark.parametrize("grabber", ["A", "B"])
def test_the_sword_without_a_majority_costs_three_the_owner_too(dice: str, grabber: str) -> None:
    state = read(f"A:13 B:13 C:0 sword A shuriken C {dice}")

    play(state, f"{grabber} s", "clock timeout")

    assert state.scores["AB".index(grabber)] == 10
    assert sum(state.scores[:2]) == 23


@pytest.mark.rule("NMA-15")
@pytest.mark.parametrize("dice", ["[SW SW]", "[SW SW SW SH]", "[SW]"])
def test_the_rulebooks_examples_of_a_majority_let_the_sword_be_taken(dice: str) -> None:
    assert score(f"A:8 B:1 sword A shuriken C C:0 {dice}", "B s").startswith("A:4 B:5")


@pytest.mark.rule("NMA-16")
@pytest.mark.parametrize(
    ("dice", "points"),
    [("[B3]", 3), ("[B3 B2 B1]", 6), ("[B3 BS]", -3), ("[B3 BS BS]", 3), ("[B1 BS BS BS]", 1)],
)
def test_a_ninja_counts_all_of_its_colour_against_one_if_exactly_one_cloud_is_shown(
    dice: str, points: int
) -> None:
    assert score(f"A:10 B:10 shuriken A {dice}", "B b") == f"A:10 B:{10 + points}"


@pytest.mark.rule("NMA-16")
def test_smoke_and_ninjas_of_other_colours_do_not_matter() -> None:
    assert score("A:10 B:10 shuriken A [B3 OS O2 GS V3]", "B b") == "A:10 B:13"


@pytest.mark.rule("NMA-17")
@pytest.mark.parametrize("dice", ["[O3 SW]", "[GS]", "[GS GS]"])
def test_a_colour_without_ninjas_brings_nothing_with_or_without_smoke(dice: str) -> None:
    assert score(f"A:10 B:10 shuriken A {dice}", "B g") == "A:10 B:10"


@pytest.mark.rule("NMA-18")
def test_the_owner_of_the_shuriken_has_a_point_for_each_without_grabbing() -> None:
    assert score("A:3 B:3 shuriken B [SH SH SH O1]") == "A:3 B:6"


@pytest.mark.rule("NMA-19")
@pytest.mark.parametrize(("number", "points"), [("6", 1), ("5", -3), ("0", -3)])
def test_the_right_number_of_all_ninjas_brings_one_a_wrong_one_costs_three(
    number: str, points: int
) -> None:
    position = "A:9 B:9 shuriken A [O3 OS B2 V1 SW] g=A+500"

    assert score(position, f"B {number}") == f"A:9 B:{9 + points}"


@pytest.mark.rule("NMA-20")
def test_worked_example_of_the_rulebook_the_sword_stolen_from_an_owner_with_thirteen() -> None:
    state = read(f"A:13 B:5 C:5 sword A shuriken C {EXAMPLE}")

    play(state, "B s", "A o", "A v", "B p", "B 10")

    assert scores(state) == "A:11 B:9 C:5"


@pytest.mark.rule("NMA-16", "NMA-17")
def test_worked_example_of_the_rulebook_what_the_tokens_of_one_throw_are_worth() -> None:
    state = read(f"A:10 B:10 C:10 shuriken C {EXAMPLE}")

    play(state, "A o", "A b", "B p", "B g", "C v", "clock timeout")

    assert scores(state) == "A:14 B:7 C:13"


@pytest.mark.rule("NMA-20")
def test_losses_and_gains_are_added_up_before_a_score_is_kept_from_falling_below_zero() -> None:
    assert score("A:1 B:3 shuriken B [O3 OS B3]", "A o", "A b") == "A:1 B:3"
    assert score("A:1 B:3 shuriken B [O3 OS]", "A o") == "A:0 B:3"


@pytest.mark.rule("NMA-20")
def test_a_robbed_owner_and_a_wrong_shout_together_end_at_zero_not_below() -> None:
    assert score("A:3 B:3 sword A shuriken B [SW O1]", "B s", "A 9") == "A:0 B:4"


@pytest.mark.rule("NMA-20")
def test_the_sheet_of_every_seat_adds_up_to_its_score() -> None:
    state = read(f"A:13 B:0 C:5 sword A shuriken C {EXAMPLE}")

    play(state, "B s", "A o", "C p", "C g", "B 9")

    for seat in range(3):
        assert sum(state.sheet[seat * WAYS : seat * WAYS + WAYS]) == state.scores[seat]
    assert "sheet 13,0,-6,0,1,0,0,0,0,0/0,6,0,0,0,0,0,0,-3,0/5,0,0,0,0,-3,0,0,0,0" in GAME.write(
        state
    )
