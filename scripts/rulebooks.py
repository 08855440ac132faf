"""Translated rulebooks: docs/rules/<language>/<game>.md states what docs/rules/<game>.md states.

`python -m scripts.rulebooks` checks that every book is in every language: all clauses, in the order
of the English page, with the same markers, references and words in code, and the same headings and
tables. Beside each page, <game>.digests names the English text that every clause was translated
from; when the English clause changes, its translation is stale until somebody has read it again and
confirmed it: `python -m scripts.rulebooks --write it shinobi`.
"""

import argparse
import hashlib
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from scripts.rules import CLAUSE, GAMES, ROOT, STATEMENT
from uguisu.cli.rulebooks import clauses

LANGUAGES = ("it", "es", "fr", "de")
TEXT = "text"
CODE = re.compile(r"`[^`]+`")


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the translated rulebooks.")
    parser.add_argument("--write", nargs=2, metavar=("LANGUAGE", "GAME"), help="confirm a page")
    confirmed = parser.parse_args().write
    if confirmed:
        return confirm(ROOT, *confirmed)
    problems = list(check(ROOT))
    print("\n".join([*problems, *summary(ROOT)]))
    return 1 if problems else 0


def confirm(root: Path, language: str, game: str) -> int:
    """Write down which English text a page was translated from, if it has the same structure."""
    if not page(root, game, language).is_file():
        print(f"there is no page {page(root, game, language)}", file=sys.stderr)
        return 1
    problems = list(differences(root, game, language))
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    lines = [f"{name} {digest}\n" for name, digest in digests(english(root, game)).items()]
    page(root, game, language).with_suffix(".digests").write_text("".join(lines), encoding="utf-8")
    return 0


def check(root: Path, languages: Iterable[str] = LANGUAGES) -> Iterator[str]:
    """The faults of the translations, and the books without one."""
    for path in sorted((root / "docs" / "rules").glob("*/*")):
        if path.parent.name not in LANGUAGES or path.stem not in GAMES.values():
            yield f"{path.relative_to(root)}: no translation of a rulebook"
    for language, game in wanted(root, languages):
        if not page(root, game, language).is_file():
            yield f"{page(root, game, language).relative_to(root)}: missing; translate the English"
            continue
        yield from differences(root, game, language)
        yield from stale(root, game, language)


def summary(root: Path) -> Iterator[str]:
    for language in LANGUAGES:
        games = [game for _, game in wanted(root, [language])]
        found = [game for game in games if page(root, game, language).is_file()]
        yield f"{language}: {len(found)} of {len(games)} rulebooks"


def wanted(root: Path, languages: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Every book there is in English, in every other language."""
    for language in languages:
        for game in GAMES.values():
            if page(root, game).is_file():
                yield language, game


def page(root: Path, game: str, language: str = "") -> Path:
    return root / "docs" / "rules" / language / f"{game}.md"


def english(root: Path, game: str) -> str:
    return page(root, game).read_text(encoding="utf-8")


def digests(book: str) -> dict[str, str]:
    """The digest of every clause, and of all the rest together."""
    parts = {**clauses(book), TEXT: rest(book)}
    return {name: digest(part) for name, part in parts.items()}


def digest(part: str) -> str:
    return hashlib.sha256(" ".join(part.split()).encode()).hexdigest()[:12]


def rest(book: str) -> str:
    """The text of a book without its clauses."""
    for clause in clauses(book).values():
        book = book.replace(clause, "", 1)
    return book


def differences(root: Path, game: str, language: str) -> Iterator[str]:
    """Where a page is built differently from the English one."""
    ours, theirs = english(root, game), page(root, game, language).read_text(encoding="utf-8")
    place = page(root, game, language).relative_to(root)
    yield from (f"{place}: {problem}" for problem in wrong_order(ours, theirs))
    pairs = {TEXT: (rest(ours), rest(theirs))}
    pairs |= {c: (clauses(ours)[c], t) for c, t in clauses(theirs).items() if c in clauses(ours)}
    for name, (source, translation) in pairs.items():
        for problem in unlike(source, translation):
            yield f"{place}: {name}: {problem}"


def wrong_order(ours: str, theirs: str) -> Iterator[str]:
    expected, stated = STATEMENT.findall(ours), STATEMENT.findall(theirs)
    yield from (f"{clause} is missing" for clause in expected if clause not in stated)
    yield from (f"there is no clause {clause}" for clause in stated if clause not in expected)
    yield from (f"{c} is stated {n} times" for c, n in Counter(stated).items() if n > 1)
    if sorted(expected) == sorted(stated) and expected != stated:
        first = next(e for e, s in zip(expected, stated, strict=True) if e != s)
        yield f"the clauses are not in the English order from {first} on"


def unlike(source: str, translation: str) -> Iterator[str]:
    """What a translation must share with its source: it is not a matter of language."""
    expected, got = skeleton(source), skeleton(translation)
    for what, parts in expected.items():
        if parts != got[what]:
            yield f"other {what} than in English: expected {parts}, got {got[what]}"


def skeleton(part: str) -> dict[str, list[str]]:
    return {
        "words in code": sorted(CODE.findall(" ".join(part.split()))),
        "references": sorted(CLAUSE.findall(part)),
        "headings": re.findall(r"^(#+) ", part, re.MULTILINE),
        "list items": re.findall(r"^ *(?:-|\d+\.) ", part, re.MULTILINE),
        "table rows": [f"{row.count('|') - 1} cells" for row in part.splitlines() if "|" in row],
    }


def stale(root: Path, game: str, language: str) -> Iterator[str]:
    """Clauses whose English text has changed since they were translated."""
    path = page(root, game, language).with_suffix(".digests")
    if not path.is_file():
        yield f"{path.relative_to(root)}: missing; {how(language, game)}"
        return
    known = dict(line.split() for line in path.read_text(encoding="utf-8").splitlines())
    for name, expected in digests(english(root, game)).items():
        if known.pop(name, None) != expected:
            place = page(root, game, language).relative_to(root)
            yield f"{place}: {name} is stale: read the English again, then {how(language, game)}"
    yield from (f"{path.relative_to(root)}: there is no clause {name}" for name in known)


def how(language: str, game: str) -> str:
    return f"confirm with `python -m scripts.rulebooks --write {language} {game}`"


if __name__ == "__main__":
    sys.exit(main())
