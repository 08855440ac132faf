"""`uguisu play [GAME]`: sit down at a table in the terminal."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from uguisu.cli.commands import Language

if TYPE_CHECKING:
    from uguisu.cli.saves import Saved
    from uguisu.cli.table import Table


def command(
    game: Annotated[str, typer.Argument(help="cli-help-game", metavar="GAME")] = "",
    seats: Annotated[int | None, typer.Option(help="cli-help-seats")] = None,
    seed: Annotated[str, typer.Option(help="cli-help-seed")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="cli-help-option", metavar="NAME=VALUE")
    ] = None,
    bot: Annotated[list[str] | None, typer.Option(help="cli-help-bot", metavar="BOT")] = None,
    people: Annotated[str, typer.Option(help="cli-help-people", metavar="N|NAMES")] = "1",
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-resume")] = False,
    cores: Annotated[int | None, typer.Option(help="cli-help-play-cores")] = None,
    language: Language = "",
) -> int:
    from uguisu.cli.saves import data_folder, interrupted, prepare
    from uguisu.cli.setup import cores_of, game_of
    from uguisu.cli.wrong import Wrong

    folder = data_folder(os.environ)
    game = game_of(game).id if game else ""
    used = cores_of(cores)
    if not (game or resume):
        return _menu(language, used)
    saved = interrupted(folder, game)
    if resume and not saved:
        raise Wrong("cli-nothing-to-resume")
    table = None if resume else _new(game, seats, seed, option or [], bot or [], people)
    prepare(folder)
    needs_terminal()
    offered = resume or not (seed or option or seats)
    return _sit_down(table, saved[0] if saved and offered else None, language, used)


def _new(
    name: str, seats: int | None, seed: str, option: list[str], bot: list[str], people: str
) -> "Table":
    from uguisu.cli.setup import game_of, options_of, people_of, seats_of, seed_of, sitters_of
    from uguisu.cli.table import Table, new_play

    game = game_of(name)
    names = people_of(people)
    sitters = sitters_of(game, seats_of(game, seats, len(names)), names, bot)
    return Table(new_play(game, sitters, options_of(game, option), seed_of(seed)), sitters)


def _sit_down(table: "Table | None", saved: "Saved | None", language: str, cores: int) -> int:
    """At a new table, or at one that was left; if both are possible, the player is asked."""
    from uguisu.cli.app import UguisuApp
    from uguisu.cli.resume import resume
    from uguisu.cli.saves import data_folder, new_save
    from uguisu.cli.screens.offer import Offer
    from uguisu.cli.screens.play import PlayScreen

    if table is None:
        assert saved is not None
        return UguisuApp(PlayScreen(resume(saved)), language, cores=cores).open()
    table.save = new_save(data_folder(os.environ), table.play.game)
    first = Offer(saved, table) if saved else PlayScreen(table)
    return UguisuApp(first, language, cores=cores).open()


def _menu(language: str, cores: int) -> int:
    needs_terminal()
    from uguisu.cli.menu import open_menu

    return open_menu(language, cores)


def needs_terminal() -> None:
    from uguisu.cli.wrong import Wrong

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Wrong("cli-needs-terminal")
