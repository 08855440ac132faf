"""From a command to an entry of the log, or a refusal. Pure: depends only on the table.

Every command becomes exactly one entry. The judge next to that kind of entry decides who may ask
for it; the entry decides whether the table can carry it out (`Entry.check`). If somebody else was
first, the command is judged again.
"""

from typing import Final

from uguisu.server.protocol import incoming
from uguisu.server.table import (
    absence,
    between_rounds,
    ending,
    gathering,
    hints,
    hosting,
    moves,
    talk,
    vacation,
)
from uguisu.server.table.entry import Entry
from uguisu.server.table.table import Table
from uguisu.server.table.who import Judges, Scene, Who

JUDGES: Final[Judges] = {
    **gathering.JUDGES,
    **hosting.JUDGES,
    **moves.JUDGES,
    **between_rounds.JUDGES,
    **hints.JUDGES,
    **talk.JUDGES,
    **absence.JUDGES,
    **vacation.JUDGES,
    **ending.JUDGES,
}


def judge(table: Table, who: Who, command: incoming.Command, scene: Scene) -> Entry:
    """The entry this command becomes, if this person may ask for it; raises a Refused or BadInput.
    `TableLog` tries it at the table before it is stored."""
    return JUDGES[type(command)](table, who, command, scene)


def try_command(table: Table, who: Who, command: incoming.Command, scene: Scene) -> Entry:
    """The same, tried at the table at once: what would be stored, or the refusal."""
    entry = judge(table, who, command, scene)
    entry.check(table)
    return entry
