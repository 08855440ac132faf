"""Texts: the sentences of messages in five languages, from the Fluent files in `locales/`.

The same files serve Python and the browser. Arguments are resolved here: `#2` becomes the name of
the player on seat 2, `@woc-clan-oda` another message, `@a @b` a list of messages.
"""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from uguisu.kernel.errors import BadSetup
from uguisu.kernel.message import Arg, Message
from uguisu.kernel.seats import CLOCK, letter

LANGUAGES: Final = ("en", "it", "es", "fr", "de")
FOLDERS: Final[list[Traversable]] = []
"""The folders of games of other packages: `<language>/*.ftl`, of which only English is needed."""
SEAT: Final = re.compile(r"#(?:-1|[0-5])")
MESSAGES: Final = re.compile(r"@[a-z0-9-]+(?: @[a-z0-9-]+)*")


class Catalogue:
    """All sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in _files(files("uguisu") / "locales" / language):
            self.bundle.add_resource(FluentResource(text))
        for folder in FOLDERS:
            self.add_game(folder)

    def add_game(self, folder: Traversable) -> None:
        """The sentences of another package's game, in English where they are not translated."""
        for text in game_files(folder, self.language):
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, name: str) -> bool:
        return bool(self.bundle.has_message(name))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        return self.text(message.id, message.args, names)

    def text(
        self, name: str, args: Mapping[str, Arg] | None = None, names: Sequence[str] = ()
    ) -> str:
        resolved = {key: self._resolve(arg, names) for key, arg in (args or {}).items()}
        return self.literal(name, resolved)

    def literal(self, name: str, args: Mapping[str, Arg]) -> str:
        """A sentence with user input: `#2` and `@woc-title` are shown as they are."""
        found = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        if found is None or found.value is None:
            raise KeyError(f"{self.language} has no text {name!r}")
        text, errors = self.bundle.format_pattern(found.value, dict(args))
        if errors:
            raise ValueError(f"{self.language} text {name!r}: {errors}")
        return str(text)

    def _resolve(self, arg: Arg, names: Sequence[str]) -> Arg:
        """Text that is not a reference, such as `#x`, is shown as it is."""
        if isinstance(arg, str) and SEAT.fullmatch(arg):
            return seat_name(int(arg[1:]), names)
        if isinstance(arg, str) and MESSAGES.fullmatch(arg):
            return ", ".join(self.text(word[1:], None, names) for word in arg.split())
        return arg


MADE: Final[dict[str, Catalogue]] = {}


def seat_name(seat: int, names: Sequence[str]) -> str:
    if seat == CLOCK or seat >= len(names):
        return letter(seat)
    return names[seat]


def catalogue(language: str = "en") -> Catalogue:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadSetup(f"There is no language {language!r}; there are {known}.")
    if language not in MADE:
        MADE[language] = Catalogue(language)
    return MADE[language]


def add_folder(folder: Traversable) -> None:
    """Sentences of a game of another package, from now on in every catalogue."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        for made in MADE.values():
            made.add_game(folder)


def game_files(folder: Traversable, language: str) -> list[str]:
    """The Fluent texts of such a folder: English first, then the translation that goes before."""
    return [text for name in dict.fromkeys(("en", language)) for text in _files(folder / name)]


def _files(folder: Traversable) -> list[str]:
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]
