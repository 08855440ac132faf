"""The source distribution: it holds the built pages, so that building from it needs no npm."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from scripts import build_web
from scripts.compiled_venv import ROOT

pytestmark = pytest.mark.long

NO_NPM = {"npm_config_registry": "http://127.0.0.1:9/", "PATH": ""}
"""No registry answers there, and there is no node on the path."""
REQUIRED = "from hatchling.build import get_requires_for_build_wheel as ask; print(ask())"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpacked; the pages are built before, so that it is made without npm too."""
    build_web.build()
    folder = tmp_path_factory.mktemp("sdist")
    hatchling(ROOT, "sdist", folder)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    return unpacked


def hatchling(root: Path, target: str, folder: Path) -> None:
    python(root, "-m", "hatchling", "build", "-t", target, "-d", str(folder))


def python(root: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env=os.environ | NO_NPM | {"UGUISU_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_holds_the_pages_and_all_that_makes_them(sdist: Path) -> None:
    for name in (
        "src/uguisu/web/index.html",
        "web/package-lock.json",
        "scripts/build_web.py",
        "docs/rules/ninjato.md",
        "LICENSE",
    ):
        assert (sdist / name).is_file(), name


def test_it_holds_nothing_that_was_fetched(sdist: Path) -> None:
    found = {path.name for path in sdist.rglob("*") if path.is_dir()}

    assert found.isdisjoint({"node_modules", ".venv", ".tools", "__pycache__", "build"})


def test_a_wheel_is_built_from_it_without_npm(sdist: Path, tmp_path: Path) -> None:
    hatchling(sdist, "wheel", tmp_path)

    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    assert "uguisu/web/index.html" in zipfile.ZipFile(wheel).namelist()


def test_a_plain_wheel_from_it_asks_for_nothing_but_the_backend(sdist: Path) -> None:
    assert python(sdist, "-c", REQUIRED).strip() == "[]"


def test_without_its_pages_a_build_fails_and_says_what_to_do(sdist: Path, tmp_path: Path) -> None:
    """So that the tests above prove something: without pages npm is called, and cannot answer."""
    pages = sdist / "src" / "uguisu" / "web"
    aside = pages.rename(tmp_path / "web")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
            cwd=sdist,
            env=os.environ | NO_NPM | {"UGUISU_COMPILE": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        aside.rename(pages)

    assert done.returncode != 0
    assert "the package registry cannot be reached" in done.stderr
    assert "UGUISU_WEB=0 builds without the pages" in done.stderr
