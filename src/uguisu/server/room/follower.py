"""The interface between a log and its room."""

import structlog
from sqlalchemy.exc import SQLAlchemyError

from uguisu.server.table import entries

log = structlog.get_logger()


class LogFollower:
    """Handles entries that are in the log; a room is one."""

    def is_quick(self, entry: entries.Entry) -> bool:
        """Whether an entry that was just folded can be broadcast at once."""
        raise NotImplementedError

    async def prepare(self, entry: entries.Entry) -> None:
        """What must be awaited before an entry that is not quick is broadcast."""
        raise NotImplementedError

    def tell(self, number: int, at: int, entry: entries.Entry, *, here: bool) -> None:
        """Broadcast an entry; `here`: it was made at this node."""
        raise NotImplementedError


async def try_to_prepare(follower: LogFollower, entry: entries.Entry) -> None:
    """What was folded must be broadcast, whatever else fails."""
    try:
        await follower.prepare(entry)
    except Exception as error:
        report("a list could not be brought up to date", error)


def report(what: str, error: Exception) -> None:
    """Log an error without stopping the table. Database errors are expected at times: a warning."""
    if isinstance(error, SQLAlchemyError):
        log.warning(what, error=type(error).__name__)
    else:
        log.error(what, exc_info=error)
