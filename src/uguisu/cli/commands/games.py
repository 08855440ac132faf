"""`uguisu games`: lists the games; `check` tests one against the contract, `new` begins one."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from uguisu.cli.command_group import CommandGroup
from uguisu.cli.dispatch import Language

if TYPE_CHECKING:
    from uguisu.kernel.game import Game

command = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)


@command.callback(invoke_without_command=True)
def games(ctx: typer.Context, language: Language = "") -> None:
    if ctx.invoked_subcommand is None:
        list_games(language)


def list_games(language: str) -> None:
    from uguisu.cli.printing import console_of, table_of
    from uguisu.games import GAMES
    from uguisu.texts import catalogue

    text = catalogue(language).text
    columns = [text(f"cli-games-{column}") for column in ("id", "title", "players", "options")]
    rows = [
        (
            game.id,
            text(f"{game.prefix.lower()}-title"),
            f"{game.seat_range[0]}–{game.seat_range[-1]}",
            "\n".join(_values(option) for option in game.options),
        )
        for game in GAMES.values()
    ]
    console_of().print(table_of(columns, rows, left=range(len(columns))))


def _values(option: object) -> str:
    from uguisu.kernel.options import Option

    assert isinstance(option, Option)
    values = "|".join(option.choices) or option.letters or f"{option.low}–{option.high}"
    return f"{option.name}={values}"


@command.command(help="cli-help-games-check")
def check(
    game: Annotated[str, typer.Argument(help="cli-help-games-target", metavar="MODULE:CLASS")],
    language: Language = "",
) -> int:
    from uguisu.cli.exit_codes import INVALID
    from uguisu.contract.suite import findings
    from uguisu.texts import catalogue

    checked = _game_of(game)
    text = catalogue(language).literal
    broken = 0
    for found in findings(checked):
        broken += bool(found.problem)
        id = "cli-check-broken" if found.problem else "cli-check-kept"
        args: dict[str, int | str] = msgspec.structs.asdict(found)
        print(text(id, args), flush=True)
    print(text("cli-check-sum", {"game": checked.title, "broken": broken}))
    return INVALID if broken else 0


def _game_of(name: str) -> "Game":
    """A game of the registry, or a class by `module:Class`."""
    from uguisu.cli.setup import game_of
    from uguisu.cli.usage_errors import UsageError
    from uguisu.games.third_party import Reference, load
    from uguisu.kernel.errors import BadSetup

    if ":" not in name:
        return game_of(name)
    try:
        return load(Reference(name, ""))
    except BadSetup as error:
        raise UsageError("cli-check-no-game", game=name, reason=error.sentence) from error


@command.command(help="cli-help-games-new")
def new(
    name: Annotated[str, typer.Argument(help="cli-help-games-name", metavar="NAME")],
    language: Language = "",
) -> None:
    from uguisu.cli.new_game import write_skeleton
    from uguisu.texts import catalogue

    folder, target = write_skeleton(name, Path.cwd())
    print(catalogue(language).literal("cli-new-made", {"folder": folder.name, "game": target}))
