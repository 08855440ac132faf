"""The puzzle of the day: a decision of a rated game that somebody missed, the same for everybody.

It is shown without names and without its table. The first request of a day starts the search, at
low priority, in stored or new reviews.
"""

import asyncio
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from math import hypot
from typing import Final

import msgspec
import structlog

from uguisu.kernel.errors import UguisuError
from uguisu.review.decisions import SURELY
from uguisu.review.review import Finding, plan_for
from uguisu.review.types import Decision
from uguisu.server.protocol.http.reviews import Puzzle
from uguisu.server.reviewing.messages import decision_of
from uguisu.server.reviewing.reviews import Reviews
from uguisu.server.room.feed import fields_of
from uguisu.server.room.records import record_of
from uguisu.server.room.rooms import Rooms
from uguisu.server.settings import Settings
from uguisu.server.store import puzzles as kept
from uguisu.server.store.store import Store
from uguisu.server.table.table import Table

TRIED: Final = 8
"""Games in which a puzzle is looked for at a time."""
RETRY: Final = timedelta(hours=1)
"""Until it is looked for again if none was found."""
CHOICES: Final = 3
"""With fewer choices a decision is no puzzle."""

log = structlog.get_logger()


def now() -> datetime:
    return datetime.now(UTC)


class Puzzles:
    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        reviews: Reviews,
        settings: Settings,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.reviews = reviews
        self.settings = settings
        self.clock = clock
        self.puzzle: Puzzle | None = None
        """The last one sent."""
        self.seeking: asyncio.Task[None] | None = None
        self.tried: datetime | None = None
        """When it was last looked for."""

    async def today(self) -> Puzzle | None:
        """None until one was found; then all day the same."""
        day = self.clock().date().isoformat()
        if self.puzzle is None or self.puzzle.day != day:
            found = await self.store.read(lambda connection: kept.of_day(connection, day))
            self.puzzle = msgspec.json.decode(found, type=Puzzle) if found else None
        if self.puzzle is None:
            self._look_for_one(day)
        return self.puzzle

    async def close(self) -> None:
        if self.seeking:
            self.seeking.cancel()
            await asyncio.gather(self.seeking, return_exceptions=True)

    def _look_for_one(self, day: str) -> None:
        is_early = self.tried is not None and self.clock() < self.tried + RETRY
        if not is_early and (self.seeking is None or self.seeking.done()):
            self.tried = self.clock()
            self.seeking = asyncio.create_task(self._seek(day))

    async def _seek(self, day: str) -> None:
        """A game that cannot be read or reviewed must not block the others."""
        for id in await self.store.read(lambda connection: kept.candidates(connection, TRIED)):
            try:
                puzzle = await self._of_table(id, day)
            except Exception as error:
                log.warning("no puzzle can be made of a game", error=type(error).__name__)
                continue
            if puzzle:
                await self._keep(puzzle, id)
                return

    async def _keep(self, puzzle: Puzzle, table: str) -> None:
        text = msgspec.json.encode(puzzle)
        await self.store.write(lambda connection: kept.keep(connection, puzzle.day, table, text))

    async def _of_table(self, id: str, day: str) -> Puzzle | None:
        table = (await self.rooms.get(id)).table
        if table.created.spectators == "none":
            return None
        found = clearest(await self._review(table))
        return puzzle_of(table, found, day) if found else None

    async def _review(self, table: Table) -> list[Finding]:
        settings = self.settings
        plan = plan_for(table.game.id, settings.review_iterations, settings.review_worlds)
        job = await self.reviews.job(record_of(table), plan)
        if not job.is_done and not job.is_running:
            self.reviews.begin(job, table.id, "puzzle")
        while not job.is_done:
            async with job.looked_at(self.reviews.grace):
                await job.wait(job.ready, RETRY.total_seconds())
            if not job.is_running and not job.is_done:
                raise UguisuError("The review was not finished.")
        return job.findings(0)


def clearest(found: Iterable[Finding]) -> Decision | None:
    """The decision whose best choice was missed, and is surely better than every other one; of
    several the one where it is better by most."""
    decisions = [one.decision for one in found if one.decision]
    chosen = [one for one in decisions if one.cost and len(one.choices) >= CHOICES]
    sure = [(lead(one), -one.step, one) for one in chosen if lead(one) > 0]
    return max(sure, key=lambda one: one[:2])[2] if sure else None


def lead(decision: Decision) -> float:
    """What the best choice is surely better by than the next one."""
    best, second = decision.choices[:2]
    gap = best.chances[decision.seat] - second.chances[decision.seat]
    return gap - SURELY * hypot(best.error, second.error)


def puzzle_of(table: Table, decision: Decision, day: str) -> Puzzle:
    play, seat = table.playing, decision.seat
    view = table.game.view(play.trail[decision.step - 1], seat)
    return Puzzle(
        day=day,
        game=table.game.id,
        seats=len(table.chairs),
        seat=seat,
        view=fields_of(view),
        prompt=table.game.prompt(view),
        decision=decision_of(decision),
    )
