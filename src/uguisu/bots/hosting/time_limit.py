"""A time limit for a bot that may never answer."""

import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

from uguisu.bots.bot_failures import LATE, BotFailed

T = TypeVar("T")


class _Alarm(BaseException):
    """Not an Exception, so that `except Exception` in a bot does not catch it."""


def within(seconds: float, ask: Callable[[], T]) -> T:
    """The answer, or BotFailed when the time is over; 0 seconds are no limit.

    The main thread of a process is stopped by an alarm. Elsewhere the question is asked in a
    thread of its own, which is left behind if it hangs: whoever asks goes on either way.
    """
    if not seconds:
        return ask()
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
        return _by_alarm(seconds, ask)
    return _in_a_thread(seconds, ask)


if sys.platform != "win32":

    def _by_alarm(seconds: float, ask: Callable[[], T]) -> T:
        def ring(_number: int, _frame: FrameType | None) -> None:
            raise _Alarm

        before = signal.signal(signal.SIGALRM, ring)
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds)
            try:
                return ask()
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
        except _Alarm:
            raise BotFailed(LATE) from None
        finally:
            signal.signal(signal.SIGALRM, before)


def _in_a_thread(seconds: float, ask: Callable[[], T]) -> T:
    answers: list[T] = []
    errors: list[Exception] = []

    def think() -> None:
        try:
            answers.append(ask())
        except Exception as error:
            errors.append(error)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    thread.join(seconds)
    if errors:
        raise errors[0]
    if not answers:
        raise BotFailed(LATE)
    return answers[0]
