"""Tables: making one, finding one."""

import msgspec

from uguisu.bots.registry import need_bot
from uguisu.games import GAMES, is_made
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.options import read_options
from uguisu.kernel.seats import CLOCK
from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import BadMessage, NotFound, said
from uguisu.server.protocol.http import (
    Listed,
    Listing,
    NewTable,
    TableLink,
)
from uguisu.server.protocol.told import TableInfo
from uguisu.server.store.lists import mine, open_tables
from uguisu.server.table import entries, shuffle_proof
from uguisu.server.table.facts import table_info


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
    )
    if not is_made(wish.game, wish.house):
        asked.node.rate_limits.pass_components(who, asked.asker.address)
    await asked.node.rate_limits.pass_new_table(asked.node.store, who)
    id = await asked.node.rooms.create(entry, sitting(asked, wish))
    return TableLink(id=id, commitment=shuffle_proof.commitment_of(entry.secret))


def sitting(asked: Asked, wish: NewTable) -> list[entries.Entry]:
    """Who sits there from the beginning."""
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
    return Listing(tables=await open_tables(asked.node.store))


async def list_mine(asked: Asked) -> Listing:
    listed = await mine(asked.node.store, asked.person)
    return Listing(tables=tuple([await with_turn(asked, one) for one in listed]))


async def with_turn(asked: Asked, listed: Listed) -> Listed:
    """Whether a running table waits for the one who asks. One that cannot be opened stays in the
    list as it was."""
    if listed.table.status != "playing":
        return listed
    try:
        table = (await asked.node.rooms.get(listed.table.id)).table
    except UguisuError:
        return listed
    acting = tuple(seat for seat in table.choices if seat != CLOCK)
    waits = any(seat in acting for seat in table.seats_of(asked.person.ids))
    return msgspec.structs.replace(listed, yours=waits, acting=acting, table=table_info(table))


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
        summary="Public tables one can join or watch.",
        handler=list_open,
        gives=Listing,
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
        summary="One's own tables, running and finished, the newest first.",
        handler=list_mine,
        gives=Listing,
    ),
)
