"""NJT-11, NJT-12: turns, and where a shuriken may go."""

import pytest

from tests.games.ninjato.table import (
    THREE,
    TWO,
    after,
    block,
    legal,
    new,
    play,
    play_at_random,
    read,
    refused,
    turn,
    view,
    word,
)
from uguisu.kernel.rng import Lots

GIVE_UP = ("house 1 strength", "fail")


@pytest.mark.rule("NJT-11")
def test_each_places_one_shuriken_in_turn_order_until_all_have_placed_three() -> None:
    state = read(f"{THREE} order CAB 1[3 fsv]")

    turns = []
    while word(state, "round") == "1":
        turns.append(turn(state)[0])
        play(state, *GIVE_UP)

    assert "".join(turns) == "CABCABCAB"
    assert turn(state) == "C place"


@pytest.mark.rule("NJT-11")
def test_a_place_is_carried_out_at_once_before_the_next_player_acts() -> None:
    state = after(f"{THREE} 1[3 fsv]", "house 1 strength")

    assert turn(state) == "A strike"


@pytest.mark.rule("NJT-11")
def test_shuriken_do_not_block_others_nor_ones_own() -> None:
    state = after(f"{TWO} 1[3 fsv]", *GIVE_UP, *GIVE_UP)

    assert "house 1 strength" in legal(state)
    assert block(state, "placed") == "1strength 1strength"


@pytest.mark.rule("NJT-12")
def test_an_emptied_house_takes_no_shuriken_in_this_round() -> None:
    state = after("A[5] B[55] 1[3 f] 2[3 s]", "house 1 strength", "strength 5", "marker M6")

    assert legal(state, "house") == ["house 2 strength", "house 2 stealth"]
    assert refused(state, "house 1 stealth").clause == "NJT-12"


@pytest.mark.rule("NJT-12")
@pytest.mark.parametrize(
    ("hand", "tiles", "offered"),
    [
        ("1234", "kenjutsu", []),
        ("5", "kenjutsu", ["learn kenjutsu 5"]),
        ("", "choho", []),
        ("5", "", []),
    ],
)
def test_the_sensei_needs_a_tile_that_can_be_paid(
    hand: str, tiles: str, offered: list[str]
) -> None:
    state = read(f"A[{hand}] B[] sensei[{tiles}]")

    assert legal(state, "learn") == offered


@pytest.mark.rule("NJT-12")
def test_the_palace_needs_an_envoy_that_can_be_paid() -> None:
    assert legal(read("A[fv] B[] palace[M42]"), "envoy") == []
    assert legal(read("A[fj] B[] palace[M42]"), "envoy") == ["envoy 1 fj"]
    assert legal(read("A[fj] B[]"), "envoy") == []


@pytest.mark.rule("NJT-12")
def test_the_pavilion_needs_a_rumour_that_can_be_paid() -> None:
    assert legal(read("A[f] B[] pavilion[Wj]"), "rumour") == []
    assert legal(read("A[f] B[] pavilion[Wj Wf]"), "rumour") == ["rumour 2 f"]


@pytest.mark.rule("NJT-12")
def test_the_dojo_is_always_open() -> None:
    assert legal(read("A[1234555] B[]"), "dojo") == ["dojo"]


@pytest.mark.rule("NJT-12")
def test_a_house_may_be_invaded_without_a_card_for_its_sentry() -> None:
    state = read("A[1] B[] 1[3 fsv] bag[j]")

    play(state, "house 1 strength")

    assert legal(state) == ["fail"]
    play(state, "fail")
    assert block(state, "1") == "T2 3 fsvj", "NJT-31: giving up is failing"
    assert turn(state) == "B place"


@pytest.mark.rule("NJT-12")
def test_there_is_no_leaving_before_the_sentry_is_beaten() -> None:
    state = after("A[5] B[] 1[3 fsv]", "house 1 strength")

    assert refused(state, "leave").clause == "NJT-12"
    assert refused(state, "banzai").clause == "NJT-12"


@pytest.mark.rule("NJT-12")
def test_nobody_can_pass_every_first_action_of_a_turn_places_a_shuriken() -> None:
    state = new(3, 1)
    lots = Lots(1)

    while not state.is_over:
        asks, left, seat = view(state).asks, state.shuriken_left(state.turn), state.turn
        choices = state.legal(seat)
        for action in choices if asks == "place" else []:
            placed = state.clone()
            placed.apply(seat, action)
            assert placed.shuriken_left(seat) == (left - 1 if left > 1 or placed.placements else 3)
        state.apply(seat, choices[lots.below(len(choices))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_random_game_ends_after_seven_rounds(seats: int) -> None:
    for seed in range(40):
        state = new(seats, seed)
        play_at_random(state, seed)
        assert word(state, "round") == "7"
        assert turn(state) == "over"
