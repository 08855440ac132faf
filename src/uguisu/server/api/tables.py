"""Tables: making one, finding one."""

from typing import Final

import msgspec

from uguisu.bots.registry import need_bot
from uguisu.games import GAMES, is_made
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.options import read_options
from uguisu.kernel.seats import CLOCK
from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import BadMessage, NotFound, said
from uguisu.server.protocol.http.tables import Listed, Listing, NewTable, TableLink
from uguisu.server.protocol.outgoing import TableInfo
from uguisu.server.room.rooms import with_watchers
from uguisu.server.store.lists import Filter, gatherings, mine, running
from uguisu.server.store.seen import seen_by
from uguisu.server.table import entries, shuffle_proof
from uguisu.server.table.facts import table_info
from uguisu.server.table.table import PLAYING, Table
from uguisu.server.table.talk import Phrase, Say
from uguisu.server.table.who import Who

SPOKEN: Final = (Say, Phrase)
UNREAD: Final = 99
"""More are not counted."""


async def create(asked: Asked) -> TableLink:
    who, wish = asked.person, asked.body
    if wish.game not in GAMES:
        raise said(NotFound, "refused-no-game")
    entry = entries.Create(
        by=who.id,
        game=wish.game,
        seats=wish.seats,
        secret=shuffle_proof.draw_secret(),
        options=read_options(GAMES[wish.game].options, wish.options),
        house=wish.house,
        clock=wish.clock,
        public=wish.public,
        spectators=wish.spectators,
        rated=wish.rated and not wish.house,
        language=wish.language,
    )
    if not is_made(wish.game, wish.house):
        asked.node.rate_limits.pass_components(who, asked.asker.address)
    await asked.node.rate_limits.pass_new_table(asked.node.store, who)
    id = await asked.node.rooms.create(entry, sitting(asked, wish))
    return TableLink(id=id, commitment=shuffle_proof.commitment_of(entry.secret))


def sitting(asked: Asked, wish: NewTable) -> list[entries.Entry]:
    """Who sits at the table from the beginning."""
    who = asked.person
    taken = [*wish.sit, *(bot.seat for bot in wish.bots)]
    if len(set(taken)) < len(taken) or max(taken, default=0) >= wish.seats:
        raise said(BadMessage, "refused-seats-once")
    for bot in wish.bots:
        need_bot(wish.game, bot.rank)
    names = [who.name] + [f"{who.name} {n}" for n in range(2, len(wish.sit) + 1)]
    own = [
        entries.SitDown(by=who.id, seat=seat, name=name)
        for seat, name in zip(wish.sit, names, strict=False)
    ]
    return [*own, *(entries.PlaceBot(by=who.id, seat=b.seat, rank=b.rank) for b in wish.bots)]


async def show(asked: Asked) -> TableInfo:
    room = await asked.node.rooms.get(asked.path("table"))
    return table_info(room.table)


async def list_open(asked: Asked) -> Listing:
    find = running if asked.request.query_params.get("status") == PLAYING else gatherings
    return with_watchers(asked.node.rooms, await find(asked.node.store, filter_of(asked)))


def filter_of(asked: Asked) -> Filter:
    """From the query of the address; raises BadMessage."""
    given = dict(asked.request.query_params)
    given.pop("status", None)
    try:
        return msgspec.convert(given, Filter, strict=False)
    except msgspec.ValidationError as error:
        raise BadMessage(f"This filter cannot be used: {error}.") from error


async def list_mine(asked: Asked) -> Listing:
    listing = await mine(asked.node.store, asked.person, filter_of(asked).before)
    on = [one.table.id for one in listing.tables if one.table.status == PLAYING]
    seen = await seen_by(asked.node.store, asked.person, on)
    found = [await with_turn(asked, one, seen) for one in listing.tables]
    return msgspec.structs.replace(listing, tables=tuple(found))


async def with_turn(asked: Asked, listed: Listed, seen: dict[str, int]) -> Listed:
    """Whether a running table waits for the person who asks, until when, and unread messages. A
    table that cannot be opened stays in the list as it was."""
    if listed.table.status != PLAYING:
        return listed
    try:
        room = await asked.node.rooms.get(listed.table.id)
    except UguisuError:
        return listed
    table = room.table
    acting = tuple(seat for seat in table.choices if seat != CLOCK)
    own = table.seats_of(asked.person.ids)
    is_here = any(seat in room.presence.seats for seat in own)
    expiry = table.times.next_expiry()
    return msgspec.structs.replace(
        listed,
        yours=any(seat in acting for seat in own),
        acting=acting,
        table=table_info(table),
        due=expiry[0] if expiry else 0,
        unread=0 if is_here else said_since(table, seen.get(table.id, 0), asked.person),
        watching=room.presence.watching,
    )


def said_since(table: Table, number: int, who: Who) -> int:
    """How many messages of others there are after this number of the log."""
    count = 0
    for past in reversed(table.past):
        if past.number <= number or count == UNREAD:
            break
        count += isinstance(past.entry, SPOKEN) and past.entry.by not in who.ids
    return count


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/tables",
        summary="Make a table.",
        handler=create,
        takes=NewTable,
        gives=TableLink,
        status=201,
    ),
    Endpoint(
        method="GET",
        path="/api/tables",
        summary="Open tables one can join, or watch (`status=playing`), page by page. `free` is "
        "how many seats have to be free, `language` one that is spoken there.",
        handler=list_open,
        gives=Listing,
        query=("status", "game", "pace", "rated", "language", "free", "before"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}",
        summary="A table by its link.",
        handler=show,
        gives=TableInfo,
    ),
    Endpoint(
        method="GET",
        path="/api/my/tables",
        summary="One's own tables: all that run and some that are over; with `before`, older ones.",
        handler=list_mine,
        gives=Listing,
        query=("before",),
    ),
)
