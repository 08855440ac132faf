"""The log, as people would say it."""

import pytest

from tests.games.ninja_master.table import GAME, play, read
from tests.games.turns import turns_of
from uguisu.kernel.seats import read_actor


def told(position: str, event: str, observer: int | None = None) -> list[str]:
    state = read(position)
    before = GAME.view(state, observer)
    play(state, event)
    who, action, *_ = event.split()
    seat = read_actor(who, state.seats)
    lines = GAME.narrate(before, GAME.view(state, observer), seat, action)
    return [GAME.say(line) for line in lines]


def test_a_throw_and_its_rest() -> None:
    assert told("A:3 B:3", "A throw", 0) == ["You throw the dice."]
    assert told("A:3 B:3", "A throw", 1) == ["A throws the dice."]
    assert told("A:3 B:3 rolling [O1]", "clock rest") == ["The dice lie still."]
    assert told("A:3 B:3 rolling [O1]", "B pose") == ["B waits in the ninja pose."]


@pytest.mark.rule("NMA-28")
def test_grabs_are_told_with_their_times_and_by_how_much_another_was_late() -> None:
    assert told("A:3 B:3 [O1]", "A o +1040", 0) == ["You grab Orange after 1,040 ms."]
    assert told("A:3 B:3 [O1] s=A+500", "B late-s +557", 0) == [
        "B reaches for the sword 57 ms later than you."
    ]


@pytest.mark.rule("NMA-29")
def test_of_equal_times_it_is_told_that_the_lot_decided() -> None:
    assert told("A:3 B:3 [O1] s=A+500", "B late-s +500", 1) == [
        "You reach for the sword as well; the lot gives it to A."
    ]


@pytest.mark.rule("NMA-32")
def test_a_calm_table_tells_no_times_but_what_the_lot_decided() -> None:
    assert told("A:3 B:3 [O1] calm", "A o +4000", 0) == ["You grab Orange."]
    assert told("A:3 B:3 [O1] s=A+4000 calm", "B late-s +4000", 1) == [
        "You reach for the sword as well; the lot gives it to A."
    ]


def test_a_false_start_and_the_third_one() -> None:
    assert told("A:3 B:3 rolling [O1] false A2", "A s", 1) == [
        "A grabs the sword too early: it goes back, and the dice are thrown again.",
        "That was the third false start of A, who cannot cause another in this round.",
    ]


def test_the_count_of_a_round_comes_in_the_order_of_the_rules() -> None:
    dice = "[O1 OS B3 P3 PS V3 SW SW SH]"
    grabs = "s=B+500 o=A+600 p=B+700 g=A+800"

    assert told(f"A:13 B:5 C:4 sword A shuriken C {dice} {grabs}", "C 9", 0) == [
        "C shouts 9!",
        "B steals 6 points from you with the sword.",
        "Orange is in smoke and costs you a point.",
        "Pink is in smoke and costs B 3 points.",
        "Green brings you nothing.",
        "The shuriken brings C a point.",
        "There are 10 ninjas: C loses 3 points.",
        "The sword goes to B.",
    ]


def test_defending_the_sword_and_grabbing_it_without_a_majority() -> None:
    assert "B has defended the sword." in told(
        "A:3 B:5 sword B [SW] s=B+500", "clock timeout", None
    )
    assert told("A:3 B:5 sword B [SW SH] s=A+500", "clock timeout", 0)[1] == (
        "You lose 3 points with the sword: there are not more swords than shuriken."
    )


def test_the_end_of_the_time_and_the_end_of_the_game() -> None:
    assert told("A:18 B:5 shuriken B [O2] o=A+500", "clock timeout", 1) == [
        "The 30 seconds are over, and nobody has shouted.",
        "Orange brings A 2 points.",
        "A wins with 20 points.",
    ]


def test_a_tie_and_a_game_that_is_stopped() -> None:
    assert told("A:18 B:18 [O2 B2] o=A+500 b=B+500", "B done", 1) == ["You are done."]
    lines = told("A:18 B:18 C:1 [O2 B2] o=A+500 b=B+500 done A C", "B done", 1)
    assert lines[3:5] == [
        "A is tied for first and plays on.",
        "You are tied for first and play on.",
    ]
    assert told("A:9 B:9 round 5 limit 5 [O2]", "clock timeout")[1:] == [
        "The game is stopped after 5 rounds.",
        "A wins with 9 points.",
        "B wins with 9 points.",
    ]


def test_a_round_is_told_like_a_turn() -> None:
    rounds = turns_of("ninja-master", 3)

    assert len(rounds) > 1
    assert all(texts[0][1].startswith("throw") for texts in rounds)
