"""From a command line to its command. Only that command is imported, so `--help` is fast.

The texts of the help are ids of the catalogue, translated here. They are plain lines, read without
the Fluent runtime, whose import alone takes half of the time that `--help` may take.
"""

import os
import re
import sys
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from uguisu import __version__
from uguisu.cli.completion import languages, words_being_completed
from uguisu.cli.language import plain_text
from uguisu.cli.usage_errors import UsageError, near

COMMANDS: Final = (
    "play",
    "serve",
    "games",
    "rules",
    "sim",
    "ladder",
    "lab",
    "replay",
    "review",
    "verify",
    "admin",
)


HELP: Final = ["-h", "--help"]


def dispatch(argv: list[str], language: str) -> int:
    being_completed = words_being_completed(os.environ)
    named = _named(argv) if being_completed is None else _first(being_completed)
    command = typer.main.get_command(_app(named))
    _put_into_words(command, language)
    code = command.main(args=argv, prog_name="uguisu", standalone_mode=False, obj=language)
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _app(named: str) -> typer.Typer:
    app = typer.Typer(
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={
            "max_content_width": 100,
            "help_option_names": HELP,
            "color": False if os.environ.get("NO_COLOR") else None,
        },
    )
    app.callback(help="cli-help", invoke_without_command=True)(_uguisu)
    for name in COMMANDS:
        function = (
            import_module(f"uguisu.cli.commands.{name}").command if name == named else _not_named
        )
        if isinstance(function, typer.Typer):
            app.add_typer(function, name=name, help=f"cli-help-{name}")
        else:
            app.command(name, help=f"cli-help-{name}")(function)
    return app


def _named(argv: list[str]) -> str:
    """The command on this line, if it is one."""
    named = _first(argv)
    if named and named not in COMMANDS:
        raise UsageError(
            "cli-no-command", command=named, help="uguisu --help", **near(named, COMMANDS)
        )
    return named


def _first(argv: list[str]) -> str:
    """The first word that is neither an option nor the value of one."""
    words = [w for before, w in zip(["", *argv], argv, strict=False) if before != "--language"]
    return next((word for word in words if not word.startswith("-")), "")


def _not_named() -> None:
    raise AssertionError("a command is imported before it is called")


def resolved(ctx: typer.Context) -> str:
    """The language of this run, wherever it was set (see `cli/language.py`)."""
    return str(ctx.obj)


def is_language_given(ctx: Any) -> bool:
    """Whether --language is on the command line, before or after the command."""
    while ctx is not None:
        source = ctx.get_parameter_source("language")
        if source is not None and source.name == "COMMANDLINE":
            return True
        ctx = ctx.parent
    return False


Language = Annotated[
    str,
    typer.Option(
        "--language",
        help="cli-help-language",
        callback=resolved,
        metavar="CODE",
        autocompletion=languages,
    ),
]


def _uguisu(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    language: Language = "",
) -> int:
    if version:
        print(f"uguisu {__version__}")
        raise typer.Exit
    return _menu(ctx, language) if ctx.invoked_subcommand is None else 0


def _menu(ctx: typer.Context, language: str) -> int:
    """The menu needs a terminal; without one, the usage is more useful."""
    from uguisu.cli.characters import has_screen

    if not has_screen(os.environ):
        print(ctx.get_help())
        return 0
    from uguisu.cli.terminal.menu import open_menu

    return open_menu(language, is_language_given=is_language_given(ctx))


TYPERS_OWN: Final = {
    "help": "cli-help-help",
    "install_completion": "cli-help-install-completion",
    "show_completion": "cli-help-show-completion",
}
"""Options that Typer adds, with their texts."""


def _put_into_words(command: Any, language: str) -> None:
    written = command.get_help
    command.get_help = lambda ctx: _words(written(ctx), language)
    command.help = command.short_help = plain_text(command.help, language)
    shown = command.get_help_option(typer.Context(command, help_option_names=HELP))
    shown.callback = _print_help
    for param in (*command.params, shown):
        id = TYPERS_OWN.get(param.name, param.help or "")
        if id.startswith("cli-"):
            param.help = plain_text(id, language)
    for inner in getattr(command, "commands", {}).values():
        _put_into_words(inner, language)


def _print_help(ctx: typer.Context, _: Any, wanted: bool) -> None:
    """Like Typer's, but through `cli/characters.py`: its own echo writes UTF-8 to ASCII
    terminals."""
    if wanted and not ctx.resilient_parsing:
        print(ctx.get_help())
        ctx.exit()


def _words(page: str, language: str) -> str:
    """Typer's own texts: headings, and what it says about an option."""
    return re.sub(
        r"^(Usage|Arguments|Options|Commands)(?=:)|(?<=\[)(default|required)(?=[:\]])",
        lambda match: plain_text(f"cli-help-word-{match[0].lower()}", language),
        page,
        flags=re.MULTILINE,
    )
