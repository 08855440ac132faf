"""Views as numbers."""

import pytest

from tests.games.ninjato.table import GAME, new, read, view
from uguisu.kernel.rng import Lots


def field(position: str, seat: str | None, name: str) -> list[float]:
    """One field of an encoded view."""
    numbers = GAME.encode(view(read(position), seat))
    at = 0
    for part in GAME.encoding:
        if part.name == name:
            return numbers[at : at + part.size]
        at += part.size
    raise KeyError(name)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_has_the_same_size(seats: int) -> None:
    size = sum(part.size for part in GAME.encoding)
    state, lots = new(seats, 3), Lots(3)

    while not state.is_over:
        for observer in ("A", "B", None):
            assert len(GAME.encode(view(state, observer))) == size
        legal = state.legal(state.turn)
        state.apply(state.turn, legal[lots.below(len(legal))])


def test_seats_are_counted_from_the_observer() -> None:
    position = "A[bribes=50] B[] C[]"

    assert field(position, "A", "turn") == [1, 0, 0, 0]
    assert field(position, "C", "turn") == [0, 1, 0, 0]
    assert field(position, "A", "players")[0] == 0.5
    assert field(position, "B", "players")[0] == 0.0


def test_only_the_own_hand_is_encoded() -> None:
    position = "A[1335] B[2222]"

    assert field(position, "A", "hand") == [0.25, 0, 0.5, 0, 0.25]
    assert field(position, None, "hand") == [0, 0, 0, 0, 0]


def test_an_invasion_is_encoded() -> None:
    position = "A[] B[] 1[2 J] raid[1 stealth guard=3+5 turned=3+5 won=f beaten=first]"

    numbers = field(position, "B", "invasion")

    assert numbers[:7] == [1, 0, 0, 0, 0, 0, 1]
    assert numbers[7:11] == [0.5, 5 / 6, 0.5, 5 / 6]
    assert numbers[14:16] == [1, 0]


def test_the_sum_of_what_is_explained_is_what_is_encoded() -> None:
    assert len({part.name for part in GAME.encoding}) == len(GAME.encoding)
    assert all(part.meaning for part in GAME.encoding)
