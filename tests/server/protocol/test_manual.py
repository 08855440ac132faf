"""The manual of the protocol is what the types say."""

import typing
from pathlib import Path

import msgspec

from uguisu.server.protocol import events, incoming, manual, outgoing

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"


def test_the_manual_is_what_the_types_say() -> None:
    anew = "python -m uguisu.server.protocol.manual docs/protocol.md"

    assert PAGE.read_text(encoding="utf-8") == manual.write(), f"write it anew: {anew}"


def test_every_message_is_explained_and_every_field_listed() -> None:
    page = manual.write()

    for kind in typing.get_args(incoming.ClientMessage) + typing.get_args(outgoing.ServerMessage):
        assert f"\n### `{kind.__struct_config__.tag}`\n" in page
        assert kind.__doc__, f"{kind.__name__} says what it is for"
        for field in msgspec.structs.fields(kind):
            assert f"| `{field.encode_name}` |" in page
    for kind in typing.get_args(events.Event):
        assert f"\n### `{kind.__struct_config__.tag}`\n" in page
