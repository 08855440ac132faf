"""NJT-22, NJT-26 to NJT-28, NJT-58: guards, alarms and pairs. How it ends: test_invasion_end.py."""

import pytest

from tests.games.ninjato.table import after, block, legal, owns, play, read, refused, turn, view


@pytest.mark.rule("NJT-22")
def test_the_sentry_is_the_first_guard() -> None:
    state = after("A[5] B[] 1[4 fsv]", "house 1 strength")

    raid = view(state).invasion
    assert raid
    assert raid.guard
    assert raid.guard.strength == (4,)
    assert not raid.turned


@pytest.mark.rule("NJT-22")
def test_light_treasures_are_won_from_the_least_valuable_up_then_red_ones() -> None:
    tiles = "boryaku boryaku"
    state = read(f"A[5555555 {tiles}] B[] 1[1 jgsFV] guards[11] elites[3/0 3/0]")
    play(state, "house 1 strength", "strength 5")

    won = [block(state, "raid").split("won=")[1].split()[0]]
    for _ in range(3):
        play(state, "banzai", "strength 5")
        won.append(block(state, "raid").split("won=")[1].split()[0])

    assert won == ["s", "sj", "sjg", "sjgF"]


@pytest.mark.rule("NJT-22")
def test_every_guard_beaten_puts_one_treasure_on_the_shuriken() -> None:
    state = after("A[55] B[] 1[1 fsv] guards[1]", "house 1 strength", "strength 5", "banzai")
    play(state, "strength 5")

    assert "won=fs" in block(state, "raid")
    assert block(state, "1") == "T2 1 v"


@pytest.mark.rule("NJT-26")
def test_with_treasure_left_the_player_leaves_or_shouts_banzai() -> None:
    state = after("A[5] B[] 1[1 fsv]", "house 1 strength", "strength 5")

    assert legal(state) == ["banzai", "leave"]


@pytest.mark.rule("NJT-26")
@pytest.mark.parametrize(("house", "turned"), [("fs", "2"), ("fS", "6/3"), ("ffS", "2")])
def test_banzai_turns_up_a_guard_or_an_elite_guard_if_only_red_ones_are_left(
    house: str, turned: str
) -> None:
    state = read(f"A[5] B[] 1[1 {house}] guards[2] elites[6/3]")

    play(state, "house 1 strength", "strength 5", "banzai")

    assert f"turned={turned}" in block(state, "raid")


@pytest.mark.rule("NJT-27")
def test_the_rulebooks_example_of_an_alarm() -> None:
    """A jade comes from the bag, the gold turns red; the 3 is beaten by a 2 and the jade won."""
    state = read("A[2] B[] 1[5 g] raid[1 stealth banzai won=sv] guards[3!] bag[j]")

    play(state, "banzai")
    assert block(state, "1") == "T2 5 jG"
    play(state, "stealth 2")

    assert "won=svj" in block(state, "raid")
    play(state, "leave")
    assert owns(state, "A", "svj")


@pytest.mark.rule("NJT-27")
def test_the_treasure_that_an_alarm_brings_may_turn_red_itself() -> None:
    state = after("A[] B[] 1[5 fs] raid[1 stealth banzai won=f] guards[1!] bag[g]", "banzai")

    assert block(state, "1") == "T2 5 fsG"


@pytest.mark.rule("NJT-27")
def test_the_alarm_of_a_sentry_is_ignored() -> None:
    state = after("A[5] B[] 1[3! fs] bag[g]", "house 1 strength")

    assert block(state, "1") == "T2 3! fs"


@pytest.mark.rule("NJT-28")
@pytest.mark.parametrize(("side", "strike"), [("strength", "5"), ("stealth", "1")])
def test_an_elite_guard_may_have_a_value_for_each_side(side: str, strike: str) -> None:
    state = read(f"A[12345] B[] 1[1 J] raid[1 {side} guard=4/2 turned=4/2 won=f]")

    assert f"{side} {strike}" in legal(state)
    assert all(action.split()[1] == strike or "+" in action for action in legal(state, side))


@pytest.mark.rule("NJT-28")
def test_of_a_pair_both_must_be_beaten_by_separate_strikes_for_one_treasure() -> None:
    state = read("A[45 kenjutsu] B[] 1[1 FJ] raid[1 strength guard=3+5 turned=3+5 won=f]")

    play(state, "strength 4")
    assert turn(state) == "A strike"
    assert "won=f " in block(state, "raid") + " "
    play(state, "strength 5+kenjutsu second")

    assert "won=fF" in block(state, "raid")
    assert owns(state, "A", "3+5")


@pytest.mark.rule("NJT-58")
def test_the_invader_chooses_which_of_a_pair_to_strike_first() -> None:
    state = read("A[55 kenjutsu] B[] 1[1 J] raid[1 strength guard=3+5 turned=3+5 won=f]")

    found = legal(state, "strength")

    assert "strength 5" in found
    assert "strength 5+kenjutsu second" in found
    assert "strength 5 second" not in found


@pytest.mark.rule("NJT-58")
def test_a_beaten_half_stays_beaten_also_through_harmony() -> None:
    state = read("A[54 harmony] B[] 1[1 J] raid[1 strength guard=3+5 turned=3+5 won=f]")

    play(state, "strength 5", "harmony")

    assert legal(state, "stealth") == ["stealth 4 second"]
    assert refused(state, "stealth 4").clause == "NJT-58"


@pytest.mark.rule("NJT-58")
def test_a_beaten_half_cannot_be_struck_again() -> None:
    state = read("A[54] B[] 1[1 J] raid[1 strength guard=3+5 turned=3+5 won=f]")

    play(state, "strength 5")

    assert legal(state) == ["fail"], "the 4 would beat the first"


@pytest.mark.rule("NJT-58")
def test_there_is_no_leaving_until_both_are_beaten() -> None:
    state = read("A[5] B[] 1[1 J] raid[1 strength guard=3+5 turned=3+5 won=f]")

    play(state, "strength 5")

    assert legal(state) == ["fail"]
    assert refused(state, "leave").clause == "NJT-58"
    assert refused(state, "banzai").clause == "NJT-58"


@pytest.mark.rule("NJT-58")
def test_failing_against_a_pair_discards_it_and_the_cards_played_are_lost() -> None:
    state = read("A[5] B[] 1[1 J] raid[1 strength guard=3+5 turned=3+5 won=f]")

    play(state, "strength 5", "fail")

    assert block(state, "elites-out") == "3+5"
    assert block(state, "discards") == "5"
    assert owns(state, "A", "f")


@pytest.mark.rule("NJT-58")
def test_a_pair_is_one_card() -> None:
    state = read("A[54] B[] 1[1 JG] raid[1 strength guard=1+3 turned=1+3 won=f]")

    play(state, "strength 4", "strength 5 second")

    assert len(view(state).players[0].elites) == 1


@pytest.mark.rule("NJT-58")
def test_a_single_guard_has_no_second_half() -> None:
    state = after("A[5] B[] 1[1 J]", "house 1 strength")

    assert refused(state, "strength 5 second").clause == "NJT-58"
