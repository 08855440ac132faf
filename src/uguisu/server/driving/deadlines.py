"""When a table has to be looked at next, if nobody acts before. Times are the table's own
(`TableLog.now`), in milliseconds since 1970; since when somebody is away is by the node's clock."""

from typing import Final

from uguisu.server.driving.hosting import next_look
from uguisu.server.driving.race import next_judgement, next_strike
from uguisu.server.room.room import Room
from uguisu.server.table.between_rounds import next_start
from uguisu.server.table.table import PLAYING, Table

RESCUE_MS: Final = 3_000
"""After so long another node moves the bots of a node that fell silent."""


def next_due(room: Room) -> int | None:
    table = room.table
    dues = [room.late.due] if room.late.connections else []
    dues.append(next_look(room))
    if table.status == PLAYING:
        if expiry := table.times.next_expiry():
            dues.append(expiry[0])
        if table.bots and table.bots_to_act():
            dues.append(rescue_time(table, room.now()))
        if table.counted_at:
            dues.append(next_start(table))
        if table.is_race:
            trips = room.round_trips()
            dues += [next_strike(table, trips), next_judgement(table, trips, room.now())]
        if room.presence.away:
            waited = waited_for(room).values()
            dues += [since + room.grace_ms + room.log.ahead for since in waited]
    known = [due for due in dues if due is not None]
    return min(known) if known else None


def waited_for(room: Room) -> dict[int, int]:
    """The seats that others wait for and whose people are away, and since when.

    While nobody is connected the game simply rests, and correspondence has its own clock."""
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
    """When to see to bots that another node should have moved; again and again while they wait."""
    first = table.at + RESCUE_MS
    return first if first > now else now + RESCUE_MS
