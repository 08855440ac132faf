"""Liveness and readiness of this node."""

import hmac

from uguisu.server import metrics
from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import Busy, NotFound
from uguisu.server.protocol.http.problems import Health


async def lives(_: Asked) -> Health:
    return Health(status="ok")


async def ready(asked: Asked) -> Health:
    """Whether the database can be read and written, and the node is not stopping."""
    if not asked.node.is_ready:
        raise Busy("This node is stopping.")
    await asked.node.pulse.check()
    return Health(status="ok" if asked.node.bus.is_up else "alone")


async def tell_metrics(asked: Asked) -> str:
    """Only for this machine, or with the token."""
    token = asked.node.settings.metrics_token
    given = asked.request.headers.get("authorization", "")
    if token and not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotFound("There is nothing at this address.")
    if not token and asked.asker.address not in ("127.0.0.1", "::1"):
        raise NotFound("There is nothing at this address.")
    return metrics.text()


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
    Endpoint(
        method="GET",
        path="/metrics",
        summary="What the node counts, for Prometheus; for this machine or with a token.",
        handler=tell_metrics,
        gives=str,
        media="text/plain; version=0.0.4; charset=utf-8",
    ),
)
