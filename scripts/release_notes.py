"""The notes of a release: its part of CHANGELOG.md.

    python -m scripts.release_notes v1.2.3

Fails if the package has another version, or the changelog no part for it.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class NoRelease(Exception):
    """Why this tag cannot be released, in one sentence."""


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("uguisu: name one tag: python -m scripts.release_notes v1.2.3")
    try:
        print(notes_of(sys.argv[1], ROOT))
    except NoRelease as reason:
        sys.exit(f"uguisu: {reason}")


def notes_of(tag: str, root: Path) -> str:
    version = tag.removeprefix("v")
    stated = version_in((root / "src" / "uguisu" / "__init__.py").read_text(encoding="utf-8"))
    if stated != version:
        raise NoRelease(f"The tag is {tag}, but the package has the version {stated}.")
    notes = parts((root / "CHANGELOG.md").read_text(encoding="utf-8")).get(version)
    if not notes:
        raise NoRelease(f"CHANGELOG.md has no changes below a heading `## {version}`.")
    return notes


def version_in(source: str) -> str:
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    return found[1] if found else "?"


def parts(changelog: str) -> dict[str, str]:
    """What is below each heading of a version, by the first word of the heading."""
    pieces = re.split(r"^## \[?([\w.]+).*\n", changelog, flags=re.MULTILINE)
    return {name: text.strip() for name, text in zip(pieces[1::2], pieces[2::2], strict=True)}


if __name__ == "__main__":
    main()
