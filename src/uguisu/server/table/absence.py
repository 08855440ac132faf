"""A bot stands in for somebody who left, is away or ran out of time, until they come back."""

from typing import Final

from uguisu.kernel.seats import letter
from uguisu.server.errors import WrongMoment, said
from uguisu.server.protocol import events, incoming
from uguisu.server.table.ending import Abort
from uguisu.server.table.entry import Entry
from uguisu.server.table.gathering import StandUp
from uguisu.server.table.needs import (
    need_chair,
    need_host,
    need_playing,
    need_seat,
    own_chair,
)
from uguisu.server.table.seating import Past
from uguisu.server.table.table import GATHERING, Table
from uguisu.server.table.who import Judges, Scene, Who

MISSED: Final = 3
"""Moves one after the other whose time is used up: with the last a bot takes the seat."""
ABANDONED_MS: Final = 7 * 86_400_000
"""A game without a clock ends after this time without a move."""


class StandIn(Entry, frozen=True, kw_only=True, tag="stand-in"):
    seat: int
    why: str

    def need(self, table: Table) -> None:
        need_playing(table)
        if need_chair(table, self.seat).stand_in:
            raise said(WrongMoment, "refused-bot-already")

    def fold(self, table: Table) -> None:
        table.chairs[self.seat].stand_in = self.why
        table.times.lift(self.seat)

    def event(self, table: Table, past: Past) -> events.StoodIn:
        return events.StoodIn(seat=self.seat, why=self.why)


class ComeBack(Entry, frozen=True, kw_only=True, tag="come-back"):
    seat: int

    def need(self, table: Table) -> None:
        need_playing(table)
        chair = need_chair(table, self.seat)
        if not chair.stand_in:
            raise said(WrongMoment, "refused-no-bot")
        if chair.stand_in == "time":
            raise said(WrongMoment, "refused-time-up")

    def fold(self, table: Table) -> None:
        table.chairs[self.seat].stand_in = ""
        table.chairs[self.seat].missed = 0
        table.times.limit(self.seat, table.at, acting=self.seat in table.choices)

    def event(self, table: Table, past: Past) -> events.CameBack:
        return events.CameBack(seat=self.seat)


class TimeOut(Entry, frozen=True, kw_only=True, tag="time-out"):
    """The seat's time is up: a bot makes this move, or plays on if the time was for the game."""

    seat: int

    def need(self, table: Table) -> None:
        need_playing(table)
        need_chair(table, self.seat)

    def fold(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        chair.timed_out = True
        chair.missed += 1
        if table.created.clock.kind == "game":
            chair.stand_in = "time"
            table.times.left[self.seat] = 0
        table.times.since[self.seat] = None

    def event(self, table: Table, past: Past) -> events.TimedOut:
        return events.TimedOut(seat=self.seat)


def stand(table: Table, who: Who, command: incoming.Stand, _: Scene) -> Entry:
    own_chair(table, who, command.seat)
    if table.status == GATHERING:
        return StandUp(by=who.id, key=command.key, seat=command.seat)
    return StandIn(by=who.id, key=command.key, seat=command.seat, why="left")


def kick(table: Table, who: Who, command: incoming.Kick, scene: Scene) -> Entry:
    chair = need_chair(table, command.seat)
    if not chair.is_taken:
        raise said(WrongMoment, "refused-empty-seat", seat=letter(command.seat))
    if table.status == GATHERING:
        need_host(table, who)
        return StandUp(by=who.id, key=command.key, seat=command.seat)
    need_playing(table)
    need_seat(table, who)
    if chair.is_played_by_bot:
        raise said(WrongMoment, "refused-bot-already")
    if command.seat not in scene.away:
        raise said(WrongMoment, "refused-not-away")
    return StandIn(by=who.id, key=command.key, seat=command.seat, why="absent")


def back(table: Table, who: Who, command: incoming.Back, _: Scene) -> ComeBack:
    own_chair(table, who, command.seat)
    return ComeBack(by=who.id, key=command.key, seat=command.seat)


def overdue_move(table: Table, now: int) -> Entry | None:
    """A seat's time is up. Judged on the log, so it happens once, whichever node notices. Who lets
    it run out again and again is not waited for any more; they may take the seat back."""
    expiry = table.times.next_expiry()
    if expiry is None or expiry[0] > now:
        return None
    seat = expiry[1]
    chair = table.chairs[seat]
    if chair.missed + 1 >= MISSED and not chair.stand_in:
        return StandIn(seat=seat, why="idle")
    return TimeOut(seat=seat)


def abandoned_at(table: Table) -> int | None:
    """When a game without moves is ended; only for games without a clock."""
    return table.at + ABANDONED_MS if table.is_playing and not table.is_timed else None


def overdue_end(table: Table, now: int) -> Abort | None:
    end = abandoned_at(table)
    return Abort(why="abandoned") if end is not None and end <= now else None


JUDGES: Final[Judges] = {incoming.Stand: stand, incoming.Kick: kick, incoming.Back: back}
