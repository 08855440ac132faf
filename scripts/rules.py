"""Clause coverage: every clause of docs/rules has a test, every citation has a clause.

A clause is a list item `- **WOC-12** ...` in docs/rules/<game>.md. A test is evidence for the
clauses of its `@pytest.mark.rule("WOC-12", ...)`, also as pytestmark, on the class or among the
marks of a parameter. Source, catalogues and documents cite clauses by naming them.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"WOC": "war-of-clans", "SHI": "shinobi", "NMA": "ninja-master", "NJT": "ninjato"}
CLAUSE = re.compile(r"\b(?:" + "|".join(GAMES) + r")-\d+\b")
STATEMENT = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
CITING = {"src": ("*.py", "*.ftl", "*.toml"), "docs": ("*.md",), "web/src": ("*.ts", "*.svelte")}

Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Citation:
    clause: str
    place: str


@dataclass(frozen=True)
class Coverage:
    """What the rulebooks state and what the tests prove."""

    stated: dict[str, list[str]]
    tested: frozenset[str]
    problems: list[str]

    def missing(self, game: str) -> list[str]:
        return [clause for clause in self.stated[game] if clause not in self.tested]

    def lines(self) -> Iterator[str]:
        """The report: per game, in total, and what is missing."""
        everything = [clause for clauses in self.stated.values() for clause in clauses]
        for game, clauses in self.stated.items():
            yield f"{game}: {tested_of(clauses, self.tested)}"
            yield from (f"  {clause} has no test" for clause in self.missing(game))
        yield from self.problems
        yield f"total: {tested_of(everything, self.tested)}"

    def is_complete(self) -> bool:
        return not self.problems and not any(self.missing(game) for game in self.stated)


def main() -> int:
    coverage = measure(ROOT)
    print("\n".join(coverage.lines()))
    return 0 if coverage.is_complete() else 1


def measure(root: Path) -> Coverage:
    rulebooks = sorted((root / "docs" / "rules").glob("*.md"))
    stated = {path.stem: STATEMENT.findall(path.read_text()) for path in rulebooks}
    if not stated:
        return Coverage({}, frozenset(), [])
    evidence, problems = read_tests(root)
    known = {clause for clauses in stated.values() for clause in clauses}
    unknown = [c for c in (*evidence, *cited_in_text(root)) if c.clause not in known]
    problems += misplaced(stated)
    problems += [f"{citation.place}: there is no clause {citation.clause}" for citation in unknown]
    return Coverage(stated, frozenset(c.clause for c in evidence), problems)


def tested_of(clauses: list[str], tested: frozenset[str]) -> str:
    return f"{sum(c in tested for c in clauses)} of {len(clauses)} clauses tested"


def misplaced(stated: dict[str, list[str]]) -> Iterator[str]:
    """Clauses stated twice, or in the book of another game."""
    for game, clauses in stated.items():
        place = f"docs/rules/{game}.md"
        for clause, times in Counter(clauses).items():
            if times > 1:
                yield f"{place}: {clause} is stated {times} times"
            if GAMES.get(clause.split("-")[0]) != game:
                yield f"{place}: {clause} is no clause of {game}"


def cited_in_text(root: Path) -> Iterator[Citation]:
    for folder, patterns in CITING.items():
        for path in sorted(p for pattern in patterns for p in (root / folder).rglob(pattern)):
            for number, line in enumerate(path.read_text().splitlines(), start=1):
                for clause in CLAUSE.findall(line):
                    yield Citation(clause, f"{path.relative_to(root)}:{number}")


def read_tests(root: Path) -> tuple[list[Citation], list[str]]:
    """The clauses that tests are evidence for, and marks that cannot be read."""
    evidence: list[Citation] = []
    problems: list[str] = []
    for path in sorted((root / "tests").rglob("*.py")):
        for mark in rule_marks(ast.parse(path.read_bytes())):
            place = f"{path.relative_to(root)}:{mark.lineno}"
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    evidence.append(Citation(argument.value, place))
                else:
                    problems.append(f"{place}: name the clauses of a rule mark literally")
    return evidence, problems


def rule_marks(tree: ast.AST) -> Iterator[ast.Call]:
    """All rule marks below a node, save those of helpers and of tests that do not run."""
    if isinstance(tree, Test) and not is_evidence(tree):
        return
    if isinstance(tree, ast.Call) and mark_name(tree.func) == "rule":
        yield tree
    for child in ast.iter_child_nodes(tree):
        yield from rule_marks(child)


def is_evidence(test: Test) -> bool:
    if not test.name.lower().startswith("test"):
        return False
    marks = {mark_name(d.func if isinstance(d, ast.Call) else d) for d in test.decorator_list}
    return marks.isdisjoint({"skip", "xfail"})


def mark_name(node: ast.expr) -> str | None:
    """The x of `pytest.mark.x`."""
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "pytest.mark":
        return node.attr
    return None


if __name__ == "__main__":
    sys.exit(main())
