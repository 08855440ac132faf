"""The notes of a release come from the changelog, and only for the version that is there."""

from pathlib import Path

import pytest

from scripts.release_notes import ROOT, NoRelease, notes_of, parts, version_in
from uguisu import __version__

CHANGELOG = """# Changelog

## Unreleased

- Something new.

## 1.2.3 (2026-11-18)

- A first thing.
- Another.

## [1.2.2]

"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "src" / "uguisu").mkdir(parents=True)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    return tmp_path


def release(root: Path, version: str, tag: str) -> str:
    (root / "src" / "uguisu" / "__init__.py").write_text(f'__version__ = "{version}"\n')
    return notes_of(tag, root)


def test_the_part_of_the_version_is_printed(root: Path) -> None:
    assert release(root, "1.2.3", "v1.2.3") == "- A first thing.\n- Another."


def test_another_version_is_refused(root: Path) -> None:
    with pytest.raises(NoRelease, match=r"the package has the version 1\.2\.4"):
        release(root, "1.2.4", "v1.2.3")


@pytest.mark.parametrize("version", ["1.2.2", "9.9"])
def test_a_version_without_changes_is_refused(version: str, root: Path) -> None:
    with pytest.raises(NoRelease, match=f"no changes below a heading `## {version}`"):
        release(root, version, f"v{version}")


def test_our_own_files_can_be_read() -> None:
    assert version_in((ROOT / "src/uguisu/__init__.py").read_text("utf-8")) == __version__
    assert "Unreleased" in parts((ROOT / "CHANGELOG.md").read_text("utf-8"))
