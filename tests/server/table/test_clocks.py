"""The clocks of a table."""

from uguisu.server.protocol.outgoing import Clock
from uguisu.server.table.clocks import Times

MOVE = Clock(kind="move", seconds=30)
GAME = Clock(kind="game", seconds=300, increment=5)


def test_time_for_a_move_is_full_again_for_the_next() -> None:
    times = Times.start(MOVE, [True, True])
    times.pass_turn([0], None, at=1_000)
    times.pass_turn([1], 0, at=21_000)
    times.pass_turn([0], 1, at=22_000)

    assert times.next_expiry() == (52_000, 0)


def test_time_for_a_game_is_used_up_and_grows_by_the_increment() -> None:
    times = Times.start(GAME, [True, True])
    times.pass_turn([0], None, at=0)
    times.pass_turn([1], 0, at=10_000)

    assert times.left == [295_000, 300_000]
    assert times.next_expiry() == (310_000, 1)


def test_a_seat_that_acts_again_is_charged_for_each_action() -> None:
    times = Times.start(GAME, [True])
    times.pass_turn([0], None, at=0)
    times.pass_turn([0], 0, at=10_000)
    times.pass_turn([0], 0, at=30_000)

    assert times.left == [280_000]


def test_a_rival_s_move_does_not_wind_the_clock_of_one_who_may_act_too() -> None:
    times = Times.start(MOVE, [True, True])
    times.pass_turn([0, 1], None, at=0)
    times.pass_turn([0, 1], 0, at=20_000)

    assert times.expiry(1) == 30_000
    assert times.expiry(0) == 50_000


def test_bots_have_no_limit() -> None:
    times = Times.start(MOVE, [True, False])
    times.pass_turn([1], None, at=0)

    assert times.next_expiry() is None


def test_a_table_without_a_clock_tells_none() -> None:
    times = Times.start(Clock(), [True])
    times.pass_turn([0], None, at=0)

    assert times.told(5_000) is None
    assert times.next_expiry() is None


def test_what_is_told_is_what_is_left_now() -> None:
    times = Times.start(MOVE, [True, True])
    times.pass_turn([1], None, at=0)

    told = times.told(10_000)

    assert told is not None
    assert told.left == (30_000, 20_000)
    assert told.running == (1,)


def test_one_who_comes_back_has_time_again() -> None:
    times = Times.start(MOVE, [True])
    times.pass_turn([0], None, at=0)
    times.lift(0)
    assert times.next_expiry() is None

    times.limit(0, 100_000, acting=True)

    assert times.next_expiry() == (130_000, 0)
