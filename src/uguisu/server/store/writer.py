"""The writer: one thread that stores the entries of many tables in one commit.

While a commit is on its way to the disk, new entries queue up and go with the next one. An entry
whose number is taken changes nothing and is reported as lost; the others are not disturbed.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from uguisu.server import metrics

GROUP: Final = 400
"""Entries of one commit: SQLite allows 32,766 parameters in a statement, four per entry."""


class Append(msgspec.Struct, frozen=True):
    """One entry to store. `also` goes into the same transaction, if the number was free."""

    table: str
    number: int
    at: int
    entry: bytes
    also: Sequence[sa.Executable] = ()


class Job(msgspec.Struct, frozen=True):
    work: Append | Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="uguisu writer", daemon=True)
        self.loop = asyncio.get_running_loop()
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self.row = f"({mark}, {mark}, {mark}, {mark})"
        self.thread.start()

    def submit(self, work: Append | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self.loop.create_future()
        self.jobs.put(Job(work, done))
        return done

    def close(self) -> None:
        """Store what is queued, then stop."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        while (group := self._next_group()) is not None:
            metrics.GROUPS.observe(len(group))
            results = self._carry_out(group)
            self.loop.call_soon_threadsafe(_deliver, group, results)

    def _next_group(self) -> list[Job] | None:
        job = self.jobs.get()
        group: list[Job] = []
        while job is not None:
            group.append(job)
            if len(group) == GROUP or self.jobs.empty():
                return group
            job = self.jobs.get()
        self.jobs.put(None)
        return group or None

    def _carry_out(self, group: list[Job]) -> list[Any]:
        appends = [job.work for job in group if isinstance(job.work, Append)]
        stored = self._attempt(lambda connection: self._store(connection, appends))
        return [
            (stored if isinstance(stored, Exception) else id(work) in stored)
            if isinstance(work := job.work, Append)
            else self._attempt(work)
            for job in group
        ]

    def _attempt(self, work: Callable[[Connection], Any]) -> Any:
        try:
            with self.engine.begin() as connection:
                result = work(connection)
            metrics.COMMITS.inc()
        except Exception as error:
            return error
        return result

    def _store(self, connection: Connection, appends: list[Append]) -> set[int]:
        """The ids of those whose number was free and that are stored now. In a fixed order, so
        that two nodes never wait for each other in a circle."""
        if not appends:
            return set()
        unique = {(a.table, a.number): a for a in reversed(appends)}
        rows = sorted(unique)
        sql = (
            "INSERT INTO log (table_id, number, at, entry) VALUES "
            + ", ".join([self.row] * len(rows))
            + " ON CONFLICT DO NOTHING RETURNING table_id, number"
        )
        values: list[Any] = []
        for row in rows:
            append = unique[row]
            values += (append.table, append.number, append.at, append.entry)
        found = connection.exec_driver_sql(sql, tuple(values)).fetchall()
        stored = [unique[table, number] for table, number in found]
        for append in stored:
            for statement in append.also:
                connection.execute(statement)
        return {id(append) for append in stored}


def _deliver(group: list[Job], results: list[Any]) -> None:
    for job, result in zip(group, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
