"""Muting, blocking and reporting people. They are identified by their number at a table, or by the
name of their account, never by an id."""

from sqlalchemy.engine import Connection

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import NoSpectators, NotFound, WrongMoment, said
from uguisu.server.people import friends, relations, reports
from uguisu.server.people.identity import account_called, find_now
from uguisu.server.people.names import shortened
from uguisu.server.people.relations import BLOCK
from uguisu.server.protocol.http.problems import Nothing
from uguisu.server.protocol.http.relations import (
    AccountReport,
    NewReport,
    PersonList,
    RelatedPerson,
    Relation,
    RelationKind,
    TablePeople,
)
from uguisu.server.room.room import Room, may_watch
from uguisu.server.table.gathering import StandUp
from uguisu.server.table.plain_text import clean
from uguisu.server.table.table import GATHERING, Table
from uguisu.server.table.who import Who


async def room_of(asked: Asked, table: str) -> Room:
    """A table that the one who asks sits at or may watch."""
    room = await asked.node.rooms.get(table)
    if not room.table.seats_of(asked.person.ids) and not may_watch(room.table):
        raise NoSpectators("This table is not open to spectators now.")
    return room


def person_at(table: Table, number: int) -> str:
    """Who has this number at the table; raises NotFound."""
    for person, first in table.persons.items():
        if first == number:
            return person
    raise said(NotFound, "refused-nobody")


async def show_people(asked: Asked) -> TablePeople:
    room = await room_of(asked, asked.path("table"))
    return await people_at(asked, room)


async def people_at(asked: Asked, room: Room) -> TablePeople:
    who, known = asked.person, room.table.persons
    kinds = await asked.node.store.read(lambda c: relations.among(c, who, list(known)))
    return TablePeople(
        muted=tuple(number for id, number in known.items() if id in kinds),
        blocked=tuple(number for id, number in known.items() if kinds.get(id) == BLOCK),
        mine=tuple(number for id, number in known.items() if id in who.ids),
    )


async def relate(asked: Asked) -> TablePeople:
    who, body = asked.person, asked.body
    room = await room_of(asked, body.table)
    other, kind = person_at(room.table, body.person), body.kind.removeprefix("none")
    await asked.node.store.write(lambda connection: relate_now(connection, who, other, kind))
    if kind == BLOCK and room.table.host in who.ids:
        await room.propose(lambda table: sent_away(table, other))
    return await people_at(asked, room)


def relate_now(connection: Connection, who: Who, other: str, kind: str) -> None:
    """A block ends a friendship too."""
    relations.relate(connection, who, other, kind)
    them = find_now(connection, other)
    if kind == BLOCK and them is not None:
        friends.part(connection, who, them.id)


def sent_away(table: Table, person: str) -> StandUp | None:
    """The host of a table that gathers has blocked somebody who sits there."""
    seats = table.seats_of({person}) if table.status == GATHERING else ()
    return StandUp(by=table.host, seat=seats[0]) if seats else None


async def list_people(asked: Asked) -> PersonList:
    who = asked.person
    rows = await asked.node.store.read(lambda connection: relations.listed(connection, who))
    return PersonList(
        people=tuple(
            RelatedPerson(id=row.id, name=row.name, kind=row.kind, since=row.created_at)
            for row in rows
        )
    )


async def forgive(asked: Asked) -> PersonList:
    who, id = asked.person, asked.path("relation")
    if not await asked.node.store.write(lambda connection: relations.drop(connection, who, id)):
        raise said(NotFound, "refused-nobody")
    return await list_people(asked)


async def report(asked: Asked) -> Nothing:
    table = (await room_of(asked, asked.body.table)).table
    await file(asked, person_at(table, asked.body.person), table)
    return Nothing()


async def file(asked: Asked, person: str, table: Table | None) -> None:
    who, body = asked.person, asked.body
    if person in who.ids:
        raise said(WrongMoment, "refused-yourself")
    asked.node.rate_limits.pass_report(who, asked.asker.address)
    text = clean(body.text) if body.text.strip() else ""
    await asked.node.store.write(
        lambda c: reports.file(c, who.id, person, table, body.reason, shortened(text, 400))
    )


async def relate_account(asked: Asked) -> RelationKind:
    who, kind = asked.person, asked.body.kind
    other = await named(asked)
    await asked.node.store.write(lambda c: relate_now(c, who, other, kind.removeprefix("none")))
    asked.node.lobby.note([who.id])
    return RelationKind(kind=kind)


async def report_account(asked: Asked) -> Nothing:
    await file(asked, await named(asked), None)
    return Nothing()


async def named(asked: Asked) -> str:
    name = asked.path("id")
    return await asked.node.store.read(lambda connection: account_called(connection, name))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/tables/{table}/people",
        summary="Whom of the people at a table one has muted or blocked, by their numbers there.",
        handler=show_people,
        gives=TablePeople,
    ),
    Endpoint(
        method="POST",
        path="/api/my/people",
        summary="Mute or block somebody at a table, or end it. The host of a gathering frees the "
        "seat of whom they block.",
        handler=relate,
        takes=Relation,
        gives=TablePeople,
    ),
    Endpoint(
        method="GET",
        path="/api/my/people",
        summary="Whom one has muted and blocked.",
        handler=list_people,
        gives=PersonList,
    ),
    Endpoint(
        method="DELETE",
        path="/api/my/people/{relation}",
        summary="End a mute or a block.",
        handler=forgive,
        gives=PersonList,
    ),
    Endpoint(
        method="POST",
        path="/api/reports",
        summary="Report somebody at a table to the operator, with the last lines of the talk.",
        handler=report,
        takes=NewReport,
        gives=Nothing,
        status=201,
    ),
    Endpoint(
        method="PUT",
        path="/api/people/{id}/relation",
        summary="Mute or block an account by its name, or end it.",
        handler=relate_account,
        takes=RelationKind,
        gives=RelationKind,
    ),
    Endpoint(
        method="POST",
        path="/api/people/{id}/reports",
        summary="Report an account to the operator by its name: for what it is called, or did.",
        handler=report_account,
        takes=AccountReport,
        gives=Nothing,
        status=201,
    ),
)
