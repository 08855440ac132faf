"""NJT-21, NJT-23 to NJT-25, NJT-54: what beats a guard, and what it costs."""

import pytest

from tests.games.ninjato.table import GAME, after, block, legal, owns, play, read, refused
from uguisu.games.ninjato.actions import FAIL, STRIKE, value_of


def strikes(hand: str, sentry: str = "3", side: str = "strength") -> list[str]:
    """The strikes of a hand, which may contain tiles, against this sentry."""
    state = after(f"A[{hand}] B[] 1[{sentry} fsv]", f"house 1 {side}")
    return [action.removeprefix(f"{side} ") for action in legal(state, side)]


@pytest.mark.rule("NJT-21")
@pytest.mark.parametrize(
    ("side", "sentry", "winning"),
    [
        ("strength", "1", ["2", "4", "5"]),
        ("strength", "3", ["4", "5"]),
        ("strength", "5", []),
        ("stealth", "5", ["1", "2", "4"]),
        ("stealth", "2", ["1"]),
        ("stealth", "1", []),
    ],
)
def test_by_strength_higher_by_stealth_lower_and_equal_loses(
    side: str, sentry: str, winning: list[str]
) -> None:
    assert strikes("1245", sentry, side) == winning


@pytest.mark.rule("NJT-21")
def test_a_strike_that_is_not_enough_is_refused() -> None:
    state = after("A[3] B[] 1[3 fsv]", "house 1 strength")

    error = refused(state, "strength 3")

    assert error.clause == "NJT-21"
    assert "higher than 3" in str(error)


@pytest.mark.rule("NJT-23")
def test_a_three_is_a_card_or_a_kicker() -> None:
    assert strikes("3", "2") == ["3"]
    assert strikes("43", "4") == ["4+3"]
    assert strikes("23", "2", "stealth") == ["2+3"]


@pytest.mark.rule("NJT-23")
def test_several_kickers_may_go_with_one_card() -> None:
    assert strikes("4333", "5") == ["4+3+3", "4+3+3+3"]


@pytest.mark.rule("NJT-23")
def test_a_three_can_kick_another_three_but_not_itself() -> None:
    assert strikes("33", "3") == ["3+3"]
    assert strikes("3", "3") == []


@pytest.mark.rule("NJT-23")
def test_a_kicker_needs_a_base_card() -> None:
    state = after("A[3] B[] 1[3 fsv]", "house 1 strength")

    assert refused(state, "strength 3+3").clause == "NJT-23"


@pytest.mark.rule("NJT-24")
def test_a_strike_is_one_base_with_kickers_and_tiles() -> None:
    assert strikes("43 taijutsu", "5") == ["4+3+taijutsu"]


@pytest.mark.rule("NJT-24")
@pytest.mark.parametrize(
    ("side", "strike", "value"),
    [
        ("strength", "4", 4),
        ("strength", "boryaku", 4),
        ("strength", "1+3+3+taijutsu+katonjutsu", 6),
        ("strength", "2+3+kenjutsu", 7),
        ("stealth", "4", 4),
        ("stealth", "boryaku", 2),
        ("stealth", "1+3+3+taijutsu+shinobi-iri", -4),
        ("stealth", "5+3+intonjutsu", -1),
    ],
)
def test_the_value_is_the_base_or_what_it_is_set_to_then_plus_and_minus_the_rest(
    side: str, strike: str, value: int
) -> None:
    assert value_of(GAME.read_action(f"{side} {strike}")) == value


@pytest.mark.rule("NJT-24")
def test_boryaku_can_be_kicked_and_modified() -> None:
    found = strikes("3 boryaku taijutsu katonjutsu", "5")

    assert "boryaku+3+taijutsu" in found
    assert "boryaku+katonjutsu" in found
    assert strikes("boryaku intonjutsu", "1", "stealth") == ["boryaku+intonjutsu"]
    assert strikes("boryaku kenjutsu", "5") == ["boryaku+kenjutsu"]


@pytest.mark.rule("NJT-24")
def test_who_cannot_or_will_not_beat_the_guard_fails() -> None:
    assert legal(after("A[1] B[] 1[3 fsv]", "house 1 strength")) == ["fail"]
    assert legal(after("A[5] B[] 1[3 fsv]", "house 1 strength")) == ["strength 5", "fail"]


@pytest.mark.rule("NJT-24")
def test_no_strike_is_offered_twice() -> None:
    tiles = "taijutsu taijutsu katonjutsu katonjutsu kenjutsu kenjutsu boryaku boryaku"
    found = strikes(f"3333345 {tiles}", "1")

    assert len(found) == len(set(found))
    assert len(found) > 300


@pytest.mark.rule("NJT-25")
def test_played_cards_are_discarded_and_used_tiles_turned_down() -> None:
    state = after(
        "A[2433 taijutsu katonjutsu choho] B[] 1[5 fsv]",
        "house 1 strength",
        "strength 2+3+3+taijutsu+katonjutsu",
    )

    assert owns(state, "A", "4", "taijutsu~", "katonjutsu~", "choho")
    assert block(state, "discards") == "233"


@pytest.mark.rule("NJT-25")
def test_boryaku_is_turned_down_and_no_card_is_discarded() -> None:
    state = after("A[2 boryaku] B[] 1[3 fsv]", "house 1 strength", "strength boryaku")

    assert owns(state, "A", "2", "boryaku~")
    assert block(state, "discards") == ""


@pytest.mark.rule("NJT-54")
def test_kickers_taijutsu_and_boryaku_count_the_way_that_helps() -> None:
    assert "3+taijutsu" in strikes("3 taijutsu", "3")
    assert "3+taijutsu" in strikes("3 taijutsu", "3", "stealth")
    assert strikes("boryaku", "3") == ["boryaku"], "4 by strength"
    assert strikes("boryaku", "3", "stealth") == ["boryaku"], "2 by stealth"


@pytest.mark.rule("NJT-54")
def test_a_tile_that_could_only_do_harm_is_not_offered() -> None:
    harmful = "katonjutsu kenjutsu"
    assert strikes(f"1 {harmful}", "5", "stealth") == ["1"]
    harmful = "shinobi-iri intonjutsu"
    assert strikes(f"5 {harmful}", "1") == ["5"]


@pytest.mark.rule("NJT-54")
def test_a_strike_of_the_other_side_is_refused() -> None:
    state = after("A[1 shinobi-iri] B[] 1[5 fsv]", "house 1 strength")

    assert refused(state, "stealth 1+shinobi-iri").clause == "NJT-54"


@pytest.mark.rule("NJT-54")
def test_values_are_not_limited_to_0_to_6() -> None:
    """Against an elite guard of 6 a set card with a kicker, against one of 0 one below it."""
    strong = read("A[13 kenjutsu] B[] 1[1 F] raid[1 strength guard=6/3 turned=6/3]")
    sly = read("A[13 intonjutsu] B[] 1[1 F] raid[1 stealth guard=3/0 turned=3/0]")

    assert "strength 1+3+kenjutsu" in legal(strong)
    assert legal(strong, "strength") == ["strength 1+3+kenjutsu"]
    assert legal(sly, "stealth") == ["stealth 1+3+intonjutsu"]


@pytest.mark.rule("NJT-54")
def test_several_tiles_may_join_and_a_strike_may_contain_more_than_needed() -> None:
    found = strikes("53 taijutsu taijutsu katonjutsu", "1")

    assert "5" in found
    assert "5+3+taijutsu+taijutsu+katonjutsu" in found


@pytest.mark.rule("NJT-54")
def test_kenjutsu_or_intonjutsu_is_in_a_strike_once_and_never_both() -> None:
    found = strikes("5 kenjutsu kenjutsu intonjutsu", "1")

    assert found == ["5", "5+kenjutsu"]


@pytest.mark.rule("NJT-54")
def test_boryaku_pays_for_nothing() -> None:
    assert legal(read("A[boryaku] B[] sensei[kenjutsu katonjutsu]"), "learn") == []


@pytest.mark.rule("NJT-19")
@pytest.mark.parametrize(
    ("hand", "sentry", "side", "strike"),
    [
        ("3 taijutsu", "3", "strength", "3+taijutsu"),
        ("3 taijutsu", "3", "stealth", "3+taijutsu"),
        ("2 katonjutsu", "3", "strength", "2+katonjutsu"),
        ("4 shinobi-iri", "3", "stealth", "4+shinobi-iri"),
        ("5 intonjutsu", "1", "stealth", "5+intonjutsu"),
        ("1 kenjutsu", "5", "strength", "1+kenjutsu"),
        ("boryaku", "3", "strength", "boryaku"),
        ("boryaku", "3", "stealth", "boryaku"),
    ],
)
def test_what_each_striking_skill_does(hand: str, sentry: str, side: str, strike: str) -> None:
    assert strikes(hand, sentry, side) == [strike]


@pytest.mark.rule("NJT-19")
@pytest.mark.parametrize(
    ("hand", "sentry", "side"),
    [
        ("3 taijutsu", "4", "strength"),
        ("2 katonjutsu", "4", "strength"),
        ("4 shinobi-iri", "2", "stealth"),
        ("boryaku", "4", "strength"),
        ("boryaku", "2", "stealth"),
    ],
)
def test_and_no_more_than_that(hand: str, sentry: str, side: str) -> None:
    assert strikes(hand, sentry, side) == []


def test_every_offered_strike_beats_the_guard() -> None:
    tiles = "taijutsu katonjutsu kenjutsu boryaku taijutsu shinobi-iri intonjutsu"
    for side in ("strength", "stealth"):
        for sentry in range(1, 6):
            state = after(f"A[1233345 {tiles}] B[] 1[{sentry} fsv]", f"house 1 {side}")
            values = [value_of(a) for a in state.legal(0) if STRIKE <= a < FAIL]
            assert values
            assert all(v > sentry if side == "strength" else v < sentry for v in values)


def test_a_strike_changes_nothing_but_hand_tiles_guard_and_treasure() -> None:
    state = after("A[5] B[44] 1[3 fsv] 2[3 j]", "house 1 strength")
    play(state, "strength 5")

    assert block(state, "B") == "44"
    assert block(state, "2") == "T4 3 j"
    assert block(state, "1") == "T2 3 sv"
