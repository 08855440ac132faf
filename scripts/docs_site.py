"""Hooks of MkDocs (mkdocs.yml): the pages that lie outside docs/, and links that leave it.

The README becomes the first page. A link to a file that is a page of the site leads to that page;
any other link to a file of the repository leads to the repository.
"""

import os
import re
from pathlib import Path, PurePosixPath
from typing import Any, Final

from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from scripts.pypi_readme import repository_in

ROOT: Final = Path(__file__).resolve().parent.parent
ADOPTED: Final = {
    "index.md": "README.md",
    "ARCHITECTURE.md": "ARCHITECTURE.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
}
"""Pages of the site, and the files of the repository they are made from."""
DECISIONS: Final = "decisions/index.md"
LINK: Final = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    for page, source in ADOPTED.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    files.append(File.generated(config, DECISIONS, content=decisions()))
    return files


def on_page_markdown(markdown: str, page: Page, files: Files, **_: Any) -> str:
    here = page.file.src_uri
    pages = {source_of(file.src_uri): file.src_uri for file in files}

    def lead(found: re.Match[str]) -> str:
        target, anchor = found.group(1), found.group(2) or ""
        path = os.path.normpath(PurePosixPath(source_of(here)).parent / target)
        if path in pages:
            to = os.path.relpath(pages[path], PurePosixPath(here).parent)
        elif path == "docs/decisions":
            to = os.path.relpath(DECISIONS, PurePosixPath(here).parent)
        elif (ROOT / path).exists():
            to = f"{repository_in(ROOT)}/blob/main/{path}"
        else:
            to = target
        return f"]({to}{anchor})"

    return LINK.sub(lead, markdown)


def source_of(page: str) -> str:
    """The file of the repository a page is made from."""
    return ADOPTED.get(page, f"docs/{page}")


def decisions() -> str:
    """A list of all decision records."""
    rows = ["# Decisions", ""]
    for path in sorted((ROOT / "docs" / "decisions").glob("0*.md")):
        title = path.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
        rows.append(f"- [{title}]({path.name})")
    return "\n".join(rows) + "\n"
