"""Writes docs/requests.md from the endpoints and the types they take and give: `make protocol`."""

import sys
import typing
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec

from uguisu.server.api.endpoint import Endpoint
from uguisu.server.app import ENDPOINTS
from uguisu.server.protocol.http.problems import Problem
from uguisu.server.protocol.manual import collect, section

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "requests.md"
INTRODUCTION: Final = """\
# Requests

Written from the endpoints in `src/uguisu/server/api` by `make protocol`; a test compares. Play
itself goes over sockets: [the socket protocol](protocol.md). The same for programs is in
`/openapi.json`.

Bodies and answers are JSON. Who somebody is says the cookie that `POST /api/session` sets. What is
refused has a status of 400 or more and a Problem for an answer: its `message` is a text with
arguments, as on sockets. Times are in milliseconds since 1970.
"""


def write() -> str:
    parts = [INTRODUCTION]
    for handler_module, group in groupby(ENDPOINTS, lambda one: one.handler.__module__):
        parts += [f"\n## {title_of(handler_module)}\n", "".join(table(group))]
    parts.append("\n## Types\n")
    parts += [section(kind) for kind in kinds()]
    return "".join(parts)


def title_of(module: str) -> str:
    """The first sentence of the module's docstring."""
    text = (sys.modules[module].__doc__ or "").split("\n\n")[0]
    return " ".join(text.split()).split(". ")[0].removesuffix(".")


def table(group: Iterable[Endpoint]) -> Iterator[str]:
    yield "\n| request | | takes | gives |\n| --- | --- | --- | --- |\n"
    for one in group:
        query = "".join(f" `?{name}`" for name in one.query)
        takes, gives = name_of(one.takes), name_of(one.gives)
        yield f"| `{one.method} {one.path}`{query} | {one.summary} | {takes} | {gives} |\n"


def name_of(kind: Any) -> str:
    if kind is None:
        return ""
    if kind is str:
        return "text"
    inner = typing.get_args(kind)
    return f"list of {name_of(inner[0])}" if inner else str(kind.__name__)


def kinds() -> list[type]:
    """All types of bodies and answers and what they are made of, in the order of the requests."""
    seen: dict[type, None] = {}
    for one in ENDPOINTS:
        for kind in (one.takes, one.gives):
            if kind not in (None, str):
                collect(msgspec.inspect.type_info(kind), seen)
    collect(msgspec.inspect.type_info(Problem), seen)
    return list(seen)


if __name__ == "__main__":
    PAGE.write_text(write(), encoding="utf-8")
