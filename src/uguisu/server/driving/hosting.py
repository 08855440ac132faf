"""What happens by itself at a table that gathers: it is closed when nobody comes any more, and a
host who is away hands over to somebody who is there."""

from uguisu.server.now import now_ms
from uguisu.server.room.room import Room
from uguisu.server.table import entries
from uguisu.server.table.hosting import LIVE_MS, OPEN_MS, expires_at
from uguisu.server.table.table import Table


def next_look(room: Room) -> int | None:
    """When a gathering has to be looked at, in the table's time."""
    if not room.table.is_gathering:
        return None
    dues = [closes_at(room)]
    away = host_away_since(room)
    if away is not None:
        dues.append(away + room.grace_ms + room.log.ahead)
    return min(dues)


def closes_at(room: Room) -> int:
    """An open live table stays open for a day while somebody waits there, and is not closed at once
    when the last one's connection breaks."""
    table, away = room.table, room.presence.away
    end = expires_at(table)
    if end - table.at != OPEN_MS:
        return end
    if is_waited_at(room):
        return min(max(end, room.now() + OPEN_MS), table.at + LIVE_MS)
    return max(end, max(away.values(), default=0) + room.grace_ms + room.log.ahead)


def is_waited_at(room: Room) -> bool:
    return bool(room.presence.seats) or not room.bus.is_up


def overdue_close(room: Room) -> entries.Abort | None:
    table = room.table
    if not table.is_gathering or closes_at(room) > room.now():
        return None
    return entries.Abort(why="expired")


def host_away_since(room: Room) -> int | None:
    """Since when the host of a live table is away while somebody else is there, by the node's
    clock; None if the host is here, or nobody could take over."""
    table, presence = room.table, room.presence
    hosts = table.seats_of([table.host])
    if table.created.clock.kind == "days" or not hosts or not room.bus.is_up:
        return None
    if not presence.seats or any(seat in presence.seats for seat in hosts):
        return None
    return max(presence.away.get(seat, now_ms()) for seat in hosts)


def overdue_host(room: Room, table: Table) -> entries.HandOver | None:
    """The host has been away for too long: the first who is there takes over."""
    if not table.is_gathering:
        return None
    since = host_away_since(room)
    if since is None or since + room.grace_ms > now_ms():
        return None
    return entries.HandOver(seat=room.presence.seats[0])
