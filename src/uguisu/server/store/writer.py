"""The writer: one thread that stores the entries of many tables in one commit.

While a commit is being written, new entries queue up for the next one. An entry whose number is
taken changes nothing and is reported as lost; the others are not affected.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from time import perf_counter
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from uguisu.server import metrics
from uguisu.server.store.turns import Turns
from uguisu.server.store.write_ahead import WriteAheadLog

GROUP: Final = 100
"""Jobs of one commit, or a few more: while it is being written, the results of the last commit are
delivered."""
AT_ONCE: Final = 50
"""Results delivered per turn of the event loop."""

log_lines = structlog.get_logger()


Row = tuple[str, int, int, bytes]
"""table, number, at, entry"""
Work = Callable[[Connection], Any]
"""Any other work in a transaction."""


class Append(msgspec.Struct, frozen=True, gc=False):
    """One entry to store. `also` goes into the same transaction, if the number was free."""

    table: str
    number: int
    at: int
    entry: bytes
    also: Work | None = None


@cache
def insert_of(rows: int) -> str:
    """The statement that stores this many entries in SQLite."""
    return "INSERT INTO log VALUES " + ", ".join(["(?, ?, ?, ?)"] * rows)


class NeedsSingleInserts(Exception):
    """A group of entries must be stored one by one."""


class Job(msgspec.Struct, frozen=True, gc=False):
    """`done` is given the result or the exception, on the event loop."""

    work: Append | Work
    done: Callable[[Any], None]
    at: float


class Writer:
    """Jobs of one turn of the event loop are handed to the thread together."""

    def __init__(self, engine: Engine, turns: Turns) -> None:
        self.engine = engine
        self.turns = turns
        self.gathered: list[Job] = []
        self.groups: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="uguisu writer", daemon=True)
        self.loop = asyncio.get_running_loop()
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self.row = f"({mark}, {mark}, {mark}, {mark})"
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.ahead = WriteAheadLog(engine.url.database if self.is_sqlite else None)
        self.kept: Connection | None = None
        """For statements that are their own transactions."""
        self.thread.start()

    def submit(self, work: Append | Work, done: Callable[[Any], None]) -> None:
        if not self.gathered:
            self.loop.call_soon(self._hand_over)
        self.gathered.append(Job(work, done, perf_counter()))

    def _hand_over(self) -> None:
        jobs, self.gathered = self.gathered, []
        for start in range(0, len(jobs), GROUP):
            self.groups.put(jobs[start : start + GROUP])

    def close(self) -> None:
        """Store what is queued, then stop."""
        self._hand_over()
        self.groups.put(None)
        self.thread.join()

    def _run(self) -> None:
        try:
            self._store_groups()
        finally:
            if self.kept is not None:
                self.kept.close()
            self.turns.close()

    def _store_groups(self) -> None:
        self._look_ahead()
        while (group := self.groups.get()) is not None:
            with self.turns:
                self._join(group)
                results = self._carry_out(group)
            metrics.GROUPS.observe(len(group))
            metrics.APPENDS.observe(perf_counter() - group[0].at)
            self.loop.call_soon_threadsafe(self._deliver, group, results)
            self._look_ahead()

    def _look_ahead(self) -> None:
        """Only entries that arrive meanwhile have to wait for this."""
        if self.ahead.is_short():
            with contextlib.suppress(SQLAlchemyError), self.turns:
                own: Any = self._own().connection.driver_connection
                self.ahead.lengthen(own)

    def _own(self) -> Connection:
        if self.kept is None:
            self.kept = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self.kept

    def _deliver(self, group: list[Job], results: list[Any], start: int = 0) -> None:
        """Deliver some results of a commit, then let the event loop receive new commands, which the
        next commit may include."""
        end = start + AT_ONCE
        for job, result in zip(group[start:end], results[start:end], strict=True):
            try:
                job.done(result)
            except Exception:
                log_lines.exception("what follows a commit failed")
        if end < len(group):
            self.loop.call_soon(self._deliver, group, results, end)

    def _join(self, group: list[Job]) -> None:
        """Add everything queued, up to the size of a commit."""
        while len(group) < GROUP and not self.groups.empty():
            more = self.groups.get()
            if more is None:
                self.groups.put(None)
                break
            group += more

    def _carry_out(self, group: list[Job]) -> list[Any]:
        """Entries first: somebody waits for them."""
        entries: list[Append] = []
        works: list[Work] = []
        for job in group:
            if isinstance(job.work, Append):
                entries.append(job.work)
            else:
                works.append(job.work)
        stored, done = iter(self._append(entries)), iter(self._work(works))
        return [next(stored if isinstance(job.work, Append) else done) for job in group]

    def _append(self, appends: list[Append]) -> list[Any]:
        """For each whether its number was free, or the exception."""
        if not appends or self._all_stored(appends):
            return [True] * len(appends)
        stored = self._attempt(lambda connection: self._store(connection, appends))
        if isinstance(stored, Exception):
            return [stored] * len(appends)
        return [id(append) in stored for append in appends]

    def _work(self, works: list[Work]) -> list[Any]:
        """In one transaction, or if that fails, each in its own. Not in PostgreSQL, where rows
        would be locked for long and nodes would wait for each other."""
        if self.is_sqlite and len(works) > 1:
            results = self._attempt(lambda connection: [work(connection) for work in works])
            if isinstance(results, list):
                return results
        return [self._attempt(work) for work in works]

    def _all_stored(self, appends: list[Append]) -> bool:
        """The fast path, four times as quick: all numbers are free, and nothing else is in the
        transaction. Otherwise nothing is stored."""
        if any(append.also for append in appends):
            return False
        rows = sorted([(a.table, a.number, a.at, a.entry) for a in appends])
        if self.is_sqlite:
            return self._stored_at_once(rows)
        return self._attempt(lambda connection: self._store_all(connection, rows)) is None

    def _attempt(self, work: Work) -> Any:
        try:
            with self.engine.begin() as connection:
                result = work(connection)
            metrics.COMMITS.inc()
        except Exception as error:
            return error
        return result

    def _stored_at_once(self, rows: list[Row]) -> bool:
        """A single statement that is its own transaction: it stores all rows or none. SQLite
        releases the GIL throughout, commit included (bench/server.py)."""
        try:
            values = tuple(chain.from_iterable(rows))
            self._own().exec_driver_sql(insert_of(len(rows)), values)
        except Exception:
            return False
        metrics.COMMITS.inc()
        return True

    def _store_all(self, connection: Connection, rows: list[Row]) -> None:
        insert = f"INSERT INTO log VALUES {self.row} ON CONFLICT DO NOTHING"
        if connection.exec_driver_sql(insert, rows).rowcount != len(rows):
            raise NeedsSingleInserts

    def _store(self, connection: Connection, appends: list[Append]) -> set[int]:
        """Stores the entries whose numbers are free, and returns their ids. In a fixed order, so
        that two nodes cannot deadlock."""
        unique = {(a.table, a.number): a for a in reversed(appends)}
        rows = [unique[key] for key in sorted(unique)]
        found = self._insert(connection, rows)
        stored = [unique[table, number] for table, number in found]
        for append in stored:
            if append.also:
                append.also(connection)
        return {id(append) for append in stored}

    def _insert(self, connection: Connection, rows: list[Append]) -> Sequence[Any]:
        """One statement for many rows; returns the keys of those that were free."""
        sql = (
            "INSERT INTO log (table_id, number, at, entry) VALUES "
            + ", ".join([self.row] * len(rows))
            + " ON CONFLICT DO NOTHING RETURNING table_id, number"
        )
        values: list[Any] = []
        for row in rows:
            values += (row.table, row.number, row.at, row.entry)
        return connection.exec_driver_sql(sql, tuple(values)).fetchall()
