"""Saved games: one record file per table in the user's data folder, written after every action.

A file is replaced as a whole, so that a crash leaves the old or the new one, never half of it. The
table that plays a game holds a lock on it: a second instance does not offer the same game.
"""

import contextlib
import os
import secrets
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Final

import msgspec

from uguisu.cli.files.file_locks import take_lock
from uguisu.cli.files.record_files import SUFFIX, read_file
from uguisu.cli.usage_errors import InvalidInput, UsageError
from uguisu.kernel.game import Game
from uguisu.kernel.record import Record, write_record

RUNNING: Final = "games"
FINISHED: Final = "records"


def data_folder(environ: Mapping[str, str]) -> Path:
    """UGUISU_DATA, else `uguisu` in XDG_DATA_HOME, else in ~/.local/share."""
    if environ.get("UGUISU_DATA"):
        return Path(environ["UGUISU_DATA"])
    home = environ.get("XDG_DATA_HOME", "")
    base = Path(home) if home.startswith("/") else Path.home() / ".local" / "share"
    return base / "uguisu"


class Saved(msgspec.Struct, frozen=True):
    """An interrupted game that can be resumed."""

    path: Path
    record: Record
    game: Game


class Save:
    """The file of one table, locked while it is played."""

    def __init__(self, path: Path, game: Game) -> None:
        self.path = path
        self.game = game
        self.lock: IO[str] | None = _lock(path)

    def write(self, record: Record) -> None:
        """A finished game moves to the records."""
        text = write_record(record, self.game)
        if record.places is None:
            write_file(self.path, text)
            return
        self.path = self.path.parent.parent / FINISHED / self.path.name
        write_file(self.path, text)
        self.discard()

    def discard(self) -> None:
        """Forget the interrupted game."""
        self.running.unlink(missing_ok=True)

    def close(self) -> None:
        """Somebody else may resume the game now, if it is still there."""
        if self.lock is None:
            return
        self.lock.close()
        self.lock = None
        if not self.running.exists():
            with contextlib.suppress(OSError):  # Windows keeps what somebody has open
                _lock_path(self.running).unlink(missing_ok=True)

    @property
    def running(self) -> Path:
        return self.path.parent.parent / RUNNING / self.path.name

    def again(self) -> "Save":
        """A new file in the same folder, for the next game."""
        return new_save(self.path.parent.parent, self.game)


def prepare(folder: Path) -> None:
    """Make the folders, and see that files can be written there."""
    for part in (RUNNING, FINISHED):
        _make(folder / part)


def new_save(folder: Path, game: Game) -> Save:
    prepare(folder)
    return Save(folder / RUNNING / f"{game.id}-{secrets.token_hex(4)}{SUFFIX}", game)


def interrupted(folder: Path, game: str = "") -> list[Saved]:
    """The games that can be resumed, the newest first; other files are ignored."""
    found: list[Saved] = []
    try:
        paths = sorted((folder / RUNNING).glob(f"*{SUFFIX}"), key=_age, reverse=True)
    except OSError:
        return []
    for path in paths:
        saved = _saved(path)
        if saved is not None and game in ("", saved.record.game):
            found.append(saved)
    return found


def _saved(path: Path) -> Saved | None:
    if _is_locked(path):
        return None
    try:
        record, game = read_file(path)
    except UsageError:
        return None
    return Saved(path, record, game) if record.places is None else None


def write_file(path: Path, text: str) -> None:
    """Write atomically."""
    try:
        handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(scratch).replace(path)
        except BaseException:
            Path(scratch).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise InvalidInput("cli-unwritable", folder=str(path.parent)) from error


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise InvalidInput("cli-unwritable", folder=str(folder)) from error


def _age(path: Path) -> float:
    return path.stat().st_mtime


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")


def _lock(path: Path) -> IO[str]:
    """A lock, held until it is closed or the process ends."""
    try:
        file = _lock_path(path).open("a", encoding="utf-8")
    except OSError as error:
        raise InvalidInput("cli-unwritable", folder=str(path.parent)) from error
    if not take_lock(file):
        file.close()
        raise InvalidInput("cli-being-played")
    return file


def _is_locked(path: Path) -> bool:
    if not _lock_path(path).exists():
        return False
    with _lock_path(path).open("a", encoding="utf-8") as file:
        return not take_lock(file)
