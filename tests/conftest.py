"""Fixtures for all tests, and what --full and --rest choose."""

import os
from pathlib import Path

import hypothesis
import pytest

from hatch_build import CannotCompile, check_compiler
from scripts import test_needs
from scripts.compiled_venv import ROOT, compiled_venv
from tests import sizes
from uguisu.build import is_compiled

pytest.register_assert_rewrite("uguisu.contract")
hypothesis.settings.register_profile("quick", derandomize=True, max_examples=50, deadline=None)
hypothesis.settings.register_profile("full", derandomize=True, max_examples=200, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("uguisu")
    group.addoption("--full", action="store_true", help="every test, with its large numbers")
    group.addoption(
        "--rest", action="store_true", help="with --full's numbers, what runs differently there"
    )


def pytest_configure(config: pytest.Config) -> None:
    sizes.IS_FULL = config.getoption("full") or config.getoption("rest")
    hypothesis.settings.load_profile("full" if sizes.IS_FULL else "quick")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: browsers, servers and clocks are waited for. Not many more:
    each collects all tests and starts a browser, a database and a server of its own."""
    return 1 + len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else [0, 1])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests run with --full only; --rest leaves out what `make test` has done just so."""
    if config.getoption("rest"):
        left_out = [item for item in items if not is_larger_in_full(item)]
    elif config.getoption("full"):
        left_out = []
    else:
        left_out = [item for item in items if item.get_closest_marker("long")]
    if is_compiled():
        left_out += [item for item in items if item.get_closest_marker("plain")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]


def is_larger_in_full(item: pytest.Item) -> bool:
    if item.get_closest_marker("long") or item.get_closest_marker("sized"):
        return True
    return isinstance(item, pytest.Function) and hypothesis.is_hypothesis_test(item.obj)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI nothing is skipped: what is, fails the run."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_unconfigure(config: pytest.Config) -> None:
    """After the summary, what this machine could not test."""
    if hasattr(config, "workerinput"):
        return
    lacking = test_needs.missing(full=config.getoption("full") or config.getoption("rest"))
    if lacking:
        print(f"\n{test_needs.advice(lacking)}", flush=True)


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
