"""WOC-7 to WOC-11, WOC-16: the first and the second order."""

import pytest

from tests.games.war_of_clans.table import (
    GAME,
    hand,
    legal,
    new,
    play,
    provinces,
    read,
    refused,
    turn,
    until_over,
    word,
)
from uguisu.kernel.errors import BadNotation


@pytest.mark.rule("WOC-7")
def test_the_first_order_deploys_any_troop_into_any_province_but_ones_own() -> None:
    state = read("A[] B[] C[] D[] B:tumo")

    assert sorted(legal(state)) == sorted(f"{clan}>{to}" for clan in "tumo" for to in "ACD")


@pytest.mark.rule("WOC-7")
def test_with_five_players_there_are_four_provinces_to_deploy_into() -> None:
    state = read("A[] B[] C[] D[] E[] E:hhhh")

    assert legal(state) == ["h>A", "h>B", "h>C", "h>D"]


@pytest.mark.rule("WOC-7")
def test_a_deployed_troop_leaves_the_hand_and_joins_its_clans_army() -> None:
    state = read("A[] B[t1 u1] C[] A:ttmo")

    play(state, "t>B")

    assert provinces(state) == "A[] B[t2 u1] C[]"
    assert hand(state, "A") == "tmo"
    assert turn(state) == "A2"


@pytest.mark.rule("WOC-7")
def test_a_troop_one_does_not_hold_cannot_be_deployed() -> None:
    state = read("A[] B[] C[] A:tttt B:uuuu")

    assert refused(state, "u>B").clause == "WOC-7"


@pytest.mark.rule("WOC-8")
def test_a_ninja_may_be_played_instead_of_the_first_order() -> None:
    state = read("A[] B[t2] C[u1] A:tunn discards t3")

    play(state, "nxBt")

    assert provinces(state) == "A[] B[t1] C[u1]"
    assert hand(state, "A") == "tun"
    assert word(state, "discards") == "t4n1"
    assert turn(state) == "A2"


@pytest.mark.rule("WOC-8")
def test_a_ninja_goes_for_any_army_in_another_province_and_none_at_home() -> None:
    state = read("A[t1 u5] B[u2 h1] C[] D[o3] A:tnnn")

    ninjas = [action for action in legal(state) if action.startswith("n")]

    assert ninjas == ["nxBu", "nxBh", "nxDo"]


@pytest.mark.rule("WOC-8")
def test_a_ninja_removes_an_army_of_one_card() -> None:
    state = read("A[] B[h1] C[] A:tn")

    play(state, "nxBh")

    assert provinces(state) == "A[] B[] C[]"


@pytest.mark.rule("WOC-8")
@pytest.mark.parametrize("position", ["A[] B[] C[] A:tnnn", "A[t3 u1] B[] C[] A:tnnn"])
def test_without_an_army_elsewhere_a_ninja_has_no_target(position: str) -> None:
    assert legal(read(position)) == ["t>B", "t>C"]


@pytest.mark.rule("WOC-8")
def test_on_the_empty_table_of_the_first_turn_no_ninja_can_be_played() -> None:
    tables = [new(3, seed, start="A") for seed in range(40)]

    with_ninja = [state for state in tables if "n" in hand(state, "A")]

    assert len(with_ninja) > 3
    for state in with_ninja:
        assert not [action for action in legal(state) if action.startswith("n")]


@pytest.mark.rule("WOC-8")
def test_only_one_ninja_is_played_in_a_turn() -> None:
    state = read("A[] B[t2] C[] A:tnnn")

    play(state, "nxBt")

    assert refused(state, "nxBt").clause == "WOC-8"


@pytest.mark.rule("WOC-9")
def test_a_ninja_cannot_be_deployed_as_a_troop() -> None:
    first = read("A[] B[t1] C[] A:tnnn")
    second = read("A[] B[t1] C[] A:tnnn order 2")

    assert legal(first) == ["t>B", "t>C", "nxBt"]
    assert legal(second) == ["t>A", "tB>A", "tB>C"]


@pytest.mark.rule("WOC-9")
@pytest.mark.parametrize("text", ["n>A", "n>B", "nB>C", "nxBn"])
def test_there_is_no_way_to_write_a_ninja_that_stands_in_a_province(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.read_action(text)

    assert error.value.clause == ("WOC-9" if text[1] == ">" else "")


@pytest.mark.rule("WOC-9")
@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize("province", ["A", "B", "C"])
def test_who_puts_a_ninja_into_a_province_is_told_why_not(order: int, province: str) -> None:
    """B has an army to point at, C has none."""
    state = read(f"A[] B[t1] C[] A:tnnn order {order}")
    picks = ["hand:ninja", f"province:{province}"]

    reason = GAME.why_not_picks(GAME.view(state, 0), state.legal(0), picks)

    assert reason is not None
    assert reason.clause == "WOC-9"
    assert "Ninjas are not troops" in GAME.say(reason)


@pytest.mark.rule("WOC-10")
def test_the_second_order_plays_at_home_or_moves_a_card_from_elsewhere() -> None:
    state = read("A[o2] B[t1 u2] C[h1] A:um order 2")

    at_home = ["u>A", "m>A"]
    moves = ["tB>A", "tB>C", "uB>A", "uB>C", "hC>A", "hC>B"]
    assert sorted(legal(state)) == sorted(at_home + moves)


@pytest.mark.rule("WOC-10")
def test_with_five_players_a_card_moves_to_any_of_four_provinces() -> None:
    state = read("A[] B[] C[] D[t1] E[u1] E:n order 2")

    assert legal(state) == ["tD>A", "tD>B", "tD>C", "tD>E"]


@pytest.mark.rule("WOC-10")
def test_a_troop_played_at_home_leaves_the_hand() -> None:
    state = read("A[t1] B[] C[] A:ttm B:tttt order 2")

    play(state, "t>A")

    assert provinces(state) == "A[t2] B[] C[]"
    assert "t" in hand(state, "A")


@pytest.mark.rule("WOC-10")
@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("tB>A", "A[t2] B[t1] C[t1]"),
        ("tB>C", "A[t1] B[t1] C[t2]"),
        ("tC>B", "A[t1] B[t3] C[]"),
    ],
)
def test_one_card_moves_to_another_province(action: str, expected: str) -> None:
    state = read("A[t1] B[t2] C[t1] A:nnn B:uuuu order 2")

    play(state, action)

    assert provinces(state) == expected


@pytest.mark.rule("WOC-10")
def test_no_card_is_moved_out_of_ones_own_province() -> None:
    state = read("A[o2] B[t1] C[] A:um order 2")

    assert refused(state, "oA>B").clause == "WOC-10"


@pytest.mark.rule("WOC-10")
def test_a_troop_from_the_hand_goes_to_no_other_province_in_the_second_order() -> None:
    state = read("A[] B[t1] C[] A:um order 2")

    assert refused(state, "u>B").clause == "WOC-10"


@pytest.mark.rule("WOC-10")
def test_three_ninjas_left_force_a_move() -> None:
    state = read("A[] B[] C[] A:tnnn")

    play(state, "t>B")

    assert legal(state) == ["tB>A", "tB>C"]


@pytest.mark.rule("WOC-11")
@pytest.mark.parametrize("to", ["A", "C"])
def test_the_card_just_deployed_may_be_moved(to: str) -> None:
    state = read("A[] B[] C[] A:tumo B:uuuu")

    play(state, "t>B", f"tB>{to}")

    assert provinces(state) == {"A": "A[t1] B[] C[]", "C": "A[] B[] C[t1]"}[to]


@pytest.mark.rule("WOC-16")
def test_orders_are_given_in_their_order() -> None:
    state = read("A[t2] B[u1] C[o1] A:tumo B:uuuu")

    assert [refused(state, action).clause for action in ("oC>B", "txBu")] == ["WOC-16", "WOC-16"]
    play(state, "u>C")
    assert turn(state) == "A2"
    assert [refused(state, action).clause for action in ("t>B", "txBu")] == ["WOC-10", "WOC-16"]
    play(state, "m>A")
    assert turn(state) == "A3"
    assert [refused(state, action).clause for action in ("t>A", "oC>B")] == ["WOC-16", "WOC-16"]
    play(state, "txBu")
    assert turn(state) == "B1"


@pytest.mark.rule("WOC-16")
def test_the_first_and_second_order_cannot_be_declined() -> None:
    """Every legal action of a whole game's first and second orders changes a province."""
    for seed in range(3):
        state = new(4, seed)
        for _ in until_over(state):
            before = provinces(state)
            order = state.order
            play(state, legal(state)[-1])
            assert order == 3 or provinces(state) != before
