"""NJT-13 to NJT-16: the Dojo, its cards, its stack and its shuffles."""

import pytest

from tests.games.ninjato.table import (
    THREE,
    after,
    block,
    legal,
    owns,
    play,
    read,
    refused,
    turn,
    word,
)


@pytest.mark.rule("NJT-13")
@pytest.mark.parametrize(
    ("hand", "cards"), [("", 4), ("1", 3), ("11", 2), ("123", 2), ("1112", 2), ("1112223", 2)]
)
def test_four_cards_for_an_empty_hand_three_for_one_card_otherwise_two(
    hand: str, cards: int
) -> None:
    state = after(f"A[{hand}] B[]", "dojo")

    assert word(state, "take") == str(cards)


@pytest.mark.rule("NJT-13")
def test_every_card_is_taken_from_the_open_ones_or_from_the_deck() -> None:
    state = after("A[11] B[] dojo[5 2 5] deck[4]", "dojo")

    assert legal(state) == ["take 2", "take 5", "take deck"]
    play(state, "take 5", "take deck")
    assert owns(state, "A", "1145")


@pytest.mark.rule("NJT-13")
def test_open_cards_are_replaced_only_after_the_last_one_is_taken() -> None:
    state = after("A[11] B[] dojo[5 2 3] deck[444]", "dojo", "take 5")

    assert block(state, "dojo") == "- 2 3"
    play(state, "take 3")
    assert block(state, "dojo") == "4 2 4"


@pytest.mark.rule("NJT-13")
def test_a_card_from_the_deck_is_seen_before_the_next_is_chosen() -> None:
    state = after("A[11] B[] dojo[5 2 3] deck[4]", "dojo", "take deck")

    assert owns(state, "A", "114")
    assert turn(state) == "A take"


@pytest.mark.rule("NJT-13")
def test_all_cards_due_must_be_taken() -> None:
    state = after("A[11] B[] dojo[5 2 3] 1[3 f]", "dojo", "take 5")

    assert all(action.startswith("take") for action in legal(state))
    assert refused(state, "house 1 strength").clause == "NJT-13"


@pytest.mark.rule("NJT-13")
def test_all_cards_can_come_from_the_deck_when_no_open_one_is_left() -> None:
    state = after("A[] B[] dojo[5 2 3] deck[4]", "dojo", "take 5", "take 2", "take 3")

    assert legal(state) == ["take deck"]


@pytest.mark.rule("NJT-14")
def test_above_seven_cards_are_discarded_after_the_open_ones_are_refilled() -> None:
    state = after("A[1111222] B[] dojo[5 4 3] deck[55]", "dojo", "take 5", "take 4")

    assert block(state, "dojo") == "5 5 3"
    assert turn(state) == "A discard"
    assert legal(state) == ["discard 1", "discard 2", "discard 4", "discard 5"]


@pytest.mark.rule("NJT-14")
def test_the_player_chooses_what_to_discard_new_cards_included() -> None:
    state = after("A[1111222] B[] dojo[5 4 3]", "dojo", "take 5", "take 4")

    play(state, "discard 5", "discard 2")

    assert owns(state, "A", "1111224")
    assert block(state, "discards") == "25"
    assert turn(state) == "B place"


@pytest.mark.rule("NJT-14")
def test_seven_cards_are_no_reason_to_discard() -> None:
    state = after("A[11112] B[] dojo[5 4 3]", "dojo", "take 5", "take 4")

    assert turn(state) == "B place"


@pytest.mark.rule("NJT-15")
def test_the_rulebooks_example_of_a_new_turn_order() -> None:
    """Order Tom, Mike, Eve, Brandon; Brandon, then Mike go to the Dojo: Mike, Brandon, Tom, Eve."""
    tom, mike, eve, brandon = "ABCD"
    others = " ".join(["1strength"] * 3 + ["dojo"] + ["1strength"] + ["dojo"] + ["1strength"] * 5)

    state = after(f"A[] B[] C[] D[] 1[3 fsv] placed[{others}]", "house 1 strength", "fail")

    assert word(state, "order") == mike + brandon + tom + eve


@pytest.mark.rule("NJT-15")
def test_the_topmost_shuriken_of_a_player_counts() -> None:
    placed = "dojo dojo 1stealth 1stealth 1stealth 1stealth dojo 1stealth"

    state = after(f"{THREE} 1[3 fsv] placed[{placed}]", "house 1 strength", "fail")

    assert word(state, "order") == "ABC", "A is on top again, B below, C not in the stack"


@pytest.mark.rule("NJT-15")
def test_who_was_not_in_the_dojo_keeps_the_order_among_themselves() -> None:
    placed = "1stealth 1stealth 1stealth 1stealth 1stealth 1stealth 1stealth 1stealth"

    state = after(f"{THREE} order CBA 1[3 fsv] placed[{placed}]", "dojo", "take deck")
    play(state, "take deck", "take deck", "take deck")

    assert word(state, "order") == "ACB"


@pytest.mark.rule("NJT-16")
def test_an_empty_dojo_deck_is_made_of_the_discards_when_a_card_must_be_drawn() -> None:
    state = after("A[11] B[] dojo[2 2 2] deck[.]", "dojo")

    assert block(state, "deck") == ""
    play(state, "take deck")
    assert len(block(state, "deck")) == 52 - 2 - 3 - 1
    assert block(state, "discards") == ""


@pytest.mark.rule("NJT-16")
def test_a_deck_that_has_just_run_out_is_not_yet_shuffled() -> None:
    state = after("A[11] B[] dojo[2 2 2] deck[4.]", "dojo", "take deck")

    assert block(state, "deck") == ""
    assert len(block(state, "discards")) == 52 - 2 - 3 - 1


@pytest.mark.rule("NJT-16")
def test_an_empty_guard_deck_is_made_of_its_discards() -> None:
    state = after("A[55] B[] 1[1 ff] guards[.]", "house 1 strength", "strength 5", "banzai")

    assert len(block(state, "guards").replace("!", "")) == 40 - 1 - 1
    assert block(state, "guards-out") == ""


@pytest.mark.rule("NJT-16")
def test_guards_turned_up_in_this_invasion_are_not_yet_discards() -> None:
    """Three guards are turned up; the third time the deck is made of the other discards only."""
    state = read("A[5554] B[] 1[1 ffff] guards[22.] bag[ff]")
    play(state, "house 1 strength", "strength 5", "banzai", "strength 5", "banzai", "strength 5")
    assert block(state, "guards") == ""
    assert block(state, "guards-out").count("2") == 8 - 2

    play(state, "banzai")

    drawn = block(state, "guards") + block(state, "raid").split("turned=2,2,")[1].split()[0]
    assert len(drawn.replace("!", "")) == 40 - 1 - 2
    assert drawn.count("2") == 8 - 2


@pytest.mark.rule("NJT-16")
def test_an_empty_elite_deck_is_made_of_its_discards() -> None:
    state = after("A[55] B[] 1[1 fF] elites[.]", "house 1 strength", "strength 5", "banzai")

    assert len(block(state, "elites").split()) == 19
    assert block(state, "elites-out") == ""


@pytest.mark.rule("NJT-16")
def test_an_empty_bag_is_made_of_the_spent_treasures() -> None:
    state = after("A[5] B[] 1[1 ff] bag[.]", "house 1 strength", "strength 5", "leave")

    assert len(block(state, "bag")) == 90 - 2 - 1
    assert block(state, "spent") == ""
