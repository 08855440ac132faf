"""Genin of Ninjato: sensible where it looks, overlooks places, and much better than chance."""

import pytest

from tests.bots.ninjato.table import choice, wins
from uguisu.bots.ninjato.genin import Genin
from uguisu.bots.random_bot import RandomBot


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("A[455] B[] 1[3 fs] raid[1 strength]", "strength 4"),
        ("A[2] B[] 1[3 fs] raid[1 strength]", "fail"),
        ("A[2] B[] 1[3 f] raid[1 strength banzai won=ffjj]", "leave"),
        ("A[] B[] 1[3 f] raid[1 strength failed won=fsJ turned=5]", "keep j"),
        ("A[T22] B[] round 7 1[T8] pavilion[Wf] scoring[firsts asked=2]", "reward honour"),
    ],
)
def test_it_does_the_obvious(position: str, expected: str) -> None:
    assert choice(Genin(), position) == expected


def test_it_sometimes_overlooks_the_best_place() -> None:
    position = "A[3 vjjj] B[] palace[T71] 1[5 f]"

    chosen = [choice(Genin(), position, seed) for seed in range(20)]

    assert 4 < chosen.count("envoy 1 vjjj") < 16


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance_from_every_seat(seats: int) -> None:
    assert wins(Genin(), RandomBot(), seats, games=seats) == seats
