r"""Patterns end where the text does: `$` also matches before a last newline, `\Z` does not."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import uguisu

SOURCE = Path(uguisu.__file__).parent
CALLS = {"compile", "match", "fullmatch", "search", "findall", "finditer", "split", "sub", "subn"}
END = re.compile(r"(?<!\\)(?:\\\\)*\$")


def text_of(node: ast.expr, known: dict[str, str]) -> str:
    """The text of a pattern, as far as it is written here."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Constant(value=bytes(raw)):
            return raw.decode("latin-1")
        case ast.JoinedStr(values=parts):
            return "".join(text_of(part, known) for part in parts)
        case ast.BinOp(left=left, right=right):
            return text_of(left, known) + text_of(right, known)
        case ast.FormattedValue(value=value):
            return text_of(value, known)
        case ast.Name(id=name):
            return known.get(name, "")
        case _:
            return ""


def patterns(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """The line, the pattern and the flags of every pattern in a module."""
    known = {
        target.id: text_of(value, {})
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and (value := node.value) is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        flags = " ".join(ast.unparse(part) for part in [*node.args[1:], *node.keywords])
        if isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "re":
            if node.func.attr in CALLS:
                yield node.lineno, text_of(node.args[0], known), flags
        for keyword in node.keywords:
            if keyword.arg == "pattern":
                yield node.lineno, text_of(keyword.value, known), flags


def faults(text: str) -> list[int]:
    """The lines with a pattern that has a `$`, if it does not mean the ends of lines."""
    found = patterns(ast.parse(text))
    return [line for line, pattern, flags in found if END.search(pattern) and "MULTI" not in flags]


def test_no_pattern_ends_before_a_newline() -> None:
    files = sorted(SOURCE.rglob("*.py"))

    found = {str(file.relative_to(SOURCE)): faults(file.read_text()) for file in files}

    assert len(files) > 300
    assert {file: lines for file, lines in found.items() if lines} == {}


def test_such_a_pattern_would_be_found() -> None:
    text = r"""
WORD = r"^[a-z]+$"
END = "$"
a = Meta(pattern="^(a|b)$")
b = Meta(max_length=3, pattern=WORD)
c = re.compile(rf"x{END}")
d = re.compile(r"^x$|^y$", re.IGNORECASE)
good = re.compile(r"^# (.+)$", re.MULTILINE)
good = re.compile(r"price: \$")
good = Meta(pattern=r"^[a-z]+\Z")
"""

    assert faults(text) == [4, 5, 6, 7]
