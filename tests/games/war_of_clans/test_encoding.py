"""Encoded views: sizes, slices and the observer's place in them."""

import pytest

from tests.games.war_of_clans.table import GAME, new, play_at_random, read


def encoded(position: str, observer: int | None) -> dict[str, list[float]]:
    """The encoding cut into its fields."""
    numbers = GAME.encode(GAME.view(read(position), observer))
    out: dict[str, list[float]] = {}
    for field in GAME.encoding:
        out[field.name], numbers = numbers[: field.size], numbers[field.size :]
    assert not numbers
    return out


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_size_is_the_same_for_all_observers_and_player_counts(seats: int) -> None:
    size = sum(field.size for field in GAME.encoding)
    over = new(seats)
    play_at_random(over)

    for state in (new(seats), over):
        for observer in (None, *range(seats)):
            assert len(GAME.encode(GAME.view(state, observer))) == size


def test_a_table_as_numbers() -> None:
    found = encoded(
        "A[t3] B[u2] C[] A:tuon B:mm turn A order 2 touched Bu loyal oht discards h11n1", 0
    )

    assert found["seats"] == [1, 0, 0]
    assert found["turn"] == [1, 0, 0, 0, 0]
    assert found["order"] == [0, 1, 0]
    assert found["armies"] == pytest.approx([3 / 11, *[0] * 5, 2 / 11, *[0] * 18])
    assert found["touched"] == [0] * 6 + [1] + [0] * 18
    assert found["hand"] == [0.25, 0.25, 0, 0.25, 0, 0.25]
    assert found["hand_sizes"] == [1, 0.5, 0, 0, 0]
    assert found["loyalties"] == [0, 0, 0, 1, 0] + [0] * 20
    assert found["discards"] == pytest.approx([0, 0, 0, 0, 1, 1 / 11])
    assert found["deck"] == pytest.approx([(58 - 5 - 6 - 12) / 58])
    assert found["last_lap"] == [0, 0]
    assert found["everyone"] == [0]


def test_seats_are_counted_from_the_observer() -> None:
    found = encoded("A[t3] B[u2] C[] A:tuon B:mm loyal oht", 1)

    assert found["turn"] == [0, 0, 1, 0, 0]
    assert found["armies"] == pytest.approx([0, 2 / 11, *[0] * 8, 3 / 11, *[0] * 14])
    assert found["hand"] == [0, 0, 0.5, 0, 0, 0]
    assert found["hand_sizes"] == [0.5, 0, 1, 0, 0]
    assert found["loyalties"] == [0, 0, 0, 0, 1] + [0] * 20


def test_a_spectator_has_no_hand_and_no_loyalty() -> None:
    found = encoded("A[t3] B[u2] C[] A:tuon B:mm loyal oht", None)

    assert not any(found["hand"])
    assert not any(found["loyalties"])


def test_the_last_lap_and_the_end_as_numbers() -> None:
    lap = encoded("A[] B[] C[] A:t B:t C:t everyone last B 2", 0)
    over = encoded("A[t1] B[] C[] A:t loyal oht last C 0", 0)

    assert lap["last_lap"] == [1, 0.4]
    assert lap["everyone"] == [1]
    assert lap["deck"] == [0]
    assert over["turn"] == [0] * 5
    assert over["loyalties"] == [0, 0, 0, 1, 0] + [0, 0, 0, 0, 1] + [1, 0, 0, 0, 0] + [0] * 10
