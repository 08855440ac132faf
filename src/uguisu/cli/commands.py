"""From a command line to its command. Only the named command is imported: `--help` is quick.

The texts of the help are ids of the catalogue, put into words here. They are plain lines, read
without the Fluent runtime, whose import alone takes half of the time that `--help` may take.
"""

import re
import sys
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from uguisu import __version__
from uguisu.cli.language import plain_text
from uguisu.cli.wrong import Wrong, near

COMMANDS: Final = (
    "play",
    "serve",
    "games",
    "rules",
    "sim",
    "ladder",
    "lab",
    "replay",
    "verify",
    "admin",
)


def dispatch(argv: list[str], language: str) -> int:
    command = typer.main.get_command(_app(argv))
    _put_into_words(command, language)
    code = command.main(args=argv, prog_name="uguisu", standalone_mode=False, obj=language)
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _app(argv: list[str]) -> typer.Typer:
    app = typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"max_content_width": 100},
    )
    app.callback(help="cli-help", invoke_without_command=True)(_uguisu)
    named = _named(argv)
    for name in COMMANDS:
        function = import_module(f"uguisu.cli.{name}").command if name == named else _not_named
        if isinstance(function, typer.Typer):
            app.add_typer(function, name=name, help=f"cli-help-{name}")
        else:
            app.command(name, help=f"cli-help-{name}")(function)
    return app


def _named(argv: list[str]) -> str:
    """The command on this line: the first word that is no option and no option's value."""
    words = [w for before, w in zip(["", *argv], argv, strict=False) if before != "--language"]
    named = next((word for word in words if not word.startswith("-")), "")
    if named and named not in COMMANDS:
        raise Wrong("cli-no-command", command=named, **near(named, COMMANDS))
    return named


def _not_named() -> None:
    raise AssertionError("a command is imported before it is called")


def resolved(ctx: typer.Context) -> str:
    """The language of this run, wherever it came from (see `cli/language.py`)."""
    return str(ctx.obj)


Language = Annotated[
    str, typer.Option("--language", help="cli-help-language", callback=resolved, metavar="CODE")
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
    """The menu needs a terminal; without one, how to use the command is more useful."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(ctx.get_help())
        return 0
    from uguisu.cli.menu import open_menu

    return open_menu(language)


def _put_into_words(command: Any, language: str) -> None:
    written = command.get_help
    command.get_help = lambda ctx: _words(written(ctx), language)
    command.help = command.short_help = plain_text(command.help, language)
    shown = command.get_help_option(typer.Context(command))
    for param in (*command.params, shown):
        known = param is shown or (param.help or "").startswith("cli-")
        if known:
            param.help = plain_text("cli-help-help" if param is shown else param.help, language)
    for inner in getattr(command, "commands", {}).values():
        _put_into_words(inner, language)


def _words(page: str, language: str) -> str:
    """Typer's own words: the headings of the page, and what it says of an option."""
    return re.sub(
        r"^(Usage|Arguments|Options|Commands)(?=:)|(?<=\[)(default|required)(?=[:\]])",
        lambda match: plain_text(f"cli-help-word-{match[0].lower()}", language),
        page,
        flags=re.MULTILINE,
    )
