"""Texts: the sentences of messages in five languages, from the Fluent files in `locales/`.

The same files serve Python and the browser. Arguments are resolved here: `#2` becomes the name of
the player on seat 2, `@woc-clan-oda` another message, `@a @b` a list of messages.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from uguisu.kernel.errors import BadSetup
from uguisu.kernel.message import Arg, Message
from uguisu.kernel.seats import CLOCK, letter

LANGUAGES: Final = ("en", "it", "es", "fr", "de")
SEAT: Final = re.compile(r"#(?:-1|[0-5])")
MESSAGES: Final = re.compile(r"@[a-z0-9-]+(?: @[a-z0-9-]+)*")


class Catalogue:
    """All sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(_folder(language).iterdir(), key=lambda f: f.name):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        return self.text(message.id, message.args, names)

    def text(
        self, name: str, args: Mapping[str, Arg] | None = None, names: Sequence[str] = ()
    ) -> str:
        resolved = {key: self._resolve(arg, names) for key, arg in (args or {}).items()}
        return self.literal(name, resolved)

    def literal(self, name: str, args: Mapping[str, Arg]) -> str:
        """A sentence with what somebody typed: `#2` and `@woc-title` are told as they are."""
        found = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        if found is None or found.value is None:
            raise KeyError(f"{self.language} has no text {name!r}")
        text, errors = self.bundle.format_pattern(found.value, dict(args))
        if errors:
            raise ValueError(f"{self.language} text {name!r}: {errors}")
        return str(text)

    def _resolve(self, arg: Arg, names: Sequence[str]) -> Arg:
        """What has not the form of a reference, such as `#x`, is told as it is."""
        if isinstance(arg, str) and SEAT.fullmatch(arg):
            return seat_name(int(arg[1:]), names)
        if isinstance(arg, str) and MESSAGES.fullmatch(arg):
            return ", ".join(self.text(word[1:], None, names) for word in arg.split())
        return arg


def seat_name(seat: int, names: Sequence[str]) -> str:
    if seat == CLOCK or seat >= len(names):
        return letter(seat)
    return names[seat]


@cache
def catalogue(language: str = "en") -> Catalogue:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadSetup(f"There is no language {language!r}; there are {known}.")
    return Catalogue(language)


def _folder(language: str) -> Traversable:
    return files("uguisu") / "locales" / language
