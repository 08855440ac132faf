"""Between the rounds of a real-time game everybody reads the count.

The next round begins when all people are ready, or when the time for reading is over. Pure: depends
only on the table.

Nobody decides anything in the meantime: the table itself takes the one action that continues, so
that the owner of the dice can neither hurry the others nor keep them waiting.
"""

from typing import Final

from uguisu.kernel.action import Action
from uguisu.kernel.seats import letter
from uguisu.kernel.state import State
from uguisu.server.errors import WrongMoment, said
from uguisu.server.protocol import events, incoming
from uguisu.server.table.entry import Entry
from uguisu.server.table.moves import Act
from uguisu.server.table.needs import need_chair, need_playing, own_chair
from uguisu.server.table.seating import Past
from uguisu.server.table.table import PLAYING, Table
from uguisu.server.table.who import Judges, Scene, Who

READING_MS: Final = 15_000
"""Time limit for reading the count."""
LEARNING: Final = 3
"""The factor for the limit in a lesson."""


class Ready(Entry, frozen=True, kw_only=True, tag="ready"):
    """Somebody has read the count of a round and wants the next one. Before the start: agrees to
    the options of the table, or no longer."""

    seat: int
    agree: bool = True

    def need(self, table: Table) -> None:
        if table.is_gathering:
            if not need_chair(table, self.seat).person:
                raise said(WrongMoment, "refused-empty-seat", seat=letter(self.seat))
            return
        need_playing(table)
        need_chair(table, self.seat)
        if not table.counted_at or not self.agree:
            raise said(WrongMoment, "refused-not-counted")
        if self.seat in table.ready:
            raise said(WrongMoment, "refused-ready-already")

    def fold(self, table: Table) -> None:
        if table.is_gathering:
            table.chairs[self.seat].asked = not self.agree
        else:
            table.ready |= {self.seat}

    def event(self, table: Table, past: Past) -> events.Readied:
        return events.Readied(seat=self.seat, agree=self.agree)


def ready(table: Table, who: Who, command: incoming.Ready, _: Scene) -> Ready:
    own_chair(table, who, command.seat)
    return Ready(by=who.id, key=command.key, seat=command.seat, agree=command.agree)


JUDGES: Final[Judges] = {incoming.Ready: ready}


def latest_start(table: Table) -> int:
    """The deadline for everybody to be ready, in milliseconds since 1970; 0: no pause."""
    if not table.counted_at:
        return 0
    return table.counted_at + READING_MS * (LEARNING if table.created.lesson else 1)


def still_reading(table: Table) -> tuple[int, ...]:
    """The seats whose people are not ready. Bots always are."""
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person and not chair.is_played_by_bot and seat not in table.ready
    )


def next_start(table: Table) -> int | None:
    """When the next round begins if no further command arrives; None without a pause."""
    if table.status != PLAYING or not table.counted_at:
        return None
    return latest_start(table) if still_reading(table) else table.counted_at


def overdue_start(table: Table, now: int) -> Act | None:
    """All are ready, or the time is over: the round begins."""
    start = next_start(table)
    if start is None or start > now:
        return None
    seat, action = only_way_on(table.playing.state)
    return Act(seat=seat, action=action, moment=table.moment(now))


def only_way_on(state: State) -> tuple[int, Action]:
    (seat,) = state.actors()
    (action,) = state.legal(seat)
    return seat, action
