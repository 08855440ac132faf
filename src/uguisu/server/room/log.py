"""The log of a table, as this node appends to it and reads it.

The log is the lock: to act is to store the next number. If the number is taken, somebody else was
first: catch up and judge again. The queue here only keeps this node from racing itself: one entry
of a table is in flight at a time.

A move takes the fast path: it is judged when its turn comes, stored by the writer, and folded and
broadcast in the callback of the commit, without a task of its own (bench/server.py). Everything
else, conflicts included, takes the slow path through coroutines.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from uguisu.kernel.errors import UguisuError
from uguisu.server import metrics
from uguisu.server.errors import Busy, SetAside, said
from uguisu.server.logs import report
from uguisu.server.now import now_ms
from uguisu.server.room.components import make_game_of
from uguisu.server.room.follower import LogFollower, try_to_prepare
from uguisu.server.room.pause import Pause
from uguisu.server.store.store import Store
from uguisu.server.store.writer import Append
from uguisu.server.table import entries
from uguisu.server.table.entry import RESTS
from uguisu.server.table.table import Table

ATTEMPTS: Final = 20

Make = Callable[[Table], entries.Entry | None]
Outcome = int | None | Exception
"""The number of the new entry; None if `make` returned none; or why it was refused."""
Done = Callable[[Outcome], None]


log = structlog.get_logger()


class Proposal:
    """`make` returns the entry to append, or raises a refusal. It is called again whenever another
    node was first. `done` gets the outcome."""

    __slots__ = ("append", "attempts", "done", "entry", "follower", "is_fresh", "log", "make")

    def __init__(self, log: "TableLog", follower: LogFollower, make: Make, done: Done) -> None:
        self.log = log
        self.follower = follower
        self.make = make
        self.done = done
        self.attempts = 0
        self.is_fresh = False
        """Whether the log was read since the proposal was made."""
        self.entry: entries.Entry | None = None
        self.append: Append | None = None
        """The entry in flight, and as it is stored."""

    def stored(self, stored: bool | Exception) -> None:
        self.log.stored(self, stored)


class TableLog:
    """The follower is passed with every call and not stored: log and room would be a reference
    cycle, and a closed room would stay in memory until the garbage collector runs."""

    def __init__(self, table: Table, store: Store, *, is_alone: bool) -> None:
        self.table = table
        self.store = store
        self.is_alone = is_alone
        """No other node can append."""
        self.waiting: deque[Proposal | asyncio.Future[None]] = deque()
        self.is_busy = False
        self.is_unsure = False
        """A commit failed, but may have happened all the same."""
        self.wanted = 0
        """The highest number another node has announced."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.ahead = 0
        """Milliseconds by which the table's time is ahead of this node's clock."""

    def now(self) -> int:
        """The table's time, in milliseconds since 1970. It never falls behind the last entry, even
        if that came from a node whose clock is ahead, or this machine's clock was set back."""
        return now_ms() + self.ahead

    def _fold(self, number: int, at: int, entry: entries.Entry) -> None:
        self.table.fold(number, at, entry)
        self.ahead = max(0, at - now_ms())

    # Appending.

    async def propose(self, follower: LogFollower, make: Make) -> int | None:
        """Append the entry that `make` returns, and return its number; None if it returns none."""
        outcome: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

        def done(result: Outcome) -> None:
            if outcome.done():
                return
            if isinstance(result, Exception):
                outcome.set_exception(result)
            else:
                outcome.set_result(result)

        self.post(follower, make, done)
        return await outcome

    def post(self, follower: LogFollower, make: Make, done: Done) -> None:
        """The same with a callback, which may be called before this returns."""
        self.waiting.append(Proposal(self, follower, make, done))
        if not self.is_busy:
            self._next()

    def _next(self) -> None:
        """Start the next proposals, until an entry is in flight."""
        while self.waiting and not self.is_busy:
            proposal = self.waiting.popleft()
            if isinstance(proposal, asyncio.Future):
                self.is_busy = True
                proposal.set_result(None)
            elif self.is_unsure:
                self._take_slow_path(self._read_first(proposal))
            else:
                self._take_up(proposal)

    def _take_up(self, proposal: Proposal) -> None:
        """Judge a proposal and hand its entry to the writer. Only entries that the table can carry
        out are stored. The log is read before a refusal, so that nobody is refused because of
        outdated data."""
        try:
            entry = proposal.make(self.table)
            if entry is not None:
                entry.check(self.table)
        except UguisuError as error:
            if self.is_alone or proposal.is_fresh:
                proposal.done(error)
            else:
                self._take_slow_path(self._read_first(proposal))
            return
        if entry is None:
            proposal.done(None)
            return
        self.is_busy = True
        number, at = self.table.number + 1, max(self.now(), self.table.at)
        proposal.entry = entry
        proposal.append = Append(self.table.id, number, at, entries.encode(entry))
        self.store.append_soon(proposal.append, proposal.stored)

    def stored(self, proposal: Proposal, stored: bool | Exception) -> None:
        """The result of the commit."""
        append, entry = proposal.append, proposal.entry
        assert append is not None
        assert entry is not None
        if stored is True:
            self._fold(append.number, append.at, entry)
            self._note_fault()
            if proposal.follower.is_quick(entry):
                self._tell(proposal, append, entry)
            else:
                self._take_slow_path(self._tell_slowly(proposal, append, entry))
        elif stored is False:
            metrics.CONFLICTS.inc()
            self._take_slow_path(self._read_first(proposal))
        else:
            self.is_unsure = True
            self._finish(proposal, Busy("The move could not be stored now; try again."))

    def _tell(self, proposal: Proposal, append: Append, entry: entries.Entry) -> None:
        """Broadcast the entry. It is stored, so the table continues even if this fails."""
        try:
            proposal.follower.tell(append.number, append.at, entry, here=True)
        finally:
            is_lost = self.table.fault is not None
            self._finish(proposal, SetAside(RESTS) if is_lost else append.number)

    def _finish(self, proposal: Proposal, outcome: Outcome) -> None:
        self.is_busy = False
        proposal.done(outcome)
        self._next()

    # The slow path.

    def _take_slow_path(self, work: Coroutine[Any, Any, None]) -> None:
        self.is_busy = True
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tell_slowly(self, proposal: Proposal, append: Append, entry: entries.Entry) -> None:
        await try_to_prepare(proposal.follower, entry)
        self._tell(proposal, append, entry)

    async def _read_first(self, proposal: Proposal) -> None:
        """Catch up, then judge the proposal again."""
        proposal.attempts += 1
        try:
            if proposal.attempts > ATTEMPTS:
                raise said(Busy, "refused-crowded")
            await self.catch_up(proposal.follower)
        except Busy as error:
            self._finish(proposal, error)
        except Exception as error:
            report("a table could not be read", error)
            self._finish(proposal, Busy("The table cannot be read now; try again."))
        else:
            proposal.is_fresh = True
            self.is_busy = False
            self.waiting.appendleft(proposal)
            self._next()

    async def catch_up(self, follower: LogFollower) -> None:
        """Fold and broadcast what others have appended; only while no entry is in flight."""
        pause = Pause()
        for number, at, raw in await self.store.entries(self.table.id, self.table.number):
            entry = entries.decode(raw)
            await make_game_of(entry)
            self._fold(number, at, entry)
            self._note_fault()
            if not follower.is_quick(entry):
                await try_to_prepare(follower, entry)
            follower.tell(number, at, entry, here=False)
            metrics.CATCH_UPS.inc()
            await pause.take()
        self.is_unsure = False

    def _note_fault(self) -> None:
        """Log once, for operators, that the table was set aside. The error text could tell
        secrets."""
        fault = self.table.fault
        if fault is not None and fault.number == self.table.number:
            kind = type(fault.error).__name__
            log.error("a table was set aside", table=self.table.id, number=fault.number, error=kind)

    def undisturbed(self) -> "ExclusiveTurn":
        """Exclusive access: `async with` it, and no entry is in flight meanwhile."""
        return ExclusiveTurn(self)

    async def wait_for_turn(self) -> None:
        if self.is_busy or self.waiting:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn in self.waiting:
                    self.waiting.remove(turn)
                else:
                    self.release()
                raise
        self.is_busy = True

    def release(self) -> None:
        self.is_busy = False
        self._next()

    def follow(self, follower: LogFollower, number: int) -> None:
        """Another node is at this number: catch up, once for many hints."""
        is_following = self.wanted > self.table.number
        self.wanted = max(self.wanted, number)
        if self.wanted > self.table.number and not is_following:
            task = asyncio.ensure_future(self._follow(follower))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _follow(self, follower: LogFollower) -> None:
        try:
            while self.wanted > self.table.number:
                async with self.undisturbed():
                    if self.wanted > self.table.number:
                        await self.catch_up(follower)
        except Exception as error:
            report("a table could not catch up", error)
            self.wanted = 0


class ExclusiveTurn:
    def __init__(self, log: TableLog) -> None:
        self.log = log

    async def __aenter__(self) -> None:
        await self.log.wait_for_turn()

    async def __aexit__(self, *_: object) -> None:
        self.log.release()
