"""For tests that need a program of this machine: in CI nothing is skipped."""

import os

import pytest

from scripts.test_needs import NEEDS, advice


def needed(what: str) -> str:
    """Where the program is; skips without it, fails in CI."""
    found = NEEDS[what][0]()
    if found is not None:
        return found
    if os.environ.get("CI"):
        pytest.fail(advice([what]))
    pytest.skip(f"{what} is not installed")
