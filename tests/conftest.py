"""Fixtures for all tests."""

import os
from pathlib import Path

import pytest

from hatch_build import CannotCompile, check_compiler
from scripts import test_needs
from scripts.compiled_venv import ROOT, compiled_venv


def pytest_unconfigure(config: pytest.Config) -> None:
    """After the summary, what this machine could not test."""
    lacking = [] if hasattr(config, "workerinput") else test_needs.missing()
    if lacking:
        print(f"\n{test_needs.advice(lacking)}", flush=True)


@pytest.fixture(scope="session")
def compiled_python() -> Path:
    """The Python of the compiled build, for tests that compare it with plain Python.

    Skips where nothing can be compiled; fails where a compiler is at hand and mypyc refuses.
    """
    if os.environ.get("UGUISU_COMPILE") == "0":
        pytest.skip("UGUISU_COMPILE=0")
    try:
        check_compiler()
    except CannotCompile as reason:
        pytest.skip(str(reason))
    python = compiled_venv()
    if not list(python.parents[1].glob("lib/python*/site-packages/uguisu__mypyc*")):
        pytest.fail("mypyc failed:\n" + (ROOT / "build" / "compile.log").read_text())
    return python
