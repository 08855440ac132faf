"""NJT-35 to NJT-38: bribing envoys and spreading rumours."""

import pytest

from tests.games.ninjato.table import (
    GAME,
    after,
    block,
    honour,
    legal,
    owns,
    play,
    read,
    refused,
    turn,
    view,
)


@pytest.mark.rule("NJT-35")
def test_an_envoy_is_paid_exactly_scores_at_once_and_lies_open_before_the_payer() -> None:
    state = after("A[ffjg] B[] palace[T47 M42]", "envoy 2 fj")

    assert owns(state, "A", "fg", "M42", "bribes=7")
    assert honour(state) == [7, 0]
    assert block(state, "palace") == "T47"
    assert turn(state) == "B place"


@pytest.mark.rule("NJT-35")
def test_what_is_not_demanded_or_not_owned_is_refused() -> None:
    state = read("A[ffv] B[] palace[M42]")

    assert refused(state, "envoy 1 fv").clause == "NJT-36"
    assert refused(state, "envoy 1 fj").clause == "NJT-35"
    assert refused(state, "envoy 2 fv").clause == "NJT-38"


@pytest.mark.rule("NJT-35")
def test_every_way_to_pay_is_offered_once_the_cheapest_first() -> None:
    state = read("A[fffjgg] B[] palace[M42 T53]")

    assert legal(state, "envoy") == [
        "envoy 1 fj",
        "envoy 1 fg",
        "envoy 1 jg",
        "envoy 1 gg",
        "envoy 2 fff",
        "envoy 2 ffj",
        "envoy 2 ffg",
        "envoy 2 fjg",
        "envoy 2 fgg",
        "envoy 2 jgg",
    ]


@pytest.mark.rule("NJT-36")
@pytest.mark.parametrize(
    ("envoy", "treasures", "paid", "expected"),
    [
        ("M42", "fj", "fj", 7),
        ("T53", "fsj", "fsj", 10),
        ("T71", "vjjj", "vjjj", 19),
        ("T71", "ffff", "ffff", 8),
        ("T71", "svvv", "svvv", 15),
        ("T71", "fvvg", "fvvg", 14),
        ("T14", "fffj", "j", 5),
        ("T14", "fffj", "fffj", 11),
    ],
)
def test_the_rulebooks_payments_at_the_palace(
    envoy: str, treasures: str, paid: str, expected: int
) -> None:
    state = after(f"A[{treasures}] B[] palace[{envoy}]", f"envoy 1 {paid}")

    assert honour(state) == [expected, 0]


@pytest.mark.rule("NJT-36")
def test_one_to_four_treasures_are_as_many_as_the_payer_likes() -> None:
    state = read("A[ffj] B[] palace[T14]")

    assert legal(state, "envoy") == [f"envoy 1 {paid}" for paid in ("f", "j", "ff", "fj", "ffj")]


@pytest.mark.rule("NJT-65")
@pytest.mark.parametrize(
    ("envoy", "paid", "expected"),
    [
        ("T71", "vvvg", 17),
        ("T71", "ffgg", 11),
        ("T71", "fjgg", 17),
        ("T71", "gggg", 20),
        ("M42", "gg", 7),
    ],
)
def test_the_payer_chooses_what_to_spend_and_gold_means_what_is_worth_most(
    envoy: str, paid: str, expected: int
) -> None:
    state = read(f"A[{paid}] B[] palace[{envoy}]")

    assert legal(state, "envoy") == [f"envoy 1 {paid}"]
    play(state, f"envoy 1 {paid}")
    assert honour(state) == [expected, 0]


@pytest.mark.rule("NJT-37")
def test_a_rumour_is_paid_scores_at_once_and_is_taken() -> None:
    state = after("A[fjg] B[] pavilion[Wj G??]", "rumour 2 fg")

    assert owns(state, "A", "j", "G??", "spreading=7")
    assert block(state, "pavilion") == "Wj"


@pytest.mark.rule("NJT-37")
def test_a_rumour_asks_for_one_or_two_treasures() -> None:
    state = read("A[ffj] B[] pavilion[Wj G?? F? Df]")

    assert legal(state, "rumour") == [
        "rumour 1 j",
        "rumour 2 ff",
        "rumour 2 fj",
        "rumour 3 f",
        "rumour 3 j",
        "rumour 4 f",
    ]


@pytest.mark.rule("NJT-38")
def test_spent_treasures_go_to_the_spent_pile() -> None:
    state = after("A[ffj] B[f] palace[M42] pavilion[W?]", "envoy 1 fj", "rumour 1 f")

    assert block(state, "spent") == "ffj"


@pytest.mark.rule("NJT-38")
def test_a_taken_card_is_not_replaced_before_the_round_ends() -> None:
    state = after("A[fj] B[f] palace[M42 T47] pavilion[W? Gf]", "envoy 1 fj", "rumour 2 f")

    assert block(state, "palace") == "- T47"
    assert block(state, "pavilion") == "W?"


def test_the_view_tells_the_payer_what_each_payment_scores() -> None:
    state = read("A[fj] B[] palace[M42] pavilion[W?]")

    values = {GAME.write_action(action): value for action, value in view(state, "A").values}

    assert values == {"envoy 1 fj": 7, "rumour 1 f": 2, "rumour 1 j": 5}
    assert view(state, "B").values == ()
