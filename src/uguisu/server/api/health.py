"""Whether this node lives and whether it can work, for whatever runs it."""

import sqlalchemy as sa

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.api.types import Health
from uguisu.server.errors import Busy


async def lives(_: Asked) -> Health:
    return Health(status="ok")


async def ready(asked: Asked) -> Health:
    """The database answers, and the node is not about to stop."""
    if not asked.node.is_ready:
        raise Busy("This node is stopping.")
    try:
        await asked.node.store.read(lambda connection: connection.scalar(sa.select(1)))
    except sa.exc.SQLAlchemyError as error:
        raise Busy("The database does not answer.") from error
    return Health(status="ok" if asked.node.bus.is_up else "alone")


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/healthz",
        summary="The process lives.",
        handler=lives,
        gives=Health,
    ),
    Endpoint(
        method="GET",
        path="/readyz",
        summary="The node can serve; `alone` while the bus to the other nodes is down.",
        handler=ready,
        gives=Health,
    ),
)
