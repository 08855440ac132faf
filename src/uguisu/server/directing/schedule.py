"""Recurring tournaments from the settings: announced by whichever node comes first."""

import hashlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from uguisu.kernel.errors import UguisuError
from uguisu.server.directing.plans import check
from uguisu.server.errors import CannotServe
from uguisu.server.protocol.http.tournaments import Plan
from uguisu.server.settings import Scheduled

AHEAD: Final = timedelta(days=2)
"""How long before its start a tournament is announced."""
DAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


class Schedule:
    def __init__(self, scheduled: Sequence[Scheduled]) -> None:
        self.scheduled = scheduled
        self.announced: set[str] = set()
        for one in scheduled:
            plan_of(one, datetime.now(UTC))

    def due(self, now: int) -> Iterator[tuple[str, Plan]]:
        """Tournaments to announce, each once per node, and again if that failed."""
        moment = datetime.fromtimestamp(now / 1000, UTC)
        for one in self.scheduled:
            for start in starts(one, moment):
                plan = plan_of(one, start)
                id = id_of(plan)
                if id not in self.announced:
                    yield id, plan
                    self.announced.add(id)


def starts(one: Scheduled, now: datetime) -> Iterator[datetime]:
    """When it takes place within the next two days."""
    hour, minute = map(int, one.at.split(":"))
    first = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
    for day in range(AHEAD.days + 1):
        start = first + timedelta(days=day)
        is_wanted = not one.days or DAYS[start.weekday()] in one.days
        if is_wanted and now < start <= now + AHEAD:
            yield start


def plan_of(one: Scheduled, start: datetime) -> Plan:
    """Raises CannotServe for what no tournament can be."""
    values = one.plan | {"starts_at": int(start.timestamp() * 1000)}
    try:
        plan = msgspec.convert(values, Plan, strict=False)
        check(plan)
    except (msgspec.ValidationError, UguisuError) as error:
        raise CannotServe(f"A tournament of the schedule cannot be held: {error}") from error
    return plan


def id_of(plan: Plan) -> str:
    """The same at every node: who stores its log first has announced it."""
    text = f"{plan.name} {plan.game} {plan.kind} {plan.starts_at}"
    return "s" + hashlib.sha256(text.encode()).hexdigest()[:15]
