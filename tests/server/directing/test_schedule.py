"""Tournaments that repeat."""

from datetime import UTC, datetime
from typing import Any

import pytest

from uguisu.server.directing.schedule import Schedule
from uguisu.server.errors import CannotServe
from uguisu.server.settings import Scheduled

ARENA = {"kind": "arena", "name": "Evening arena", "game": "war-of-clans", "seats": 4}
MONDAY = datetime(2026, 6, 1, 21, 0, tzinfo=UTC)


def moment(when: datetime) -> int:
    return int(when.timestamp() * 1000)


def starts(schedule: Schedule, now: datetime) -> list[datetime]:
    return [
        datetime.fromtimestamp(plan.starts_at / 1000, UTC) for _, plan in schedule.due(moment(now))
    ]


def test_the_next_two_days_are_announced_each_once() -> None:
    schedule = Schedule([Scheduled(at="20:00", plan=ARENA)])

    assert [start.day for start in starts(schedule, MONDAY)] == [2, 3]
    assert starts(schedule, MONDAY) == []
    assert [start.day for start in starts(schedule, MONDAY.replace(day=2))] == [4]


def test_only_on_the_days_that_are_named() -> None:
    schedule = Schedule([Scheduled(at="22:30", days=("mon", "tue", "sun"), plan=ARENA)])

    assert [(s.day, s.hour, s.minute) for s in starts(schedule, MONDAY)] == [
        (1, 22, 30),
        (2, 22, 30),
    ]


def test_every_node_gives_a_tournament_the_same_id() -> None:
    one, two = (
        dict(Schedule([Scheduled(at="20:00", plan=ARENA)]).due(moment(MONDAY))) for _ in "ab"
    )

    assert one == two
    assert len(one) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"game": "go"},
        {"clock": {"kind": "none"}},
        {"bots": 8},
        {"colour": "red"},
    ],
)
def test_a_server_does_not_start_with_what_cannot_be_held(wrong: dict[str, Any]) -> None:
    with pytest.raises(CannotServe, match="schedule"):
        Schedule([Scheduled(at="20:00", plan=ARENA | wrong)])


def test_what_could_not_be_announced_is_tried_again() -> None:
    schedule = Schedule([Scheduled(at="20:00", plan=ARENA)])
    first, _ = next(schedule.due(moment(MONDAY)))

    assert first in dict(schedule.due(moment(MONDAY)))
