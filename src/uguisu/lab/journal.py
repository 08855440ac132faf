"""A journal: the results of a job so far, so that it can be interrupted and resumed.

One line for every finished chunk. The file is named by a digest of everything that affects the
results, the code included, so a job never reads the results of a different one.
"""

from collections.abc import Iterable
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from uguisu import __version__
from uguisu.bots.external.lookup import is_program, is_weights
from uguisu.lab.playing import Outcome

PACKAGES: Final = ("kernel", "games", "bots", "lab", "research")
_decoder = msgspec.json.Decoder(list[Outcome])


class Journal:
    """Outcomes on disk, appended as they come."""

    def __init__(self, folder: Path, job: str, *, fresh: bool = False) -> None:
        """`job` identifies the job; raises OSError if nothing can be written."""
        folder.mkdir(parents=True, exist_ok=True)
        name = blake2b(f"{code()} {job}".encode(), digest_size=12).hexdigest()
        self.path = folder / f"{name}.jsonl"
        if fresh:
            self.path.unlink(missing_ok=True)

    def found(self) -> list[Outcome]:
        """The outcomes found before. A truncated last line is ignored."""
        if not self.path.exists():
            return []
        lines = self.path.read_bytes().split(b"\n")
        if lines.pop():
            self.path.write_bytes(b"".join(line + b"\n" for line in lines))
        return [outcome for line in lines for outcome in _decoder.decode(line)]

    def add(self, outcomes: list[Outcome]) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(outcomes) + b"\n")

    def close(self) -> None:
        """The job is done: what it found is reported elsewhere."""
        self.path.unlink(missing_ok=True)


def code() -> str:
    """A digest of everything that can change a game."""
    digest = blake2b(__version__.encode(), digest_size=12)
    for package in PACKAGES:
        root = Path(str(files("uguisu") / package))
        for path in sorted(root.rglob("*")):
            if path.suffix in (".py", ".toml", ".npz") and path.is_file():
                digest.update(path.read_bytes())
    return digest.hexdigest()


def programs(bots: Iterable[str]) -> str:
    """A digest of those bots that are files."""
    digest = blake2b(digest_size=12)
    for bot in bots:
        path = Path(bot.split()[0])
        if (is_program(bot) or is_weights(bot)) and path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()
