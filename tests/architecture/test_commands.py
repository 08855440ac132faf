"""A table command is in few files, as CONTRIBUTING.md says: one place for each thing."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import uguisu.server
from uguisu.kernel.action import Action
from uguisu.server.protocol import incoming
from uguisu.server.table import entries
from uguisu.server.table.judging import JUDGES

SERVER = Path(uguisu.server.__file__).parent
COMMANDS = sorted(incoming.Command.__subclasses__(), key=lambda kind: kind.__name__)
KINDS = sorted(entries.Entry.__subclasses__(), key=lambda kind: kind.__name__)


def files_with(pattern: str) -> set[str]:
    found = (path for path in SERVER.rglob("*.py") if re.search(pattern, path.read_text("utf-8")))
    return {path.relative_to(SERVER).as_posix() for path in found}


def test_every_command_has_one_judge() -> None:
    assert set(JUDGES) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda kind: kind.__name__)
def test_a_command_is_judged_beside_the_entry_it_becomes(command: type[incoming.Command]) -> None:
    judge = JUDGES[command]
    topic = __import__(judge.__module__, fromlist=["x"])

    assert judge.__module__.startswith("uguisu.server.table.")
    assert [kind for kind in KINDS if kind.__module__ == topic.__name__]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_entry_says_everything_about_itself_in_one_file(kind: type[entries.Entry]) -> None:
    told_by_feed = {"Act", "Rule"}
    methods = {"check", "need", "fold", "event"} & set(vars(kind))

    assert methods or kind.__name__ in told_by_feed
    assert "event" in methods or kind.__name__ in told_by_feed


def test_every_kind_of_entry_can_be_read_back() -> None:
    for kind in KINDS:
        fields = msgspec.structs.fields(kind)
        values: dict[str, Any] = {f.name: example(f.type) for f in fields if f.required}
        entry = kind(**values)

        assert entries.decode(entries.encode(entry)) == entry


def example(wanted: object) -> object:
    if wanted in (str, int, bool, Action):
        return {str: "x", int: 1, bool: True, Action: 1}[wanted]
    return () if "tuple" in str(wanted) else None


def test_the_smallest_command_is_in_three_files_of_the_server() -> None:
    """The fourth is the line in the log, in five languages."""
    assert files_with(r"\b(Ready|Readied)\b") == {
        "protocol/incoming.py",
        "protocol/events.py",
        "table/between_rounds.py",
    }
    assert files_with(r"\b(Rematch|Rematched)\b") - {"transport/commands.py"} == {
        "protocol/incoming.py",
        "protocol/events.py",
        "table/ending.py",
    }
