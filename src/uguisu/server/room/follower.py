"""The interface between a log and its room."""

from uguisu.server.logs import report
from uguisu.server.table import entries


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
