"""What follows a table's log: told every entry that was folded."""

import structlog
from sqlalchemy.exc import SQLAlchemyError

from uguisu.server.table import entries

log = structlog.get_logger()


class LogFollower:
    """What is done with entries that are in the log; a room does it."""

    def is_quick(self, entry: entries.Entry) -> bool:
        """Whether an entry that was just folded can be told without waiting for anything."""
        raise NotImplementedError

    async def prepare(self, entry: entries.Entry) -> None:
        """What must be done before an entry that is not quick is told."""
        raise NotImplementedError

    def tell(self, number: int, at: int, entry: entries.Entry, *, here: bool) -> None:
        """Tell everybody; `here`: the entry was made at this node."""
        raise NotImplementedError


async def try_to_prepare(follower: LogFollower, entry: entries.Entry) -> None:
    """What is folded must be told, whatever else fails."""
    try:
        await follower.prepare(entry)
    except Exception as error:
        report("a list could not be brought up to date", error)


def report(what: str, error: Exception) -> None:
    """A table goes on whatever happens; what a database may run into is no news."""
    if isinstance(error, SQLAlchemyError):
        log.warning(what, error=type(error).__name__)
    else:
        log.error(what, exc_info=error)
