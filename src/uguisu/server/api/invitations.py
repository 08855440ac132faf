"""Short links: a code leads to a gathering table, and to nothing else."""

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import NotFound, WrongMoment, said
from uguisu.server.protocol.http.tables import Invitation, Invited
from uguisu.server.store.codes import read_code
from uguisu.server.store.invitations import invitation_of, table_of
from uguisu.server.table.hosting import expires_at
from uguisu.server.table.needs import need_seat


async def invite(asked: Asked) -> Invitation:
    """For those who sit there. Asking again gives the same code."""
    table = (await asked.node.rooms.get(asked.path("table"))).table
    if not table.is_gathering:
        raise said(WrongMoment, "refused-begun")
    if table.host not in asked.person.ids:
        need_seat(table, asked.person)
    code = await invitation_of(asked.node.store, table.id)
    return Invitation(code=code, expires_at=expires_at(table))


async def follow(asked: Asked) -> Invited:
    """Every attempt counts, so that codes cannot be found by trying."""
    asked.node.rate_limits.pass_code(asked.who, asked.asker.address)
    code = read_code(asked.path("code"))
    table = await table_of(asked.node.store, code) if code else None
    if table is None:
        raise said(NotFound, "refused-no-invitation")
    return Invited(table=table)


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/tables/{table}/invitation",
        summary="The short link of a table that gathers, for those who sit there.",
        handler=invite,
        gives=Invitation,
    ),
    Endpoint(
        method="GET",
        path="/api/invitations/{code}",
        summary="Where a short link leads.",
        handler=follow,
        gives=Invited,
    ),
)
