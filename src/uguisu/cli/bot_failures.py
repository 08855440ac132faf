"""Failures of bots, as text for the user."""

import sys
from collections import Counter
from collections.abc import Iterable

from uguisu.bots.bot_failures import Failure
from uguisu.cli.usage_errors import InvalidInput
from uguisu.kernel.message import Message
from uguisu.texts import Catalogue, catalogue


def message_of(failure: Failure) -> Message:
    return Message(
        "cli-bot-failed",
        {
            "bot": failure.bot,
            "kind": failure.kind,
            "detail": failure.detail or "?",
            "instead": failure.instead,
        },
    )


def failure_notice(failures: list[Failure]) -> Message | None:
    """The latest failure, once: after that the list is empty."""
    latest = message_of(failures[-1]) if failures else None
    failures.clear()
    return latest


def failure_lines(failures: Iterable[Failure], texts: Catalogue) -> list[str]:
    """One line for each kind of failure of each bot, with its first detail."""
    first: dict[tuple[str, str], Failure] = {}
    counts: Counter[tuple[str, str]] = Counter()
    for failure in failures:
        key = (failure.bot, failure.kind)
        first.setdefault(key, failure)
        counts[key] += 1
    return [
        texts.text(
            "cli-bot-failed-often",
            {"count": count, "failure": texts.say(message_of(first[key]))},
        )
        for key, count in counts.items()
    ]


def tell_failures(failures: Iterable[Failure], language: str) -> None:
    """Report moves that other bots had to make on standard error, apart from the results."""
    for line in failure_lines(failures, catalogue(language)):
        print(line, file=sys.stderr)


def forbid_failures(failures: Iterable[Failure]) -> None:
    """With --strict, a failed bot is an error."""
    if found := list(failures):
        bots = ", ".join(sorted({failure.bot for failure in found}))
        raise InvalidInput("cli-strict", bots=bots, moves=len(found))
