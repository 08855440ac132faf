"""Tests mirror the package: `tests/lab/test_job.py` is about `lab/job.py`."""

from pathlib import Path

import pytest

import uguisu

PACKAGE = Path(uguisu.__file__).parent
TESTS = Path(__file__).resolve().parents[1]
MIRRORED = ("bots", "cli", "games", "lab", "research", "review", "server")
ABOUT_MORE = {
    "games/liars_dice/test_on_a_server.py",
    "bots/test_ranks.py",
    "cli/terminal/screens/test_race.py",
    "games/ninjato/rules/test_invasion_end.py",
    "games/ninjato/test_worked_examples.py",
    "games/test_registry.py",
    "games/war_of_clans/rules/test_orders_attack.py",
    "research/test_examples.py",
    "research/test_light.py",
    "server/api/test_hostile.py",
    "server/test_durability.py",
    "server/test_fuzz.py",
    "server/test_interleavings.py",
    "server/test_ledger.py",
    "server/test_nodes.py",
    "server/test_secrecy.py",
    "server/test_set_aside.py",
    "server/transport/test_uvicorn.py",
}
"""Tests of several modules at once, or a second file about one."""


def has_subject(test: Path) -> bool:
    """Whether there is a module or package of this name, or the test is about its own folder."""
    subject = PACKAGE / test.parent / test.stem.removeprefix("test_")
    is_module = subject.with_suffix(".py").is_file() or (subject / "__init__.py").is_file()
    return is_module or subject.name == test.parent.name


@pytest.mark.parametrize("room", MIRRORED)
def test_every_test_is_where_its_module_is(room: str) -> None:
    tests = [path.relative_to(TESTS) for path in (TESTS / room).rglob("test_*.py")]
    without = {test.as_posix() for test in tests if not has_subject(test)}

    assert tests
    assert without == {name for name in ABOUT_MORE if name.startswith(f"{room}/")}
