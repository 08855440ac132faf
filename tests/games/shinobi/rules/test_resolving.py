"""Phase 2: two cards are turned; then the victim accepts what they say, or denounces."""

import pytest

from tests.games.shinobi.table import (
    GAME,
    before,
    legal,
    lives,
    new,
    play,
    play_at_random,
    read,
    refused,
    turn,
    view,
)
from uguisu.games.shinobi.view.types import Verdict
from uguisu.kernel.errors import NotYourTurn
from uguisu.kernel.picks import narrow

DIFFERENT = "A5[kk is ss] B5 C5 D5 start A reveal A"
TWO_ALIKE = "A5[kk ks ii] B5 C5 D5 start A reveal A"
ALL_ALIKE = "A5[kk ks ki] B5 C5 D5 start A reveal A"


@pytest.mark.rule("SHI-14")
def test_the_start_player_reveals_first_and_the_others_follow_to_the_right() -> None:
    state = new(5, start="D")
    play_at_random(state, limit=15)
    seen = []

    while view(state).phase != "assign":
        seen.append(turn(state))
        play(state, legal(state)[0])

    assert seen == [f"{what} {seat}" for seat in "DEABC" for what in ("reveal", "decide")]


@pytest.mark.rule("SHI-14")
@pytest.mark.parametrize(
    ("action", "seen"),
    [
        ("reveal 12", "kk! is! ?s"),
        ("reveal 13", "kk! ?s ss!"),
        ("reveal 23", "?k is! ss!"),
    ],
)
def test_any_two_of_the_three_cards_can_be_turned(action: str, seen: str) -> None:
    state = read(DIFFERENT)
    assert legal(state) == ["reveal 12", "reveal 13", "reveal 23"]

    play(state, action)

    assert before(state, "A") == seen


@pytest.mark.rule("SHI-14")
@pytest.mark.parametrize("observer", ["A", "B", "C", "D", None])
def test_turned_cards_stay_open_for_everybody_until_the_round_ends(observer: str | None) -> None:
    state = read(DIFFERENT)
    play(state, "reveal 12", "accept")

    while view(state).phase != "assign":
        assert before(state, "A", observer).startswith("kk! is! ")
        play(state, legal(state)[0])

    assert before(state, "A", observer) == "- - -"


@pytest.mark.rule("SHI-28")
def test_both_cards_are_chosen_in_one_action_in_any_order() -> None:
    state = read(DIFFERENT)
    seen = view(state, "A")
    choices = {action: GAME.picks(seen, action) for action in state.legal(0)}

    first = narrow(choices, ["attack:B"])
    both = [
        narrow(choices, picks).action
        for picks in (["attack:B", "attack:D"], ["attack:D", "attack:B"])
    ]

    assert first.next == ("attack:D", "attack:C")
    assert both == [GAME.read_action("reveal 13")] * 2


@pytest.mark.rule("SHI-15")
def test_a_question_is_no_move_and_an_answer_binds_nobody() -> None:
    """Talk is the table's: no action of the game is talk, and none but the victim's ends it."""
    state = read(TWO_ALIKE)

    assert not {"declare", "ask"} & {text.split()[0] for text in legal(state)}
    assert state.actors() == (0,)
    play(state, "reveal 12")
    assert before(state, "A").startswith("kk! ks! "), "what was said changes no card"


@pytest.mark.rule("SHI-16")
def test_two_different_weapons_cost_nothing() -> None:
    state = read(TWO_ALIKE)

    play(state, "reveal 13")
    assert legal(state) == ["accept", "denounce incompetence"]
    play(state, "accept")

    assert lives(state) == "5555"
    assert view(state).verdicts[0] == Verdict("missed", None)


@pytest.mark.rule("SHI-17")
def test_two_weapons_alike_cost_a_life() -> None:
    state = read(TWO_ALIKE)

    play(state, "reveal 12")
    assert legal(state) == ["accept", "denounce plotting"]
    assert lives(state) == "5555", "a life is paid only after the choice to denounce"
    play(state, "accept")

    assert lives(state) == "4555"
    assert view(state).verdicts[0] == Verdict("struck", None)


@pytest.mark.rule("SHI-18")
@pytest.mark.parametrize(
    ("position", "charge"),
    [(DIFFERENT, "denounce incompetence"), (TWO_ALIKE, "denounce plotting")],
)
def test_denouncing_turns_the_third_card(position: str, charge: str) -> None:
    state = read(position)
    play(state, "reveal 12")
    assert before(state, "A").count("!") == 2

    play(state, charge)

    assert before(state, "A").count("!") == 3
    assert view(state).verdicts[0] is not None


@pytest.mark.rule("SHI-19")
def test_proved_incompetence_costs_every_attacker_a_life() -> None:
    state = read("A5[kk is ss] B5 C5 D5 E5 F5 reveal A")

    play(state, "reveal 12", "denounce incompetence")

    assert lives(state) == "555444"
    assert view(state).verdicts[0] == Verdict("incompetence-proved", 0)


@pytest.mark.rule("SHI-19")
@pytest.mark.parametrize("action", ["reveal 13", "reveal 23"])
def test_incompetence_that_two_alike_disprove_costs_the_denouncer_a_life(action: str) -> None:
    state = read(TWO_ALIKE)

    play(state, action, "denounce incompetence")

    assert lives(state) == "4555"
    assert view(state).verdicts[0] == Verdict("incompetence-refuted", 2)


@pytest.mark.rule("SHI-20")
def test_proved_plotting_costs_every_attacker_a_life_and_the_victim_none() -> None:
    state = read("A5[kk ks ki] B5 C5 D5 E5 F5 reveal A")

    play(state, "reveal 23", "denounce plotting")

    assert lives(state) == "555444"
    assert view(state).verdicts[0] == Verdict("plotting-proved", 2)


@pytest.mark.rule("SHI-20")
def test_plotting_not_proved_costs_the_denouncer_two_lives() -> None:
    state = read(TWO_ALIKE)

    play(state, "reveal 12", "denounce plotting")

    assert lives(state) == "3555"
    assert view(state).lost[0] == (1, 1, 0), "one for the attack, one for the false accusation"


@pytest.mark.rule("SHI-21")
@pytest.mark.parametrize(
    ("reveal", "charge"),
    [("reveal 12", "denounce incompetence"), ("reveal 13", "denounce plotting")],
)
def test_each_charge_has_its_case(reveal: str, charge: str) -> None:
    state = read(TWO_ALIKE)

    play(state, reveal)

    assert refused(state, charge).clause == "SHI-21"


@pytest.mark.rule("SHI-22")
def test_lives_never_go_below_zero() -> None:
    state = read("A1[kk ks ii] B5 C5 D5 reveal A")

    play(state, "reveal 12", "denounce plotting")

    assert lives(state) == "0555"
    assert view(state).lost[0] == (5, 0, 0)


@pytest.mark.rule("SHI-22")
def test_eliminated_attackers_have_nothing_to_lose() -> None:
    state = read("A5[kk ks ki] B0 C5 D1 reveal A")

    play(state, "reveal 12", "denounce plotting")

    assert lives(state) == "5040"


@pytest.mark.rule("SHI-22")
@pytest.mark.parametrize(
    ("reveal", "charge"),
    [("reveal 12", "denounce plotting"), ("reveal 13", "denounce incompetence")],
)
def test_an_eliminated_player_reveals_and_pays_nothing_for_a_false_accusation(
    reveal: str, charge: str
) -> None:
    state = read("A0[kk ks ii] B5 C5 D5 start A reveal A")

    play(state, reveal, charge)

    assert lives(state) == "0555"
    assert turn(state) == "reveal B"


@pytest.mark.rule("SHI-22")
def test_an_eliminated_player_can_denounce_rightly() -> None:
    state = read("A0[kk is ss] B5 C5 D5 reveal A")

    play(state, "reveal 12", "denounce incompetence")

    assert lives(state) == "0444"


@pytest.mark.rule("SHI-29")
def test_the_next_player_waits_for_the_decision() -> None:
    state = read(DIFFERENT)

    play(state, "reveal 12")

    assert isinstance(refused(state, "reveal 12", seat="B"), NotYourTurn)
    assert refused(state, "k as k").clause == "SHI-29"


@pytest.mark.rule("SHI-29")
def test_a_denunciation_cannot_be_made_up_for_later() -> None:
    state = read(DIFFERENT)

    play(state, "reveal 12", "accept")

    assert turn(state) == "reveal B"
    assert isinstance(refused(state, "denounce incompetence", seat="A"), NotYourTurn)


@pytest.mark.rule("SHI-16", "SHI-17", "SHI-19", "SHI-20")
@pytest.mark.parametrize(
    ("cards", "choice", "result"),
    [
        ("kk is ss", "accept", "5555"),
        ("kk is ss", "denounce incompetence", "5444"),
        ("kk ik is", "accept", "5555"),
        ("kk ik is", "denounce incompetence", "4555"),
        ("kk ks ki", "accept", "4555"),
        ("kk ks ki", "denounce plotting", "5444"),
        ("kk ks ii", "accept", "4555"),
        ("kk ks ii", "denounce plotting", "3555"),
    ],
)
def test_the_table_of_outcomes_in_the_rules(cards: str, choice: str, result: str) -> None:
    state = read(f"A5[{cards}] B5 C5 D5 reveal A")

    play(state, "reveal 12", choice)

    assert lives(state) == result


@pytest.mark.rule("SHI-9", "SHI-18", "SHI-19")
def test_the_example_in_the_rules_can_be_played() -> None:
    """Five play; D has the pawn. D and E declare katana to A, so C cannot, and says sai."""
    state = read("A5 B5 C5 D5 E5 start D")
    play(state, "k as i", "s as k", "b as b")
    play(state, "k as k", "i as i", "b as b")
    play(state, "s as s", "i as i", "k as k", "s as s", "i as i", "b as b", "k as s", "s as b")
    assert refused(state, "i as k").clause == "SHI-9"
    play(state, "i as i")

    play(state, "reveal 12", "accept", "reveal 12", "accept")
    assert turn(state) == "reveal A"
    play(state, "reveal 13")

    assert before(state, "E").startswith("ki! "), "D's katana lies before E"
    assert before(state, "A") == "kk! ?k ii!", "so D's word to A was a lie"
    play(state, "denounce incompetence")
    assert lives(state) == "55444"
