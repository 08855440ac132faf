"""The end of a table without a result, and the table that follows it."""

from typing import Final

from uguisu.server.errors import SetAside, WrongMoment, said
from uguisu.server.protocol import events, incoming
from uguisu.server.table.entry import RESTS, Entry
from uguisu.server.table.needs import need_chair, need_playing, need_seat
from uguisu.server.table.seating import Past
from uguisu.server.table.table import ABORTED, SET_ASIDE, Table
from uguisu.server.table.who import Judges, Scene, Who


class Vote(Entry, frozen=True, kw_only=True, tag="vote"):
    """Somebody agrees, or no longer agrees, to abort."""

    seats: tuple[int, ...]
    agree: bool

    def need(self, table: Table) -> None:
        need_playing(table)
        for seat in self.seats:
            need_chair(table, seat)

    def fold(self, table: Table) -> None:
        for seat in self.seats:
            table.chairs[seat].aborts = self.agree
        if all_agree(table):
            table.stop(ABORTED)

    def event(self, table: Table, past: Past) -> events.Voted:
        return events.Voted(seats=self.seats, agree=self.agree)


def all_agree(table: Table) -> bool:
    """Whether all people who play themselves agree to abort."""
    people = [chair for chair in table.chairs if chair.person and not chair.stand_in]
    return bool(people) and all(chair.aborts for chair in people)


class Abort(Entry, frozen=True, kw_only=True, tag="abort"):
    why: str

    def need(self, table: Table) -> None:
        if table.is_ended:
            raise said(WrongMoment, "refused-ended", table=table.id)

    def fold(self, table: Table) -> None:
        table.stop(ABORTED)

    def event(self, table: Table, past: Past) -> events.Aborted:
        return events.Aborted(why=self.why)


class Repair(Entry, frozen=True, kw_only=True, tag="repair"):
    """Ends a table that was set aside. Entries after number `good` were not carried out; `note`
    says why, for operators. Without `by` an operator did it."""

    good: int
    note: str = ""

    def check(self, table: Table) -> None:
        """Always possible: it is the way out of any fault."""

    def fold(self, table: Table) -> None:
        table.stop(ABORTED)

    def event(self, table: Table, past: Past) -> events.Aborted:
        return events.Aborted(why="repair")


class Rematch(Entry, frozen=True, kw_only=True, tag="rematch"):
    table: str

    def need(self, table: Table) -> None:
        if not table.is_ended:
            raise said(WrongMoment, "refused-rematch-later")
        if table.rematch:
            raise said(WrongMoment, "refused-rematch-there")

    def fold(self, table: Table) -> None:
        table.rematch = self.table

    def event(self, table: Table, past: Past) -> events.Rematched:
        return events.Rematched(table=self.table)


def abort(table: Table, who: Who, command: incoming.Abort, _: Scene) -> Entry:
    """A vote; but a table that was set aside is ended by any of its people."""
    if table.status == SET_ASIDE:
        return end_set_aside(table, who, command)
    seats = need_seat(table, who)
    return Vote(by=who.id, key=command.key, seats=seats, agree=command.agree)


def end_set_aside(table: Table, who: Who, command: incoming.Abort) -> Repair:
    if table.host not in who.ids:
        need_seat(table, who)
    if not command.agree:
        raise SetAside(RESTS)
    assert table.fault is not None
    return Repair(by=who.id, key=command.key, good=table.fault.number - 1)


def rematch(table: Table, who: Who, command: incoming.Rematch, _: Scene) -> Rematch:
    """The table it names is made by the caller, who knows how to store one."""
    need_seat(table, who)
    return Rematch(by=who.id, key=command.key, table="")


JUDGES: Final[Judges] = {incoming.Abort: abort, incoming.Rematch: rematch}
