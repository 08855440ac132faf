"""The rulebooks: whole, by chapter, by clause."""

import pytest

from hatch_build import rulebooks
from scripts.rulebooks import LANGUAGES
from scripts.rules import ROOT, STATEMENT
from uguisu.cli.rulebooks import HEADING, chapters, clauses, passage, rulebook
from uguisu.cli.usage_errors import UsageError
from uguisu.games import GAMES
from uguisu.texts import catalogue

BOOK = """# A game

First words.

## Set-up
- **ABC-1** One clause
  over two lines.
  - with a list
- **ABC-2** Another.

Words that belong to no clause.

### Details
- **ABC-3** Third.

## The end
- **ABC-4** Last.
"""


def test_a_clause_ends_where_its_lines_end() -> None:
    assert clauses(BOOK) == {
        "ABC-1": "- **ABC-1** One clause\n  over two lines.\n  - with a list",
        "ABC-2": "- **ABC-2** Another.",
        "ABC-3": "- **ABC-3** Third.",
        "ABC-4": "- **ABC-4** Last.",
    }


def test_a_chapter_has_its_sections() -> None:
    found = chapters(BOOK)

    assert list(found) == ["a game", "set-up", "details", "the end"]
    assert found["set-up"].startswith("## Set-up\n")
    assert found["set-up"].endswith("- **ABC-3** Third.")
    assert found["details"] == "### Details\n- **ABC-3** Third."


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_every_game_can_be_read(game: str) -> None:
    stated = STATEMENT.findall(rulebook(game))

    assert stated
    for clause in stated:
        assert passage(game, clause).startswith(f"- **{clause}**")


def test_the_wheel_brings_every_rulebook() -> None:
    shipped = set(rulebooks(ROOT).values())

    assert {f"uguisu/rules/{game}.md" for game in GAMES} <= shipped


def test_a_game_without_a_rulebook_is_told() -> None:
    with pytest.raises(UsageError, match="cli-no-rulebook"):
        rulebook("chess")


def test_a_rulebook_is_read_in_the_language_asked_for() -> None:
    assert "Denunciare vuol dire" in rulebook("shinobi", "it")
    assert passage("shinobi", "shi-18", "es").startswith("- **SHI-18** Denunciar es")
    assert passage("shinobi", "in breve", "it").startswith("## In breve")


def test_a_book_that_is_not_there_is_told_and_not_replaced_by_the_english_one() -> None:
    with pytest.raises(UsageError, match="cli-no-rulebook"):
        rulebook("shinobi", "xx")


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_what_is_said_about_certainty_names_the_chapter_of_the_same_language(language: str) -> None:
    title = HEADING.findall(rulebook("ninjato", language))[-1][1]

    assert title in catalogue(language).text("rules-sure-ninjato")


def test_the_wheel_brings_the_translations() -> None:
    shipped = set(rulebooks(ROOT).values())

    assert {f"uguisu/rules/{one}/{game}.md" for one in LANGUAGES for game in GAMES} <= shipped
