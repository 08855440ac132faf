"""The browser reads every rulebook as CommonMark does: its own parser is 1 kB where a whole one
is 42 (docs/decisions/0092), so it must not read our pages differently."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from scripts.build_web import ROOT, WEB, find_node

PARSER: Final = (WEB / "src" / "rules" / "markdown.ts").as_uri()
BOOKS: Final = sorted((ROOT / "docs" / "rules").rglob("*.md"))

READ: Final = f"""
import {{ readFileSync }} from "node:fs";
import {{ parse }} from "{PARSER}";
const books = process.argv.slice(1).map((file) => parse(readFileSync(file, "utf8")));
process.stdout.write(JSON.stringify(books));
"""

SAMPLES: Final = {
    "nested list": "- **WOC-1** `[ruling]` One\n  line.\n\n  - inner *soft*\n- two\n",
    "heading after text": "Some **bold** text\n## Next\nwith `code` and [a link](#next)\n",
    "numbers": "So:\n\n1. One *soft*\n   line.\n2. Two.\n\nThen.\n",
    "table": "| a | b |\n| --- | --- |\n| **x** | see WOC-3 |\n",
}


def in_browser(*files: Path) -> list[list[str]]:
    command = [str(find_node()), "--input-type=module", "-e", READ, *map(str, files)]
    said = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    return [list(of_blocks(book, "")) for book in json.loads(said.stdout)]


def of_blocks(blocks: list[Any], indent: str) -> Iterator[str]:
    """One line for every heading, paragraph and row."""
    for block in blocks:
        match block["kind"]:
            case "heading":
                yield f"{indent}h{block['level']} {block['text']}"
            case "paragraph":
                yield f"{indent}{of_spans(block['spans'])}"
            case "table":
                for row in (block["head"], *block["rows"]):
                    yield f"{indent}| {' | '.join(of_spans(cell) for cell in row)}"
            case "list":
                for item in block["items"]:
                    yield from of_item(item, indent + ("# " if block["ordered"] else "- "))


def of_item(item: Any, indent: str) -> Iterator[str]:
    """As it is written: a clause and its marks begin the first paragraph."""
    first, *rest = of_blocks(item["blocks"], indent)
    written = f"**{item['clause']}** " if item["clause"] else ""
    written += "".join(f"`[{mark}]` " for mark in item["marks"])
    yield f"{indent}{written}{first.removeprefix(indent)}"
    yield from rest


def of_spans(spans: list[Any]) -> str:
    around = {"bold": "**{}**", "italic": "*{}*", "code": "`{}`", "mark": "`[{}]`"}
    return "".join(
        f"[{span['text']}](#{span['to']})"
        if span["kind"] == "link" and span["to"] != span["text"]
        else around.get(span["kind"], "{}").format(span["text"])
        for span in spans
    )


def by_commonmark(text: str) -> list[str]:
    """The same lines, as `markdown-it` reads them."""
    lines: list[str] = []
    indent = heading = ""
    cells: list[str] | None = None
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        match token.type:
            case "list_item_open":
                indent += "# " if token.info else "- "
            case "list_item_close":
                indent = indent[:-2]
            case "heading_open":
                heading = f"h{token.tag[1]} "
            case "heading_close":
                heading = ""
            case "tr_open":
                cells = []
            case "tr_close":
                lines.append(f"{indent}| {' | '.join(cells or ())}")
                cells = None
            case "inline" if cells is not None:
                cells.append(of_inline(token))
            case "inline":
                lines.append(f"{indent}{heading}{of_inline(token)}")
    return lines


def of_inline(token: Token) -> str:
    said = target = ""
    for part in token.children or ():
        match part.type:
            case "text":
                said += part.content
            case "softbreak":
                said += " "
            case "code_inline":
                said += f"`{part.content}`"
            case "strong_open" | "strong_close" | "em_open" | "em_close":
                said += part.markup
            case "link_open":
                said += "["
                target = str(part.attrs["href"])
            case "link_close":
                said += f"]({target})"
            case other:
                pytest.fail(f"the browser cannot show {other}: {part.content}")
    return said


def test_the_browser_reads_every_rulebook_as_commonmark_does() -> None:
    for book, ours in zip(BOOKS, in_browser(*BOOKS), strict=True):
        assert ours == by_commonmark(book.read_text(encoding="utf-8")), book


@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
def test_what_rulebooks_are_made_of_is_read_alike(sample: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(sample, encoding="utf-8")

    (ours,) = in_browser(page)

    assert ours == by_commonmark(sample)
    assert not re.search(r"undefined|object", " ".join(ours))
