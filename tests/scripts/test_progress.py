"""Progress: a line per step with its seconds, and on a terminal a bar."""

import io
import re

import pytest

from scripts.progress import CLEAR, Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_every_finished_step_has_a_line_with_its_seconds() -> None:
    out = io.StringIO()
    progress = Progress(2, out)

    with progress.step("uv"), progress.step("pages"):
        pass
    progress.close()

    lines = out.getvalue().splitlines()
    assert [re.sub(r"\d+\.\d s$", "N s", line) for line in lines] == [
        "uguisu: pages: N s",
        "uguisu: uv: N s",
        "uguisu: all prepared: N s",
    ]


def test_a_step_that_fails_has_no_line_and_nothing_is_said_about_nothing() -> None:
    out = io.StringIO()
    progress = Progress(2, out)

    with pytest.raises(ZeroDivisionError), progress.step("uv"):
        raise ZeroDivisionError
    progress.close()

    assert out.getvalue() == ""
    assert progress.running == {}


def test_the_bar_grows_with_the_steps_and_names_what_runs() -> None:
    progress = Progress(4, io.StringIO())

    for name in ("uv", "packages"):
        with progress.step(name):
            pass
    with progress.step("pages"):
        bar = progress.bar()

    assert bar == "[##########..........] pages 0 s"


def test_a_terminal_is_left_with_lines_and_no_bar() -> None:
    out = Terminal()
    progress = Progress(2, out)

    with progress.step("uv"):
        pass
    progress.close()

    shown = out.getvalue()
    assert f"{CLEAR}uguisu: uv: " in shown
    assert shown.endswith(CLEAR)
