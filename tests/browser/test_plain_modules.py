"""The browser's plain modules: the same picks and the same types as Python's."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from scripts import web_types
from scripts.build_web import WEB, prepared
from uguisu.kernel.picks import narrow

EXAMPLES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "picks.json").read_text())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["name"]))
def test_the_examples_of_picks_hold_in_python(example: dict[str, Any]) -> None:
    choices = {one["action"]: tuple(map(tuple, one["picks"])) for one in example["choices"]}

    narrowed = narrow(choices, example["made"])

    assert list(narrowed.next) == example["next"]
    assert narrowed.action == example["action"]
    assert list(narrowed.candidates) == example["candidates"]


def test_the_modules_of_the_browser_pass_their_own_tests() -> None:
    node = prepared()
    tests = sorted(str(path) for path in (WEB / "tests").glob("*.test.ts"))

    done = subprocess.run(
        [str(node), "--test", *tests], cwd=WEB, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert web_types.FILE.read_text(encoding="utf-8") == web_types.write(), "run make web-types"
