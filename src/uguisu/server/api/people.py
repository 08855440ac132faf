"""Sessions of guests and accounts."""

from collections.abc import Callable

from sqlalchemy.engine import Connection

from uguisu.server.api.endpoint import NO_SESSION, Asked, Endpoint, Reply
from uguisu.server.errors import SignedOut
from uguisu.server.people import identity, legacy_cookies
from uguisu.server.people.names import name_of
from uguisu.server.people.sessions import Admitted, Entered
from uguisu.server.protocol.http.accounts import Me, NamedGuest
from uguisu.server.store.schema import sessions
from uguisu.server.table.who import Who


async def open_session(asked: Asked) -> Me | Reply:
    """A new guest, or a new name for the current one."""
    name = name_of(asked.body.name)
    entered = None if asked.who else await come_back(asked)
    who = asked.who or (entered.who if entered else None)
    if who is None:
        entered = await asked.node.sessions.enter(asked.asker.device, newcomer(asked, name))
        return Reply(Me(name=entered.who.name), entered.token)
    if not asked.body.if_new:
        who = await identity.rename(asked.node.store, who, name)
    me = await self_of(asked, who)
    return Reply(me, entered.token) if entered else me


def newcomer(asked: Asked, name: str) -> Callable[[Connection], Admitted]:
    """A new guest. A name that the browser guessed gets a number where an account has it; one that
    somebody chose is refused then."""

    def admit(connection: Connection) -> Admitted:
        if asked.body.if_new:
            return Admitted(identity.new_guest(connection, identity.free_name(connection, name)))
        identity.need_free(connection, name)
        return Admitted(identity.new_guest(connection, name))

    return admit


async def me(asked: Asked) -> Me | Reply:
    """Says whether a session has ended; somebody who never had one is not signed in."""
    if asked.who is not None:
        return await self_of(asked, asked.who)
    entered = await come_back(asked)
    if entered is not None:
        return Reply(await self_of(asked, entered.who), entered.token)
    if asked.token:
        raise SignedOut(NO_SESSION)
    return Me(name="")


async def come_back(asked: Asked) -> Entered | None:
    """A guest with a cookie from before sessions were rows."""
    return await legacy_cookies.exchange(asked.node.sessions, asked.old_cookie, asked.asker.device)


async def self_of(asked: Asked, who: Who) -> Me:
    return Me(name=who.name, account=await asked.node.accounts.login_name(who))


async def close_session(asked: Asked) -> Reply:
    await asked.node.sessions.end(sessions.c.id == asked.person.session)
    return Reply(Me(name=asked.person.name), "")


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/session",
        summary="Become a guest with a name, or change one's name.",
        handler=open_session,
        takes=NamedGuest,
        gives=Me,
    ),
    Endpoint(
        method="GET",
        path="/api/session",
        summary="Who one is; refused if the session has ended.",
        handler=me,
        gives=Me,
    ),
    Endpoint(
        method="DELETE",
        path="/api/session",
        summary="Sign out: the session and its sockets end.",
        handler=close_session,
        gives=Me,
    ),
)
