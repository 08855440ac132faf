"""Bots that failed, put into words for whoever runs them."""

from collections import Counter
from collections.abc import Iterable

from uguisu.bots.bot_failures import Failure
from uguisu.kernel.message import Message
from uguisu.texts import Catalogue


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


def failure_lines(failures: Iterable[Failure], catalogue: Catalogue) -> list[str]:
    """One line for each kind of failure of each bot, with its first detail."""
    first: dict[tuple[str, str], Failure] = {}
    counts: Counter[tuple[str, str]] = Counter()
    for failure in failures:
        key = (failure.bot, failure.kind)
        first.setdefault(key, failure)
        counts[key] += 1
    return [
        catalogue.text(
            "cli-bot-failed-often",
            {"count": count, "failure": catalogue.say(message_of(first[key]))},
        )
        for key, count in counts.items()
    ]
