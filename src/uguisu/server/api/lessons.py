"""Learning: a table for one's first match."""

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.protocol.http.tables import NewLesson, TableLink
from uguisu.server.table.lessons import lesson_of
from uguisu.server.table.shuffle_proof import commitment_of


async def create(asked: Asked) -> TableLink:
    who = asked.person
    create, sitting = lesson_of(asked.body.game, who.id, who.name)
    await asked.node.rate_limits.pass_new_table(asked.node.store, who)
    id = await asked.node.rooms.create(create, sitting)
    return TableLink(id=id, commitment=commitment_of(create.secret))


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/lessons",
        summary="Learn a game: a table against bots, dealt the same to everybody.",
        handler=create,
        takes=NewLesson,
        gives=TableLink,
        status=201,
    ),
)
