"""The next deadline of a table, if nobody acts before.

Times are the table's own (`TableLog.now`), in milliseconds since 1970; absences are measured by the
node's clock.
"""

from typing import Final

from uguisu.server.driving.hosting import next_look
from uguisu.server.driving.race import next_judgement, next_strike
from uguisu.server.room.room import Room
from uguisu.server.table.absence import abandoned_at
from uguisu.server.table.between_rounds import next_start
from uguisu.server.table.table import PLAYING, Table

RESCUE_MS: Final = 3_000
"""After this delay another node moves the bots of a node that does not respond."""


def next_due(room: Room) -> int | None:
    table = room.table
    deadlines = [room.late.due] if room.late.connections else []
    deadlines.append(next_look(room))
    if table.status == PLAYING:
        deadlines.append(abandoned_at(table))
        if expiry := table.times.next_expiry():
            deadlines.append(expiry[0])
        if table.bots and table.bots_to_act():
            deadlines.append(rescue_time(table, room.now()))
        if table.counted_at:
            deadlines.append(next_start(table))
        if table.is_race:
            trips = room.round_trips()
            deadlines += [next_strike(table, trips), next_judgement(table, trips, room.now())]
        if room.presence.away:
            waited = waited_for(room).values()
            deadlines += [since + room.grace_ms + room.log.ahead for since in waited]
    known = [one for one in deadlines if one is not None]
    return min(known) if known else None


def waited_for(room: Room) -> dict[int, int]:
    """The absent players that others are waiting for, by seat, and since when they are away. While
    nobody is connected the game rests; correspondence games have their own clock."""
    table, presence = room.table, room.presence
    if table.status != PLAYING or not presence.seats or not room.bus.is_up:
        return {}
    if table.created.clock.kind == "days":
        return {}
    return {
        seat: since
        for seat, since in presence.away.items()
        if seat in table.choices and seat not in table.bots
    }


def rescue_time(table: Table, now: int) -> int:
    """When to move bots that another node should have moved. Repeats while they wait."""
    first = table.at + RESCUE_MS
    return first if first > now else now + RESCUE_MS
