"""Before the game: people and bots take seats, and the host begins."""

from typing import Final

from uguisu.bots.registry import need_bot
from uguisu.kernel.seats import letter
from uguisu.server.errors import SeatTaken, WrongMoment, said
from uguisu.server.protocol import events, incoming
from uguisu.server.table.entry import Entry
from uguisu.server.table.needs import need_chair, need_gathering, need_host
from uguisu.server.table.plain_text import clean
from uguisu.server.table.seating import Chair, Past
from uguisu.server.table.table import Table
from uguisu.server.table.who import Judges, Scene, Who

BOT_NAMES: Final = ("Hanzo", "Chiyome", "Kotaro", "Sasuke", "Ayame", "Goemon")
"""The names of bots, by seat: ninjas of history and legend."""


class SitDown(Entry, frozen=True, kw_only=True, tag="sit"):
    seat: int
    name: str
    entropy: str = ""

    def need(self, table: Table) -> None:
        need_gathering(table)
        if need_chair(table, self.seat).is_taken:
            raise said(SeatTaken, "refused-taken", seat=letter(self.seat))

    def fold(self, table: Table) -> None:
        table.meet(self.by)
        table.chairs[self.seat] = Chair(person=self.by, name=self.name, entropy=self.entropy)
        if not table.created.match:
            table.host = table.host or self.by

    def event(self, table: Table, past: Past) -> events.Sat:
        return events.Sat(seat=self.seat, name=table.told_name(self.by, self.name))


class AddEntropy(Entry, frozen=True, kw_only=True, tag="stir"):
    """A seated person's entropy for the shuffle."""

    entropy: str

    def need(self, table: Table) -> None:
        need_gathering(table)

    def fold(self, table: Table) -> None:
        for seat in table.seats_of({self.by}):
            table.chairs[seat].entropy = self.entropy

    def event(self, table: Table, past: Past) -> events.EntropyAdded:
        return events.EntropyAdded(seats=table.seats_of({self.by}))


class StandUp(Entry, frozen=True, kw_only=True, tag="stand"):
    seat: int

    def need(self, table: Table) -> None:
        need_gathering(table)
        if not need_chair(table, self.seat).is_taken:
            raise said(WrongMoment, "refused-empty-seat", seat=letter(self.seat))

    def fold(self, table: Table) -> Past:
        return Past(table.number, table.at, self, left=free_chair(table, self.seat))

    def event(self, table: Table, past: Past) -> events.Stood:
        left = past.left or Chair()
        return events.Stood(seat=self.seat, name=table.told_name(left.person, left.name))


def free_chair(table: Table, seat: int) -> Chair:
    """Frees a seat and returns its chair as it was. If it was the host's last one, the next person
    is the host."""
    left = table.chairs[seat]
    table.chairs[seat] = Chair()
    if left.person == table.host and not table.seats_of([table.host]):
        table.host = next((chair.person for chair in table.chairs if chair.person), "")
    return left


class PlaceBot(Entry, frozen=True, kw_only=True, tag="bot"):
    """Without a `name` it has that of its seat."""

    seat: int
    rank: str
    name: str = ""

    def need(self, table: Table) -> None:
        need_gathering(table)
        if need_chair(table, self.seat).person:
            raise said(SeatTaken, "refused-taken", seat=letter(self.seat))

    def fold(self, table: Table) -> None:
        table.chairs[self.seat] = Chair(rank=self.rank, name=self.name or BOT_NAMES[self.seat])

    def event(self, table: Table, past: Past) -> events.BotSat:
        return events.BotSat(seat=self.seat, rank=self.rank)


class Begin(Entry, frozen=True, kw_only=True, tag="begin"):
    def need(self, table: Table) -> None:
        need_gathering(table)
        for seat, chair in enumerate(table.chairs):
            if not chair.is_taken:
                raise said(WrongMoment, "refused-free-seat", seat=letter(seat))
            if chair.asked:
                raise said(WrongMoment, "refused-not-agreed", seat=letter(seat))
        table.deal()

    def fold(self, table: Table) -> None:
        table.begin()

    def event(self, table: Table, past: Past) -> events.Began:
        return events.Began()


def sit(table: Table, who: Who, command: incoming.Sit, _: Scene) -> SitDown:
    if table.created.tournament:
        raise said(WrongMoment, "refused-blocked")
    name = clean(command.name or who.name)
    return SitDown(
        by=who.id, key=command.key, seat=command.seat, name=name, entropy=command.entropy or ""
    )


def seat_bot(table: Table, who: Who, command: incoming.SeatBot, _: Scene) -> PlaceBot:
    need_gathering(table)
    need_host(table, who)
    need_bot(table.game.id, command.rank)
    return PlaceBot(by=who.id, key=command.key, seat=command.seat, rank=command.rank)


def start(table: Table, who: Who, command: incoming.Start, _: Scene) -> Begin:
    need_gathering(table)
    need_host(table, who)
    return Begin(by=who.id, key=command.key)


JUDGES: Final[Judges] = {incoming.Sit: sit, incoming.SeatBot: seat_bot, incoming.Start: start}
