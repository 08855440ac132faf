"""The application: routes and the life of a node."""

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute

from uguisu.server.api import health, people, records, tables
from uguisu.server.node import Node
from uguisu.server.settings import Settings
from uguisu.server.socket import serve_socket

ENDPOINTS = (*people.ENDPOINTS, *tables.ENDPOINTS, *records.ENDPOINTS, *health.ENDPOINTS)


def make_app(settings: Settings) -> Starlette:
    node = Node(settings)

    @contextlib.asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await node.open()
        yield
        await node.close()

    routes: list[BaseRoute] = [endpoint.route() for endpoint in ENDPOINTS]
    routes.append(WebSocketRoute("/ws/{table}", serve_socket))
    app = Starlette(routes=routes, lifespan=life)
    app.state.node = node
    return app
