"""The pages of the browser: built into the package, served as they are, never from elsewhere."""

import os
import re
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from uguisu.games import GAMES
from uguisu.server.api.endpoint import address_of
from uguisu.server.errors import TooMany
from uguisu.server.node import Node
from uguisu.server.store.schema import tables

WEB: Final = Path(__file__).parents[2] / "web"
HASHED: Final = "public, max-age=31536000, immutable"
"""Names of assets change with their content."""
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

PAGES: Final = re.compile(
    r"(?:j/[\w .-]+|replays|practice|rules|learn|friends|players|player/[^/]+"
    r"|tournaments|tournament/[\w-]+|account|confirm|recover|unsubscribe/[\w-]+|)",
    re.ASCII,
)
"""The addresses that the application has a page for (web/src/shared/router.svelte.ts)."""
GAME: Final = re.compile(r"(?:rules|learn|players)/([\w-]+)", re.ASCII)
TABLE: Final = re.compile(r"(?:t|replay|review)/([\w-]+)", re.ASCII)
"""Addresses that have a page only if their table exists."""

HEAD_END: Final = b"</head>"
"""Where the tags of a link preview go."""

ABSENT: Final = "The pages of the browser are not built: run `make web`, then reload this.\n"


class File(msgspec.Struct, frozen=True):
    """A file's content, as of the time and size in `stamp`."""

    stamp: tuple[int, int]
    body: bytes
    etag: str


class Folder:
    """Files kept in memory once they were asked for: a few megabytes, which cost neither a thread
    nor the disk (docs/decisions/0100). One that has changed is read again."""

    def __init__(self, folder: Path) -> None:
        self.root = folder.resolve()
        self.kept: dict[Path, File] = {}

    def find(self, name: str) -> File | None:
        """The file of this name, nowhere but in the folder; None for what can be no such file."""
        path = Path(os.path.normpath(self.root / name))
        try:
            return self._read(path) if path.is_relative_to(self.root) else None
        except (ValueError, OSError):
            return None

    def _read(self, path: Path) -> File:
        found = path.stat()
        stamp = found.st_mtime_ns, found.st_size
        file = self.kept.get(path)
        if file is None or file.stamp != stamp:
            body = path.read_bytes()
            file = File(stamp, body, f'"{blake2b(body, digest_size=12).hexdigest()}"')
            self.kept[path] = file
        return file


Head = Callable[[Request, Path], Awaitable[str]]
Exists = Callable[[Request, str], Awaitable[bool]]


async def any_table(_: Request, _id: str) -> bool:
    return True


def routes(
    folder: Path = WEB, head: Head | None = None, exists: Exists = any_table
) -> list[BaseRoute]:
    """Assets under /assets; every other path is a page of the one application, which says so
    itself where there is none. `head` makes the tags of its link preview; `exists` says
    whether there is a table."""
    files = Folder(folder)
    assets = Folder(folder / "assets")

    async def asset(request: Request) -> Response:
        response = file_response(request, assets, request.path_params["path"], HASHED)
        if response is None:
            raise HTTPException(404)
        return response

    async def page(request: Request) -> Response:
        name = request.path_params["path"]
        response = None
        if not name.endswith(".html"):
            response = file_response(request, files, name, "no-cache")
        is_page = response is None and await is_known(request, name, exists)
        if head and is_page:
            response = with_tags(files, await head(request, folder))
        if response is None:
            status = 200 if is_page else 404
            response = file_response(request, files, "index.html", "no-cache", status)
        return response or PlainTextResponse(ABSENT)

    return [Route("/assets/{path:path}", asset), Route("/{path:path}", page)]


def with_tags(files: Folder, tags: str) -> Response | None:
    """The page with these tags in its head; it is small, and not sent compressed."""
    index = files.find("index.html")
    if index is None:
        return None
    body = index.body.replace(HEAD_END, tags.encode() + HEAD_END, 1)
    return HTMLResponse(body, headers={"Cache-Control": "no-cache"})


async def is_known(request: Request, path: str, exists: Exists) -> bool:
    """Whether there is something to see at this address."""
    if game := GAME.fullmatch(path):
        return game[1] in GAMES
    if table := TABLE.fullmatch(path):
        return await exists(request, table[1])
    return PAGES.fullmatch(path) is not None


async def is_table(request: Request, id: str) -> bool:
    """If the database cannot say so now, the page finds out by itself."""
    node: Node = request.app.state.node
    query = sa.select(tables.c.id).where(tables.c.id == id)
    try:
        node.rate_limits.pass_address(address_of(request))
        return await node.store.read(lambda connection: connection.scalar(query)) is not None
    except (SQLAlchemyError, TooMany):
        return True


def file_response(
    request: Request, folder: Folder, name: str, caching: str, status: int = 200
) -> Response | None:
    """The file, or its compressed sibling if the browser takes it; nothing but a word if the
    browser has it already. None if there is no such file."""
    plain = folder.find(name)
    if plain is None:
        return None
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    file = plain
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS:
        small = folder.find(name + ending) if encoding in accepted else None
        if small is not None:
            file, headers["Content-Encoding"] = small, encoding
            break
    headers["ETag"] = file.etag
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(file.body, status, headers, media_type(name))


def media_type(name: str) -> str | None:
    """Of the file itself, not of its compressed sibling."""
    known = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
    from mimetypes import guess_type

    return known.get(Path(name).suffix) or guess_type(name)[0]
