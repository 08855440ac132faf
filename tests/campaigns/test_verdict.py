"""One line of figures, and an exit code that fails."""

import pytest

from campaigns.nodes import error_in
from campaigns.soak import MORE_FILES, MORE_MEMORY, Level
from campaigns.verdict import Verdict, causes


def test_without_faults_the_last_line_has_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    code = Verdict("chaos", 7).end(kills=40, finished_tables=3)

    assert code == 0
    assert capsys.readouterr().out.startswith("chaos (seed 7): kills 40, finished tables 3, ")


def test_a_fault_is_printed_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    verdict = Verdict("soak", 1)
    verdict.fault("lost: 3")

    assert verdict.end() == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "FAULT lost: 3"
    assert lines[-1].endswith("1 FAULTS")


def test_the_causes_of_a_group_are_named() -> None:
    inner = ExceptionGroup("inner", [ValueError("two")])

    assert causes(ExceptionGroup("outer", [KeyError("one"), inner])) == (
        "KeyError: 'one'; ValueError: two"
    )


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ('{"event": "it runs", "level": "info"}', ""),
        ('{"event": "slow", "level": "warning"}', ""),
        ('{"event": "broke", "level": "error", "error": "KeyError"}', "broke KeyError"),
        ("Traceback (most recent call last):", "Traceback (most recent call last):"),
        ("", ""),
    ],
)
def test_errors_of_a_log_are_found(line: str, error: str) -> None:
    assert error_in(line) == error


def test_memory_and_files_must_come_back() -> None:
    warm = Level(memory=100, workers=100, files=30)

    assert Level(100 + MORE_MEMORY, 100 + MORE_MEMORY, 30 + MORE_FILES).is_back(warm)
    assert not Level(101 + MORE_MEMORY, 100, 30).is_back(warm)
    assert not Level(100, 101 + MORE_MEMORY, 30).is_back(warm)
    assert not Level(100, 100, 31 + MORE_FILES).is_back(warm)
