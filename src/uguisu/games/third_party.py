"""Games of other packages: found by the entry point `uguisu.games`, or named in UGUISU_GAMES.

A package that declares `liars-dice = "liars_dice.game:LiarsDice"` in that group adds a game to
every front end. For development `UGUISU_GAMES=module:Class,…` does the same without an
installation; modules of the current folder can be imported then.

They are imported when somebody asks for all games or for one that is not ours. A game that cannot
be loaded is left out with one error in the log, which names its package; the others are not
affected.
"""

import logging
import os
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from uguisu.kernel.errors import BadSetup, quoted
from uguisu.kernel.game import AnyGame, Game

GROUP: Final = "uguisu.games"
VARIABLE: Final = "UGUISU_GAMES"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID: Final = 32
PREFIX: Final = re.compile(r"[A-Z]{2,5}")
REFERENCE: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")

log = logging.getLogger(GROUP)


class Reference(msgspec.Struct, frozen=True):
    """Where to find the class of a game: `target` is `module:Class`, `origin` who named it."""

    target: str
    origin: str
    id: str = ""
    """The name of the entry point; empty if only the class was named."""


class ThirdPartyGames:
    """The games that could be loaded, by id, and the reasons for the others."""

    def __init__(self, ours: tuple[str, ...]) -> None:
        self.games: dict[str, Game] = {}
        self.failures: dict[str, BadSetup] = {}
        for reference in references():
            self._add(reference, ours)

    def _add(self, reference: Reference, ours: tuple[str, ...]) -> None:
        try:
            game = load(reference)
            if game.id in ours or game.id in self.games:
                raise BadSetup(f"there is a game {game.id} already")
        except BadSetup as error:
            self._leave_out(reference, error)
        else:
            self.games[game.id] = game

    def _leave_out(self, reference: Reference, why: BadSetup) -> None:
        name = reference.id or reference.target
        error = BadSetup(f"The game {name} of {reference.origin} cannot be loaded: {why.sentence}.")
        self.failures[name] = error
        log.error(error.sentence)


def references() -> Iterator[Reference]:
    """The games named in the environment come first, then installed packages by name."""
    for word in re.split(r"[\s,]+", os.environ.get(VARIABLE, "")):
        if word:
            yield Reference(word, VARIABLE)
    found = [(point.dist.name if point.dist else "", point) for point in entry_points(group=GROUP)]
    for package, point in sorted(found, key=lambda pair: (pair[0], pair[1].name)):
        yield Reference(point.value, f"the package {package}", point.name)


def load(reference: Reference) -> Game:
    """The game with its texts loaded; raises BadSetup with the reason."""
    kind = load_class(reference.target)
    try:
        game = kind()
    except Exception as error:
        raise BadSetup(f"{kind.__name__}() raises {_told(error)}") from error
    if reference.id and reference.id != game.id:
        raise BadSetup(
            f"its entry point is named {quoted(reference.id)}, its id is {quoted(game.id)}"
        )
    add_texts(game)
    return game


def load_class(target: str) -> type[Game]:
    """From `module:Class`; raises BadSetup if that is no game."""
    if not REFERENCE.fullmatch(target):
        raise BadSetup(f"{quoted(target)} is not of the form module:Class")
    module, _, name = target.partition(":")
    _look_here()
    try:
        kind = getattr(import_module(module), name)
    except Exception as error:
        raise BadSetup(_told(error)) from error
    if not isinstance(kind, type) or not issubclass(kind, Game):
        raise BadSetup(f"{name} is no subclass of uguisu.kernel.game.Game")
    _check_facts(kind)
    return kind


def _check_facts(kind: type[Game]) -> None:
    """Raises BadSetup unless the class has the attributes that everything else relies on."""
    for fact in ("id", "title", "prefix", "info", "seat_range"):
        if not hasattr(kind, fact):
            raise BadSetup(f"{kind.__name__} lacks {quoted(fact)}")
    if not ID.fullmatch(kind.id) or len(kind.id) > LONGEST_ID:
        raise BadSetup(f"{quoted(kind.id)} is no id: small letters and digits, joined by hyphens")
    if not PREFIX.fullmatch(kind.prefix):
        raise BadSetup(f"{quoted(kind.prefix)} is no prefix: two to five capital letters")


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}".rstrip(".: ")


def _look_here() -> None:
    """Make modules of the current folder importable, after installed ones."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


# What such a package brings besides its code.


def package_of(game: AnyGame) -> Traversable:
    """The folder of the package that the game's class is in."""
    module = sys.modules[type(game).__module__]
    return files(module.__name__ if hasattr(module, "__path__") else module.__package__ or "")


def add_texts(game: AnyGame) -> None:
    """Add the sentences in `locales/<language>/*.ftl` to every catalogue."""
    from uguisu.texts import add_folder, game_files

    folder = package_of(game) / "locales"
    title = f"{game.prefix.lower()}-title"
    if not re.search(rf"^{title} *=", "\n".join(game_files(folder, "en")), re.MULTILINE):
        raise BadSetup(f"there is no text {quoted(title)} in locales/en of its package")
    add_folder(folder)


def texts_of(game: AnyGame, language: str) -> str:
    """All its sentences: the English ones, then the translations, which replace them."""
    from uguisu.texts import game_files

    return "\n".join(game_files(package_of(game) / "locales", language))


def rules_of(game: AnyGame) -> str:
    """The rulebook in the package, `rules.md`; empty if there is none."""
    path = package_of(game) / "rules.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""
