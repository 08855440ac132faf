"""Accounts: name, password and sessions."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.api.endpoint import Asked, Endpoint, Reply
from uguisu.server.api.people import self_of
from uguisu.server.errors import NotFound, said
from uguisu.server.notices.emails import masked
from uguisu.server.people import links
from uguisu.server.people.sessions import Entered
from uguisu.server.protocol.http.accounts import (
    AccountInfo,
    Credentials,
    Me,
    NewPassword,
    SessionInfo,
    SessionList,
)
from uguisu.server.store.schema import people, sessions
from uguisu.server.table.who import Who


async def register(asked: Asked) -> Reply:
    """The guest who asks, or a new one named like the account, becomes an account."""
    body = asked.body
    entered = await asked.node.accounts.register(asked.who, body.login, body.password, asked.asker)
    return await welcome(asked, entered)


async def sign_in(asked: Asked) -> Reply:
    body = asked.body
    entered = await asked.node.accounts.sign_in(asked.who, body.login, body.password, asked.asker)
    return await welcome(asked, entered)


async def change_password(asked: Asked) -> Reply:
    who, body = asked.person, asked.body
    entered = await asked.node.accounts.change_password(who, body.old, body.new, asked.asker)
    return await welcome(asked, entered)


async def welcome(asked: Asked, entered: Entered) -> Reply:
    """Signing in in time restores a deleted account."""
    if entered.who.ids & asked.node.departed.ids:
        await asked.node.departures.tell()
    return Reply(await self_of(asked, entered.who), entered.token)


async def show_account(asked: Asked) -> AccountInfo:
    who = asked.person

    def work(connection: Connection) -> AccountInfo:
        own = sa.select(people).where(people.c.id == who.id)
        return info_of(connection, connection.execute(own).one())

    return await asked.node.store.read(work)


def info_of(connection: Connection, row: Any) -> AccountInfo:
    return AccountInfo(
        name=row.name,
        account=row.login or "",
        created_at=row.created_at,
        password_at=row.password_at or 0,
        email=masked(row.email or ""),
        waiting=masked(links.waiting(connection, row.id)),
    )


async def list_sessions(asked: Asked) -> SessionList:
    who = asked.person
    return SessionList(sessions=session_infos(who, await asked.node.sessions.of(who)))


def session_infos(who: Who, rows: Iterable[Any]) -> tuple[SessionInfo, ...]:
    return tuple(
        SessionInfo(
            id=row.id,
            device=row.device,
            created_at=row.created_at,
            used_at=row.used_at,
            current=row.id == who.session,
        )
        for row in rows
    )


async def end_session(asked: Asked) -> Me | Reply:
    who, id = asked.person, asked.path("session")
    own = (sessions.c.id == id) & (sessions.c.person == who.id)
    if not await asked.node.sessions.end(own):
        raise said(NotFound, "refused-no-session")
    return Reply(Me(name=who.name), "") if id == who.session else await self_of(asked, who)


async def end_sessions(asked: Asked) -> Reply:
    await asked.node.sessions.end(sessions.c.person == asked.person.id)
    return Reply(Me(name=asked.person.name), "")


async def end_others(asked: Asked) -> SessionList:
    who = asked.person
    others = (sessions.c.person == who.id) & (sessions.c.id != who.session)
    await asked.node.sessions.end(others)
    return await list_sessions(asked)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/my/account",
        summary="What the server knows of one's account.",
        handler=show_account,
        gives=AccountInfo,
    ),
    Endpoint(
        method="POST",
        path="/api/account",
        summary="Register: the guest becomes an account and keeps all games.",
        handler=register,
        takes=Credentials,
        gives=Me,
        status=201,
    ),
    Endpoint(
        method="POST",
        path="/api/account/session",
        summary="Sign in to an account; a guest's games move into it.",
        handler=sign_in,
        takes=Credentials,
        gives=Me,
    ),
    Endpoint(
        method="PUT",
        path="/api/account/password",
        summary="Change the password, and sign out everywhere else.",
        handler=change_password,
        takes=NewPassword,
        gives=Me,
    ),
    Endpoint(
        method="GET",
        path="/api/my/sessions",
        summary="Where one is signed in, the last used session first.",
        handler=list_sessions,
        gives=SessionList,
    ),
    Endpoint(
        method="DELETE",
        path="/api/my/sessions",
        summary="Sign out everywhere: all one's sessions and their sockets end.",
        handler=end_sessions,
        gives=Me,
    ),
    Endpoint(
        method="DELETE",
        path="/api/my/sessions/others",
        summary="Sign out everywhere else: all one's sessions but this one end.",
        handler=end_others,
        gives=SessionList,
    ),
    Endpoint(
        method="DELETE",
        path="/api/my/sessions/{session}",
        summary="End one of one's sessions and its sockets.",
        handler=end_session,
        gives=Me,
    ),
)
