"""Generates `docs/protocol.md` from the types: `python -m uguisu.server.protocol.manual PAGE`."""

import inspect
import sys
import typing
from pathlib import Path
from typing import Any, Final

import msgspec

from uguisu.games import GAMES, MODULES
from uguisu.kernel.message import Message
from uguisu.kernel.picks import Choice
from uguisu.kernel.view import ScoreLine, Thing, View, Zone
from uguisu.server.protocol import events, incoming, lobby, outgoing
from uguisu.server.protocol.http.match import MatchState, Waiting, Wish
from uguisu.server.protocol.http.tables import Listed, Listing

INTRODUCTION: Final = """\
# The socket protocol

Generated from the types in `src/uguisu/server/protocol` by `make protocol`.

There is one WebSocket per table, `/ws/<table id>`, opened with the session cookie that
`POST /api/session` sets. Messages are JSON text frames, one per frame, distinguished by `type`.
Unknown types, unknown fields and values out of range are answered with `refused` (code
`bad-message`); unreadable frames, binary frames and frames above the size limit close the socket.

1. The client sends `hello` within ten seconds; the server answers with `snapshot` and `presence`.
2. From then on every entry of the table's log becomes one `update`, numbered without gaps. Replace
   the fields of `view` that it contains, and `table`, `clocks`, `prompt` and `choices` as a whole.
3. Every command has its own `key`. It is acknowledged by the `update` with that key, after it has
   been stored durably; or answered with `done` if it was carried out before; or with `refused`, and
   then nothing has changed. Without an answer (the connection broke), send it again with the same
   key after the next `snapshot`.
4. To resume, send `hello` with the last number received: the `log` of the snapshot contains the
   entries after it.
5. Choose actions by narrowing the picks of `choices`; the client needs no rules.

Texts are ids with arguments (`message`, `lines`, `prompt`): look them up in the Fluent messages of
`GET /api/games/<game>/texts/<language>`, which are English where a translation is missing; if an id
occurs twice, the later one counts. The argument `#2` is the player on seat 2, `@woc-card-oda`
another message. `GET /api/games` has the facts of every game, `/api/games/<game>/rules/<language>`
its rulebook in Markdown; everything else is in [the requests](requests.md).

## Close codes

| code | meaning |
| --- | --- |
| 1009 | the frame was too large |
| 1012 | this node is stopping: reconnect at once |
| 1013 | the table cannot be reached now: reconnect a little later |
| 4400 | no `hello`, or not JSON |
| 4401 | no session (`POST /api/session` first), or it has ended: signed out, a new password |
| 4403 | spectators are not allowed here (now) |
| 4404 | there is no such table |
| 4408 | the client does not read its messages |
| 4429 | too many messages or connections |
"""

LOBBY: Final = """
## Messages to pages without a table

There is one WebSocket per page, `/ws/lobby`, with or without a session. After `hello` the server
sends `yours`, `crowd` and `lists`, and each again when it changes, at most once a second; `yours`
at once. Private tables are not listed. The only other message to send is `ping`. If the socket
cannot be opened, use `GET /api/tables`, `/api/my/tables` and `/api/match`.
"""

ZONES: Final = """
### Games of other packages

Their views have their own fields, and `zones`: a list of Zone that describes the table, so that any
client can draw it.
"""


def write() -> str:
    parts = [INTRODUCTION, "\n## What a client sends\n"]
    parts += [section(kind) for kind in typing.get_args(incoming.ClientMessage)]
    parts += ["\n## Messages from the server\n"]
    parts += [section(kind) for kind in typing.get_args(outgoing.ServerMessage)]
    parts += [LOBBY, *(section(kind) for kind in LOBBY_MESSAGES)]
    parts += ["\n## Parts of messages\n"]
    parts += [section(kind) for kind in PARTS]
    parts += ["\n## Events\n\nThe `event` of a log entry.\n"]
    parts += [section(kind) for kind in typing.get_args(events.Event)]
    parts += ["\n## Views\n\nThe fields of `view`, game by game.\n"]
    seen: dict[type, None] = {}
    parts += [_view_section(name, seen) for name in MODULES]
    parts += [ZONES, *(section(kind) for kind in (Zone, Thing))]
    return "".join(parts)


LOBBY_MESSAGES: Final = (lobby.Crowd, lobby.Lists, lobby.Yours)

PARTS: Final = (
    Listing,
    Listed,
    MatchState,
    Wish,
    Waiting,
    outgoing.TableInfo,
    outgoing.SeatInfo,
    outgoing.Clock,
    outgoing.Clocks,
    outgoing.Position,
    Choice,
    outgoing.Happening,
    outgoing.ShuffleProof,
    Message,
    ScoreLine,
)


def section(kind: type[msgspec.Struct]) -> str:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    title = f"`{info.tag}`" if info.tag is not None else kind.__name__
    text = inspect.cleandoc(kind.__doc__) if "__doc__" in kind.__dict__ and kind.__doc__ else ""
    lines = [f"\n### {title}\n", f"\n{text}\n" if text else ""]
    if info.fields:
        lines += ["\n| field | type | default |\n| --- | --- | --- |\n"]
        lines += [_row(field) for field in info.fields]
    return "".join(lines)


def _row(field: msgspec.inspect.Field) -> str:
    default = "required" if field.required else f"`{_json(field)}`"
    return f"| `{field.encode_name}` | {_type(field.type)} | {default} |\n"


def _json(field: msgspec.inspect.Field) -> str:
    value = field.default
    if value is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
        value = field.default_factory()
    return msgspec.json.encode(value).decode()


def _type(kind: Any) -> str:
    match kind:
        case msgspec.inspect.UnionType():
            return " or ".join(_type(part) for part in kind.types)
        case msgspec.inspect.StructType():
            return f"`{kind.tag}`" if kind.tag is not None else kind.cls.__name__
        case msgspec.inspect.DictType():
            return f"object of {_type(kind.value_type)}"
        case msgspec.inspect.VarTupleType() | msgspec.inspect.ListType():
            return f"list of {_type(kind.item_type)}" + _limit(kind)
        case msgspec.inspect.TupleType():
            return "[" + ", ".join(_type(item) for item in kind.item_types) + "]"
        case msgspec.inspect.NoneType():
            return "null"
        case msgspec.inspect.LiteralType():
            return " or ".join(f"`{value}`" for value in kind.values)
        case _:
            return _plain(kind)


def _plain(kind: Any) -> str:
    names = {"StrType": "text", "IntType": "int", "BoolType": "bool", "FloatType": "number"}
    name = names.get(type(kind).__name__, "anything")
    pattern = (getattr(kind, "pattern", None) or "").replace(r"\Z", "$")
    return name + _limit(kind) + (f" `{pattern}`".replace("|", "\\|") if pattern else "")


def _limit(kind: Any) -> str:
    bounds = (("ge", "from"), ("min_length", "from"), ("le", "to"), ("max_length", "to"))
    words = [f"{word} {value}" for name, word in bounds if (value := getattr(kind, name, None))]
    return f" {' '.join(words)}" if words else ""


def view_of(game: str) -> type[View]:
    """What the game shows. Compiled functions have no annotations to ask."""
    rulebook = GAMES[game]
    return type(rulebook.view(rulebook.new(rulebook.seat_range[0], None, 0), None))


def _view_section(game: str, seen: dict[type, None]) -> str:
    """A game's view and what it is made of, unless an earlier game had it too."""
    known = len(seen)
    collect(msgspec.inspect.type_info(view_of(game)), seen)
    return "".join(section(kind) for kind in list(seen)[known:])


def collect(kind: Any, seen: dict[type, None]) -> None:
    """The structs a view is made of, the view first."""
    match kind:
        case msgspec.inspect.StructType() if kind.cls not in seen:
            seen[kind.cls] = None
            for field in kind.fields:
                collect(field.type, seen)
        case msgspec.inspect.UnionType():
            for part in kind.types:
                collect(part, seen)
        case msgspec.inspect.VarTupleType() | msgspec.inspect.ListType():
            collect(kind.item_type, seen)
        case msgspec.inspect.TupleType():
            for part in kind.item_types:
                collect(part, seen)
        case msgspec.inspect.DictType():
            collect(kind.value_type, seen)
        case _:
            pass


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(write(), encoding="utf-8")
