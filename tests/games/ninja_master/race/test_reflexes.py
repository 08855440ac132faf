"""NMA-27: bots see, count and move like people."""

from math import exp
from statistics import NormalDist, mean, median

import pytest

from tests.games.ninja_master.table import read
from uguisu.games.ninja_master.race import reflexes
from uguisu.games.ninja_master.race.reflexes import (
    FASTEST_GRAB,
    FASTEST_MOVE,
    FASTEST_SHOUT,
    LEVELS,
    QUANTILES,
    Level,
)
from uguisu.games.ninja_master.rules.scoring import tally
from uguisu.kernel.rng import Lots

FULL = read("A:3 B:3 [O3 B2 P3 G3 V1 OS BS PS GS]").dice
EMPTY = read("A:3 B:3 [O3 SW SW SW SW SW SH SH SH]").dice
EACH_LEVEL = pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])


def test_the_table_of_quantiles_is_that_of_a_log_normal_distribution() -> None:
    normal = NormalDist()
    steps = len(QUANTILES) - 1

    for i, quantile in enumerate(QUANTILES):
        chance = min(max(i / steps, 1 / 256), 255 / 256)
        assert abs(quantile - 1000 * exp(0.32 * normal.inv_cdf(chance))) <= 0.51


@pytest.mark.rule("NMA-27")
def test_times_are_skewed_there_are_more_very_slow_ones_than_very_fast_ones() -> None:
    lots = Lots(1)

    times = [reflexes.skewed(1000, lots) for _ in range(4000)]

    assert 970 < median(times) < 1030
    assert mean(times) > median(times) + 25
    assert max(times) - 1000 > 2 * (1000 - min(times))


@pytest.mark.rule("NMA-27")
@EACH_LEVEL
def test_who_has_more_to_read_takes_longer(level: Level) -> None:
    lots = Lots(2)

    for time in (reflexes.look_time, reflexes.count_time):
        full = median(time(level, FULL, lots) for _ in range(300))
        empty = median(time(level, EMPTY, lots) for _ in range(300))
        assert full > 1.4 * empty


@pytest.mark.rule("NMA-27")
@EACH_LEVEL
def test_nobody_is_faster_than_the_best_humans(level: Level) -> None:
    lots = Lots(3)

    for dice in (FULL, EMPTY):
        assert min(reflexes.look_time(level, dice, lots) for _ in range(2000)) >= FASTEST_GRAB
        assert min(reflexes.count_time(level, dice, lots) for _ in range(2000)) >= FASTEST_SHOUT
    assert min(reflexes.move_time(level, lots) for _ in range(2000)) >= FASTEST_MOVE


@pytest.mark.rule("NMA-27")
def test_a_higher_level_is_quicker_and_errs_less() -> None:
    shown = tally(FULL)

    def portrait(level: Level) -> tuple[float, float, int, int]:
        lots = Lots(4)
        looks = [reflexes.look_time(level, FULL, lots) for _ in range(500)]
        moves = [reflexes.move_time(level, lots) for _ in range(500)]
        misread = sum(reflexes.seen(shown, level, lots) != shown for _ in range(500))
        miscounts = sum(reflexes.counted(shown, FULL, level, lots) != 12 for _ in range(500))
        return median(looks), median(moves), misread, miscounts

    genin, chunin, jonin = (portrait(level) for level in LEVELS)

    assert all(worse > better for worse, better in zip(genin, chunin, strict=True))
    assert all(worse > better for worse, better in zip(chunin, jonin, strict=True))
    assert min(jonin) > 0, "even the best err"


def test_mistakes_are_small_ones() -> None:
    careless = Level("careless", 100, 10, 100, 10, 1000, 1000)
    shown = tally(FULL)
    lots = Lots(5)

    for _ in range(200):
        glance = reflexes.seen(shown, careless, lots)
        assert all(abs(a - b) <= 1 for a, b in zip(glance, shown, strict=True))
        assert 1 <= abs(reflexes.counted(shown, FULL, careless, lots) - 12) <= 2


def test_the_same_lots_draw_the_same_times() -> None:
    """Golden numbers: they must not change between platforms and builds."""
    lots = Lots(2024)

    assert [reflexes.skewed(1000, lots) for _ in range(6)] == [792, 947, 969, 1971, 2206, 2331]


@pytest.mark.rule("NMA-32")
@EACH_LEVEL
def test_at_a_calm_table_people_take_four_times_as_long_and_err_as_often(level: Level) -> None:
    calm = reflexes.calmed(level)

    hasty = reflexes.look_time(level, FULL, Lots(5))
    assert abs(reflexes.look_time(calm, FULL, Lots(5)) - 4 * hasty) <= 4
    assert (calm.misread, calm.miscount) == (level.misread, level.miscount)
