"""Record files: read with care, because anybody may have written them. `-` is standard input."""

import sys
from pathlib import Path
from typing import Final

from uguisu.cli.usage_errors import InvalidInput, UsageError
from uguisu.games import GAMES, make
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.game import Game
from uguisu.kernel.record import Record, read_header, read_record

LARGEST: Final = 4_000_000
"""Ten times the length of the longest game, in characters."""
SUFFIX: Final = ".uguisu"
STANDARD_INPUT: Final = Path("-")


def read_file(path: Path) -> tuple[Record, Game]:
    """The record in a file and its game, with the table's own components if it used some."""
    text = _text(path)
    try:
        head = read_header(text)
        if head.game not in GAMES:
            raise InvalidInput("cli-foreign-game", file=path.name, game=head.game[:40])
        game = make(head.game, head.house) if head.house else GAMES[head.game]
        return read_record(text, game), game
    except UguisuError as error:
        raise bad_record(path, str(error)) from error


def bad_record(path: Path, reason: str) -> InvalidInput:
    return InvalidInput("cli-bad-record", file=path.name, reason=reason[:300])


def _text(path: Path) -> str:
    raw = _bytes(path)
    if len(raw) > LARGEST:
        raise InvalidInput("cli-huge-file", file=path.name)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidInput("cli-binary-file", file=path.name) from error
    if not all(line.isprintable() for line in text.replace("\t", " ").splitlines()):
        raise InvalidInput("cli-binary-file", file=path.name)
    return text


def _bytes(path: Path) -> bytes:
    """At most one character more than the largest record."""
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read(LARGEST + 1)
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise UsageError("cli-no-file", file=str(path), reason=error.strerror or "") from error
