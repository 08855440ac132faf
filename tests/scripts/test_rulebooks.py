"""The translated rulebooks are complete and fresh, and the check itself on a made-up book."""

from pathlib import Path

import pytest

from scripts.rulebooks import check, confirm, digests, page, rest
from scripts.rules import ROOT

ENGLISH = """# Shinobi

Words.

## Pieces
- **SHI-1** Six clans,
  and no more.
- **SHI-2** `[ruling]` Cards, see SHI-1.

| what | how many |
| --- | --- |
| cards | 24 |
"""
ITALIAN = """# Shinobi

Parole.

## Pezzi
- **SHI-1** Sei clan e basta.
- **SHI-2** `[ruling]` Carte, vedi SHI-1.

| cosa | quante |
| --- | --- |
| carte | 24 |
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one book and its confirmed translation."""
    (tmp_path / "docs/rules/it").mkdir(parents=True)
    page(tmp_path, "shinobi").write_text(ENGLISH, encoding="utf-8")
    page(tmp_path, "shinobi", "it").write_text(ITALIAN, encoding="utf-8")
    assert confirm(tmp_path, "it", "shinobi") == 0
    return tmp_path


def rewrite(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_no_clause_of_the_translations_is_missing_or_stale() -> None:
    assert list(check(ROOT)) == []


def test_a_confirmed_translation_is_accepted(root: Path) -> None:
    assert list(check(root, ["it"])) == []


def test_new_line_breaks_do_not_make_a_clause_stale(root: Path) -> None:
    rewrite(page(root, "shinobi"), "Six clans,\n  and no more.", "Six clans, and no\n  more.")

    assert list(check(root, ["it"])) == []


def test_a_clause_whose_english_has_changed_is_stale(root: Path) -> None:
    rewrite(page(root, "shinobi"), "Six clans", "Seven clans")

    (problem,) = check(root, ["it"])

    assert "docs/rules/it/shinobi.md: SHI-1 is stale" in problem
    assert "--write it shinobi" in problem


def test_english_words_outside_the_clauses_are_watched_too(root: Path) -> None:
    rewrite(page(root, "shinobi"), "Words.", "Other words.")

    (problem,) = check(root, ["it"])

    assert "shinobi.md: text is stale" in problem


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("- **SHI-1** Sei clan e basta.\n", "", "SHI-1 is missing"),
        ("SHI-1**", "SHI-7**", "there is no clause SHI-7"),
        ("- **SHI-2**", "- **SHI-1** Ancora.\n- **SHI-2**", "SHI-1 is stated 2 times"),
        ("`[ruling]` ", "", "SHI-2: other words in code"),
        ("vedi SHI-1", "vedi SHI-2", "SHI-2: other references"),
        ("## Pezzi", "### Pezzi", "text: other headings"),
        ("| carte | 24 |\n", "", "text: other table rows"),
    ],
)
def test_a_page_built_differently_is_neither_accepted_nor_confirmed(
    root: Path, old: str, new: str, expected: str
) -> None:
    rewrite(page(root, "shinobi", "it"), old, new)

    assert any(expected in problem for problem in check(root, ["it"]))
    assert confirm(root, "it", "shinobi") == 1


def test_clauses_in_another_order_are_told(root: Path) -> None:
    first, second = "- **SHI-1** Sei clan e basta.\n", "- **SHI-2** `[ruling]` Carte, vedi SHI-1.\n"
    rewrite(page(root, "shinobi", "it"), first + second, second + first)

    (problem,) = check(root, ["it"])

    assert problem.endswith("not in the English order from SHI-1 on")


def test_a_book_that_is_missing_in_a_language_is_told(root: Path) -> None:
    assert list(check(root, ["it", "es"])) == [
        "docs/rules/es/shinobi.md: missing; translate the English"
    ]


def test_a_page_that_nobody_confirmed_is_told(root: Path) -> None:
    page(root, "shinobi", "it").with_suffix(".digests").unlink()

    (problem,) = check(root, ["it"])

    assert problem.startswith("docs/rules/it/shinobi.digests: missing")


def test_files_that_belong_to_no_translation_are_told(root: Path) -> None:
    page(root, "chess", "it").write_text("# Chess\n", encoding="utf-8")

    assert list(check(root, ["it"])) == ["docs/rules/it/chess.md: no translation of a rulebook"]


def test_confirming_a_page_that_is_not_there_is_refused(root: Path) -> None:
    assert confirm(root, "it", "ninjato") == 1


def test_the_rest_of_a_book_has_no_clauses() -> None:
    assert "SHI" not in rest(ENGLISH)
    assert "| cards | 24 |" in rest(ENGLISH)
    assert list(digests(ENGLISH)) == ["SHI-1", "SHI-2", "text"]
