"""Who hosts a table before the start, what the host may change, and when the table is given up."""

from typing import Final

import msgspec

from uguisu.kernel.options import read_options
from uguisu.kernel.seats import letter
from uguisu.server.errors import WrongMoment, said
from uguisu.server.protocol import events, incoming
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.table.ending import Abort
from uguisu.server.table.entry import Entry
from uguisu.server.table.needs import need_chair, need_gathering, need_host
from uguisu.server.table.seating import Chair, Past
from uguisu.server.table.table import Table
from uguisu.server.table.who import Judges, Scene, Who

MINUTE_MS: Final = 60_000
DAY_MS: Final = 86_400_000
EMPTY_MS: Final = 5 * MINUTE_MS
"""A table without players is closed after this time."""
OPEN_MS: Final = 15 * MINUTE_MS
"""An open live table is closed after this time without anybody there."""
LIVE_MS: Final = DAY_MS
ARRIVAL_MS: Final = 30_000
"""Players matched by quick match have this long to come."""
DAYS_MS: Final = 7 * DAY_MS
"""Any other table is closed after this time without a change."""


class Configure(Entry, frozen=True, kw_only=True, tag="configure"):
    """The host changes the table. All values are given, changed or not."""

    seats: int
    options: dict[str, str | int] = msgspec.field(default_factory=dict)
    clock: Clock = Clock()
    public: bool
    spectators: str
    rated: bool
    language: str

    def need(self, table: Table) -> None:
        need_gathering(table)
        if table.created.fork or table.created.lesson or table.created.match:
            raise said(WrongMoment, "refused-fixed-table")
        read_options(table.game.options, self.options)
        seats = table.game.seat_range
        if self.seats not in seats:
            raise said(WrongMoment, "refused-seat-count", low=seats[0], high=seats[-1])
        people = sum(bool(chair.person) for chair in table.chairs)
        if people > self.seats:
            raise said(WrongMoment, "refused-more-sit", people=people)

    def fold(self, table: Table) -> None:
        """Everybody but the host must agree again."""
        names = [name for name in self.__struct_fields__ if name not in ("by", "key")]
        values = {name: getattr(self, name) for name in names}
        table.furnish(msgspec.structs.replace(table.created, **values))
        table.chairs = rearranged(table.chairs, self.seats)
        for chair in table.chairs:
            chair.asked = bool(chair.person) and chair.person != table.host

    def event(self, table: Table, past: Past) -> events.Configured:
        return events.Configured()


class HandOver(Entry, frozen=True, kw_only=True, tag="hand-over"):
    """The person on `seat` is the host from now on. Without `by` the last host was away."""

    seat: int

    def need(self, table: Table) -> None:
        need_gathering(table)
        chair = need_chair(table, self.seat)
        if not chair.person:
            raise said(WrongMoment, "refused-empty-seat", seat=letter(self.seat))
        if chair.person == table.host:
            raise said(WrongMoment, "refused-host-already", seat=letter(self.seat))

    def fold(self, table: Table) -> None:
        table.host = table.chairs[self.seat].person

    def event(self, table: Table, past: Past) -> events.HandedOver:
        return events.HandedOver(seat=self.seat, away=not self.by)


def configure(table: Table, who: Who, command: incoming.Configure, _: Scene) -> Configure:
    need_gathering(table)
    need_host(table, who)
    return Configure(
        by=who.id,
        key=command.key,
        seats=command.seats,
        options=read_options(table.game.options, command.options),
        clock=command.clock,
        public=command.public,
        spectators=command.spectators,
        rated=command.rated and not table.created.house,
        language=command.language,
    )


def hand_over(table: Table, who: Who, command: incoming.HandOver, _: Scene) -> HandOver:
    need_gathering(table)
    need_host(table, who)
    return HandOver(by=who.id, key=command.key, seat=command.seat)


def close(table: Table, who: Who, command: incoming.Close, _: Scene) -> Abort:
    need_gathering(table)
    need_host(table, who)
    return Abort(by=who.id, key=command.key, why="closed")


JUDGES: Final[Judges] = {
    incoming.Configure: configure,
    incoming.HandOver: hand_over,
    incoming.Close: close,
}


def rearranged(chairs: list[Chair], seats: int) -> list[Chair]:
    """This many chairs. A person who would have none takes a free one or a bot's; bots may go."""
    kept = chairs[:seats] + [Chair() for _ in range(seats - len(chairs))]
    for moved in chairs[seats:]:
        if moved.person:
            free = [at for at, chair in enumerate(kept) if not chair.is_taken]
            bots = [at for at, chair in enumerate(kept) if chair.rank]
            kept[(free or bots)[0]] = moved
    return kept


def expires_at(table: Table) -> int:
    """When a gathering is closed if nothing more happens, in milliseconds since 1970. An open live
    table stays while somebody is there (`driving.hosting`); 0: it has begun or ended."""
    if not table.is_gathering:
        return 0
    if table.created.match:
        return table.created_at + ARRIVAL_MS
    return table.at + patience(table)


def patience(table: Table) -> int:
    if not any(chair.person for chair in table.chairs):
        return EMPTY_MS
    if table.created.clock.kind == "days":
        return DAYS_MS
    return OPEN_MS if table.created.public else LIVE_MS
