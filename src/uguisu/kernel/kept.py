"""Kept: things that are told again and again, whose JSON is made once (bench/server.py)."""

from typing import Any, ClassVar, TypeVar

import msgspec


class Keepable(msgspec.Struct, frozen=True, dict=True):
    json: ClassVar[Any] = None
    """If it is kept: its JSON, which is written wherever the thing itself would be."""


K = TypeVar("K", bound=Keepable)


def kept(thing: K) -> K:
    vars(thing)["json"] = msgspec.Raw(msgspec.json.encode(thing))
    return thing
