"""The clause coverage gate, and tests of the gate itself on small made-up trees."""

from pathlib import Path

import pytest

from scripts.rules import ROOT, Coverage, measure

BOOK = "# War of Clans\n\n- **WOC-1** Five clans.\n  - Each has a crest.\n- **WOC-2** A deck.\n"


def tree(root: Path, tests: str, source: str = "") -> Path:
    """A project with the two clauses of BOOK, these tests and this source."""
    for name, text in {
        "docs/rules/war-of-clans.md": BOOK,
        "tests/test_it.py": tests,
        "src/uguisu/rules.py": source,
    }.items():
        path = root / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    return root


def report(coverage: Coverage) -> list[str]:
    return list(coverage.lines())


def test_every_clause_is_tested_and_every_citation_has_a_clause() -> None:
    coverage = measure(ROOT)

    assert coverage.is_complete(), "\n".join(coverage.lines())


def test_all_clauses_tested_is_complete(tmp_path: Path) -> None:
    root = tree(tmp_path, '@pytest.mark.rule("WOC-1", "WOC-2")\ndef test_both(): ...\n')

    coverage = measure(root)

    assert coverage.is_complete()
    assert report(coverage)[0] == "war-of-clans: 2 of 2 clauses tested"
    assert report(coverage)[-1] == "total: 2 of 2 clauses tested"


def test_a_clause_without_a_test_is_named(tmp_path: Path) -> None:
    root = tree(tmp_path, '@pytest.mark.rule("WOC-1")\ndef test_one(): ...\n')

    coverage = measure(root)

    assert not coverage.is_complete()
    assert report(coverage) == [
        "war-of-clans: 1 of 2 clauses tested",
        "  WOC-2 has no test",
        "total: 1 of 2 clauses tested",
    ]


def test_a_test_citing_an_unknown_clause_is_named(tmp_path: Path) -> None:
    tests = '@pytest.mark.rule("WOC-1", "WOC-2", "WOC-3")\ndef test_all(): ...\n'

    coverage = measure(tree(tmp_path, tests))

    assert coverage.problems == ["tests/test_it.py:1: there is no clause WOC-3"]


@pytest.mark.parametrize(
    "source", ['def f():\n    """WOC-7: deploy."""\n', 'raise IllegalAction(\n    "WOC-7")\n']
)
def test_source_citing_an_unknown_clause_is_named(tmp_path: Path, source: str) -> None:
    tests = '@pytest.mark.rule("WOC-1", "WOC-2")\ndef test_all(): ...\n'

    coverage = measure(tree(tmp_path, tests, source))

    assert coverage.problems == ["src/uguisu/rules.py:2: there is no clause WOC-7"]


@pytest.mark.parametrize(
    "tests",
    [
        'pytestmark = pytest.mark.rule("WOC-1", "WOC-2")\n',
        'pytestmark = [pytest.mark.long, pytest.mark.rule("WOC-1", "WOC-2")]\n',
        '@pytest.mark.rule("WOC-1")\nclass TestIt:\n'
        '    @pytest.mark.rule("WOC-2")\n    def test_it(self): ...\n',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("WOC-1"))])\n'
        '@pytest.mark.rule("WOC-2")\nasync def test_it(n): ...\n',
    ],
    ids=["module", "list", "class", "parameter"],
)
def test_marks_count_wherever_pytest_allows_them(tmp_path: Path, tests: str) -> None:
    assert measure(tree(tmp_path, tests)).is_complete()


@pytest.mark.parametrize(
    "tests",
    [
        '@pytest.mark.rule("WOC-1", "WOC-2")\ndef helper(): ...\n',
        '@pytest.mark.skip\n@pytest.mark.rule("WOC-1", "WOC-2")\ndef test_it(): ...\n',
        '@pytest.mark.xfail(reason="x")\n@pytest.mark.rule("WOC-1", "WOC-2")\ndef test_it(): ...\n',
        '"""@pytest.mark.rule("WOC-1", "WOC-2")"""\n',
    ],
    ids=["helper", "skipped", "expected to fail", "text"],
)
def test_what_does_not_run_is_no_evidence(tmp_path: Path, tests: str) -> None:
    assert measure(tree(tmp_path, tests)).tested == frozenset()


def test_computed_citations_are_refused(tmp_path: Path) -> None:
    coverage = measure(tree(tmp_path, "@pytest.mark.rule(*ALL)\ndef test_it(): ...\n"))

    assert coverage.problems == ["tests/test_it.py:1: name the clauses of a rule mark literally"]


def test_a_clause_stated_twice_or_in_a_foreign_book_is_named(tmp_path: Path) -> None:
    root = tree(tmp_path, 'pytestmark = pytest.mark.rule("WOC-1", "WOC-2", "SHI-1")\n')
    book = root / "docs/rules/war-of-clans.md"
    book.write_text(BOOK + "- **WOC-1** Again.\n- **SHI-1** Elsewhere.\n")

    assert measure(root).problems == [
        "docs/rules/war-of-clans.md: WOC-1 is stated 2 times",
        "docs/rules/war-of-clans.md: SHI-1 is no clause of war-of-clans",
    ]


def test_without_rulebooks_there_is_nothing_to_cover(tmp_path: Path) -> None:
    coverage = measure(tmp_path)

    assert coverage.is_complete()
    assert report(coverage) == ["total: 0 of 0 clauses tested"]
