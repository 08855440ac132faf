"""A view as numbers."""

import pytest

from tests.games.shinobi.table import GAME, new, play_at_random, read

SIZE = sum(field.size for field in GAME.encoding)


def part(position: str, observer: int | None, name: str) -> list[float]:
    """The numbers of one field."""
    numbers = GAME.encode(GAME.view(read(position), observer))
    start = 0
    for field in GAME.encoding:
        if field.name == name:
            return numbers[start : start + field.size]
        start += field.size
    raise AssertionError(f"no field {name}")


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_view_has_the_same_size_and_small_numbers(seats: int) -> None:
    state = new(seats, seats, round_limit=6)
    while True:
        for observer in (*range(seats), None):
            numbers = GAME.encode(GAME.view(state, observer))
            assert len(numbers) == SIZE
            assert all(0 <= number <= 1 for number in numbers)
        if state.is_over:
            break
        play_at_random(state, seed=state.turn + state.round, limit=3)


def test_seats_are_counted_from_the_observer() -> None:
    position = "A5 B4 C3 D2 start B"

    assert part(position, 0, "lives") == [1.0, 0.8, 0.6, 0.4, 0, 0]
    assert part(position, 2, "lives") == [0.6, 0.4, 1.0, 0.8, 0, 0]
    assert part(position, 2, "turn").index(1.0) == 3
    assert part(position, 2, "target").index(1.0) == 0


def test_a_card_is_encoded_only_for_those_who_see_it() -> None:
    position = "A5 B5[ks - -] C5 D5"
    declared, card = [1.0, 0, 0, 0], [0, 0, 1.0, 0]

    assert part(position, 1, "attacks")[:9] == [*declared, 0, 0, 0, 0, 0]
    assert part(position, 0, "attacks")[27:36] == [*declared, *card, 0]
    assert part(position, 0, "hand") == [1, 1, 0, 1]
    assert part(position, None, "hand") == [0, 0, 0, 0]
