"""What our protocols use and replace of uvicorn's is still there. Its internals may change with any
version, so pyproject.toml allows only those that were tried (docs/decisions/0094): `make test-next`
runs this and the other tests of the transport on the newest ones."""

import ast
import inspect
from typing import Final

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from uguisu.server.transport.http import HttpConnection
from uguisu.server.transport.websocket import WebSocketConnection

PARTS: Final = {"conn": ServerProtocol, "cycle": RequestResponseCycle}
"""What uvicorn's protocols hold, and we use parts of."""

OWN: Final = {"address", "pace"}
"""Attributes of ours that are not declared in a class body."""

REPLACED: Final = {
    HttpConnection: {
        "_start_asgi_task",
        "connection_lost",
        "connection_made",
        "data_received",
        "handle_websocket_upgrade",
        "on_headers_complete",
        "on_message_begin",
        "on_message_complete",
        "pause_writing",
        "timeout_keep_alive_handler",
    },
    WebSocketConnection: {
        "connection_lost",
        "data_received",
        "handle_connect",
        "handle_events",
        "keepalive_timeout",
        "send_receive_event_to_app",
    },
}
"""A method that uvicorn renames would never be called."""

pairs = pytest.mark.parametrize(
    ("ours", "theirs"),
    [(HttpConnection, HttpToolsProtocol), (WebSocketConnection, WebSocketsSansIOProtocol)],
)


@pairs
def test_uvicorn_has_the_methods_that_we_replace(ours: type, theirs: type) -> None:
    methods = {name for name, value in vars(ours).items() if inspect.isfunction(value)}

    assert {name for name in methods if hasattr(theirs, name)} - {"__init__"} == REPLACED[ours]


@pairs
def test_our_methods_take_what_uvicorns_take(ours: type, theirs: type) -> None:
    for name in REPLACED[ours]:
        given = list(inspect.signature(getattr(theirs, name)).parameters)

        assert list(inspect.signature(getattr(ours, name)).parameters) == given, name


@pairs
def test_uvicorn_has_the_attributes_that_we_use(ours: type, theirs: type) -> None:
    missing = used_of_theirs(ours) - members(theirs)

    assert not missing, "uvicorn lacks these; if they are ours, declare them in the class"


@pytest.mark.parametrize("part", PARTS)
def test_what_uvicorn_holds_has_the_attributes_that_we_use(part: str) -> None:
    used = attributes(HttpConnection, f"self.{part}") | attributes(
        WebSocketConnection, f"self.{part}"
    )

    assert used
    assert used <= members(PARTS[part])


def test_a_missing_attribute_is_noticed() -> None:
    assert "conn" in used_of_theirs(WebSocketConnection) - members(HttpToolsProtocol)


def used_of_theirs(ours: type) -> set[str]:
    """The attributes that a class uses and does not declare."""
    own = {*vars(ours), *inspect.get_annotations(ours), *OWN}
    return attributes(ours, "self") - own


def attributes(kind: type, of: str) -> set[str]:
    """The x of every `of.x` in the source of a class."""
    nodes = ast.walk(ast.parse(inspect.getsource(kind)))
    return {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == of
    }


def members(kind: type) -> set[str]:
    """What a class has, with what it or its bases assign to instances."""
    written = (part for part in kind.__mro__ if part.__module__.startswith(("uvi", "websockets")))
    return set(dir(kind)).union(*(assigned(part) for part in written))


def assigned(kind: type) -> set[str]:
    stored = (
        node
        for node in ast.walk(ast.parse(inspect.getsource(kind)))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    )
    return {node.attr for node in stored if ast.unparse(node.value) == "self"}
