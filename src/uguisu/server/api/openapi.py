"""OpenAPI, from the descriptions of the endpoints and the types they take and give."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uguisu import __version__
from uguisu.server.api.endpoint import Endpoint
from uguisu.server.people.cookies import COOKIE
from uguisu.server.protocol.http.problems import Problem

REF = "#/components/schemas/{name}"


def document(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    found = list(endpoints)
    types = [kind for one in found for kind in (one.takes, one.gives) if kind not in (None, str)]
    schemas, parts = msgspec.json.schema_components([Problem, *types], ref_template=REF)
    by_type = dict(zip([str(kind) for kind in types], schemas[1:], strict=True))
    in_javascript(parts)
    paths: dict[str, Any] = {}
    for one in found:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, by_type, schemas[0])
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Uguisu",
            "version": __version__,
            "description": "Everything but play; that goes over sockets, see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def in_javascript(schema: Any) -> None:
    """Patterns as OpenAPI has them: `$` is the end there, also before a newline in Python."""
    values = schema.values() if isinstance(schema, dict) else schema
    for value in values:
        if isinstance(value, dict | list):
            in_javascript(value)
    if isinstance(schema, dict) and isinstance(schema.get("pattern"), str):
        schema["pattern"] = schema["pattern"].replace(r"\Z", "$")


def operation(one: Endpoint, by_type: dict[str, Any], problem: Any) -> dict[str, Any]:
    gives = {"type": "string"} if one.gives is str else by_type[str(one.gives)]
    media = one.media.partition(";")[0]
    described: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "security": [{"session": []}, {}],
        "parameters": [
            *(parameter(name, "path") for name in re.findall(r"{(\w+)}", one.path)),
            *(parameter(name, "query") for name in one.query),
        ],
        "responses": {
            str(one.status): {"description": "Done.", "content": {media: {"schema": gives}}},
            "default": {
                "description": "Refused.",
                "content": {"application/json": {"schema": problem}},
            },
        },
    }
    if one.takes is not None:
        content = {"application/json": {"schema": by_type[str(one.takes)]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def parameter(name: str, place: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "schema": {"type": "string"},
    }


async def serve(request: Request) -> Response:
    return Response(request.app.state.openapi, media_type="application/json")
