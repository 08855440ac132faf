"""The store: how the server reads and writes its database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, Engine

from uguisu.server.errors import CannotServe
from uguisu.server.store.migrate import migrate
from uguisu.server.store.schema import log
from uguisu.server.store.turns import FileTurns, NobodyElse, Turns
from uguisu.server.store.writer import Append, Work, Writer

T = TypeVar("T")

READERS: Final = 4
LARGE: Final = 1 << 30
"""A larger file is not checked for damage at the start (docs/operating.md)."""
DAMAGED: Final = (
    "The database {} is damaged: put a backup in its place, or save what can be read with "
    "sqlite3's .recover."
)

Row = tuple[int, int, bytes]
"""number, at, entry"""


log_lines = structlog.get_logger()


def _log_failure(result: Any) -> None:
    if isinstance(result, Exception):
        log_lines.warning("a note could not be stored", error=type(result).__name__)


def make_engine(url: str) -> Engine:
    """Parameters are hidden from error messages: entries hold secrets."""
    is_remote = not url.startswith("sqlite")
    engine = sa.create_engine(url, pool_pre_ping=is_remote, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    """WAL mode, and every commit is on the disk before it is acknowledged (docs/operating.md). A
    checkpoint every 32 MB: busy tables write the same pages again and again."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA wal_autocheckpoint=8000")
    cursor.close()


class Store:
    def __init__(self, url: str, turns: Path | None = None) -> None:
        """`turns`: a file for those that write the same SQLite file."""
        self.turns = turns
        self.engine = make_engine(url)
        self.dialect = self.engine.dialect.name
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """Reads begin and end no transaction: for PostgreSQL two round trips less."""
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="uguisu reader")

    def prepare(self) -> None:
        """Make sure that the database is there and has the schema of this version."""
        migrate(self.engine)

    def check(self) -> None:
        """Check a SQLite file for damage, which SQLite does not notice on reading; raises
        CannotServe. Skipped for a large file, where it takes too long."""
        file = Path(self.engine.url.database or "")
        if self.dialect != "sqlite" or not file.is_file() or file.stat().st_size > LARGE:
            return
        with self.engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise CannotServe(DAMAGED.format(file))

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.readers, self.prepare)
        self.writer = Writer(self.engine, self._make_turns())

    def _make_turns(self) -> Turns:
        """PostgreSQL needs none."""
        if self.turns is None or self.dialect != "sqlite":
            return NobodyElse()
        return FileTurns(self.turns)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self.readers.shutdown()
        self.engine.dispose()

    async def append(self, append: Append) -> bool:
        """Store an entry durably; False if its number is taken."""
        return bool(await self._written(append))

    def append_soon(self, append: Append, done: Callable[[Any], None]) -> None:
        """The same with a callback, which is given True, False or the exception."""
        self.writer.submit(append, done)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """A transaction of its own."""
        result: T = await self._written(work)
        return result

    def write_soon(self, work: Work) -> None:
        """A transaction that is not awaited; a failure is only logged."""
        self.writer.submit(work, _log_failure)

    async def _written(self, work: Append | Work) -> Any:
        written: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def done(result: Any) -> None:
            if written.done():
                return
            if isinstance(result, Exception):
                written.set_exception(result)
            else:
                written.set_result(result)

        self.writer.submit(work, done)
        return await written

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.reading.connect() as connection:
            return work(connection)

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        query = (
            sa.select(log.c.number, log.c.at, log.c.entry)
            .where(log.c.table_id == table, log.c.number > after)
            .order_by(log.c.number)
        )
        rows = await self.read(lambda connection: connection.execute(query).fetchall())
        return [(number, at, bytes(entry)) for number, at, entry in rows]
