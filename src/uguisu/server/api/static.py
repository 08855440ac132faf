"""The pages of the browser: built into the package, served as they are, never from elsewhere."""

import re
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

WEB: Final = Path(__file__).parents[2] / "web"
HASHED: Final = "public, max-age=31536000, immutable"
"""Names of assets change with their content."""
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

PAGES: Final = re.compile(r"(t/[\w-]+|replay/[\w-]+|replays|(rules|learn)(/[\w-]+)?|)", re.ASCII)
"""The addresses that the application has a page for (web/src/shared/router.svelte.ts)."""

ABSENT: Final = "The pages of the browser are not built: run `make web`, then reload this.\n"


def routes(folder: Path = WEB) -> list[BaseRoute]:
    """Assets under /assets; every other path is a page of the one application, which says so
    itself where there is none."""

    async def asset(request: Request) -> Response:
        path = file_in(folder / "assets", request.path_params["path"])
        if path is None:
            raise HTTPException(404)
        return file_response(request, path, HASHED)

    async def page(request: Request) -> Response:
        path = file_in(folder, request.path_params["path"])
        if path and path.suffix != ".html":
            return file_response(request, path, "no-cache")
        index = folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(ABSENT)
        known = PAGES.fullmatch(request.path_params["path"])
        return file_response(request, index, "no-cache", 200 if known else 404)

    return [Route("/assets/{path:path}", asset), Route("/{path:path}", page)]


def file_in(folder: Path, name: str) -> Path | None:
    """The file of this name, nowhere but in the folder; None for what can be no name of a file."""
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder) and path.is_file() else None
    except (ValueError, OSError):
        return None


def file_response(request: Request, path: Path, caching: str, status: int = 200) -> Response:
    """The file, or its compressed sibling if the browser takes it."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    chosen = path
    for name, ending in ENCODINGS:
        sibling = path.with_name(path.name + ending)
        if name in accepted and sibling.is_file():
            chosen, headers["Content-Encoding"] = sibling, name
            break
    return FileResponse(chosen, status, headers, media_type(path))


def media_type(path: Path) -> str | None:
    """Of the file itself, not of its compressed sibling."""
    known = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
    from mimetypes import guess_type

    return known.get(path.suffix) or guess_type(path.name)[0]
