"""The README as PyPI shows it: pictures and links lead to the repository, in the released version.

A metadata hook of hatchling, named in pyproject.toml. `[project.urls]` names the repository.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK: Final = re.compile(r"(!?)\[((?:!\[[^\]]*\]\([^)]*\)|[^\]])*)\]\((?!https?:|#)([^)\s]+)\)")
"""Also one around a picture; addresses with a host and places on the same page stay as they are."""


class PypiReadme(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        """Called with the table [project]; the version is already known."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        shown = with_absolute_links(text, metadata["urls"]["Repository"], f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}


def with_absolute_links(text: str, repository: str, revision: str) -> str:
    raw = repository.replace("//github.com/", "//raw.githubusercontent.com/")

    def absolute(found: re.Match[str]) -> str:
        bang, words, path = found.groups()
        base = f"{raw}/{revision}" if bang else f"{repository}/blob/{revision}"
        return f"{bang}[{LINK.sub(absolute, words)}]({base}/{path})"

    return LINK.sub(absolute, text)


def repository_in(root: Path) -> str:
    """The address of the project, from its one place."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["urls"]["Repository"])
