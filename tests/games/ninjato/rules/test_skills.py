"""NJT-19, NJT-59, NJT-60: Choho, Spirit and Harmony, and when they may be used."""

import pytest

from tests.games.ninjato.table import after, block, legal, owns, play, read, refused, turn
from uguisu.games.ninjato.game import Ninjato
from uguisu.games.ninjato.pieces.numbers import NONE
from uguisu.games.rulebook import printed_components


def raid(position: str) -> list[str]:
    """The skills that may be used in this position."""
    return legal(read(position), "choho", "spirit", "harmony")


@pytest.mark.rule("NJT-19")
def test_choho_swaps_a_treasure_on_the_shuriken_with_any_in_the_house() -> None:
    position = "A[choho] B[] 1[3 svG] raid[1 strength banzai won=ff]"

    assert raid(position) == ["choho f s", "choho f v", "choho f G"]
    state = after(position, "choho f v")
    assert block(state, "1") == "T2 3 fsG"
    assert "won=fv" in block(state, "raid")
    assert owns(state, "A", "choho~")


@pytest.mark.rule("NJT-19")
def test_a_red_one_taken_for_a_light_one_turns_the_best_light_one_red() -> None:
    state = after("A[choho] B[] 1[3 svG] raid[1 strength banzai won=f]", "choho f G")

    assert block(state, "1") == "T2 3 fsV"


@pytest.mark.rule("NJT-19")
def test_the_treasure_just_put_back_may_be_the_one_that_turns() -> None:
    """The rulebook's example: a fan goes into the house for a red jade, and turns red."""
    state = after("A[choho] B[] 1[3 J] raid[1 strength banzai won=f]", "choho f J")

    assert block(state, "1") == "T2 3 F"
    assert "won=J" in block(state, "raid")


@pytest.mark.rule("NJT-19")
def test_a_red_fan_is_red_as_well() -> None:
    state = after("A[choho] B[] 1[3 F] raid[1 strength banzai won=s]", "choho s F")

    assert block(state, "1") == "T2 3 S"


@pytest.mark.rule("NJT-19")
def test_it_is_a_light_one_that_turns_even_if_a_better_one_is_red_already() -> None:
    state = after("A[choho] B[] 1[3 sVG] raid[1 strength banzai won=f]", "choho f V")

    assert block(state, "1") == "T2 3 fSG"


@pytest.mark.rule("NJT-19")
def test_spirit_turns_up_a_used_tile_but_no_hensojutsu_and_no_spirit() -> None:
    tiles = "spirit kenjutsu~ choho taijutsu~ taijutsu hensojutsu"
    position = f"A[{tiles}] B[] round 5 1[3 s] raid[1 strength banzai won=f]"

    assert legal(read(position), "spirit") == ["spirit taijutsu", "spirit kenjutsu"]
    state = after(position, "spirit kenjutsu")
    assert owns(state, "A", "spirit~", "kenjutsu")
    assert legal(state, "spirit") == []


@pytest.mark.rule("NJT-19")
def test_two_spirits_do_not_turn_each_other_up() -> None:
    """As only house components can have them."""
    tile = "spirit = { copies = "
    game = Ninjato(printed_components("ninjato").replace(f"{tile}1", f"{tile}2"))
    state = game.read("A[spirit spirit~ choho~] B[] 1[3 s] raid[1 strength banzai won=f]")

    texts = [game.write_action(action) for action in state.legal(0)]

    assert [text for text in texts if text.startswith("spirit")] == ["spirit choho"]


@pytest.mark.rule("NJT-19")
@pytest.mark.parametrize("skill", ["spirit", "hensojutsu"])
def test_what_spirit_cannot_turn_up_is_refused(skill: str) -> None:
    state = read("A[spirit hensojutsu] B[] round 5 1[3 s] raid[1 strength banzai won=f]")

    assert refused(state, f"spirit {skill}").clause == "NJT-19"


@pytest.mark.rule("NJT-19")
def test_a_tile_turned_up_by_spirit_can_be_used_again_in_this_round() -> None:
    state = read("A[11 spirit kenjutsu] B[] 1[5 fsv] guards[5]")

    play(state, "house 1 strength", "strength 1+kenjutsu", "spirit kenjutsu", "banzai")

    assert "strength 1+kenjutsu" in legal(state)


@pytest.mark.rule("NJT-19")
def test_harmony_changes_the_side_for_the_rest_of_the_invasion() -> None:
    """The rulebook's example: a 5 appears; from strength to stealth, and a 3 beats it."""
    state = read("A[532 harmony] B[] 1[4 fsv] guards[54]")
    play(state, "house 1 strength", "strength 5", "banzai")
    assert legal(state, "strength", "stealth") == []

    play(state, "harmony", "stealth 3", "banzai")

    assert legal(state, "strength", "stealth") == ["stealth 2"], "against the next guard too"


@pytest.mark.rule("NJT-19")
def test_harmony_ends_with_the_invasion() -> None:
    state = read("A[55 harmony] B[11] 1[4 fsv]")
    play(state, "house 1 stealth", "harmony", "strength 5", "leave", "house 1 stealth", "stealth 1")

    assert turn(state) == "B banzai"
    assert block(state, "raid").split()[1] == "stealth"


@pytest.mark.rule("NJT-19")
def test_hensojutsu_is_of_no_use_in_an_invasion() -> None:
    state = after("A[4 hensojutsu] B[] round 5 1[3 fs]", "house 1 strength")

    assert legal(state) == ["strength 4", "fail"]


@pytest.mark.rule("NJT-59")
@pytest.mark.parametrize(
    ("swap", "house"),
    [("choho J S", "vJ"), ("choho f v", "fS"), ("choho J v", "SJ")],
)
def test_only_red_for_light_turns_anything_and_sides_are_kept(swap: str, house: str) -> None:
    state = after("A[choho] B[] 1[3 vS] raid[1 strength banzai won=fJ]", swap)

    assert block(state, "1") == f"T2 3 {house}"


@pytest.mark.rule("NJT-59")
def test_a_treasure_keeps_its_side_on_the_shuriken() -> None:
    state = after("A[5] B[] 1[3 FJ]", "house 1 strength", "strength 5")

    assert "won=F" in block(state, "raid")


@pytest.mark.rule("NJT-59")
def test_choho_needs_a_treasure_won_in_this_invasion() -> None:
    state = after("A[5 ff choho] B[] 1[3 sv]", "house 1 strength")

    assert legal(state, "choho") == []
    assert refused(state, "choho f s").clause == "NJT-59"


@pytest.mark.rule("NJT-59")
def test_choho_needs_that_treasure_in_the_house() -> None:
    state = read("A[choho] B[] 1[3 v] raid[1 strength banzai won=f]")

    assert refused(state, "choho f V").clause == "NJT-59"


@pytest.mark.rule("NJT-59")
def test_the_treasure_added_after_leaving_cannot_be_swapped() -> None:
    state = after("A[5 choho] B[] 1[3 fv] bag[g]", "house 1 strength", "strength 5", "leave")

    assert turn(state) == "B place"
    assert block(state, "1") == "T2 3 vg"


@pytest.mark.rule("NJT-60")
def test_with_a_guard_up_all_three_may_be_used() -> None:
    position = "A[choho spirit harmony taijutsu~] B[] 1[3 v] raid[1 strength won=f turned=3]"

    assert raid(position) == ["harmony", "spirit taijutsu", "choho f v"]


@pytest.mark.rule("NJT-60")
def test_at_the_banzai_choice_all_three_may_be_used() -> None:
    position = "A[choho spirit harmony taijutsu~] B[] 1[3 v] raid[1 strength banzai won=f]"

    assert raid(position) == ["harmony", "spirit taijutsu", "choho f v"]


@pytest.mark.rule("NJT-60")
def test_after_failing_choho_and_spirit_but_no_harmony_and_no_fight() -> None:
    position = "A[5 choho spirit harmony taijutsu~] B[] 1[3 v] raid[1 strength failed won=fs]"
    state = read(position)

    assert legal(state) == ["keep f", "keep s", "spirit taijutsu", "choho f v", "choho s v"]
    assert refused(state, "harmony").clause == "NJT-60"
    assert refused(state, "strength 5").clause == "NJT-30"


@pytest.mark.rule("NJT-60")
def test_choho_after_failing_saves_a_better_treasure() -> None:
    state = after("A[choho] B[] 1[3 J] raid[1 strength failed won=fs]", "choho f J")

    assert legal(state, "keep") == ["keep s", "keep j"]
    play(state, "keep j")
    assert owns(state, "A", "j", "choho~")


@pytest.mark.rule("NJT-30")
@pytest.mark.rule("NJT-60")
def test_after_choho_a_single_treasure_is_kept_without_asking() -> None:
    state = after("A[choho] B[] 1[3 J] raid[1 strength failed won=f]", "choho f J")

    assert owns(state, "A", "j", "choho~")
    assert state.house == NONE


@pytest.mark.rule("NJT-30")
def test_after_spirit_what_can_still_be_changed_is_asked() -> None:
    state = after("A[choho~ spirit] B[] 1[3 J] raid[1 strength failed won=f]", "spirit choho")

    assert legal(state) == ["keep f", "choho f J"]


@pytest.mark.rule("NJT-30")
def test_after_a_spirit_that_changes_nothing_a_single_treasure_is_kept() -> None:
    state = after("A[kenjutsu~ spirit] B[] 1[3 J] raid[1 strength failed won=f]", "spirit kenjutsu")

    assert owns(state, "A", "f", "kenjutsu", "spirit~")


@pytest.mark.rule("NJT-60")
@pytest.mark.parametrize("phase", ["", "take 2", "discard"])
def test_spirit_is_used_only_in_an_invasion(phase: str) -> None:
    hand = "11112222" if phase == "discard" else "1"
    state = read(f"A[{hand} spirit taijutsu~] B[] dojo[1 2 3] {phase}")

    assert legal(state, "spirit") == []


@pytest.mark.rule("NJT-60")
def test_harmony_gives_a_split_elite_guard_its_other_value() -> None:
    state = read("A[5 harmony] B[] 1[3 J] raid[1 stealth guard=4/2 turned=4/2 won=f]")
    assert legal(state, "stealth") == []

    play(state, "harmony")

    assert legal(state, "strength") == ["strength 5"]


@pytest.mark.rule("NJT-60")
def test_a_tile_joins_a_strike_once_even_with_spirit_at_hand() -> None:
    state = after("A[4 taijutsu spirit] B[] 1[5 fs]", "house 1 strength")

    assert legal(state, "strength") == []


@pytest.mark.rule("NJT-18")
@pytest.mark.parametrize("use", ["harmony", "choho f v", "spirit taijutsu"])
def test_a_used_tile_cannot_be_used_again(use: str) -> None:
    tiles = "harmony~ choho~ spirit~ taijutsu~"
    state = read(f"A[{tiles}] B[] 1[3 v] raid[1 strength banzai won=f]")

    assert refused(state, use).clause == "NJT-18"
