"""Friends and challenges. Friends are named by the id of the friendship, never by one of people."""

from sqlalchemy.engine import Connection

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.api.relations import person_at, room_of
from uguisu.server.errors import NotFound, WrongMoment, said
from uguisu.server.people import challenges, friends
from uguisu.server.people.identity import account_called, find_now
from uguisu.server.protocol.http.friends import FriendList, NewChallenge, NewFriend
from uguisu.server.table.needs import need_seat


async def show(asked: Asked) -> FriendList:
    who = asked.person

    def read(connection: Connection) -> FriendList:
        return FriendList(
            friends=friends.listed(connection, who),
            challenges=challenges.listed(connection, who),
        )

    return await asked.node.store.read(read)


async def ask(asked: Asked) -> FriendList:
    who, body = asked.person, asked.body
    asked.node.rate_limits.pass_seeking(who, asked.asker.address)
    at = person_at((await room_of(asked, body.table)).table, body.person) if body.table else ""

    def write(connection: Connection) -> str:
        other = account_at(connection, at) if at else account_called(connection, body.name)
        friends.ask(connection, who, other)
        return other

    asked.node.lobby.note([who.id, await asked.node.store.write(write)])
    return await show(asked)


def account_at(connection: Connection, person: str) -> str:
    """Who somebody at a table is now."""
    found = find_now(connection, person)
    if found is None:
        raise said(NotFound, "refused-nobody")
    return found.id


async def part(asked: Asked) -> FriendList:
    who, id = asked.person, asked.path("friend")
    other = await asked.node.store.write(lambda connection: friends.end(connection, who, id))
    if not other:
        raise said(NotFound, "refused-no-friend")
    asked.node.lobby.note([who.id, other])
    return await show(asked)


async def challenge(asked: Asked) -> FriendList:
    who, body = asked.person, asked.body
    asked.node.rate_limits.pass_seeking(who, asked.asker.address)
    table = (await asked.node.rooms.get(body.table)).table
    if not table.is_gathering:
        raise said(WrongMoment, "refused-begun")
    need_seat(table, who)

    def write(connection: Connection) -> str:
        if body.friend:
            other = friends.friend_of(connection, who, body.friend)
        else:
            other = account_called(connection, body.name)
        challenges.challenge(connection, who, other, table.id)
        return other

    asked.node.lobby.note([who.id, await asked.node.store.write(write)])
    return await show(asked)


async def answer(asked: Asked) -> FriendList:
    who, id = asked.person, asked.path("challenge")
    other = await asked.node.store.write(lambda c: challenges.answer(c, who, id))
    asked.node.lobby.note([who.id, other])
    return await show(asked)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/my/friends",
        summary="One's friends, who of them is here, who asks to be one, and challenges.",
        handler=show,
        gives=FriendList,
    ),
    Endpoint(
        method="POST",
        path="/api/my/friends",
        summary="Ask somebody with an account to be friends, or accept what they asked.",
        handler=ask,
        takes=NewFriend,
        gives=FriendList,
    ),
    Endpoint(
        method="DELETE",
        path="/api/my/friends/{friend}",
        summary="End a friendship, decline one, or take back that one asked.",
        handler=part,
        gives=FriendList,
    ),
    Endpoint(
        method="POST",
        path="/api/my/challenges",
        summary="Challenge a friend, or somebody with an account, to a game at a table that "
        "gathers, where one sits.",
        handler=challenge,
        takes=NewChallenge,
        gives=FriendList,
    ),
    Endpoint(
        method="DELETE",
        path="/api/my/challenges/{challenge}",
        summary="Decline a challenge, which the challenger is told, or take one's own back.",
        handler=answer,
        gives=FriendList,
    ),
)
