"""Automatic steps at a gathering table: it is closed when nobody comes back, an absent host is
replaced by somebody present, and a table of quick match begins."""

from typing import Final

from uguisu.bots.registry import DEFAULT_RANK
from uguisu.server.now import now_ms
from uguisu.server.room.room import Room
from uguisu.server.table import entries
from uguisu.server.table.gathering import StandUp
from uguisu.server.table.hosting import LIVE_MS, OPEN_MS, expires_at
from uguisu.server.table.table import Table

STIRRING_MS: Final = 1_000
"""How long the shuffle waits for a client's entropy."""
PLAYING_TOGETHER: Final = 2
"""People without whom a match is none."""


def next_look(room: Room) -> int | None:
    """When a gathering table must be checked, in the table's time."""
    if not room.table.is_gathering:
        return None
    if room.table.created.match:
        return begins_at(room) if all_here(room) else expires_at(room.table)
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


def all_here(room: Room) -> bool:
    people = [seat for seat, chair in enumerate(room.table.chairs) if chair.person]
    is_full = all(chair.is_taken for chair in room.table.chairs)
    return is_full and bool(people) and all(seat in room.presence.seats for seat in people)


def begins_at(room: Room) -> int:
    """At once, or a moment later if somebody's chance for the shuffle is on its way."""
    table = room.table
    has_all = all(chair.entropy for chair in table.chairs if chair.person)
    return table.at if has_all else table.at + STIRRING_MS


def overdue_match(room: Room, table: Table) -> entries.Entry | None:
    """The next step of a table made by quick match: it begins when all are here. Players who do not
    come in time lose their seats, to bots if everybody wanted that and two people are left."""
    if not table.is_gathering or not table.created.match:
        return None
    if all_here(room):
        return entries.Begin() if begins_at(room) <= room.now() else None
    if expires_at(table) > room.now() or not room.bus.is_up:
        return None
    for seat, chair in enumerate(table.chairs):
        if chair.person and seat not in room.presence.seats:
            return StandUp(seat=seat)
    people = sum(bool(chair.person) for chair in table.chairs)
    if table.created.match != "bots" or people < PLAYING_TOGETHER:
        return entries.Abort(why="no-show")
    free = next(seat for seat, chair in enumerate(table.chairs) if not chair.is_taken)
    return entries.PlaceBot(seat=free, rank=DEFAULT_RANK)


def overdue_close(room: Room) -> entries.Abort | None:
    table = room.table
    if not table.is_gathering or table.created.match or closes_at(room) > room.now():
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
    """The host has been away for too long: the first person present takes over."""
    if not table.is_gathering:
        return None
    since = host_away_since(room)
    if since is None or since + room.grace_ms > now_ms():
        return None
    return entries.HandOver(seat=room.presence.seats[0])
