"""Endpoints: one description each, from which routes and OpenAPI are made."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from uguisu.kernel.errors import BadInput, UguisuError
from uguisu.server import metrics
from uguisu.server.api.fields import field_of
from uguisu.server.errors import (
    UNREADABLE,
    BadMessage,
    Busy,
    NoSpectators,
    NotFound,
    NotHost,
    NotSeated,
    SignedOut,
    Suspended,
    TooLarge,
    TooMany,
    WrongPassword,
    message_of,
)
from uguisu.server.ids import read_id
from uguisu.server.node import Node
from uguisu.server.people.accounts import Requester
from uguisu.server.people.cookies import COOKIE, set_cookie, token_of
from uguisu.server.people.devices import device_of
from uguisu.server.protocol.http.problems import Problem
from uguisu.server.protocol.wire import encode
from uguisu.server.store.problems import is_outage, sentence_of
from uguisu.server.table.who import Who

NO_SESSION: Final = "There is no session: POST /api/session first."
NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""A NUL in a JSON string, which PostgreSQL cannot store."""

log = structlog.get_logger()

STATUS: dict[type[UguisuError], int] = {
    NotFound: 404,
    SignedOut: 401,
    WrongPassword: 403,
    Suspended: 403,
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
    token: str
    """The id of the session, which may have ended; empty without one."""
    body: Any

    @property
    def person(self) -> Who:
        """The person who asks; raises SignedOut without a session."""
        if self.who is None:
            raise SignedOut(NO_SESSION)
        return self.who

    @property
    def asker(self) -> Requester:
        """Where the request comes from."""
        agent = self.request.headers.get("user-agent", "")
        return Requester(address_of(self.request), device_of(agent))

    @property
    def old_cookie(self) -> str:
        """The cookie from before sessions were rows, when there was one name."""
        return self.request.cookies.get(COOKIE, "")

    def path(self, name: str) -> str:
        """A part of the path; raises NotFound for an impossible id."""
        return read_id(self.request.path_params[name])


class Reply(msgspec.Struct, frozen=True):
    """An answer that also signs somebody in (the session's token) or out (empty)."""

    body: Any
    token: str


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
            response = await self._answer(node, request)
        except UguisuError as error:
            response = problem(error)
        except SQLAlchemyError as error:
            if not is_outage(error):
                raise
            log.warning("the database failed a request", error=type(error).__name__)
            response = problem(Busy(sentence_of(error)))
        except ClientDisconnect:
            response = Response(status_code=400)
        metrics.REQUESTS.labels(response.status_code).inc()
        return response

    async def _answer(self, node: Node, request: Request) -> Response:
        node.rate_limits.pass_address(address_of(request))
        body = await self._body(request, node.settings.limits.body_bytes)
        token = token_of(request, secure=node.settings.secure_cookies)
        visit = await node.sessions.visit(token)
        node.rate_limits.pass_person(visit.who)
        answer = await self.handler(Asked(node, request, visit.who, token, body))
        if not isinstance(answer, Reply) and visit.is_renewed:
            answer = Reply(answer, token)
        return self._response(node, answer)

    async def _body(self, request: Request, limit: int) -> Any:
        if self.takes is None:
            return None
        if request.headers.get("content-type", "").partition(";")[0] != "application/json":
            raise BadMessage("The body must be application/json.")
        try:
            content = await read(request, limit)
            body = msgspec.json.decode(content, type=self.takes)
        except UNREADABLE as error:
            sentence = f"The body cannot be read: {error}."
            raise BadMessage(sentence, message=field_of(error)) from error
        if NUL.search(content):
            raise BadMessage("No text may have a NUL character.")
        return body

    def _response(self, node: Node, answer: Any) -> Response:
        body = answer.body if isinstance(answer, Reply) else answer
        content = body.encode() if isinstance(body, str) else encode(body)
        response = Response(content, self.status, media_type=self.media)
        if isinstance(answer, Reply):
            set_cookie(response, answer.token, secure=node.settings.secure_cookies)
        return response


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def read(request: Request, limit: int) -> bytes:
    """The body; raises TooLarge if it is longer than allowed."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise TooLarge(f"The body is larger than {limit} bytes.")
        parts.append(part)
    return b"".join(parts)


def problem(error: UguisuError) -> Response:
    status = STATUS.get(type(error), 400 if isinstance(error, BadInput) else 409)
    body = Problem(
        code=error.code,
        sentence=error.sentence,
        clause=error.clause,
        message=message_of(error),
    )
    headers = {"Retry-After": "1"} if isinstance(error, TooMany | Busy) else None
    return Response(encode(body), status, headers, media_type="application/json")
