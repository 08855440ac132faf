"""Mistakes of the user, as one sentence in the user's language."""

from collections.abc import Iterable
from typing import ClassVar

from uguisu.cli.exit_codes import INVALID


class UsageError(Exception):
    """A mistake on the command line, as the id of a text and its arguments."""

    def __init__(self, id: str, **args: int | str) -> None:
        super().__init__(id)
        self.id = id
        self.args_of_text = args


class InvalidInput(UsageError):
    """The command line is fine, but a file, a folder or the terminal is not: exit code 1."""

    exit_code: ClassVar[int] = INVALID


def near(word: str, known: Iterable[str]) -> dict[str, str]:
    """The most similar known word, as arguments of a text: `found` is yes or no."""
    from difflib import get_close_matches

    simple = {name.casefold().replace("_", "-"): name for name in known}
    matches = get_close_matches(word.casefold().replace("_", "-"), list(simple), 1)
    if not matches:
        return {"found": "no", "near": ""}
    return {"found": "yes", "near": simple[matches[0]]}


def sentence_of(error: Exception, language: str) -> str | None:
    """The sentence for an error of the user; None if it is a bug of ours."""
    from typer import TyperException

    from uguisu.kernel.errors import UguisuError
    from uguisu.texts import catalogue

    if isinstance(error, UguisuError):
        return catalogue(language).say(error.message) if error.message else str(error)
    if isinstance(error, UsageError):
        return catalogue(language).literal(error.id, error.args_of_text)
    if isinstance(error, TyperException):
        id, args = _usage(error)
        return catalogue(language).literal(id, args)
    return None


def _flags(error: Exception) -> list[str]:
    context = getattr(error, "ctx", None)
    params = context.command.params if context else []
    return [flag for param in params for flag in param.opts if flag.startswith("--")]


def _usage(error: Exception) -> tuple[str, dict[str, int | str]]:
    """Typer's own errors, by kind."""
    kind = type(error).__name__
    param = getattr(error, "param", None)
    name = param.opts[0] if param is not None else getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        return "cli-no-flag", {"flag": name, **near(name, _flags(error))}
    if kind == "MissingParameter":
        return "cli-missing", {"name": param.display_name_raw if param is not None else ""}
    if kind == "BadOptionUsage":
        return "cli-needs-value", {"flag": name}
    if kind == "BadParameter":
        return "cli-no-number", {"flag": name}
    context = getattr(error, "ctx", None)
    return "cli-too-many", {"command": context.command_path if context else "uguisu"}
