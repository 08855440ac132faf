"""Why can't I: reasons against picks, on a table of War of Clans."""

import pytest

from uguisu.games import GAMES
from uguisu.kernel.message import Message

GAME = GAMES["war-of-clans"]


def why(position: str, *picks: str, things: set[str] | None = None) -> Message | None:
    state = GAME.read(position)
    (seat,) = state.actors()
    return GAME.why_not_picks(GAME.view(state, seat), state.legal(seat), picks, things)


def test_picks_that_name_one_action_give_its_reason() -> None:
    reason = why("A[] B[] C[] A:tuoh", "hand:takeda", "province:A")

    assert reason == Message("woc-no-first-abroad", clause="WOC-7")


def test_actions_that_look_like_a_legal_one_are_asked_first() -> None:
    """In the third order an own army that is too weak: attacks, not moves, give the reason."""
    position = "A[t3 o1] B[u1 m2] C[h2] A:tu order 3"
    things = {f"army:{p}:{c}" for p in "AB" for c in ("takeda", "oda", "uesugi", "mori")}

    reason = why(position, "army:A:oda", "army:B:uesugi", things=things)

    assert reason is not None
    assert reason.id == "woc-no-attack-weaker"


def test_an_action_that_is_named_completely_is_asked_first() -> None:
    """A single card in an invasion of Ninjato, beside all strikes that contain it."""
    game = GAMES["ninjato"]
    state = game.read("A[13345 taijutsu] B[] 1[3 fs] raid[1 strength]")

    reason = game.why_not_picks(game.view(state, 0), state.legal(0), ["hand:1"])

    assert reason == Message("njt-no-win", {"side": "strength", "value": 1, "guard": 3}, "NJT-21")


def test_things_that_do_not_exist_give_no_reasons() -> None:
    everything = why("A[t3] B[u1] C[] A:tu order 3", "army:B:uesugi")
    nothing = why("A[t3] B[u1] C[] A:tu order 3", "army:B:uesugi", things=set())

    assert everything is not None
    assert nothing is None


@pytest.mark.parametrize("pick", ["province:A", "moon", ""])
def test_a_pick_no_action_begins_with_has_no_reason(pick: str) -> None:
    assert why("A[] B[] C[] A:tuoh", pick) is None
