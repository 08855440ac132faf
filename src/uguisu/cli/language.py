"""The language: from the command line, else from the environment, else English."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from uguisu.cli.usage_errors import UsageError

LOCALES: Final = Path(__file__).parent.parent / "locales"
LANGUAGES: Final = ("en", "it", "es", "fr", "de")
"""As in `uguisu.texts`, which is not imported here: the start of the command line is measured."""


def language_of(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """`--language it` or `--language=it` anywhere on the line, else the environment."""
    for word, following in zip(argv, [*argv[1:], ""], strict=False):
        option, equals, value = word.partition("=")
        if option == "--language":
            return _known(value if equals else following)
    return environment_language(environ)


def environment_language(environ: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            code = value[:2].lower()
            return code if code in LANGUAGES and not value[2:3].isalpha() else "en"
    return "en"


def _known(code: str) -> str:
    if code not in LANGUAGES:
        raise UsageError("cli-no-language", language=code, known=", ".join(LANGUAGES))
    return code


def plain_text(id: str, language: str) -> str:
    """A text of one line without arguments, read without the Fluent runtime."""
    return _lines(language)[id]


@cache
def _lines(language: str) -> dict[str, str]:
    text = (LOCALES / language / "cli.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(cli-help[\w-]*) = (.+)$", text, flags=re.MULTILINE))
