"""Cached JSON: things that are sent repeatedly are encoded once (bench/server.py)."""

from typing import Any, ClassVar, TypeVar

import msgspec


class CachedJson(msgspec.Struct, frozen=True, dict=True):
    json: ClassVar[Any] = None
    """Its JSON if it is cached: the server writes it in place of the thing itself."""


Cached = TypeVar("Cached", bound=CachedJson)


def cache_json(thing: Cached) -> Cached:
    """The same thing, its JSON encoded now."""
    vars(thing)["json"] = msgspec.Raw(msgspec.json.encode(thing))
    return thing
