"""Settings: where they come from, and that the operator's manual knows all of them."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from uguisu.server import metrics
from uguisu.server.errors import CannotServe
from uguisu.server.settings import Limits, Settings, load

MANUAL = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


def documented(heading: str) -> dict[str, str]:
    """The names and defaults in the table under a heading of the manual."""
    section = MANUAL.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (?:`([^`]*)`)? ?\|", section, re.MULTILINE)
    return dict(rows)


def written(default: Any) -> str:
    if isinstance(default, bool):
        return str(default).lower()
    if isinstance(default, tuple):
        return " ".join(default)
    return f"{default:g}" if isinstance(default, float) else str(default)


@pytest.mark.parametrize(("heading", "kind"), [("Settings", Settings), ("Limits", Limits)])
def test_the_manual_has_every_setting_and_its_default(heading: str, kind: Any) -> None:
    fields = {
        field.name: written(field.default)
        for field in msgspec.structs.fields(kind)
        if field.name != "limits"
    }

    assert documented(heading) == fields


def test_the_manual_has_every_metric() -> None:
    names = re.findall(r"^# TYPE (uguisu_\w+)", metrics.text(), re.MULTILINE)
    told = set(re.findall(r"^\| `(uguisu_\w+)` \|", MANUAL, re.MULTILINE))

    assert told == {name for name in names if not name.endswith("_created")}


def test_the_command_line_counts_more_than_the_environment_and_that_more_than_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "uguisu.toml"
    file.write_text(
        'host = "a"\nport = 1\nredis = "a"\n[limits]\nconnections = 1\nbody_bytes = 1\n'
    )
    environment = {
        "UGUISU_PORT": "2",
        "UGUISU_REDIS": "b",
        "UGUISU_ORIGINS": "x y",
        "UGUISU_LIMITS_BODY_BYTES": "2",
    }

    found = load({"redis": "c", "data": None}, environment, file)

    assert (found.host, found.port, found.redis) == ("a", 2, "c")
    assert (found.limits.connections, found.limits.body_bytes) == (1, 2)
    assert found.origins == ("x", "y")


def test_limits_come_from_the_environment_too() -> None:
    found = load({}, {"UGUISU_LIMITS_CONNECTIONS": "7", "UGUISU_LIMITS_REQUESTS_PER_SECOND": "0.5"})

    assert (found.limits.connections, found.limits.requests_per_second) == (7, 0.5)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = [", "is not TOML"),
        ('port = "x"', "These settings cannot be used"),
        ("prot = 1", "unknown field `prot`"),
        ('log_level = "loud"', "log_level"),
        ("bot_cores = 0", "Expected `int` >= 1 - at `\\$.bot_cores`"),
        ("processes = 0", "Expected `int` >= 1 - at `\\$.processes`"),
        ("bot_cores = 65", "Expected `int` <= 64 - at `\\$.bot_cores`"),
        ("[limits]\nconections = 1", "unknown field `conections`"),
    ],
)
def test_wrong_settings_are_told_in_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "uguisu.toml"
    file.write_text(text)

    with pytest.raises(CannotServe, match=sentence):
        load({}, {}, file)


def test_a_missing_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="cannot be read: No such file"):
        load({}, {}, tmp_path / "nothing.toml")
