"""Building the pages: only when something changed, and with one clear sentence when it cannot."""

import shutil
from pathlib import Path

import pytest

from scripts import build_web
from scripts.build_web import WEB, CannotBuild


def test_nothing_is_built_when_nothing_has_changed(pages: Path) -> None:
    assert (pages / "index.html").is_file()
    assert build_web.build() is False


def test_the_digest_changes_with_every_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "src" / "page.svelte"
    source.parent.mkdir()
    source.write_text("<p>one</p>")
    monkeypatch.setattr(build_web, "ROOT", tmp_path)
    monkeypatch.setattr(build_web, "SOURCES", (tmp_path / "src",))
    before = build_web.digest()

    source.write_text("<p>two</p>")

    assert build_web.digest() != before


@pytest.mark.parametrize(
    ("version", "with_npm", "is_taken"),
    [
        ("v18.20.4", True, False),
        ("v20.18.0", True, False),
        ("v20.19.0", True, True),
        ("v22.12.0", True, True),
        ("v23.1.0", True, False),
        ("v26.0.0", True, True),
        ("v26.0.0", False, False),
        ("nonsense", True, False),
    ],
)
def test_a_node_of_the_system_is_taken_if_it_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, with_npm: bool, is_taken: bool
) -> None:
    node = tmp_path / "bin" / "node"
    node.parent.mkdir()
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    if with_npm:
        npm = tmp_path / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        npm.parent.mkdir(parents=True)
        npm.touch()
    monkeypatch.setenv("PATH", str(node.parent))

    assert build_web.system_node() == (node if is_taken else None)


def test_without_the_registry_the_build_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(WEB / name, tmp_path / name)
    monkeypatch.setattr(build_web, "WEB", tmp_path)
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))

    with pytest.raises(CannotBuild, match="the package registry cannot be reached"):
        build_web.install_packages(build_web.find_node())


def test_the_pages_hold_nothing_inline_and_nothing_from_elsewhere(pages: Path) -> None:
    page = (pages / "index.html").read_text()

    assert "<style" not in page
    assert "style=" not in page
    assert "<script>" not in page
    assert "//" not in page.replace("</", "")


def test_what_shrinks_has_compressed_siblings(pages: Path) -> None:
    scripts = [path for path in (pages / "assets").glob("*.js") if path.stat().st_size > 1000]

    assert scripts
    for path in scripts:
        assert path.with_name(path.name + ".br").is_file()
        assert path.with_name(path.name + ".gz").is_file()
