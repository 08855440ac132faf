"""The README on PyPI, and the address of the project, which is written in one place."""

import re
from pathlib import Path

import pytest

from scripts.pypi_readme import LINK, repository_in, with_absolute_links

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
REPOSITORY = repository_in(ROOT)
RAW = "https://raw.githubusercontent.com/uguisu-games/uguisu/v1.0"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("![a](docs/a.jpg)", f"![a]({RAW}/docs/a.jpg)"),
        ("[a](docs/a.md)", f"[a]({REPOSITORY}/blob/v1.0/docs/a.md)"),
        ("[a](docs/a.md#b)", f"[a]({REPOSITORY}/blob/v1.0/docs/a.md#b)"),
        ("[![a](a.jpg)](a.md)", f"[![a]({RAW}/a.jpg)]({REPOSITORY}/blob/v1.0/a.md)"),
        ("[a](https://semver.org)", "[a](https://semver.org)"),
        ("[a](#b)", "[a](#b)"),
        ("a [b] (c)", "a [b] (c)"),
    ],
)
def test_links_become_absolute(written: str, shown: str) -> None:
    assert with_absolute_links(written, REPOSITORY, "v1.0") == shown


def test_no_link_of_the_readme_stays_relative() -> None:
    assert LINK.search(README)
    assert not LINK.search(with_absolute_links(README, REPOSITORY, "v1.0"))


@pytest.mark.parametrize("path", sorted({found[3] for found in LINK.finditer(README)}))
def test_what_the_readme_links_to_is_there(path: str) -> None:
    assert (ROOT / path.partition("#")[0]).exists()


def test_the_address_of_the_project_is_the_same_everywhere() -> None:
    folders = [ROOT / name for name in ("docs", "deploy", ".github")]
    pages = [*ROOT.iterdir(), *(path for folder in folders for path in folder.rglob("*"))]
    owner, project = REPOSITORY.split("/")[-2:]
    pattern = re.compile(rf"(?:github|githubusercontent|ghcr)\.\w+/([\w-]+)/{project}\b")
    found = {
        (page.name, match[1])
        for page in pages
        if page.is_file() and page.suffix not in (".lock", ".jpg")
        for match in pattern.finditer(page.read_text(encoding="utf-8", errors="replace"))
    }

    assert {other for _, other in found} == {owner}, found
