"""The referee as a server asks it: what is reported, and in which order it is carried out."""

import pytest

from tests.games.ninja_master.table import GAME, read
from uguisu.games.ninja_master.race.referee import RaceReferee
from uguisu.games.ninja_master.state import NinjaMasterState
from uguisu.kernel.referee import Report

REST = 10_000
REFEREE = RaceReferee()


def report(seat: int, action: str, reaction: int | None, arrival: int, to: int = REST) -> Report:
    """What a client with a round trip of 20 ms says, arriving so long after the dice rested."""
    return Report(
        seat=seat,
        action=GAME.read_action(action),
        to=to,
        reaction=reaction,
        arrival=REST + arrival,
        round_trip=20,
    )


def host(state: NinjaMasterState, *reports: Report) -> None:
    """What a server does: contested actions wait for the referee, others happen on arrival."""
    waiting: list[Report] = []
    for one in sorted(reports, key=lambda one: one.arrival):
        judge(state, waiting, one.arrival)
        if REFEREE.is_contested(state, one.action):
            waiting.append(one)
        else:
            state.apply_at(one.seat, one.action, one.arrival)
    judge(state, waiting, REST + 5000)


def judge(state: NinjaMasterState, waiting: list[Report], now: int) -> None:
    while waiting:
        ruling = REFEREE.decide(state, waiting, now, [20]).ruling
        if ruling is None:
            return
        seat = waiting.pop(ruling.report).seat
        if ruling.action is not None:
            state.apply_at(seat, ruling.action, ruling.at)


@pytest.mark.parametrize("action", ["o", "s", "5", "done"])
def test_what_a_seat_does_in_the_race_is_for_the_referee(action: str) -> None:
    racing, throwing = read(f"A:3 B:3 [O3] rest {REST} b=B+300"), read("A:3 B:3")

    assert REFEREE.is_contested(racing, GAME.read_action(action))
    assert not REFEREE.is_contested(throwing, GAME.read_action(action))


@pytest.mark.rule("NMA-12", "NMA-29")
def test_who_grabs_and_is_done_at_once_keeps_the_token() -> None:
    state = read(f"A:3 B:3 [O3] rest {REST}")

    host(state, report(0, "o", 500, 505), report(0, "done", 550, 555))

    assert state.holders[0] == 0
    assert GAME.view(state, None).finished == (0,)


@pytest.mark.rule("NMA-12", "NMA-29")
def test_a_round_in_which_all_are_done_counts_what_was_grabbed_before() -> None:
    state = read(f"A:3 B:3 [O3] rest {REST} done B")

    host(state, report(0, "o", 500, 505), report(0, "done", 550, 555))

    assert GAME.view(state, None).scores[0] == 3 + 3


@pytest.mark.rule("NMA-29")
def test_a_rival_who_is_done_meanwhile_does_not_slow_a_hand_down() -> None:
    state = read(f"A:3 B:3 [O3] rest {REST}")

    host(state, report(0, "o", 500, 505), report(1, "done", 540, 545))

    holder = GAME.view(state, None).tokens[0].holder
    assert holder is not None
    assert holder.after == 500


def test_a_seat_that_names_no_throw_is_done_with_the_present_one() -> None:
    state = read(f"A:3 B:3 [O3] rest {REST}")

    host(state, report(0, "done", None, 555, to=0))

    assert GAME.view(state, None).finished == (0,)
