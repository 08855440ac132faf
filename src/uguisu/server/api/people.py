"""Sessions: who one is."""

from uguisu.server import people
from uguisu.server.api.endpoint import Asked, Endpoint, Reply
from uguisu.server.api.types import Me, NamedGuest
from uguisu.server.talk import clean
from uguisu.server.who import Who


async def open_session(asked: Asked) -> Reply:
    """A new guest, or a new name for the one who is here."""
    name = clean(asked.body.name)
    if asked.who is None:
        who = await people.new_guest(asked.node.store, name)
    else:
        who = await people.rename(asked.node.store, asked.who, name)
    return Reply(await self_of(asked, who), who.id)


async def me(asked: Asked) -> Me:
    return await self_of(asked, asked.person)


async def self_of(asked: Asked, who: Who) -> Me:
    return Me(name=who.name, account=await asked.node.accounts.login_name(who))


async def close_session(asked: Asked) -> Reply:
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
        summary="Who one is.",
        handler=me,
        gives=Me,
    ),
    Endpoint(
        method="DELETE",
        path="/api/session",
        summary="Forget who one is.",
        handler=close_session,
        gives=Me,
    ),
)
