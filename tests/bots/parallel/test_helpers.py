"""Processes that help to search: one question at a time, replaced when lost, gone with the host."""

import subprocess
import sys
from collections.abc import Iterator
from threading import Event

import pytest

from uguisu.bots.parallel.helpers import STUCK, Helper, helpers


@pytest.fixture
def helper() -> Iterator[Helper]:
    """One of its own for a test that ends it, started."""
    found = Helper()
    assert found.is_free(patient=True)
    yield found
    found.end()


def test_a_question_that_fails_is_answered_with_none_and_the_next_one_is_asked(
    helper: Helper,
) -> None:
    for _ in range(2):
        assert helper.ask("no question at all")
        assert helper.answer(None) is None
        assert not helper.is_lost
        assert helper.is_free(patient=False)


def test_who_has_not_answered_is_not_asked_again(helper: Helper) -> None:
    helper.ask(Hanging())

    assert helper.answer(0) is None
    assert not helper.is_free(patient=False)
    assert not helper.is_useless()


def test_who_has_not_answered_for_long_is_useless(helper: Helper) -> None:
    helper.ask(Hanging())
    helper.asked_at -= STUCK + 1

    assert helper.is_useless()


def test_a_helper_that_died_is_lost(helper: Helper) -> None:
    helper.process.kill()
    helper.process.join()

    assert helper.is_useless()
    assert not (helper.ask("anything") and helper.answer(None))
    assert helper.is_lost


def test_helpers_are_kept_from_one_decision_to_the_next() -> None:
    with helpers(1, patient=True) as first:
        pass
    with helpers(1, patient=True) as second:
        assert second == first


def test_only_one_decision_of_a_process_is_helped_at_a_time() -> None:
    with helpers(1, patient=True), helpers(1, patient=True) as free:
        assert free == []


KILLED = """
import os, signal
from uguisu.bots.parallel.helpers import helpers
with helpers(1, patient=True) as free:
    print(len(free), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_helpers_end_with_the_process_they_help() -> None:
    """They hold its output open as long as they live: to read it to the end waits for theirs."""
    command = [sys.executable, "-c", KILLED]

    run = subprocess.run(command, check=False, stdout=subprocess.PIPE, timeout=60)

    assert run.stdout == b"1\n"


ON_A_SCREEN = """
import sys
class Screen:
    def write(self, text): return len(text)
    def flush(self): pass
    def fileno(self): return -1
sys.stderr = Screen()
from uguisu.bots.parallel.helpers import helpers
with helpers(1, patient=True) as free:
    print(len(free))
"""


def test_helpers_start_while_a_screen_stands_in_for_the_standard_error() -> None:
    """As Textual's does."""
    run = subprocess.run([sys.executable, "-c", ON_A_SCREEN], check=True, stdout=subprocess.PIPE)

    assert run.stdout == b"1\n"


class Hanging:
    """A question that is never read to its end."""

    def __reduce__(self) -> tuple[object, ...]:
        return hang, ()


def hang() -> None:
    Event().wait()
