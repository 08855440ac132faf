"""Vacation: in a game over days somebody takes days off, and their time stands still."""

from typing import Final

from uguisu.server.errors import WrongMoment, said
from uguisu.server.protocol import events, incoming
from uguisu.server.table.entry import Entry
from uguisu.server.table.needs import need_chair, need_playing, own_chair
from uguisu.server.table.seating import Past
from uguisu.server.table.table import Table
from uguisu.server.table.who import Judges, Scene, Who

DAYS_OFF: Final = 14
"""Of each seat in one game."""
DAY_MS: Final = 86_400_000


class Rest(Entry, frozen=True, kw_only=True, tag="rest"):
    """Days off from now on; 0: back again, and the days that are left are given back."""

    seat: int
    days: int

    def need(self, table: Table) -> None:
        need_playing(table)
        chair = need_chair(table, self.seat)
        if table.created.clock.kind != "days":
            raise said(WrongMoment, "refused-no-vacation")
        left = DAYS_OFF - chair.vacation + unused(table, self.seat)
        if not 0 <= self.days <= left:
            raise said(WrongMoment, "refused-vacation-used", left=left)

    def fold(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        chair.vacation += self.days - unused(table, self.seat)
        table.times.rest(self.seat, table.at + self.days * DAY_MS, table.at)

    def event(self, table: Table, past: Past) -> events.Rested:
        return events.Rested(seat=self.seat, days=self.days)


def unused(table: Table, seat: int) -> int:
    """Whole days off that are still to come."""
    return max(0, table.times.away_until[seat] - table.at) // DAY_MS


def rest(table: Table, who: Who, command: incoming.Rest, _: Scene) -> Rest:
    own_chair(table, who, command.seat)
    return Rest(by=who.id, key=command.key, seat=command.seat, days=command.days)


JUDGES: Final[Judges] = {incoming.Rest: rest}
