"""NJT-29 to NJT-34, NJT-57: leaving, failing, success, and pieces that run out."""

import pytest

from tests.games.ninjato.table import (
    GAME,
    after,
    block,
    legal,
    owns,
    play,
    read,
    refused,
    turn,
    view,
)
from uguisu.kernel.state import fields

EVERY_ELITE = "4/2 " * 4 + "5/2 5/2 4/1 4/1 " + "5/1 " * 4 + "6/3 6/3 3/0 3/0 3+5 1+3 2+4 1+5"
ALL_TREASURES = "f" * 24 + "s" * 21 + "v" * 18 + "j" * 15 + "g" * 12


@pytest.mark.rule("NJT-29")
def test_who_leaves_keeps_all_treasures() -> None:
    state = after("A[g] B[] 1[1 v] raid[1 strength banzai won=fsJ]", "leave")

    assert owns(state, "A", "fsjg")
    assert turn(state) == "B place"


@pytest.mark.rule("NJT-30")
def test_who_fails_keeps_one_of_their_choice_and_the_others_are_spent() -> None:
    state = read("A[] B[] 1[1 v] raid[1 strength won=ffsJ turned=5] bag[j]")

    play(state, "fail")
    assert legal(state) == ["keep f", "keep s", "keep j"]
    play(state, "keep j")

    assert owns(state, "A", "j")
    assert block(state, "spent") == "ffs"


@pytest.mark.rule("NJT-30")
def test_a_choice_without_alternative_is_made_at_once() -> None:
    state = after("A[] B[] 1[1 v] raid[1 strength won=ff turned=5]", "fail")

    assert owns(state, "A", "f")
    assert block(state, "spent") == "f"
    assert turn(state) == "B place"


@pytest.mark.rule("NJT-30")
def test_who_has_won_nothing_keeps_nothing() -> None:
    state = after("A[] B[] 1[5 v]", "house 1 strength", "fail")

    assert block(state, "A") == ""
    assert block(state, "spent") == ""


@pytest.mark.rule("NJT-31")
@pytest.mark.parametrize("end", ["leave", "fail"])
def test_the_rest_stays_one_treasure_is_added_and_the_sentry_stays(end: str) -> None:
    step = "banzai" if end == "leave" else "turned=5"
    state = read(f"A[] B[] 1[2! vJ] raid[1 strength {step} won=f] bag[s]")

    play(state, end)

    assert block(state, "1") == "T2 2! svJ"


@pytest.mark.rule("NJT-31")
def test_the_house_may_be_invaded_again_in_this_round() -> None:
    state = after("A[5] B[5] 1[2 fs]", "house 1 strength", "strength 5", "leave")

    assert legal(state, "house") == ["house 1 strength", "house 1 stealth"]


@pytest.mark.rule("NJT-32")
def test_a_beaten_elite_guard_is_kept_even_if_the_invasion_fails_later() -> None:
    state = read("A[5] B[] 1[1 SVJ] raid[1 strength guard=4/2 turned=4/2 won=f] elites[6/3]")

    play(state, "strength 5", "banzai", "fail", "keep f")

    assert owns(state, "A", "4/2")
    assert block(state, "elites-out") == "6/3"


@pytest.mark.rule("NJT-32")
def test_guards_that_were_turned_up_are_discarded_when_the_invasion_ends() -> None:
    state = read("A[55] B[] 1[1 fsv] guards[23!]")
    play(state, "house 1 strength", "strength 5", "banzai", "strength 5", "banzai")
    assert block(state, "guards-out") == ""

    play(state, "fail", "keep f")

    assert block(state, "guards-out") == "23!"


@pytest.mark.rule("NJT-32")
@pytest.mark.parametrize("side", ["strength", "stealth"])
def test_after_an_invasion_nothing_of_it_is_left_on_the_table(side: str) -> None:
    position = f"1[1 SJ] raid[1 {side} guard=3+5 turned=1,3+5 won=f beaten=first struck=5,4]"

    state = after(f"A[] B[] {position}", "fail")

    assert fields(GAME.read(GAME.write(state))) == fields(state)
    assert view(state).invasion is None


@pytest.mark.rule("NJT-29")
def test_what_was_taken_home_is_not_on_the_next_shuriken() -> None:
    state = read("A[] B[5] 1[1 sv] raid[1 strength banzai won=fJ] bag[g]")

    play(state, "leave", "house 1 strength", "strength 5")

    assert "won=s " in block(state, "raid") + " "


@pytest.mark.rule("NJT-33")
def test_who_takes_the_last_treasure_keeps_all_and_the_sentry_is_discarded() -> None:
    state = after("A[5 g] B[] 1[T4 1! f]", "house 1 strength", "strength 5")

    assert owns(state, "A", "fg")
    assert block(state, "guards-out") == "1!"
    assert turn(state) == "A marker"


@pytest.mark.rule("NJT-33")
def test_a_marker_of_one_of_the_other_clans_is_put_up_and_the_old_one_is_back() -> None:
    state = read("A[5] B[5] 1[T4 1 f] 2[M2 1 f]")
    play(state, "house 1 strength", "strength 5")

    supply = ["M5", "M6", "M8", "G2", "G4", "G5", "G8"]
    assert legal(state) == [f"marker {marker}" for marker in supply]
    play(state, "marker G8")
    assert block(state, "1") == "G8"

    play(state, "house 2 strength", "strength 5")
    assert "marker T4" in legal(state), "it returned to the supply"
    assert "marker G8" not in legal(state)


@pytest.mark.rule("NJT-33")
def test_a_marker_of_the_same_clan_or_of_another_house_is_refused() -> None:
    state = read("A[] B[] 1[T4] 2[M8] raid[1 strength success]")

    assert refused(state, "marker T5").clause == "NJT-33"
    assert refused(state, "marker M8").clause == "NJT-33"


@pytest.mark.rule("NJT-33")
def test_the_house_is_empty_for_the_rest_of_the_round() -> None:
    state = after("A[5] B[5] 1[T4 1 f]", "house 1 strength", "strength 5", "marker M5")

    assert legal(state, "house") == []


@pytest.mark.rule("NJT-32", "NJT-33")
def test_success_discards_the_guards_turned_up_and_the_sentry() -> None:
    state = read("A[55] B[] 1[1 fs] guards[2]")

    play(state, "house 1 strength", "strength 5", "banzai", "strength 5")

    assert block(state, "guards-out") == "12"


@pytest.mark.rule("NJT-34")
def test_where_no_elite_card_is_left_an_ordinary_guard_takes_its_place() -> None:
    state = read(f"A[5] B[{EVERY_ELITE}] 1[1 fJS] guards[2!] bag[g]")
    play(state, "house 1 strength", "strength 5", "banzai")

    assert "turned=2!" in block(state, "raid")
    assert block(state, "1") == "T2 1 SJG", "its alarm is carried out"


@pytest.mark.rule("NJT-34")
def test_the_last_elite_card_is_still_turned_up() -> None:
    state = read(f"A[5] B[{EVERY_ELITE.replace('5/2', '', 1)}] 1[1 fJS] guards[2]")
    play(state, "house 1 strength", "strength 5", "banzai")

    assert "turned=5/2" in block(state, "raid")


@pytest.mark.rule("NJT-34")
def test_such_a_guard_is_discarded_when_beaten_and_gives_no_honour() -> None:
    state = read(f"A[55] B[{EVERY_ELITE}] 1[1 fJS] guards[2]")
    play(state, "house 1 strength", "strength 5", "banzai", "strength 5", "leave")

    assert block(state, "guards-out") == "2"
    assert view(state).players[0].elites == ()


@pytest.mark.rule("NJT-57")
def test_without_any_treasure_left_nothing_is_added_and_an_alarm_has_no_effect() -> None:
    rest = ALL_TREASURES.replace("ff", "", 1)
    state = read(f"A[55] B[{rest}] 1[1 ff] guards[2!]")

    play(state, "house 1 strength", "strength 5", "banzai")
    assert block(state, "1") == "T2 1 f", "nothing came, nothing turned red"
    play(state, "fail")

    assert block(state, "1") == "T2 1 f"
    assert owns(state, "A", "f")


@pytest.mark.rule("NJT-57")
def test_a_refill_gives_what_there_is() -> None:
    rest = ALL_TREASURES.replace("ff", "", 1)
    placed = "placed[dojo dojo dojo dojo dojo]"
    state = read(f"A[] B[1 {rest}] {placed} 2[3 f]")

    play(state, "dojo", "take deck", "take deck", "take deck")

    assert [len(house.light) for house in view(state).houses] == [1, 1, 0, 0, 0]


@pytest.mark.rule("NJT-57", "NJT-64")
def test_a_house_that_got_no_treasure_keeps_its_sentry() -> None:
    rest = ALL_TREASURES.replace("f", "", 1)
    placed = "placed[dojo dojo dojo dojo dojo]"
    state = read(f"A[] B[1 {rest}] {placed} 1[5 f] 2[3!] guards[1]")

    play(state, "dojo", "take deck", "take deck", "take deck")

    assert block(state, "2").split()[1:] == ["3!"]


@pytest.mark.rule("NJT-57")
def test_a_house_without_treasures_cannot_be_invaded() -> None:
    assert legal(read("A[5] B[] 1[3] 2[3 f]"), "house") == ["house 2 strength", "house 2 stealth"]


@pytest.mark.rule("NJT-57")
def test_a_guard_once_turned_up_stays_and_wins_even_a_red_treasure() -> None:
    state = read("A[5 choho] B[] 1[1 fJ] raid[1 strength guard=2 turned=2 won=S]")

    play(state, "choho S f")
    assert block(state, "1") == "T2 1 SJ"
    play(state, "strength 5")

    assert "won=fS" in block(state, "raid")


@pytest.mark.rule("NJT-57")
def test_the_sentry_of_a_house_with_only_red_treasures_wins_a_red_one() -> None:
    state = after("A[5] B[] 1[1 SJ]", "house 1 strength", "strength 5")

    assert "won=S" in block(state, "raid")


@pytest.mark.rule("NJT-57")
def test_lost_treasures_are_spent_before_the_new_one_is_drawn() -> None:
    rest = ALL_TREASURES.replace("ff", "", 1).replace("s", "", 1)
    state = read(f"A[] B[{rest}] 1[1 s] raid[1 strength turned=5 won=ff]")

    play(state, "fail")

    assert block(state, "1") == "T2 1 fs", "the fan that was lost came back through the bag"
