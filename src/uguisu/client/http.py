"""The REST side of a server, for programs: a session with its cookie."""

import asyncio
import http.client
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from uguisu.server.people.cookies import COOKIE, cookie_name
from uguisu.server.protocol.http.problems import Problem

NAMES: Final = (cookie_name(secure=False), cookie_name(secure=True))


class Refusal(Exception):
    """The server said no: `problem` has the code and the sentence."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.sentence}")
        self.status = status
        self.problem = problem


class Session:
    """A session at a server: `cookie` proves it, under the server's name for it."""

    def __init__(self, url: str, cookie: str = "", name: str = COOKIE) -> None:
        self.url = url
        self.cookie = cookie
        self.name = name

    @property
    def headers(self) -> dict[str, str]:
        """The headers that prove the session."""
        return {"Cookie": f"{self.name}={self.cookie}"} if self.cookie else {}

    async def request(self, method: str, path: str, body: object = None) -> bytes:
        """The answer's body; raises Refusal."""
        return await asyncio.to_thread(self._request, method, path, body)

    async def get(self, path: str, gives: Any) -> Any:
        return msgspec.json.decode(await self.request("GET", path), type=gives)

    async def post(self, path: str, body: object, gives: Any) -> Any:
        return msgspec.json.decode(await self.request("POST", path, body), type=gives)

    def _request(self, method: str, path: str, body: object) -> bytes:
        where = urlsplit(self.url)
        make = http.client.HTTPSConnection if where.scheme == "https" else _plain
        connection = make(where.hostname or "", where.port, timeout=30)
        try:
            connection.request(method, path, _content(body), self._headers(body))
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        self._keep_cookie(response)
        if response.status >= 400:
            raise Refusal(response.status, _problem(response.status, content))
        return content

    def _headers(self, body: object) -> dict[str, str]:
        headers = {} if body is None else {"Content-Type": "application/json"}
        return headers | self.headers

    def _keep_cookie(self, response: http.client.HTTPResponse) -> None:
        for value in response.headers.get_all("set-cookie") or ():
            name, _, token = value.partition(";")[0].partition("=")
            if name in NAMES:
                self.name, self.cookie = name, token.strip('"')


def _plain(host: str, port: int | None, timeout: float) -> http.client.HTTPConnection:
    return http.client.HTTPConnection(host, port, timeout=timeout)


def _content(body: object) -> bytes | None:
    if body is None or isinstance(body, bytes):
        return body
    return msgspec.json.encode(body)


def _problem(status: int, content: bytes) -> Problem:
    try:
        return msgspec.json.decode(content, type=Problem)
    except msgspec.DecodeError:
        return Problem(code=f"http-{status}", sentence=content.decode(errors="replace")[:200])
