"""Fixtures for all tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import CannotCompile, check_compiler
from scripts import test_needs
from scripts.compiled_venv import ROOT, compiled_venv

BUILD = pytest.StashKey[subprocess.Popen[bytes]]()


def pytest_unconfigure(config: pytest.Config) -> None:
    """After the summary, what this machine could not test."""
    if BUILD in config.stash:
        config.stash[BUILD].wait()
    lacking = [] if hasattr(config, "workerinput") else test_needs.missing()
    if lacking:
        print(f"\n{test_needs.advice(lacking)}", flush=True)


def needs_build(item: pytest.Item) -> bool:
    return "wheel_python" in getattr(item, "fixturenames", ())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the built package come last: the others are run while it is made."""
    items.sort(key=needs_build)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Where several processes run the tests, the first begins to build at once."""
    is_first = getattr(session.config, "workerinput", {}).get("workerid") == "gw0"
    if is_first and any(map(needs_build, session.items)):
        command = [sys.executable, "-m", "scripts.compiled_venv"]
        quiet = subprocess.DEVNULL
        session.config.stash[BUILD] = subprocess.Popen(
            command, cwd=ROOT, stdout=quiet, stderr=quiet
        )


@pytest.fixture(scope="session")
def wheel_python() -> Path:
    """The Python of an installation of the wheel, compiled where that is possible."""
    return compiled_venv()


@pytest.fixture(scope="session")
def compiled_python(wheel_python: Path) -> Path:
    """The Python of the compiled build, for tests that compare it with plain Python.

    Skips where nothing can be compiled; fails where a compiler is at hand and mypyc refuses.
    """
    if os.environ.get("UGUISU_COMPILE") == "0":
        pytest.skip("UGUISU_COMPILE=0")
    try:
        check_compiler()
    except CannotCompile as reason:
        pytest.skip(str(reason))
    if not list(wheel_python.parents[1].glob("lib/python*/site-packages/uguisu__mypyc*")):
        pytest.fail("mypyc failed:\n" + (ROOT / "build" / "compile.log").read_text())
    return wheel_python
