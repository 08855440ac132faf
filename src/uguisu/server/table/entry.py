"""The base class of all entries in a table's log.

An entry knows when it can be carried out (`check`), what it changes (`fold`) and what others may
know of it (`event`). Each kind is next to the command it comes from: `talk.py`, `ending.py`...
"""

from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from uguisu.server.errors import SetAside, WrongMoment
from uguisu.server.protocol import events

if TYPE_CHECKING:
    from uguisu.server.table.seating import Past
    from uguisu.server.table.table import Table

RESTS: Final = "This table was set aside: something in its log cannot be carried out."


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", gc=False
):
    """`by` is the person whose command it was, `key` the idempotency key of that command."""

    is_action: ClassVar[bool] = False
    """An action of the game. Its legality is checked by the play itself when it is folded."""
    changes_lists: ClassVar[bool] = True
    """Whether it may change seats or status, which the lists of tables show."""
    changes_position: ClassVar[bool] = True
    """Whether observers are sent more than a log line."""

    by: str = ""
    key: str = ""

    def check(self, table: "Table") -> None:
        """Raises the reason why this cannot be the next entry of this table. `TableLog` asks before
        an entry is stored, whoever made it (a person, a bot, the clock, the referee), and the table
        asks before it changes anything. So every acknowledged entry can be carried out again. The
        answer depends only on the table and the entry's own fields."""
        if table.is_set_aside:
            raise SetAside(RESTS)
        if not table.is_created:
            raise WrongMoment("A log begins with its table, and only once.")
        self.need(table)

    def need(self, table: "Table") -> None:
        """Conditions of this kind of entry: raises if one is not met."""

    def fold(self, table: "Table") -> "Past | None":
        """Change the table, after `check`. Returns how the table remembers the entry, if that is
        more than the entry itself."""
        return None

    def event(self, table: "Table", past: "Past") -> events.Event:
        """What everybody may know of it, field by field, so that no secret can leak. `feed` adds
        actions as each observer sees them."""
        raise NotImplementedError


class Unreadable(Entry, frozen=True, kw_only=True, tag="unreadable"):
    """Represents an unreadable part of a log. It is never stored, and never carried out."""

    why: str = ""

    def need(self, table: "Table") -> None:
        raise SetAside(f"The entry cannot be read: {self.why}.")

    def event(self, table: "Table", past: "Past") -> events.Event:
        return events.SetAside()
