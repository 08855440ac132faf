"""WOC-12 to WOC-15, WOC-24: the third order."""

import pytest

from tests.games.war_of_clans.table import legal, play, provinces, read, refused, turn, word


@pytest.mark.rule("WOC-12")
def test_an_army_at_home_attacks_weaker_armies_of_other_clans_elsewhere() -> None:
    state = read("A[t3 o2 h1] B[u2 m1 t1] C[o3 h2] A:n order 3")

    # Three Takeda: not their own clan, not the three Oda. Two Oda: only single cards.
    # Nobody is weaker than the one Hojo.
    assert legal(state) == ["txBu", "txBm", "txCh", "oxBt", "oxBm"]


@pytest.mark.rule("WOC-12")
def test_with_five_players_the_provinces_of_all_others_can_be_attacked() -> None:
    state = read("A[u1] B[u1] C[t2] D[u1] E[u1] C:n order 3")

    assert legal(state) == ["txAu", "txBu", "txDu", "txEu"]


@pytest.mark.rule("WOC-12")
def test_the_attacked_army_loses_one_card_and_the_attacker_none() -> None:
    state = read("A[t3] B[u2] C[] A:nnn B:oooo order 3 discards u4")

    play(state, "txBu")

    assert provinces(state) == "A[t3] B[u1] C[]"
    assert word(state, "discards") == "u5"


@pytest.mark.rule("WOC-12")
@pytest.mark.parametrize(("strength", "may"), [(1, True), (2, True), (3, False), (4, False)])
def test_only_an_army_with_strictly_fewer_cards_can_be_attacked(strength: int, may: bool) -> None:
    state = read(f"A[t3] B[u{strength}] C[m1] A:n order 3")

    assert ("txBu" in legal(state)) is may


@pytest.mark.rule("WOC-12")
@pytest.mark.parametrize(
    ("action", "why"),
    [("txAu", "home"), ("txCt", "same clan"), ("uxCt", "not weaker"), ("mxCt", "no such army")],
)
def test_other_attacks_are_refused(action: str, why: str) -> None:
    state = read("A[t3 u1] B[o1] C[t1] A:n order 3")

    assert refused(state, action).clause == "WOC-12", why


@pytest.mark.rule("WOC-13")
def test_the_attack_is_mandatory_and_the_player_chooses_which() -> None:
    state = read("A[t2] B[u1 m1] C[o1] A:tumo B:tttt")

    play(state, "u>C", "m>A")

    assert turn(state) == "A3"
    assert legal(state) == ["txBu", "txBm", "txCo"]


@pytest.mark.rule("WOC-13")
def test_without_a_legal_attack_the_turn_ends() -> None:
    state = read("A[] B[u2] C[] A:tumo B:tttt")

    play(state, "u>C", "m>A")

    assert turn(state) == "B1"


@pytest.mark.rule("WOC-14")
def test_the_army_a_card_was_deployed_into_cannot_be_attacked() -> None:
    state = read("A[t3] B[u1] C[h1] A:uuon B:tttt")

    play(state, "u>B", "o>A")

    assert legal(state) == ["txCh"]
    assert refused(state, "txBu").clause == "WOC-14"


@pytest.mark.rule("WOC-14")
def test_the_army_a_ninja_was_played_on_cannot_be_attacked() -> None:
    state = read("A[t3] B[u3] C[h1] A:on B:tttt")

    play(state, "nxBu", "o>A")

    assert legal(state) == ["txCh"]


@pytest.mark.rule("WOC-14")
def test_the_army_a_moved_card_was_put_into_cannot_be_attacked() -> None:
    state = read("A[t3] B[u1] C[u1 h1] A:on B:tttt")

    play(state, "o>C", "uB>C")

    assert legal(state) == ["txCh"]


@pytest.mark.rule("WOC-14")
def test_protection_is_of_the_army_not_of_the_clan() -> None:
    state = read("A[t3] B[u1] C[u1] A:uuon B:tttt")

    play(state, "u>B", "o>A")

    assert legal(state) == ["txCu"]


@pytest.mark.rule("WOC-14")
def test_the_province_of_a_protected_army_is_not_protected() -> None:
    state = read("A[t3] B[u1 m1] C[] A:uuon B:tttt")

    play(state, "u>B", "o>A")

    assert legal(state) == ["txBm"]


@pytest.mark.rule("WOC-14")
def test_protection_lasts_when_the_deployed_card_is_moved_on() -> None:
    state = read("A[t3] B[u1] C[h1] A:uo B:tttt")

    play(state, "u>B", "uB>C")

    assert provinces(state) == "A[t3] B[u1] C[u1 h1]"
    assert legal(state) == ["txCh"]


@pytest.mark.rule("WOC-14")
def test_a_column_emptied_and_filled_again_stays_protected() -> None:
    state = read("A[t3] B[u1] C[u1 h1] A:on B:tttt")

    play(state, "nxBu", "uC>B")

    assert provinces(state) == "A[t3] B[u1] C[h1]"
    assert legal(state) == ["txCh"]


@pytest.mark.rule("WOC-14")
@pytest.mark.parametrize("second", ["t>A", "tC>A"])
def test_an_army_touched_at_home_attacks_with_its_new_strength(second: str) -> None:
    state = read("A[t1] B[u1] C[t1] A:tmo B:hhhh")

    play(state, "m>C", second)

    assert "txBu" in legal(state)


@pytest.mark.rule("WOC-14")
def test_protection_ends_with_the_turn() -> None:
    state = read("A[t3] B[u1] C[o3] A:uu B:hh C:mm")

    play(state, "u>B", "u>A", "h>A", "h>B")
    assert turn(state) == "C1"
    play(state, "m>A", "m>C")

    assert "oxBu" in legal(state)


@pytest.mark.rule("WOC-15")
def test_an_army_a_card_was_only_moved_away_from_can_be_attacked() -> None:
    state = read("A[t3] B[u3] C[] A:mm B:tttt")

    play(state, "m>C", "uB>C")

    assert provinces(state) == "A[t3] B[u2] C[u1 m1]"
    assert legal(state) == ["txBu"]


@pytest.mark.rule("WOC-24")
def test_there_is_one_attack_in_a_turn() -> None:
    state = read("A[t3] B[u1 m1] C[o1] A:nnn B:hhhh order 3")

    play(state, "txBu")

    assert turn(state) == "B1"


@pytest.mark.rule("WOC-24")
def test_ones_own_loyalty_clan_must_be_attacked_if_it_is_the_only_target() -> None:
    state = read("A[u2] B[t1] C[] A:mmo B:hhhh loyal tum")

    play(state, "m>C", "m>A")

    assert turn(state) == "A3"
    assert legal(state) == ["uxBt"]


@pytest.mark.rule("WOC-24")
def test_ones_own_loyalty_clan_is_a_target_among_others() -> None:
    state = read("A[u2] B[t1 m1] C[] A:n order 3 loyal tum")

    assert legal(state) == ["uxBt", "uxBm"]


@pytest.mark.rule("WOC-12", "WOC-13", "WOC-14", "WOC-15")
def test_the_example_of_the_rules_page() -> None:
    """docs/rules/war-of-clans.md, An example: Aki is A, Ben B, Chie C."""
    state = read("A[t3 o1] B[u2 m1] C[o2] A:uo B:hhhh")

    play(state, "u>B", "mB>C")

    assert legal(state) == ["txCo"]


@pytest.mark.rule("WOC-12", "WOC-14")
def test_the_example_of_the_rules_page_had_aki_played_at_home() -> None:
    state = read("A[t3 o1] B[u2 m1] C[o2] A:uo B:hhhh")

    play(state, "u>B", "o>A")

    assert legal(state) == ["txBm", "txCo", "oxBm"]
