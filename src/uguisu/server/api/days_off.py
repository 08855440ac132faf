"""Days off, in all of one's games of days at once."""

from functools import partial

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.protocol.http.match import DaysOff
from uguisu.server.room.room import Room
from uguisu.server.store.lists import mine
from uguisu.server.table.table import PLAYING, Table
from uguisu.server.table.vacation import DAYS_OFF, Rest, unused
from uguisu.server.table.who import Who


async def take(asked: Asked) -> DaysOff:
    """If fewer days are left than asked for, take all that are left."""
    wish: DaysOff = asked.body
    asked.node.rate_limits.pass_seeking(asked.person, asked.asker.address)
    listing = await mine(asked.node.store, asked.person)
    count = 0
    for one in listing.tables:
        if one.table.status == PLAYING and one.table.clock.kind == "days":
            room = await asked.node.rooms.get(one.table.id)
            count += await rest_at(room, asked.person, wish.days)
    return DaysOff(days=wish.days, games=count)


async def rest_at(room: Room, who: Who, days: int) -> bool:
    """For all seats this person has there; whether anything changed."""
    has_changed = False
    for seat in room.table.seats_of(who.ids):
        made = await room.propose(partial(rest, who=who, seat=seat, days=days))
        has_changed = has_changed or made is not None
    return has_changed


def rest(table: Table, who: Who, seat: int, days: int) -> Rest | None:
    """The entry, unless it would change nothing."""
    possible = min(days, DAYS_OFF - table.chairs[seat].vacation + unused(table, seat))
    is_away = table.times.away_until[seat] > table.at
    if not table.is_playing or not (possible or is_away):
        return None
    return Rest(by=who.id, seat=seat, days=possible)


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/my/days-off",
        summary="Take days off in all of one's games of days, or come back (`days` 0).",
        handler=take,
        takes=DaysOff,
        gives=DaysOff,
    ),
)
