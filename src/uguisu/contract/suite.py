"""All checks of a game, with their findings."""

import traceback
from collections.abc import Iterator
from typing import Final

import msgspec

from uguisu.contract import actions, package, plays, secrecy, sentences, states
from uguisu.contract.check import Check
from uguisu.kernel.game import AnyGame

CHECKS: Final = (
    *package.CHECKS,
    *actions.CHECKS,
    *states.CHECKS,
    *plays.CHECKS,
    *sentences.CHECKS,
    *secrecy.CHECKS,
)


class Finding(msgspec.Struct, frozen=True):
    """How a check ended: `problem` is empty if the promise is kept."""

    promise: str
    seats: int
    problem: str = ""


def findings(game: AnyGame) -> Iterator[Finding]:
    """One per promise: for the first table size that breaks it, or the last one tried."""
    assert __debug__, "checks are assertions, which python -O leaves out"
    for check in CHECKS:
        yield finding(check, game)


def finding(check: Check, game: AnyGame) -> Finding:
    sizes = game.seat_range[:1] if check.is_once else game.seat_range
    for seats in sizes:
        try:
            check.run(game, seats, check.quick)
        except Exception as error:
            return Finding(check.promise, seats, problem(error))
    return Finding(check.promise, sizes[-1])


def problem(error: Exception) -> str:
    """The message of the assertion, or its line; for other errors also where they were raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    told = " ".join(str(error).split())
    if isinstance(error, AssertionError):
        return told or f"{last.line}"
    return f"{type(error).__name__}: {told} ({last.filename}:{last.lineno})"
