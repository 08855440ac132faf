"""The seats of a table, and the entries that were folded."""

from typing import TYPE_CHECKING

import msgspec

from uguisu.server.table.entry import Entry

if TYPE_CHECKING:
    from uguisu.server.table.races import Reach


class Chair(msgspec.Struct):
    """Who sits on a seat: a person, a bot of a rank, or nobody. `stand_in` says why a bot plays
    for the person; `timed_out` that it makes one move for it. `asked` is set before the start when
    the options have changed since the person agreed to them. `missed` counts moves whose time was
    used up, one after the other; `vacation` the days taken off."""

    person: str = ""
    name: str = ""
    rank: str = ""
    stand_in: str = ""
    timed_out: bool = False
    entropy: str = ""
    aborts: bool = False
    asked: bool = False
    missed: int = 0
    vacation: int = 0

    @property
    def is_taken(self) -> bool:
        return bool(self.person or self.rank)

    @property
    def is_played_by_bot(self) -> bool:
        return bool(self.rank or self.stand_in or self.timed_out)


class Past(msgspec.Struct, frozen=True, gc=False):
    """A folded entry, with its number. `step` is the play's step after an action, `undid` the
    number of the action that an undo took back, `reach` what a rule is about, `left` the chair of
    one who stood up."""

    number: int
    at: int
    entry: Entry
    step: int = 0
    undid: int = 0
    reach: "Reach | None" = None
    left: Chair | None = None


class BrokenEntry(msgspec.Struct, frozen=True):
    """The first entry that could not be carried out, and the error; for operators and tests only,
    because an error can reveal what a seat knows."""

    number: int
    error: Exception
