"""Endpoints: one description each, from which the routes and OpenAPI are made."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from uguisu.kernel.errors import BadInput, UguisuError
from uguisu.server import metrics
from uguisu.server.api.types import Problem
from uguisu.server.errors import (
    UNREADABLE,
    BadMessage,
    Busy,
    NoSpectators,
    NotFound,
    NotHost,
    NotSeated,
    SignedOut,
    TooLarge,
    TooMany,
    WrongPassword,
)
from uguisu.server.feed import encode
from uguisu.server.node import Node
from uguisu.server.sessions import COOKIE, YEAR
from uguisu.server.who import Who

STATUS: dict[type[UguisuError], int] = {
    NotFound: 404,
    SignedOut: 401,
    WrongPassword: 403,
    NotSeated: 403,
    NotHost: 403,
    NoSpectators: 403,
    TooLarge: 413,
    TooMany: 429,
    Busy: 503,
}


class Asked(msgspec.Struct, frozen=True):
    """A request, as a handler sees it."""

    node: Node
    request: Request
    who: Who | None
    body: Any

    @property
    def person(self) -> Who:
        """Whoever asks; raises SignedOut for one without a session."""
        if self.who is None:
            raise SignedOut("There is no session: POST /api/session first.")
        return self.who

    @property
    def address(self) -> str:
        """Where the request comes from, as far as the server knows."""
        return address_of(self.request)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])


class Reply(msgspec.Struct, frozen=True):
    """An answer that also signs somebody in (a person's id) or out (empty)."""

    body: Any
    session: str


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    method: str
    path: str
    summary: str
    handler: Callable[[Asked], Awaitable[Any]]
    gives: Any
    takes: Any = None
    status: int = 200
    media: str = "application/json"
    query: tuple[str, ...] = ()

    def route(self) -> Route:
        return Route(self.path, self._serve, methods=[self.method])

    async def _serve(self, request: Request) -> Response:
        node: Node = request.app.state.node
        try:
            answer = await self._answer(node, request)
        except UguisuError as error:
            response = problem(error)
        else:
            response = self._response(node, answer)
        metrics.REQUESTS.labels(response.status_code).inc()
        return response

    async def _answer(self, node: Node, request: Request) -> Any:
        node.gate.pass_address(address_of(request))
        body = await self._body(request, node.settings.limits.body_bytes)
        who = await node.who(request.cookies.get(COOKIE))
        node.gate.pass_person(who)
        return await self.handler(Asked(node, request, who, body))

    async def _body(self, request: Request, limit: int) -> Any:
        if self.takes is None:
            return None
        if request.headers.get("content-type", "").partition(";")[0] != "application/json":
            raise BadMessage("The body must be application/json.")
        try:
            return msgspec.json.decode(await read(request, limit), type=self.takes)
        except UNREADABLE as error:
            raise BadMessage(f"The body cannot be read: {error}.") from error

    def _response(self, node: Node, answer: Any) -> Response:
        body = answer.body if isinstance(answer, Reply) else answer
        content = body.encode() if isinstance(body, str) else encode(body)
        response = Response(content, self.status, media_type=self.media)
        if isinstance(answer, Reply):
            response.set_cookie(
                COOKIE,
                node.signer.sign(answer.session) if answer.session else "",
                max_age=YEAR if answer.session else 0,
                httponly=True,
                samesite="lax",
                secure=node.settings.secure_cookies,
            )
        return response


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def read(request: Request, limit: int) -> bytes:
    """The body, as long as it is not longer than allowed."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise TooLarge(f"The body is larger than {limit} bytes.")
        parts.append(part)
    return b"".join(parts)


def problem(error: UguisuError) -> Response:
    status = STATUS.get(type(error), 400 if isinstance(error, BadInput) else 409)
    body = Problem(code=error.code, sentence=error.sentence, clause=error.clause)
    headers = {"Retry-After": "1"} if isinstance(error, TooMany) else None
    return Response(encode(body), status, headers, media_type="application/json")
