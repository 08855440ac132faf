"""The application: routes and the life of a node."""

import contextlib
import functools
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from uguisu.server.api import (
    accounts,
    days_off,
    emails,
    friends,
    games,
    health,
    invitations,
    lessons,
    match,
    my_data,
    notices,
    openapi,
    people,
    previews,
    ratings,
    records,
    relations,
    reviews,
    static,
    tables,
    tournaments,
)
from uguisu.server.api.endpoint import problem
from uguisu.server.api.headers import SecurityHeaders
from uguisu.server.errors import NotFound
from uguisu.server.node import Node
from uguisu.server.settings import Settings
from uguisu.server.siblings import Siblings
from uguisu.server.transport.lobby import serve_lobby
from uguisu.server.transport.socket import serve_socket

ENDPOINTS = (
    *people.ENDPOINTS,
    *accounts.ENDPOINTS,
    *emails.ENDPOINTS,
    *my_data.ENDPOINTS,
    *relations.ENDPOINTS,
    *friends.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *invitations.ENDPOINTS,
    *match.ENDPOINTS,
    *tournaments.ENDPOINTS,
    *days_off.ENDPOINTS,
    *lessons.ENDPOINTS,
    *records.ENDPOINTS,
    *reviews.ENDPOINTS,
    *ratings.ENDPOINTS,
    *notices.ENDPOINTS,
    *health.ENDPOINTS,
)

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


async def no_such_endpoint(_: Request) -> Response:
    return problem(NotFound("There is nothing at this address."))


def make_app(settings: Settings, siblings: Siblings | None = None) -> Starlette:
    node = Node(settings, siblings)

    @contextlib.asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await node.open()
        yield
        await node.close()

    routes: list[BaseRoute] = [endpoint.route() for endpoint in ENDPOINTS]
    routes.append(WebSocketRoute("/ws/lobby", serve_lobby))
    routes.append(WebSocketRoute("/ws/{table}", serve_socket))
    routes.append(Route("/openapi.json", openapi.serve))
    routes.append(Route("/api/{path:path}", no_such_endpoint, methods=METHODS))
    routes += static.routes(head=previews.tags, exists=static.is_table)
    app = Starlette(routes=routes, lifespan=life, middleware=[Middleware(SecurityHeaders)])
    app.state.node = node
    app.state.openapi = described()
    return app


@functools.cache
def described() -> bytes:
    """OpenAPI of all endpoints: the same for every server of a process."""
    return msgspec.json.encode(openapi.document(ENDPOINTS))
