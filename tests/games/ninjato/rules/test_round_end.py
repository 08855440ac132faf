"""NJT-39 to NJT-44, NJT-61, NJT-64: what happens when all shuriken are placed."""

import pytest

from tests.games.ninjato.table import TWO, after, block, legal, play, read, turn, view, word

FIVE = "placed[dojo 1strength dojo 1strength dojo]"
"""Five of the six shuriken of two players; B places the last one."""
LAST = ("house 1 strength", "fail")


def end_of(round_: int, more: str = "", seats: str = TWO) -> str:
    """A position before the last shuriken of a round, which B gives up in house 1."""
    return f"{seats} round {round_} {FIVE} 1[3 fsv] {more}"


@pytest.mark.rule("NJT-39")
def test_the_order_is_new_and_everybody_has_the_shuriken_back() -> None:
    state = after(end_of(1, "order BA"), *LAST)

    assert word(state, "order") == "BA"
    assert block(state, "placed") == ""
    assert [player.shuriken for player in view(state).players] == [3, 3]
    assert turn(state) == "B place"


@pytest.mark.rule("NJT-40")
def test_all_used_tiles_are_turned_up() -> None:
    state = after(end_of(1, seats="A[kenjutsu~] B[choho~ spirit~]"), *LAST)

    assert "~" not in block(state, "A") + block(state, "B")


@pytest.mark.rule("NJT-41")
def test_the_sensei_is_renewed() -> None:
    state = after(end_of(1, "sensei[choho choho] tiles[kenjutsu boryaku]"), *LAST)

    assert block(state, "sensei") == "kenjutsu boryaku"


@pytest.mark.rule("NJT-42")
def test_every_emptied_house_gets_three_light_treasures_and_a_new_sentry() -> None:
    state = read(end_of(1, "2[M4] bag[jfffggg] guards[5!2]"))

    play(state, *LAST)

    assert block(state, "2") == "M4 5! fff", "its alarm is ignored"
    assert block(state, "3").split()[1:] == ["2", "ggg"]


@pytest.mark.rule("NJT-43")
def test_palace_and_pavilion_are_filled_up_to_four() -> None:
    state = after(end_of(1, "palace[T47 - T22] pavilion[- W?] envoys[M19] rumours[Gf]"), *LAST)

    assert block(state, "palace").split()[:3] == ["T47", "M19", "T22"]
    assert len(block(state, "palace").split()) == 4
    assert block(state, "pavilion").split()[:2] == ["Gf", "W?"]
    assert len(block(state, "pavilion").split()) == 4


@pytest.mark.rule("NJT-43")
def test_while_the_decks_last() -> None:
    envoys = "T22 T47 T25 T62 T14 T53 T71 M28 M42 M36 M56 M19 M45 M68 G31 G39 G33 G59 G17"
    state = after(end_of(1, seats=f"A[{envoys}] B[]"), *LAST)

    assert len(block(state, "palace").split()) == 2
    assert block(state, "envoys") == ""


@pytest.mark.rule("NJT-44")
@pytest.mark.parametrize(("round_", "scored"), [(1, 0), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0)])
def test_the_clans_are_scored_after_rounds_3_and_5_then_comes_the_next(
    round_: int, scored: int
) -> None:
    state = after(end_of(round_, seats="A[T47] B[]"), *LAST)

    assert turn(state) == ("A first" if scored else "A place")
    assert (view(state).scoring is not None) == bool(scored)
    if scored:
        play(state, "reward honour")
    assert turn(state) == "A place"
    assert word(state, "round") == str(round_ + 1)


@pytest.mark.rule("NJT-44")
def test_after_round_7_the_clans_are_scored_and_the_game_ends() -> None:
    state = after(end_of(7, seats="A[T47] B[]"), *LAST)
    assert turn(state) == "A first"

    play(state, "reward honour")

    assert turn(state) == "over"


@pytest.mark.rule("NJT-61")
def test_after_round_7_order_tiles_palace_and_pavilion_are_renewed_and_no_house() -> None:
    more = "order BA palace[T22] pavilion[Wf] envoys[M19] rumours[Gf] sensei[hensojutsu]"
    state = after(end_of(7, more, seats="A[T47 kenjutsu~] B[]"), *LAST)

    assert word(state, "order") == "BA"
    assert "kenjutsu~" not in block(state, "A")
    assert block(state, "palace").split()[1] == "M19"
    assert block(state, "pavilion").split()[1] == "Gf"
    assert block(state, "2") == "T4"
    assert block(state, "sensei") == "hensojutsu"


@pytest.mark.rule("NJT-64")
def test_houses_not_emptied_keep_sentry_treasures_and_sides() -> None:
    state = after(end_of(1, "2[G8 4! fffssvJG]"), *LAST)

    assert block(state, "2") == "G8 4! fffssvJG"


@pytest.mark.rule("NJT-64")
def test_treasures_of_a_house_have_no_upper_limit() -> None:
    state = read("A[] B[] 1[5 ffffffffff] bag[sss]")

    for _ in range(3):
        play(state, *LAST)

    assert block(state, "1") == "T2 5 ffffffffffsss"


@pytest.mark.rule("NJT-64")
def test_a_new_sentry_comes_from_the_ordinary_deck_and_only_those_have_alarms() -> None:
    state = after(end_of(1), *LAST)
    seen = view(state)

    assert all(house.sentry and not house.sentry.elite for house in seen.houses)
    assert all(not guard.alarm for player in seen.players for guard in player.elites)
    assert seen.elite_deck == 20


@pytest.mark.rule("NJT-64")
def test_the_two_other_clans_always_have_a_marker_in_supply() -> None:
    """Even if one clan holds four houses, and the fifth changes from another clan."""
    state = read("A[5] B[] 1[T2] 2[T4] 3[T5] 4[T6] 5[M2 1 f]")

    play(state, "house 5 strength", "strength 5")

    assert legal(state) == ["marker T8", *(f"marker G{value}" for value in (2, 4, 5, 6, 8))]
