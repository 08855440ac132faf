"""NJT-36, NJT-65: what a demand makes of a payment. Numbers are the rulebook's."""

import pytest

from uguisu.games.ninjato.actions import TREASURES
from uguisu.games.ninjato.components import DEMANDS
from uguisu.games.ninjato.pieces.payments import (
    PACKED,
    PAID,
    PAYMENTS,
    SMALL_PAYMENTS,
    covers,
    honours,
    number_of,
    packed,
    purse,
)
from uguisu.kernel.piece_names import counts

ONE_ANY_THREE_ALIKE = "any alike alike alike"


def honour(demand: str, paid: str) -> int:
    """What this payment scores at this demand, 0 if it does not satisfy it."""
    places = [DEMANDS[word] for word in demand.split()]
    return honours(places)[number_of(counts(TREASURES, paid, "treasure"))]


@pytest.mark.rule("NJT-36")
def test_the_rulebooks_example_of_a_fan_and_a_jade() -> None:
    assert honour("fan jade", "fj") == 7
    assert honour("fan jade", "ff") == 0
    assert honour("fan jade", "f") == 0
    assert honour("fan jade", "ffj") == 0


@pytest.mark.rule("NJT-36")
@pytest.mark.parametrize(
    ("paid", "expected"), [("vjjj", 19), ("ffff", 8), ("svvv", 15), ("fvvg", 14)]
)
def test_the_rulebooks_examples_of_one_of_any_kind_and_three_alike(
    paid: str, expected: int
) -> None:
    assert honour(ONE_ANY_THREE_ALIKE, paid) == expected


@pytest.mark.rule("NJT-36")
@pytest.mark.parametrize("paid", ["ffss", "fsvj", "fff", "ffjj"])
def test_three_alike_are_not_two_pairs_nor_three_in_all(paid: str) -> None:
    assert honour(ONE_ANY_THREE_ALIKE, paid) == 0


@pytest.mark.rule("NJT-36")
@pytest.mark.parametrize(("paid", "expected"), [("fff", 6), ("fsj", 10), ("vvv", 12), ("ff", 0)])
def test_treasures_of_any_kinds_alike_or_different(paid: str, expected: int) -> None:
    assert honour("any any any", paid) == expected


@pytest.mark.rule("NJT-36")
@pytest.mark.parametrize(("paid", "expected"), [("f", 2), ("fj", 7), ("sss", 9), ("fsvj", 14)])
def test_one_to_four_treasures_of_any_kinds(paid: str, expected: int) -> None:
    assert honour("any any? any? any?", paid) == expected


@pytest.mark.rule("NJT-65")
@pytest.mark.parametrize(
    ("paid", "expected"), [("vvvg", 17), ("ffgg", 11), ("fjgg", 17), ("gggg", 20)]
)
def test_gold_takes_the_meaning_that_is_worth_most(paid: str, expected: int) -> None:
    assert honour(ONE_ANY_THREE_ALIKE, paid) == expected


@pytest.mark.rule("NJT-65")
def test_in_a_named_place_gold_is_what_is_named() -> None:
    assert honour("fan jade", "gg") == 7
    assert honour("fan jade", "fg") == 7
    assert honour("fan jade", "gj") == 7
    assert honour("fan scroll", "gg") == 5


@pytest.mark.rule("NJT-65")
def test_where_any_will_do_gold_is_a_jade() -> None:
    assert honour("any", "g") == 5
    assert honour("any any any", "ggf") == 12


@pytest.mark.rule("NJT-65")
def test_among_alike_ones_gold_is_what_the_others_are_or_a_jade() -> None:
    assert honour("alike alike", "fg") == 4
    assert honour("alike alike", "gg") == 10


def test_payments_are_all_multisets_of_one_to_four_the_cheapest_first() -> None:
    assert len(PAID) == PAYMENTS == len({tuple(paid) for paid in PAID})
    assert [sum(paid) for paid in PAID] == sorted(sum(paid) for paid in PAID)
    assert all(sum(paid) <= 2 for paid in PAID[:SMALL_PAYMENTS])
    assert sum(PAID[SMALL_PAYMENTS]) == 3
    assert [paid.index(1) for paid in PAID[:5]] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("owned", [[0] * 5, [1, 2, 0, 0, 3], [4, 4, 4, 4, 4], [24, 0, 0, 0, 1]])
def test_packed_multisets_compare_like_lists(owned: list[int]) -> None:
    for paid, number in zip(PAID, PACKED, strict=True):
        enough = all(n <= m for n, m in zip(paid, owned, strict=True))
        assert covers(packed(owned), number) == enough


def test_a_purse_tells_treasures_apart_as_far_as_payments_can() -> None:
    assert purse([4, 0, 0, 0, 0], 0) == purse([9, 0, 0, 0, 0], 0)
    assert purse([3, 0, 0, 0, 0], 0) != purse([4, 0, 0, 0, 0], 0)
    assert purse([9, 9, 1, 0, 2, 0, 3], 2) == purse([1, 0, 2, 0, 3], 0)
