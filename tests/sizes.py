"""How much a test does: little of everything in `make test`, all of it with `--full`.

The same test runs in both, so that no property is proved in one of them only. What cannot be done
in small is marked `long` and runs with `--full` alone.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])

IS_FULL = False
"""Set by conftest before any test is collected."""


def choose(quick: int, full: int) -> int:
    return full if IS_FULL else quick


def sized(name: str, *, quick: int, full: int) -> Callable[[Test], Test]:
    """The test's argument `name` is a number: `quick` in `make test`, `full` with `--full`."""
    number = choose(quick, full)
    numbers = pytest.mark.parametrize(name, [pytest.param(number, id=f"{number}-{name}")])

    def decorate(test: Test) -> Test:
        decorated: Test = pytest.mark.sized(numbers(test))
        return decorated

    return decorate
