"""Who sends a command, in what context, and the judges that decide about it."""

from collections.abc import Callable
from typing import Any

import msgspec

from uguisu.server.protocol import incoming
from uguisu.server.table.entry import Entry
from uguisu.server.table.table import Table


class Who(msgspec.Struct, frozen=True):
    """A person: `ids` are all ids they have had (a guest who signed in has two), `session` is the
    id of their session."""

    id: str
    ids: frozenset[str]
    name: str
    session: str = ""


class Scene(msgspec.Struct, frozen=True, gc=False):
    """The context of a command. `now` is in milliseconds since 1970; `away` are the seats whose
    players have been away for longer than the grace period; `round_trip` is that of the connection;
    `lateness` is how late the last strike of the game's clock was sent there."""

    now: int
    away: frozenset[int] = frozenset()
    round_trip: int = 0
    lateness: int = 0


Judges = dict[type[incoming.Command], Callable[[Table, Who, Any, Scene], Entry]]
"""By the kind of command: makes the entry it becomes, or refuses."""
