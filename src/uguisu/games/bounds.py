"""Bounds for house components, checked before they are parsed.

Anybody may send such a text, and the TOML parser cannot cope with a hostile one: it recurses for
every bracket, needs quadratic time for keys of many parts, and `int` raises for long numbers. These
checks are linear in the text. Any text that passes them is parsed in a few milliseconds
(bench/attacks/components.py).
"""

import re
from itertools import accumulate
from typing import Final

from uguisu.kernel.errors import BadComponents

BYTES: Final = 20_000
"""Five times what is printed for Ninjato."""
LINES: Final = 1_000
TOKENS: Final = 3_000
"""Words, quoted texts, brackets and signs outside of comments; Ninjato's printed file has 842."""
DEPTH: Final = 8
"""Brackets and braces inside each other."""
PARTS: Final = 8
"""Parts of a key; `[a.b.c]` has three."""
WORD: Final = 40
"""Characters of a number or a bare key."""
TEXT: Final = 400
"""Characters of a quoted text."""
BLANKS: Final = dict.fromkeys(map(ord, "\t\n\r"), " ")

PROSE: Final = re.compile(
    r"""
      (?P<comment> \#[^\n]* )
    | (?P<text> \"{3} (?: [^\\] | \\. )*? \"{3,5} | '{3} .*? '{3,5} )
    | (?P<torn> \"{3} | '{3} )
    | (?P<line> \" (?: [^\"\\\n] | \\. )* \" | '[^'\n]*' )
    | (?P<loose> [\"'] )
    """,
    re.VERBOSE | re.DOTALL,
)
"""Comments and quoted texts, and quotes that nothing closes: there the parser stops as well."""
LONG_KEY: Final = re.compile(rf"(?:\.[^.\n=,\[\]{{}}]*){{{PARTS}}}")
BRACKET: Final = re.compile(r"[\[\]{}]")
TOKEN: Final = re.compile(r"[\w+:-]+|\"\"|\S")


def check_bounds(text: str) -> None:
    """Raises BadComponents for a text beyond what a real table needs."""
    _need(len(text) <= BYTES, f"at most {BYTES} bytes")
    _need(text.translate(BLANKS).isprintable(), "printable characters only")
    _need(len(text.encode()) <= BYTES, f"at most {BYTES} bytes")
    _need(text.count("\n") < LINES, f"at most {LINES} lines")
    bare = PROSE.sub(_without_prose, text)
    tokens = TOKEN.findall(bare)
    _need(len(tokens) <= TOKENS, f"at most {TOKENS} words and signs")
    _need(
        max(map(len, tokens), default=0) <= WORD, f"at most {WORD} characters in a number or a name"
    )
    _need(not LONG_KEY.search(bare), f"at most {PARTS} parts in a key")
    steps = (1 if bracket in "[{" else -1 for bracket in BRACKET.findall(bare))
    _need(max(accumulate(steps), default=0) <= DEPTH, f"at most {DEPTH} brackets in each other")


def _without_prose(found: re.Match[str]) -> str:
    """Without comments, and with quoted texts emptied."""
    if found.lastgroup == "comment":
        return ""
    if found.lastgroup in ("torn", "loose"):
        line = found.string.count("\n", 0, found.start()) + 1
        raise BadComponents(f"House components, line {line}: a quote is opened and never closed.")
    _need(len(found[0]) <= TEXT, f"at most {TEXT} characters in a quoted text")
    return '""'


def _need(condition: bool, limit: str) -> None:
    if not condition:
        raise BadComponents(f"House components may have {limit}.")
