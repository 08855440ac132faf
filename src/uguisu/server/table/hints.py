"""Hints: a person who plays alone against bots asks what the review would choose.

The log says so, and the game is no longer rated. The hint itself is not in the log: it is made from
what the seat knows (`reviewing/hints.py`) and sent only to the person who asked.
"""

from typing import Final

from uguisu.server.errors import WrongMoment, said
from uguisu.server.protocol import events, incoming
from uguisu.server.table.entry import Entry
from uguisu.server.table.needs import need_chair, need_playing, own_chair
from uguisu.server.table.seating import Past
from uguisu.server.table.table import Table
from uguisu.server.table.who import Judges, Scene, Who


class Hint(Entry, frozen=True, kw_only=True, tag="hint"):
    seat: int

    def need(self, table: Table) -> None:
        need_playing(table)
        need_chair(table, self.seat)
        if not gives_hints(table):
            raise said(WrongMoment, "refused-hint-here")
        if len(table.choices.get(self.seat, ())) < 2:
            raise said(WrongMoment, "refused-hint-no-choice")

    def fold(self, table: Table) -> None:
        table.hints += 1

    def event(self, table: Table, past: Past) -> events.Hinted:
        return events.Hinted(seat=self.seat)


def gives_hints(table: Table) -> bool:
    """Whether one person plays here against bots alone, in a game of decisions: nobody else has
    anything to lose by a hint."""
    created = table.created
    people = sum(not chair.rank for chair in table.chairs)
    return people == 1 and not created.tournament and table.game.referee is None


def hint(table: Table, who: Who, command: incoming.Hint, _: Scene) -> Hint:
    own_chair(table, who, command.seat)
    return Hint(by=who.id, key=command.key, seat=command.seat)


JUDGES: Final[Judges] = {incoming.Hint: hint}
