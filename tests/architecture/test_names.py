"""A class name is read without its file: these are taken once in the whole house."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("src/uguisu", "bench", "campaigns", "scripts")


@pytest.mark.parametrize("name", ["Job", "Table", "Report", "Room"])
def test_one_class_has_this_name(name: str) -> None:
    line = re.compile(rf"^class {name}\b", re.MULTILINE)
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]

    found = [path for path in files if line.search(path.read_text("utf-8"))]

    assert len(found) == 1, found
