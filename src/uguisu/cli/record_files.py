"""Record files: read with care, since anybody may have written them."""

from pathlib import Path
from typing import Final

from uguisu.cli.usage_errors import UsageError
from uguisu.games import GAMES, make
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.game import Game
from uguisu.kernel.record import Record, read_header, read_record

LARGEST: Final = 4_000_000
"""No game is longer than this many characters, by a factor of ten."""
SUFFIX: Final = ".uguisu"


def read_file(path: Path) -> tuple[Record, Game]:
    """The record in a file and its game, with the table's own components if it used some."""
    text = _text(path)
    try:
        head = read_header(text)
        if head.game not in GAMES:
            raise UsageError("cli-foreign-game", file=path.name, game=head.game[:40])
        game = make(head.game, head.house) if head.house else GAMES[head.game]
        return read_record(text, game), game
    except UguisuError as error:
        raise UsageError("cli-bad-record", file=path.name, reason=str(error)[:300]) from error


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise UsageError("cli-huge-file", file=path.name)
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise UsageError("cli-no-file", file=str(path), reason=error.strerror or "") from error
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UsageError("cli-binary-file", file=path.name) from error
    if not all(line.isprintable() for line in text.replace("\t", " ").splitlines()):
        raise UsageError("cli-binary-file", file=path.name)
    return text
