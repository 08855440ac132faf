"""Writes what the browser takes over from Python: `make web-types`.

web/src/protocol/wire.ts has the messages as TypeScript types. The sources are the msgspec types of
the socket protocol, of the REST side and of every game's view. web/src/protocol/labels.ts has the
games' tables of how picks are called. A test compares the files with what this module would write.
"""

import importlib
import inspect
import pkgutil
import typing
from pathlib import Path
from typing import Any, Final

import msgspec

from uguisu.games import GAMES, MODULES
from uguisu.kernel.message import Message
from uguisu.kernel.view import FaceDown
from uguisu.server.app import ENDPOINTS
from uguisu.server.protocol import events, http, incoming, lobby, outgoing
from uguisu.server.protocol.manual import view_of

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "protocol" / "wire.ts"
LABELS_FILE: Final = FILE.with_name("labels.ts")

HEADER: Final = """\
// Written from the Python types by `make web-types`; a test compares. Do not edit.
//
// Fields with a question mark may be left out: in what a client sends, and in updates.
"""

UNIONS: Final = {
    "ClientMessage": incoming.ClientMessage,
    "ServerMessage": outgoing.ServerMessage,
    "LobbyMessage": lobby.LobbyMessage,
    "Event": events.Event,
}
REST: Final = tuple(
    kind
    for found in pkgutil.iter_modules(http.__path__, f"{http.__name__}.")
    for kind in vars(importlib.import_module(found.name)).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == found.name
)
SENT: Final = {*typing.get_args(incoming.ClientMessage), *(one.takes for one in ENDPOINTS)}


def write() -> str:
    seen: dict[type[msgspec.Struct], str] = {}
    for union in UNIONS.values():
        for kind in typing.get_args(union):
            collect(msgspec.inspect.type_info(kind), seen, "")
    for kind in (Message, FaceDown, *REST):
        collect(msgspec.inspect.type_info(kind), seen, "")
    for name in MODULES:
        collect(msgspec.inspect.type_info(view_of(name)), seen, camel(name))
    parts = [HEADER]
    parts += [interface(kind, seen) for kind in seen]
    parts += [union_of(name, union, seen) for name, union in UNIONS.items()]
    return "\n".join(parts)


def camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("-"))


def collect(info: Any, seen: dict[type[msgspec.Struct], str], prefix: str) -> None:
    """Every struct reachable from here, with the name it has in TypeScript; parts of a game's
    view carry the game's name, because games have hands and cards of their own."""
    match info:
        case msgspec.inspect.StructType() if info.cls not in seen:
            name = info.cls.__name__
            seen[info.cls] = name if name.startswith(prefix) else prefix + name
            for field in info.fields:
                collect(field.type, seen, prefix)
        case msgspec.inspect.UnionType():
            for part in info.types:
                collect(part, seen, prefix)
        case msgspec.inspect.VarTupleType() | msgspec.inspect.ListType():
            collect(info.item_type, seen, prefix)
        case msgspec.inspect.TupleType():
            for part in info.item_types:
                collect(part, seen, prefix)
        case msgspec.inspect.DictType():
            collect(info.value_type, seen, prefix)
        case _:
            pass


def interface(kind: type[msgspec.Struct], seen: dict[type[msgspec.Struct], str]) -> str:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    own = kind.__dict__.get("__doc__")
    lines = [f"/** {' '.join(inspect.cleandoc(own).split())} */"] if own else []
    lines.append(f"export interface {seen[kind]} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    may_lack = kind in SENT or kind.__struct_config__.omit_defaults
    for field in info.fields:
        mark = "?" if may_lack and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type, seen)};")
    return "\n".join([*lines, "}\n"])


def union_of(name: str, union: Any, seen: dict[type[msgspec.Struct], str]) -> str:
    kinds = "\n  | ".join(seen[kind] for kind in typing.get_args(union))
    return f"export type {name} =\n  | {kinds};\n"


def typescript(info: Any, seen: dict[type[msgspec.Struct], str]) -> str:
    match info:
        case msgspec.inspect.StructType():
            return seen[info.cls]
        case msgspec.inspect.UnionType():
            return " | ".join(typescript(part, seen) for part in info.types)
        case msgspec.inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in info.values)
        case msgspec.inspect.VarTupleType() | msgspec.inspect.ListType():
            item = typescript(info.item_type, seen)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case msgspec.inspect.TupleType():
            return "[" + ", ".join(typescript(part, seen) for part in info.item_types) + "]"
        case msgspec.inspect.DictType():
            return f"Record<string, {typescript(info.value_type, seen)}>"
        case _:
            return PLAIN.get(type(info).__name__, "unknown")


PLAIN: Final = {
    "StrType": "string",
    "IntType": "number",
    "FloatType": "number",
    "BoolType": "boolean",
    "NoneType": "null",
}


LABELS_HEADER: Final = """\
// Written from the games' own tables by `make web-types`; a test compares. Do not edit.
import type { Labels } from "../table/labels.ts";

"""


def write_labels() -> str:
    tables = {id: GAMES[id].labels for id in MODULES}
    text = msgspec.json.format(msgspec.json.encode(tables), indent=2).decode()
    return f"{LABELS_HEADER}export const LABELS: Record<string, Labels> = {text};\n"


def main() -> None:
    FILE.write_text(write(), encoding="utf-8")
    LABELS_FILE.write_text(write_labels(), encoding="utf-8")


if __name__ == "__main__":
    main()
