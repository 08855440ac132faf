"""Output for every terminal: unsupported characters are replaced by the nearest supported ones.

A stream supports the characters of its encoding, or only ASCII where the locale or the terminal
says so. The others go through one of three error handlers: for text, for screens (every cell stays
in its place) and for JSON (which stays the same JSON).
"""

import codecs
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from typing import Final

TEXT: Final = "uguisu-text"
CELLS: Final = "uguisu-cells"
JSON: Final = "uguisu-json"
UNKNOWN: Final = "?"

LOOK_LIKE: Final = {
    "-": "–—−─╌\N{SOFT HYPHEN}",
    "=": "━≋╸",
    "|": "│┆╿▮",
    "#": "┃█■▙▛▜▟┏┓┗┛╋≠",
    "+": "╭╮╰╯┌┐└┘†◆±",
    "/": "╱",
    "_": "▁▂␣",
    ".": "·…▃▄▖▗",
    "o": "○▫●◐◑◒◓▅▆",
    "O": "▇",
    "*": "✦✶✿▪•",
    "@": "◎◈◷",
    "%": "▒",
    "i": "♟",
    "^": "↑▲▀▔▘",
    "v": "↓▼✓",
    "<": "←‹⌫",
    ">": "→›▸▶",
    "x": "×✗χ",
    "Y": "Ψ",
    "!": "¡",
    "?": "¿",
    "'": "’‘",
    '"': "“”„«»",
    "s": "ß",
    " ": "鶯",
    "1": "一",
    "2": "二",
    "3": "三",
    "4": "四",
    "5": "五",
}
NEAREST: Final = {char: near for near, chars in LOOK_LIKE.items() for char in chars}
LONGER: Final = {
    "…": "...",
    "→": "->",
    "←": "<-",
    "≠": "!=",
    "±": "+-",
    "●": "*",
    "ß": "ss",
    "œ": "oe",
    "æ": "ae",
    "Œ": "OE",
    "鶯": "uguisu",
}
"""Where a character need not stay one cell wide."""


def fit_output(argv: Sequence[str], environ: Mapping[str, str]) -> None:
    """Make standard output and error accept everything that is printed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            handler = JSON if "--json" in argv and stream is sys.stdout else TEXT
            if is_plain(environ, is_terminal=stream.isatty()):
                stream.reconfigure(encoding="ascii", errors=handler)
            else:
                stream.reconfigure(errors=handler)


def fit_screen() -> None:
    """The same for a full screen, on which every cell has to stay in its place."""
    for stream in (sys.__stdout__, sys.__stderr__):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=CELLS)


def has_screen(environ: Mapping[str, str]) -> bool:
    """Whether there is a terminal on which a screen can be drawn. A closed stream is None."""
    both = all(getattr(stream, "isatty", bool)() for stream in (sys.stdin, sys.stdout))
    return both and environ.get("TERM") != "dumb"


def is_ascii_screen() -> bool:
    """Whether screens are drawn with letters: the terminal has no boxes and blocks."""
    return not getattr(sys.__stderr__, "encoding", "utf-8").lower().startswith("utf")


def is_plain(environ: Mapping[str, str], *, is_terminal: bool) -> bool:
    """Whether the locale C or a dumb terminal asks for ASCII. Python itself may have replaced
    LC_CTYPE=C by a UTF-8 variant (PEP 538); the other variables still have the original value."""
    if is_terminal and environ.get("TERM") == "dumb":
        return True
    given = [environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    if given[1] in ("C.UTF-8", "C.utf8", "UTF-8") and given[2] in ("C", "POSIX"):
        given[1] = ""
    return next((value for value in given if value), "") in ("C", "POSIX")


def as_text(char: str) -> str:
    """A character in ASCII, as readable as it can be."""
    return LONGER.get(char) or _nearest(char)


def as_cells(char: str) -> str:
    """A replacement in ASCII with the same width on the screen."""
    from rich.cells import cell_len

    return _nearest(char)[:1].ljust(cell_len(char))


def as_json(char: str) -> str:
    """A character of a JSON string as its escape."""
    units = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def _nearest(char: str) -> str:
    """A lookalike, else the letter without its accents."""
    import unicodedata

    if char in NEAREST:
        return NEAREST[char]
    plain = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return plain if plain.isprintable() and plain else UNKNOWN


def _handler(replaced: Callable[[str], str]) -> Callable[[UnicodeError], tuple[str, int]]:
    def handle(error: UnicodeError) -> tuple[str, int]:
        assert isinstance(error, UnicodeEncodeError)
        return "".join(map(replaced, error.object[error.start : error.end])), error.end

    return handle


codecs.register_error(TEXT, _handler(as_text))
codecs.register_error(CELLS, _handler(as_cells))
codecs.register_error(JSON, _handler(as_json))
