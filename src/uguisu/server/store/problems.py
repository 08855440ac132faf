"""Database problems in one sentence."""

import contextlib
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from uguisu.server.errors import CannotServe

OUR_FAULTS: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
SENTENCES: Final = {
    "SQLITE_FULL": "The disk of the database is full.",
    "53100": "The disk of the database is full.",
    "SQLITE_CORRUPT": "The database is damaged.",
    "SQLITE_NOTADB": "The database is damaged.",
    "SQLITE_IOERR": "The disk of the database fails, or is full.",
    "SQLITE_READONLY": "The database cannot be written.",
    "25006": "The database cannot be written.",
}
"""By the names of SQLite's errors (their prefix), and by the codes of PostgreSQL."""
OTHERWISE: Final = "The database does not answer now; try again."


def is_outage(error: SQLAlchemyError) -> bool:
    """Whether the database failed: down, full, locked, damaged. Anything else is a bug."""
    return isinstance(error, DBAPIError | PoolTimeout) and not isinstance(error, OUR_FAULTS)


def sentence_of(error: SQLAlchemyError) -> str:
    """The problem, without anything of the statement."""
    cause = getattr(error, "orig", None)
    name = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""
    return next((text for known, text in SENTENCES.items() if name.startswith(known)), OTHERWISE)


@contextlib.contextmanager
def told_in_a_sentence() -> Iterator[None]:
    """Turns a wrong URL, or a database that cannot be reached or read, into a CannotServe."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise CannotServe(f"The database URL cannot be used: {error}.") from error
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise CannotServe(f"The database cannot be opened: {reason}.") from error
