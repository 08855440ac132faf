"""Views as numbers."""

import pytest

from tests.games.ninja_master.table import GAME, SEATS, new, read
from uguisu.games.ninja_master.state import NinjaMasterState


def part(state: NinjaMasterState, observer: int | None, name: str) -> list[float]:
    numbers = GAME.encode(GAME.view(state, observer))
    at = 0
    for field in GAME.encoding:
        if field.name == name:
            return numbers[at : at + field.size]
        at += field.size
    raise AssertionError(name)


@pytest.mark.parametrize("seats", SEATS)
def test_the_size_is_the_same_for_all_player_counts(seats: int) -> None:
    state = new(seats)

    for observer in (*range(seats), None):
        numbers = GAME.encode(GAME.view(state, observer))
        assert len(numbers) == sum(field.size for field in GAME.encoding) == 117


def test_seats_are_counted_from_the_observer() -> None:
    state = read("A:5 B:10 C:15 sword C shuriken B [O3 BS SW] o=C+500")

    assert part(state, 1, "scores") == [0.5, 0.75, 0.25, 0, 0]
    assert part(state, 1, "sword") == [0, 1, 0, 0, 0]
    assert part(state, 1, "shuriken") == [1, 0, 0, 0, 0]
    assert part(state, 1, "holders")[:5] == [0, 1, 0, 0, 0]


def test_dice_are_counted_only_when_they_rest() -> None:
    assert part(read("A:3 B:3 [O3 O1 BS SW]"), 0, "dice") == [
        *(4 / 9, 0, 0, 0, 0),
        *(0, 0.5, 0, 0, 0),
        *(1 / 9, 0),
    ]
    assert not any(part(read("A:3 B:3 rolling [O3 O1 BS SW]"), 0, "dice"))


def test_the_time_that_has_passed_is_a_part_of_the_round() -> None:
    assert part(read("A:3 B:3 [O3] o=A+7500"), 0, "elapsed") == [0.25]
    assert part(read("A:3 B:3 round 5 limit 10"), 0, "rounds") == [0.5]
