"""NJT-17, NJT-18, NJT-20: learning, using tiles once a round, and what the Sensei offers."""

import pytest

from tests.games.ninjato.table import (
    TWO,
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

LAST = "placed[dojo dojo dojo dojo dojo]"
"""Five of the six shuriken of two players; B places the last one."""
DEAL = ("dojo", "take deck", "take deck", "take deck", "take deck")


@pytest.mark.rule("NJT-17")
def test_a_tile_is_learned_for_the_card_it_demands() -> None:
    state = after("A[145] B[] sensei[kenjutsu choho]", "learn kenjutsu 5")

    assert owns(state, "A", "14", "kenjutsu")
    assert block(state, "discards") == "5"
    assert block(state, "sensei") == "- choho"
    assert turn(state) == "B place"


@pytest.mark.rule("NJT-17")
def test_the_card_must_have_exactly_the_demanded_value() -> None:
    state = read("A[1455] B[] sensei[kenjutsu]")

    assert legal(state, "learn") == ["learn kenjutsu 5"]
    assert refused(state, "learn kenjutsu 4").clause == "NJT-17"
    assert refused(state, "learn kenjutsu").clause == "NJT-17"


@pytest.mark.rule("NJT-17")
def test_any_one_card_pays_for_a_question_mark() -> None:
    state = read("A[1455] B[] sensei[choho]")

    assert legal(state, "learn") == ["learn choho 1", "learn choho 4", "learn choho 5"]


@pytest.mark.rule("NJT-17")
def test_a_tile_of_a_style_one_knows_is_free_and_may_not_be_paid() -> None:
    """The rulebook's example: who has Kenjutsu discards nothing for other skills of the tiger."""
    state = read("A[145 kenjutsu] B[] sensei[katonjutsu intonjutsu taijutsu]")

    assert legal(state, "learn") == ["learn katonjutsu"]
    assert refused(state, "learn katonjutsu 4").clause == "NJT-17"
    play(state, "learn katonjutsu")
    assert owns(state, "A", "145", "kenjutsu", "katonjutsu")


@pytest.mark.rule("NJT-17")
def test_two_equal_open_tiles_are_offered_once() -> None:
    assert legal(read("A[1] B[] sensei[choho choho]"), "learn") == ["learn choho 1"]


@pytest.mark.rule("NJT-18")
def test_a_tile_is_used_once_a_round() -> None:
    state = after(
        "A[44 taijutsu] B[] 1[4 fsv] bag[f]", "house 1 strength", "strength 4+taijutsu", "banzai"
    )

    assert owns(state, "A", "taijutsu~")
    assert not any("taijutsu" in action for action in legal(state))


@pytest.mark.rule("NJT-18")
def test_two_equal_tiles_are_two_uses() -> None:
    state = after(
        "A[444 taijutsu taijutsu] B[] 1[4 fsv] guards[44]",
        "house 1 strength",
        "strength 4+taijutsu",
        "banzai",
        "strength 4+taijutsu",
    )

    assert owns(state, "A", "taijutsu~", "taijutsu~")


@pytest.mark.rule("NJT-18")
def test_used_tiles_are_turned_up_at_the_end_of_the_round() -> None:
    state = after(f"A[kenjutsu~ choho~] B[] {LAST}", *DEAL)

    assert word(state, "round") == "2"
    assert owns(state, "A", "kenjutsu", "choho")


@pytest.mark.rule("NJT-20")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_up_to_round_4_all_tiles_are_replaced_by_as_many_as_there_are_players(round_: int) -> None:
    position = f"{TWO} round {round_} {LAST} sensei[choho kenjutsu] tiles[spirit harmony choho]"

    state = after(position, *DEAL)

    assert block(state, "sensei") == "spirit harmony"
    assert block(state, "tiles").startswith("choho")


@pytest.mark.rule("NJT-20")
def test_a_tile_that_was_taken_is_not_replaced_before_the_round_ends() -> None:
    state = after("A[1] B[1] sensei[choho kenjutsu]", "learn choho 1")

    assert block(state, "sensei") == "- kenjutsu"


@pytest.mark.rule("NJT-20")
def test_tiles_that_nobody_took_leave_the_game() -> None:
    position = f"{TWO} round 1 {LAST} sensei[choho kenjutsu] tiles[spirit harmony .]"

    state = after(position, *DEAL)

    everywhere = block(state, "sensei") + block(state, "tiles") + block(state, "A")
    assert "choho" not in everywhere
    assert "kenjutsu" not in everywhere


@pytest.mark.rule("NJT-20")
def test_the_first_hensojutsu_is_laid_out_at_the_end_of_round_4() -> None:
    position = f"{TWO} round 4 {LAST} sensei[choho kenjutsu] tiles[spirit harmony]"

    state = after(position, *DEAL)

    assert word(state, "round") == "5"
    assert block(state, "sensei") == "hensojutsu"
    assert block(state, "tiles") == ".", "the rest of the big pile is out of the game"
    assert word(state, "disguises") == "2"


@pytest.mark.rule("NJT-20")
def test_exactly_one_hensojutsu_is_on_offer_also_if_the_last_was_not_taken() -> None:
    position = f"{TWO} round 6 {LAST} sensei[hensojutsu]"

    state = after(position, *DEAL)

    assert block(state, "sensei") == "hensojutsu"
    assert word(state, "disguises") == "0", "one is in the game, two have left it"


@pytest.mark.rule("NJT-20")
def test_a_hensojutsu_that_was_taken_leaves_a_gap_until_the_round_ends() -> None:
    state = after("A[1] B[1] round 5 sensei[hensojutsu]", "learn hensojutsu 1")

    assert legal(state, "learn") == []
