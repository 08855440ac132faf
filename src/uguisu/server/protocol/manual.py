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

Written from the types in `src/uguisu/server/protocol` by `make protocol`; a test compares.

One WebSocket per table, `/ws/<table id>`, opened with the session cookie that `POST /api/session`
sets. JSON text frames, one message per frame, told apart by `type`. Unknown types, unknown fields
and values out of range are answered with `refused` (code `bad-message`); unreadable frames, binary
frames and frames above the size limit close the socket.

1. The client says `hello` first, within ten seconds; the server answers `snapshot` and `presence`.
2. From then on every entry of the table's log becomes one `update`, numbered without gaps. Apply
   `view` by replacing those fields, `table`, `clocks`, `prompt` and `choices` by replacing them.
3. A command carries a `key` of its own. It is acknowledged by the `update` that carries the key,
   and only after it is stored durably; or answered by `done` if it was carried out before; or by
   `refused`, and then nothing changed. No answer (the line broke): send it again, with the same
   key, after the next `snapshot`.
4. To resume, say `hello` with the last number seen: the snapshot's `log` holds what was missed.
5. An action is chosen by narrowing the picks of `choices`; the client knows no rule.

Texts are ids with arguments (`message`, `lines`, `prompt`): look them up in the Fluent messages of
`GET /api/games/<game>/texts/<language>`, which are English where they are not translated; one that
comes twice means the later one. An argument `#2` is the player on seat 2, `@woc-card-oda` another
message. `GET /api/games` tells the facts of every game, `/api/games/<game>/rules/<language>` gives
its rulebook in Markdown; the rest is in [the requests](requests.md).

## Close codes

| code | meaning |
| --- | --- |
| 1009 | the frame was too large |
| 1012 | this node stops: connect again at once |
| 1013 | the table cannot be reached now: connect again a little later |
| 4400 | no `hello`, or not JSON |
| 4401 | no session (`POST /api/session` first), or it has ended: signed out, a new password |
| 4403 | spectators are not allowed here (now) |
| 4404 | there is no such table |
| 4408 | the client does not read what it is sent |
| 4429 | too many messages or connections |
"""

LOBBY: Final = """
## Messages to pages without a table

One WebSocket per page, `/ws/lobby`, with or without a session: say `hello`, and you are told
`yours`, `crowd` and `lists`, and each again when it has changed, at most once a second; `yours` at
once. A private table is in no list. The only other message to send is `ping`. Where the socket
cannot be opened, `GET /api/tables`, `/api/my/tables` and `/api/match` tell the same.
"""

ZONES: Final = """
### Games of other packages

Their views have fields of their own, and `zones`: the table in words, a list of Zone, from which
any client can draw them.
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
