"""One's own data: all of it in one file, and its deletion."""

import asyncio
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.api.accounts import info_of, session_infos
from uguisu.server.api.endpoint import Asked, Endpoint, Reply
from uguisu.server.api.friends import show as list_friends
from uguisu.server.api.ratings import mine as own_ratings
from uguisu.server.api.ratings import rated_game
from uguisu.server.api.relations import list_people
from uguisu.server.directing.messages import own_tournament
from uguisu.server.errors import BadMessage, WrongMoment, said
from uguisu.server.matching import seekers
from uguisu.server.people import reports
from uguisu.server.people.accounts import login_of
from uguisu.server.people.presence import seen_of
from uguisu.server.protocol.http.accounts import (
    Deletion,
    Me,
    MyData,
    OwnReport,
    OwnTable,
    OwnTournament,
    SpokenLine,
)
from uguisu.server.room.records import record_text
from uguisu.server.store import standings, tournaments
from uguisu.server.store.schema import people, sittings, subscriptions, voices
from uguisu.server.store.store import Row
from uguisu.server.table import entries
from uguisu.server.table.table import OVER, Table
from uguisu.server.table.talk import Say
from uguisu.server.table.who import Who

ALL_GAMES: Final = 1_000_000


async def export(asked: Asked) -> MyData:
    """Built table by table, outside the event loop."""
    node, who = asked.node, asked.person
    node.rate_limits.pass_export(who)
    facts = await node.store.read(lambda connection: facts_of(connection, who))
    asks = await list_friends(asked)
    tables = []
    for id in await node.store.read(lambda connection: tables_of(connection, who)):
        rows = await node.store.entries(id)
        found = await asyncio.to_thread(own_table, id, rows, who, frozenset(node.departed.ids))
        tables += [found] if found is not None else []
    return MyData(
        **facts,
        sessions=session_infos(who, await node.sessions.of(who)),
        people=(await list_people(asked)).people,
        friends=asks.friends,
        challenges=asks.challenges,
        ratings=(await own_ratings(asked)).ratings,
        tables=tuple(tables),
        tournaments=await own_tournaments(asked),
    )


async def own_tournaments(asked: Asked) -> tuple[OwnTournament, ...]:
    """One at a time: a log may be long."""
    store, ids = asked.node.store, asked.person.ids
    known = await store.read(lambda connection: tournaments.of_person(connection, ids))
    logs = [await store.read(partial(tournaments.fold, id=id)) for id in known]
    return tuple(own_tournament(tournament, ids) for tournament in logs)


def facts_of(connection: Connection, who: Who) -> dict[str, Any]:
    """What the database says of a person: fields of MyData."""
    row = connection.execute(sa.select(people).where(people.c.id == who.id)).one()
    browsers = sa.select(sa.func.count()).where(subscriptions.c.person.in_(who.ids))
    games = standings.games_of(who.id, is_own=True, length=ALL_GAMES)
    return {
        "account": info_of(connection, row),
        "email": row.email or "",
        "language": row.language or "",
        "turn_mails": row.turn_mails,
        "private": row.private,
        "only_friends": row.only_friends,
        "seen_at": seen_of(connection, who.id)[1],
        "browsers": connection.scalar(browsers) or 0,
        "reports": tuple(map(own_report, reports.of_reporter(connection, who.ids))),
        "looking": seekers.wish_of(connection, who),
        "rated_games": tuple(map(rated_game, connection.execute(games))),
    }


def own_report(row: Any) -> OwnReport:
    return OwnReport(
        at=row.created_at, name=row.name, table=row.table_id, reason=row.reason, text=row.text
    )


def tables_of(connection: Connection, who: Who) -> list[str]:
    """Where somebody sits or has said something."""
    seated = sa.select(sittings.c.table_id).where(sittings.c.person.in_(who.ids))
    spoke = sa.select(voices.c.table_id).where(voices.c.person.in_(who.ids))
    return list(connection.scalars(sa.union(seated, spoke)))


def own_table(id: str, rows: list[Row], who: Who, former: frozenset[str]) -> OwnTable | None:
    """A person's own part of a table. The record reveals everything, so only after the end."""
    table = Table(id, former)
    for number, at, entry in rows:
        table.fold(number, at, entries.decode(entry))
    if not table.is_created:
        return None
    seats = table.seats_of(who.ids)
    return OwnTable(
        id=id,
        game=table.created.game,
        status=table.status,
        began=table.began,
        seats=seats,
        said=tuple(
            SpokenLine(at=past.at, text=past.entry.text)
            for past in table.past
            if isinstance(past.entry, Say) and past.entry.by in who.ids
        ),
        record=record_text(table) if table.status == OVER and seats else "",
    )


async def delete(asked: Asked) -> Reply:
    """The login name and the password are asked for again."""
    node, who, body = asked.node, asked.person, asked.body
    login = await node.accounts.login_name(who)
    if not login:
        raise said(WrongMoment, "refused-guest-deletion")
    if login_of(body.login) != login:
        raise said(BadMessage, "refused-other-login")
    await node.accounts.check_password(who, body.password, asked.asker)
    await node.departures.depart(who)
    return Reply(Me(name=""), "")


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/my/data",
        summary="All that the server keeps of oneself: account, settings, sessions, ratings, "
        "friends, challenges, reports, tournaments, records of finished games, and what one said.",
        handler=export,
        gives=MyData,
    ),
    Endpoint(
        method="POST",
        path="/api/account/deletion",
        summary="Delete one's account. Shared games stay, without the name. Signing in within two "
        "weeks brings all back.",
        handler=delete,
        takes=Deletion,
        gives=Me,
    ),
)
