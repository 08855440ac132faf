"""What a result is worth."""

from itertools import product

import pytest

from uguisu.server.tournament.points import (
    arena_points,
    keeps_lantern,
    places_among,
    swiss_points,
)


@pytest.mark.parametrize(
    ("seats", "points"),
    [(2, [4, 0]), (3, [4, 2, 0]), (4, [4, 2, 1, 0]), (6, [4, 2, 1, 0, 0, 0])],
)
def test_an_arena_gives_four_two_and_one_and_nothing_for_the_last(
    seats: int, points: list[int]
) -> None:
    assert [arena_points(place, seats) for place in range(1, seats + 1)] == points


def test_a_swiss_table_always_gives_the_same_sum() -> None:
    for marks in product(range(4), repeat=4):
        places = [1 + sum(other < mark for other in marks) for mark in marks]

        assert sum(swiss_points(place, places, 4) for place in places) == 10


def test_who_share_a_place_get_the_mean_of_the_places_they_fill() -> None:
    places = [1, 2, 2, 4]

    assert [swiss_points(place, places, 4) for place in places] == [4, 2.5, 2.5, 1]


def test_bots_that_fill_seats_take_nobodys_place() -> None:
    counted = [False, True, True, True]

    assert places_among([1, 2, 2, 4], counted) == (0, 1, 1, 3)


@pytest.mark.parametrize(
    ("place", "seats", "keeps"),
    [(1, 2, True), (2, 2, False), (2, 3, True), (2, 4, True), (3, 4, False), (3, 3, False)],
)
def test_below_second_or_last_the_lantern_goes_out(place: int, seats: int, keeps: bool) -> None:
    assert keeps_lantern(place, seats) is keeps
