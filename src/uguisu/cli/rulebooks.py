"""The rulebooks of the games, whole, by clause or by chapter."""

import re

from uguisu.cli.usage_errors import InvalidInput, UsageError, near
from uguisu.games import books

CLAUSE = re.compile(r"- \*\*([A-Z]+-\d+)\*\*")
HEADING = re.compile(r"^(#{1,3}) +(.+)$", re.MULTILINE)


def rulebook(game: str, language: str = "en") -> str:
    """The whole text in Markdown. Only rulebooks of other packages may lack a language."""
    book = books.rulebook(game, language)
    if not book:
        raise InvalidInput("cli-no-rulebook", game=game)
    return book


def passage(game: str, wanted: str, language: str = "en") -> str:
    """One clause by its id, or one chapter by its heading, in any case."""
    book = rulebook(game, language)
    found = clauses(book).get(wanted.upper()) or chapters(book).get(wanted.casefold())
    if found is None:
        known = [*clauses(book), *chapters(book)]
        raise UsageError("cli-no-clause", game=game, clause=wanted, **near(wanted, known))
    return found


def clauses(book: str) -> dict[str, str]:
    """Every clause by its id, with the lines that continue it."""
    found: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in book.splitlines():
        match = CLAUSE.match(line)
        if match:
            lines = found[match[1]] = [line]
        elif lines is not None and line.startswith("  "):
            lines.append(line)
        else:
            lines = None
    return {id: "\n".join(lines) for id, lines in found.items()}


def chapters(book: str) -> dict[str, str]:
    """Every chapter by its heading in small letters, up to the next of its level or above."""
    heads = list(HEADING.finditer(book))
    found: dict[str, str] = {}
    for number, head in enumerate(heads):
        following = (h.start() for h in heads[number + 1 :] if len(h[1]) <= len(head[1]))
        end = next(following, len(book))
        found[head[2].strip().casefold()] = book[head.start() : end].rstrip()
    return found
