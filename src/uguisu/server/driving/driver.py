"""The driver: everything at a table that happens without a command.

Bots move, time runs out, absent players are replaced, the clock of a real-time game strikes. Every
node that has the table in memory drives it. That is safe, because the log takes a number only once.
The node that made the last entry starts its bots at once; the others wait first.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from uguisu.bots.registry import DEFAULT_RANK
from uguisu.kernel.errors import UguisuError
from uguisu.server.driving.deadlines import RESCUE_MS, next_due, waited_for
from uguisu.server.driving.hosting import next_look, overdue_close, overdue_host, overdue_match
from uguisu.server.driving.race import (
    bots_entry,
    calmed,
    next_ruling,
    overdue_strike,
)
from uguisu.server.driving.scheduling import Priority
from uguisu.server.driving.thinking import BotMove, Thinkers
from uguisu.server.logs import report
from uguisu.server.now import now_ms
from uguisu.server.room.room import Room
from uguisu.server.settings import Settings
from uguisu.server.table import entries
from uguisu.server.table.absence import overdue_end, overdue_move
from uguisu.server.table.between_rounds import LEARNING, overdue_start
from uguisu.server.table.table import OVER, PLAYING, Table
from uguisu.server.tasks import Tasks

BEFORE_THE_FIRST: Final = 30
"""How many times longer a bot waits before the first round of a real-time game."""
PAUSE_SECONDS: Final = 0.02
"""Retry delay."""

log = structlog.get_logger()


class Driver:
    def __init__(self, settings: Settings, thinkers: Thinkers) -> None:
        self.settings = settings
        self.thinkers = thinkers
        self.tasks = Tasks()
        self.thinking: set[tuple[str, int, int]] = set()
        """(table, seat, number at which its choices changed): the decisions bots are working on."""
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.watchers: list[Callable[[Room, bool], None]] = []
        """Called whenever a room has changed, like `drive`."""
        self.ends: list[Callable[[Table, bool], None]] = []
        """Called with the table and `here` when its game is over."""

    def follow(self, room: Room) -> None:
        """Start driving this room; called once, when it is opened."""
        room.changed = self.drive
        self.drive(room, here=False)

    def leave(self, room: Room) -> None:
        """Stop driving this room."""
        alarm = self.alarms.pop(room.table.id, None)
        if alarm:
            alarm.cancel()

    def drive(self, room: Room, here: bool) -> None:
        """The table has changed: start its bots and set its timer."""
        if room.table.bots:
            self._see_to_bots(room, here)
        self._set_alarm(room)
        for watch in self.watchers:
            watch(room, here)
        if room.table.status == OVER:
            for end in self.ends:
                end(room.table, here)

    def _see_to_bots(self, room: Room, here: bool) -> None:
        """Start the bots of this node, and give seats back to people who returned."""
        self.thinkers.prioritise(room.table.id, priority_of(room))
        if here:
            self._start_bots(room)
        if any(room.table.chairs[seat].stand_in == "absent" for seat in room.table.bots):
            self.tasks.spawn(self._try(room.propose(lambda table: returned(room, table))))

    def _set_alarm(self, room: Room, at_least: float = 0) -> None:
        if self.alarms:
            self.leave(room)
        due = next_due(room)
        if due is not None:
            delay = max(at_least, (due - room.now()) / 1000)
            loop = asyncio.get_running_loop()
            self.alarms[room.table.id] = loop.call_later(delay, self._ring, room)

    def _ring(self, room: Room) -> None:
        self.tasks.spawn(self._see_to(room))

    async def _see_to(self, room: Room) -> None:
        """A deadline has passed: do what is due and set the next timer."""
        if room.table.status == PLAYING and room.table.at + RESCUE_MS <= room.now():
            self._start_bots(room)
        if room.table.is_gathering:
            await self._see_to_gathering(room)
        await self._try(room.propose(lambda table: overdue_move(table, room.now())))
        await self._try(room.propose(lambda table: overdue_end(table, room.now())))
        await self._try(room.propose(lambda table: overdue_start(table, room.now())))
        await self._try(self._judge_race(room))
        await self._try(
            room.propose(lambda table: overdue_strike(table, room.round_trips(), room.now()))
        )
        await self._try(room.propose(lambda _: self._overdue_player(room)))
        room.late.release(room.now())
        self._set_alarm(room, at_least=PAUSE_SECONDS)

    async def _see_to_gathering(self, room: Room) -> None:
        while await room.propose(lambda table: overdue_match(room, table)):
            pass
        await self._try(room.propose(lambda _: overdue_close(room)))
        await self._try(room.propose(lambda table: overdue_host(room, table)))
        room.note_due(next_look(room))

    async def _judge_race(self, room: Room) -> None:
        """Append the rulings that the referee is certain of, in order."""
        while await room.propose(lambda table: next_ruling(table, room.round_trips(), room.now())):
            pass

    def _overdue_player(self, room: Room) -> entries.StandIn | None:
        """Somebody has been away for too long: a bot stands in until they return."""
        waited = waited_for(room)
        gone = [seat for seat, since in waited.items() if since + room.grace_ms <= now_ms()]
        return entries.StandIn(seat=gone[0], why="absent") if gone else None

    def _start_bots(self, room: Room) -> None:
        for seat in room.table.bots_to_act():
            thought = (room.table.id, seat, room.table.changed[seat])
            if thought not in self.thinking:
                self.thinking.add(thought)
                self.tasks.spawn(self._move(room, thought))

    async def _move(self, room: Room, thought: tuple[str, int, int]) -> None:
        try:
            await self._try(self._choose_and_act(room, *thought[1:]))
        finally:
            self.thinking.discard(thought)

    async def _choose_and_act(self, room: Room, seat: int, since: int) -> int | None:
        """Let a bot choose, and play its choice if the table still waits for it."""
        table = room.table
        pause = asyncio.sleep(0 if table.is_race else self.pace(table))
        choice, _ = await asyncio.gather(self._choose(room, seat, since), pause)
        if choice is None:
            return None
        choice = calmed(table, choice)
        if choice.at is not None:
            await asyncio.sleep(max(0, table.began + choice.at - room.now()) / 1000)
        return await room.propose(lambda table: bots_entry(table, seat, since, choice, room.now()))

    async def _choose(self, room: Room, seat: int, since: int) -> BotMove | None:
        """None if the table changed while the bot waited for a worker."""
        table = room.table
        async with self.thinkers.turn(table.id, priority_of(room)) as thinker:
            if seat not in table.choices or table.changed[seat] != since:
                return None
            rank = table.chairs[seat].rank or DEFAULT_RANK
            now = table.moment(room.now()) if table.is_race else None
            return await thinker.choose(table, seat, rank, now)

    def pace(self, table: Table) -> float:
        """Browsers show moves at the pace of their person, so that bots need not be slow: only as
        slow that a table full of them does not take the processor. In a race they wait until
        people have seen the count."""
        watched = any(chair.person for chair in table.chairs)
        pace = self.settings.bot_pace_ms / 1000 if watched else 0.0
        if not table.game.referee:
            return pace
        return pace * BEFORE_THE_FIRST * (LEARNING if table.created.lesson else 1)

    async def _try(self, work: Coroutine[Any, Any, object]) -> None:
        """An error at one table must stop neither its next timer nor the other tables."""
        try:
            await work
        except UguisuError as error:
            log.warning("a table could not go on by itself", code=error.code)
        except Exception as error:
            report("a table could not go on by itself", error)

    async def close(self) -> None:
        for alarm in self.alarms.values():
            alarm.cancel()
        await self.tasks.close()


def priority_of(room: Room) -> Priority:
    """The priority of a table's bots: by who is connected, at any node."""
    if room.presence.seats:
        return Priority.PLAYED
    if room.presence.watching or any(chair.person for chair in room.table.chairs):
        return Priority.AWAITED
    return Priority.UNATTENDED


def returned(room: Room, table: Table) -> entries.ComeBack | None:
    """Gives a seat back: its player is connected here, and a bot stands in."""
    here = set(room.present().people)
    back = [
        (seat, chair.person)
        for seat, chair in enumerate(table.chairs)
        if chair.stand_in == "absent" and chair.person in here
    ]
    if table.status != PLAYING or not back:
        return None
    return entries.ComeBack(by=back[0][1], seat=back[0][0])
