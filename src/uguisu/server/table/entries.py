"""A table's log as it is stored. A table IS this log; nothing else is stored.

Entries hold secrets (the secret of the shuffle, hidden actions, who is behind a seat) and never
leave the server: `feed` builds what players receive. Each kind is next to its command, in
`gathering`, `moves`, `talk`...; here are those that other packages make or look for.
"""

from functools import reduce
from operator import or_
from typing import Any, Final

import msgspec

from uguisu.server.errors import UNREADABLE
from uguisu.server.table import judging as _defines_every_kind  # noqa: F401
from uguisu.server.table.absence import ComeBack, StandIn, TimeOut
from uguisu.server.table.creation import Create, Fork
from uguisu.server.table.ending import Abort, Repair
from uguisu.server.table.entry import Entry, Unreadable
from uguisu.server.table.gathering import AddEntropy, Begin, PlaceBot, SitDown
from uguisu.server.table.hosting import HandOver
from uguisu.server.table.moves import Act
from uguisu.server.table.races import Reach, Rule

__all__ = [
    "Abort",
    "Act",
    "AddEntropy",
    "Begin",
    "ComeBack",
    "Create",
    "Entry",
    "Fork",
    "HandOver",
    "PlaceBot",
    "Reach",
    "Repair",
    "Rule",
    "SitDown",
    "StandIn",
    "TimeOut",
    "decode",
    "encode",
]

encode: Final = msgspec.json.Encoder().encode
_kinds: Final = Entry.__subclasses__()
_read: Final = msgspec.json.Decoder[Any](reduce(or_, _kinds)).decode


def decode(raw: bytes) -> Entry:
    """What is stored, or that it cannot be read: damaged, foreign, or of a later version."""
    try:
        entry: Entry = _read(raw)
    except UNREADABLE as error:
        return Unreadable(why=str(error))
    return entry
