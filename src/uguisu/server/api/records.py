"""Finished games: records, replays, forks."""

from typing import Any

from uguisu.bots.registry import need_bot
from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import BadMessage, NoSpectators
from uguisu.server.protocol.http.tables import Forking, Listing, Replay, TableLink
from uguisu.server.room.records import fork_of, need_over, record_text
from uguisu.server.store.lists import finished
from uguisu.server.table.facts import honesty, table_info
from uguisu.server.table.shuffle_proof import commitment_of
from uguisu.server.table.table import Table


async def finished_table(asked: Asked) -> Table:
    """The table asked for, if its game is over and this person may look at it."""
    table = (await asked.node.rooms.get(asked.path("table"))).table
    need_over(table)
    ids = asked.who.ids if asked.who else frozenset()
    if table.created.spectators == "none" and not table.seats_of(ids):
        raise NoSpectators("This table is not open to spectators.")
    return table


async def record(asked: Asked) -> str:
    return record_text(await finished_table(asked))


async def show_replay(asked: Asked) -> Replay:
    """After the end, any seat's replay, a spectator's, or the open game. Before, only one's own."""
    table = (await asked.node.rooms.get(asked.path("table"))).table
    eyes = eyes_of(asked, len(table.chairs))
    if not is_own(asked, table, eyes):
        table = await finished_table(asked)
    asked.node.rate_limits.pass_replay(asked.who, asked.asker.address)
    info, proof = table_info(table), honesty(table)
    steps: Any = await asked.node.replays.steps(table, eyes)
    return Replay(table=info, eyes=eyes, steps=steps, honesty=proof)


def is_own(asked: Asked, table: Table, eyes: int | None) -> bool:
    """Whether the asker has seen everything that this observer saw."""
    if eyes is None:
        return table.created.spectators == "open"
    return asked.who is not None and eyes in table.seats_of(asked.who.ids)


def eyes_of(asked: Asked, seats: int) -> int | None:
    text = asked.request.query_params.get("eyes", "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) == 1 and int(text) < seats):
        raise BadMessage(f"eyes is the number of a seat, 0 to {seats - 1}.")
    return int(text)


async def fork(asked: Asked) -> TableLink:
    who, wish = asked.person, asked.body
    table = await finished_table(asked)
    need_bot(table.game.id, wish.rank)
    create, sitting = fork_of(table, wish.number, wish.seat, who.id, who.name, wish.rank)
    await asked.node.rate_limits.pass_new_table(asked.node.store, who)
    id = await asked.node.rooms.create(create, sitting)
    return TableLink(id=id, commitment=commitment_of(create.secret))


async def list_finished(asked: Asked) -> Listing:
    return await finished(asked.node.store)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/finished",
        summary="Public tables whose games are over, the newest first.",
        handler=list_finished,
        gives=Listing,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        summary="The record of a finished game, to keep, replay and verify.",
        handler=record,
        gives=str,
        media="text/plain; charset=utf-8",
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/replay",
        summary="A game, step by step: a finished one from any eyes, a running one from one's own.",
        handler=show_replay,
        gives=Replay,
        query=("eyes",),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/fork",
        summary="Continue a finished game from one of its moments against bots.",
        handler=fork,
        takes=Forking,
        gives=TableLink,
        status=201,
    ),
)
