"""Who asks, under which circumstances, and the judges that decide about it."""

from collections.abc import Callable
from typing import Any

import msgspec

from uguisu.server.protocol import asked
from uguisu.server.table.entry import Entry
from uguisu.server.table.table import Table


class Who(msgspec.Struct, frozen=True):
    """A person at the door: `ids` are all ids it has had (a guest who signed in has two), `session`
    is the id of the session it came with."""

    id: str
    ids: frozenset[str]
    name: str
    session: str = ""


class Scene(msgspec.Struct, frozen=True, gc=False):
    """What a command's judgement may need besides the table. `now` is in milliseconds since 1970;
    `away` are the seats whose people have been away for longer than the grace time; `round_trip`
    is that of the connection the command came by; `lateness` is how late the last strike of the
    game's clock was told there."""

    now: int
    away: frozenset[int] = frozenset()
    round_trip: int = 0
    lateness: int = 0


Judges = dict[type[asked.Command], Callable[[Table, Who, Any, Scene], Entry]]
"""By the kind of command: makes the entry it becomes, or refuses."""
