"""Tournaments: making and joining them, their standings and results."""

from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.directing.messages import contest_of, line_of, results_csv
from uguisu.server.directing.plans import check, check_time
from uguisu.server.errors import TooMany, WrongMoment, said
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.protocol.http.tournaments import (
    Contest,
    Deed,
    Plan,
    TournamentLink,
    TournamentList,
)
from uguisu.server.store import tournaments as rows
from uguisu.server.store.schema import people
from uguisu.server.table.plain_text import clean
from uguisu.server.table.who import Who
from uguisu.server.tournament import entries
from uguisu.server.tournament.steps import opening
from uguisu.server.tournament.tournament import Tournament

MOST: Final = 3
"""Tournaments of one person that are not over."""


async def list_all(asked: Asked) -> TournamentList:
    node, ids = asked.node, ids_of(asked)
    found = await node.director.listed()
    if ids:
        own = await node.store.read(lambda connection: rows.own_open(connection, ids))
        known = {tournament.id for tournament in found}
        found = [await node.director.get(id) for id in own if id not in known] + found
    lines = tuple(line_of(one, ids, node.boards.winner_of(one)) for one in found)
    return TournamentList(now=now_ms(), tournaments=lines)


def ids_of(asked: Asked) -> frozenset[str]:
    return asked.who.ids if asked.who else frozenset()


async def create(asked: Asked) -> TournamentLink:
    who, plan = asked.person, asked.body
    asked.node.rate_limits.pass_seeking(who, asked.asker.address)
    check(plan)
    check_time(plan, now_ms())
    await asked.node.store.read(lambda connection: need_host(connection, who))
    id, plan = new_id(), renamed(plan)
    await asked.node.director.announce(id, entries.Announce(by=who.id, plan=plan))
    return TournamentLink(id=id)


def need_host(connection: Connection, who: Who) -> None:
    """Raises for a guest, and for somebody with many tournaments."""
    login = sa.select(people.c.login).where(people.c.id == who.id)
    if not connection.scalar(login):
        raise said(WrongMoment, "refused-guest-tournament")
    if rows.announced_by(connection, who.ids) >= MOST:
        raise said(TooMany, "refused-many-tournaments", most=MOST)


def renamed(plan: Plan) -> Plan:
    """With a name without invisible characters."""
    return msgspec.structs.replace(plan, name=clean(plan.name))


async def show(asked: Asked) -> Contest:
    node = asked.node
    tournament = await node.director.get(asked.path("tournament"))
    return contest_of(tournament, node.boards.of(tournament), ids_of(asked), now_ms())


async def do(asked: Asked) -> Contest:
    """Do what the asker wants; answers with the tournament as it stands then."""
    who, id = asked.person, asked.path("tournament")
    asked.node.rate_limits.pass_seeking(who, asked.asker.address)
    if asked.body.do == "join":
        asked.node.rate_limits.pass_joining(asked.asker.address)
    await asked.node.director.propose(id, lambda one: entry_of(one, who, asked.body))
    return await show(asked)


def entry_of(tournament: Tournament, who: Who, deed: Deed) -> entries.Entry | None:
    """Nobody joins twice, as guest and with an account; what is so already needs no entry."""
    if deed.do == "begin":
        return beginning(tournament, host_of(tournament, who))
    player = tournament.player_of(who.ids)
    by = player.person if player else who.id
    if deed.do == "join":
        return entries.Join(by=by, name=who.name)
    if player is not None and player.presence == WANTED.get(deed.do):
        return None
    return KINDS[deed.do](by=by)


def beginning(tournament: Tournament, by: str) -> entries.Entry:
    """It begins before its time, if there are enough players."""
    entry = opening(tournament)
    if not isinstance(entry, entries.Start):
        raise said(WrongMoment, "refused-few-players", least=tournament.plan.least)
    return msgspec.structs.replace(entry, by=by)


def host_of(tournament: Tournament, who: Who) -> str:
    """The id under which this person hosts the tournament, if it does."""
    return tournament.host if tournament.host in who.ids else who.id


KINDS: Final = {
    "leave": entries.Leave,
    "rest": entries.Rest,
    "play": entries.PlayOn,
    "ready": entries.MarkReady,
}
WANTED: Final = {"leave": "left", "rest": "resting", "play": "here"}


async def cancel(asked: Asked) -> Contest:
    who, id = asked.person, asked.path("tournament")

    def make(tournament: Tournament) -> entries.Entry:
        return entries.Cancel(by=host_of(tournament, who), why="host")

    await asked.node.director.propose(id, make)
    return await show(asked)


async def download(asked: Asked) -> str:
    tournament = await asked.node.director.get(asked.path("tournament"))
    return results_csv(asked.node.boards.of(tournament))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/tournaments",
        summary="Tournaments that run or are to come, and the last ones that are over.",
        handler=list_all,
        gives=TournamentList,
    ),
    Endpoint(
        method="POST",
        path="/api/tournaments",
        summary="Announce a tournament; only for people with an account.",
        handler=create,
        takes=Plan,
        gives=TournamentLink,
        status=201,
    ),
    Endpoint(
        method="GET",
        path="/api/tournaments/{tournament}",
        summary="A tournament: its standings, its tables, and one's own table. Players ask "
        "every few seconds. After the end this is the file of results as JSON.",
        handler=show,
        gives=Contest,
    ),
    Endpoint(
        method="POST",
        path="/api/tournaments/{tournament}/deeds",
        summary="Join, leave, rest, play on, be ready for the next round; as its host, begin.",
        handler=do,
        takes=Deed,
        gives=Contest,
    ),
    Endpoint(
        method="DELETE",
        path="/api/tournaments/{tournament}",
        summary="Cancel a tournament of one's own that has not begun.",
        handler=cancel,
        gives=Contest,
    ),
    Endpoint(
        method="GET",
        path="/api/tournaments/{tournament}/results.csv",
        summary="The standings as a file for spreadsheets.",
        handler=download,
        gives=str,
        media="text/csv; charset=utf-8",
    ),
)
