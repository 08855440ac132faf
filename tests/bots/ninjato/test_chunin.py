"""Chunin of Ninjato: the better action wherever one can be told, and stronger than genin."""

import pytest

from tests.bots.ninjato.table import choice, wins
from uguisu.bots.ninjato.chunin import Chunin
from uguisu.bots.ninjato.genin import Genin
from uguisu.bots.random_bot import RandomBot


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("A[] B[] 1[3 fsv]", "dojo"),
        ("A[5541] B[] 1[3 jjg] dojo[2 2 2]", "house 1 strength"),
        ("A[1112] B[] 1[5 jjg] dojo[2 2 2]", "house 1 stealth"),
        ("A[3 vjjj] B[] palace[T71] 1[5 f]", "envoy 1 vjjj"),
        ("A[] B[] dojo[2 5 4] take 2", "take 5"),
        ("A[11114555] B[] discard", "discard 4"),
        ("A[455] B[] 1[3 fs] raid[1 strength]", "strength 4"),
        ("A[5 boryaku] B[] 1[3 fs] raid[1 strength]", "strength boryaku"),
        ("A[2] B[] 1[3 fs] raid[1 strength]", "fail"),
        ("A[2 harmony] B[] 1[3 fs] raid[1 strength]", "harmony"),
        ("A[2] B[] 1[3 f] raid[1 strength banzai won=ffjj]", "leave"),
        ("A[5554] B[] 1[3 gg] raid[1 strength banzai won=f]", "banzai"),
        ("A[] B[] 1[3 f] raid[1 strength failed won=fsJ turned=5]", "keep j"),
        ("A[choho] B[] 1[3 G] raid[1 strength failed won=fs turned=5]", "choho f G"),
        ("A[M28] B[T47] raid[3 strength success] 3[G6]", "marker M8"),
        ("A[T22 hensojutsu] B[] round 5 scoring[disguises]", "disguise taira"),
        ("A[T22] B[] round 7 1[T8] pavilion[Wf] scoring[firsts asked=2]", "reward honour"),
    ],
)
def test_it_does_the_obvious(position: str, expected: str) -> None:
    assert choice(Chunin(), position) == expected


def test_of_two_rumours_it_takes_the_one_it_can_use() -> None:
    seats = "A[T22 M28 G31 Ff] B[T47]"

    chosen = choice(Chunin(), f"{seats} round 7 pavilion[Wf Fs] scoring[seconds asked=2 left=--r]")

    assert chosen == "reward rumour 2"


def test_it_pays_with_what_it_needs_least() -> None:
    position = "A[1 fsvjg] B[] round 7 palace[T14] 1[5 f]"

    assert choice(Chunin(), position) == "envoy 1 svjg"


def test_it_counts_the_guards_that_are_gone() -> None:
    """The same hand and the same loot: it depends on which guards may still come."""
    fight = "A[44] B[] 1[3 jj] raid[1 strength banzai won=sv]"

    assert choice(Chunin(), f"{fight} guards[1112223!.]") == "banzai"
    assert choice(Chunin(), f"{fight} guards[5555!44.]") == "leave"


def test_it_is_stronger_than_genin() -> None:
    assert wins(Chunin(), Genin(), 4, games=4) >= 3


def test_it_wins_against_three_that_play_at_random() -> None:
    assert wins(Chunin(), RandomBot(), 4, games=4) == 4
