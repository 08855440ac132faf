"""The texts of people keep to docs/glossary.md: its words are in use, and no forbidden one is."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from uguisu.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
NAMES = {"English": "en", "Italian": "it", "Spanish": "es", "French": "fr", "German": "de"}
KEY = re.compile(r"^(?:#.*|[a-z][\w-]* = )", re.MULTILINE)

Ban = tuple[str, str, tuple[str, ...]]
"""What is never written, what to write instead, and phrases in which it is right."""


@cache
def glossary() -> dict[str, list[list[str]]]:
    """The tables of the glossary by their heading, without their heads."""
    found: dict[str, list[list[str]]] = {}
    heading = ""
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("|"):
            found.setdefault(heading, []).append([cell.strip() for cell in line[1:-1].split("|")])
    return {heading: rows[2:] for heading, rows in found.items()}


def terms(language: str) -> list[str]:
    column = list(NAMES.values()).index(language)
    return [row[column] for name in ("The games", "The site") for row in glossary()[name]]


def bans(language: str) -> list[Ban]:
    heading = next(name for name, code in NAMES.items() if code == language)
    return [
        (word, instead, tuple(filter(None, right.split(", "))))
        for words, instead, right in glossary()[heading]
        for word in words.split(", ")
    ]


@cache
def texts(language: str) -> dict[Path, str]:
    """What people read in a language, with the ids and comments of catalogues blanked out."""
    books = ROOT / "docs" / "rules" / ("" if language == "en" else language)
    catalogues = ROOT / "src" / "uguisu" / "locales" / language
    read = {path: path.read_text(encoding="utf-8") for path in sorted(books.glob("*.md"))}
    for path in sorted(catalogues.glob("*.ftl")):
        read[path] = KEY.sub(lambda key: " " * len(key[0]), path.read_text(encoding="utf-8"))
    return read


def pattern_of(word: str) -> re.Pattern[str]:
    """The word as a whole, over a line break too; `*` is any ending."""
    parts = [re.escape(part).replace(r"\*", r"\w*") for part in word.split()]
    end = r"(?!\w)" if word[-1].isalnum() else ""
    return re.compile(r"(?<!\w)" + r"\s+".join(parts) + end, re.IGNORECASE)


def misuses(text: str, ban: Ban) -> Iterator[tuple[int, str]]:
    """The lines on which a forbidden word stands, and the word as it stands there."""
    word, _, right = ban
    for phrase in right:
        text = pattern_of(phrase).sub(lambda match: re.sub(r"\S", " ", match[0]), text)
    for match in pattern_of(word).finditer(text):
        yield text.count("\n", 0, match.start()) + 1, match[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_word_that_the_glossary_forbids(language: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: write {ban[1]!r}, not {word!r} (docs/glossary.md)"
        for path, text in texts(language).items()
        for ban in bans(language)
        for line, word in misuses(text, ban)
    ]

    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_term_of_the_glossary_is_in_use(language: str) -> None:
    everything = "\n".join(texts(language).values())

    unused = [term for term in terms(language) if not pattern_of(f"{term}*").search(everything)]

    assert not unused, f"{language}: nobody says {unused}"


NO_BREAK = "\u00a0"
BAD_SIGNS = {
    "en": rf"’|[ {NO_BREAK}]%",
    "it": r"’|[\d}] ?%",
    "es": r"’|[\d}] ?%",
    "de": r"’|[\d}] ?%",
    "fr": rf"’|[\d}}] ?%|[\w}}](?<!Shinobi)(?: ?[!?;»]| :|:)(?=\s|$)|«(?!{NO_BREAK})",
}
"""What nobody writes in a language: see "Signs" in the glossary."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path, text in texts(language).items()
        if path.suffix == ".ftl"
        for number, line in enumerate(text.splitlines(), 1)
        if re.search(BAD_SIGNS[language], line)
    ]

    assert not found, "\n" + "\n".join(found)


def test_every_row_has_a_term_in_every_language() -> None:
    rows = glossary()["The games"] + glossary()["The site"]

    assert all(len(row) == len(NAMES) and all(row) for row in rows)


@pytest.mark.parametrize(
    ("ban", "text", "expected"),
    [
        (("raid*", "x", ()), "a\nRaids and braid", [(2, "Raids")]),
        (("raid", "x", ()), "raids", []),
        (("to now", "x", ()), "Back to\n  now.", [(1, "to\n  now")]),
        (("win!", "x", ()), "You win! Windows", [(1, "win!")]),
        (("letter", "x", ("its letter",)), "Press its letter.\nA letter.", [(2, "letter")]),
    ],
)
def test_a_forbidden_word_is_found_with_its_line(
    ban: Ban, text: str, expected: list[tuple[int, str]]
) -> None:
    assert list(misuses(text, ban)) == expected
