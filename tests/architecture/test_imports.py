"""Every module of the package can be the first that somebody imports.

The order matters only in circles of modules that import each other, and whoever enters a circle
imports all of it. So it is enough to begin once with every module of a circle."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).resolve().parents[2] / "src"
MODULES = {
    ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): path
    for path in (SRC / "uguisu").rglob("*.py")
}

FIRST_OF_ALL = """
import os, sys
import msgspec
for module in sys.argv[1:]:
    if os.fork() == 0:
        __import__(module)
        os._exit(0)
    if os.wait()[1] != 0:
        print(module)
"""
"""Imports every module in a process of its own, and prints those that cannot come first."""


def test_every_module_can_be_imported_first() -> None:
    circle = in_circles()
    assert "uguisu.games.ninjato.state" in circle

    done = subprocess.run(
        [sys.executable, "-c", FIRST_OF_ALL, *circle], capture_output=True, text=True, check=False
    )

    assert (done.stdout, done.returncode) == ("", 0), done.stderr


def in_circles() -> list[str]:
    """The modules that import themselves by way of others."""
    imports = {module: imports_at_once(module) for module in MODULES}
    return [module for module in sorted(MODULES) if module in reached(imports, module)]


def reached(imports: dict[str, set[str]], module: str) -> set[str]:
    found: set[str] = set()
    left = [module]
    while left:
        new = imports[left.pop()] - found
        found |= new
        left.extend(new)
    return found


def imports_at_once(module: str) -> set[str]:
    """The modules of the package that this one needs while it is imported."""
    parents = {module.rsplit(".", n)[0] for n in range(1, module.count(".") + 1)}
    named = set(named_in(ast.parse(MODULES[module].read_text()).body))
    above = {name.rsplit(".", n)[0] for name in named for n in range(1, name.count(".") + 1)}
    return ((parents | named | above) & MODULES.keys()) - {module}


def named_in(body: list[ast.stmt]) -> Iterator[str]:
    """Not in functions, which run later, nor for type checkers alone."""
    for node in body:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from named_in(node.orelse)
        elif isinstance(node, ast.If | ast.Try | ast.With | ast.ClassDef):
            yield from named_in(node.body)
