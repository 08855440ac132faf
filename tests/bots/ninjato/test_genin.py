"""Genin of Ninjato: sensible at every decision, and much better than chance."""

import pytest

from tests.games.ninjato.table import GAME, new, read
from uguisu.bots.bot import Turn
from uguisu.bots.ninjato.genin import Genin
from uguisu.bots.random_bot import RandomBot
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.rng import Chance, key_of


def turn_of(state: NinjatoState, seed: int = 0) -> Turn:
    seat = state.turn
    return Turn(
        game=GAME,
        seat=seat,
        view=GAME.view(state, seat),
        legal=tuple(state.legal(seat)),
        history=(),
        world=lambda number: GAME.fork(state, seat, number, seed),
        chance=Chance(key_of(f"{seed} {len(state.placements)} {state.counter}")),
    )


def choice(position: str) -> str:
    return GAME.write_action(Genin().choose(turn_of(read(position))))


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
    assert choice(position) == expected


def test_of_two_rumours_it_takes_the_one_it_can_use() -> None:
    seats = "A[T22 M28 G31 Ff] B[T47]"

    chosen = choice(f"{seats} round 7 pavilion[Wf Fs] scoring[seconds asked=2 left=--r]")

    assert chosen == "reward rumour 2"


def play(bots: list[Genin | RandomBot], seed: int) -> NinjatoState:
    state = new(len(bots), seed)
    while not state.is_over:
        state.apply(state.turn, bots[state.turn].choose(turn_of(state, seed)))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance_from_every_seat(seats: int) -> None:
    for seat in range(seats):
        bots: list[Genin | RandomBot] = [RandomBot() for _ in range(seats)]
        bots[seat] = Genin()
        assert play(bots, seat).places()[seat] == 1


def test_it_plays_the_same_in_any_world_it_thinks_possible() -> None:
    state = new(3, 5)
    for _ in range(60):
        turn = turn_of(state)
        other = GAME.redeal(state, state.turn, Chance(key_of("other")))
        same = turn_of(other)
        chosen = Genin().score
        assert [chosen(GAME.view(state, state.turn), state.turn, a) for a in turn.legal] == [
            chosen(GAME.view(other, state.turn), state.turn, a) for a in same.legal
        ]
        state.apply(state.turn, Genin().choose(turn))
