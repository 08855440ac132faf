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
    game: Annotated[str, typer.Argument(help="cli-help-game", metavar="[GAME]")] = "",
    seats: Annotated[int | None, typer.Option(help="cli-help-seats")] = None,
    seed: Annotated[str, typer.Option(help="cli-help-seed")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="cli-help-option", metavar="NAME=VALUE")
    ] = None,
    bot: Annotated[list[str] | None, typer.Option(help="cli-help-bot", metavar="BOT")] = None,
    people: Annotated[str, typer.Option(help="cli-help-people", metavar="N|NAMES")] = "1",
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-resume")] = False,
    language: Language = "",
) -> int:
    from uguisu.cli.saves import data_folder, interrupted
    from uguisu.cli.setup import game_of

    if game:
        game = game_of(game).id
    saved = interrupted(data_folder(os.environ), game)
    if resume:
        return _run(_resumed(saved), language)
    if not game:
        return _menu(language)
    table = _new(game, seats, seed, option or [], bot or [], people)
    return _run(table, language, saved if not (seed or option or seats) else [])


def _new(
    name: str, seats: int | None, seed: str, option: list[str], bot: list[str], people: str
) -> "Table":
    from uguisu.cli.saves import data_folder, new_save
    from uguisu.cli.setup import game_of, options_of, people_of, seats_of, seed_of, sitters_of
    from uguisu.cli.table import Table, new_play

    game = game_of(name)
    names = people_of(people)
    sitters = sitters_of(game, seats_of(game, seats, len(names)), names, bot)
    play = new_play(game, sitters, options_of(game, option), seed_of(seed))
    return Table(play, sitters, new_save(data_folder(os.environ), game))


def _resumed(saved: list["Saved"]) -> "Table":
    from uguisu.cli.resume import resume
    from uguisu.cli.wrong import Wrong

    if not saved:
        raise Wrong("cli-nothing-to-resume")
    return resume(saved[0])


def _run(table: "Table", language: str, saved: list["Saved"] | None = None) -> int:
    needs_terminal()
    from uguisu.cli.app import UguisuApp
    from uguisu.cli.screens.offer import Offer
    from uguisu.cli.screens.play import PlayScreen

    first = Offer(saved[0], table) if saved else PlayScreen(table)
    return UguisuApp(first, language).open()


def _menu(language: str) -> int:
    needs_terminal()
    from uguisu.cli.menu import open_menu

    return open_menu(language)


def needs_terminal() -> None:
    from uguisu.cli.wrong import Wrong

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Wrong("cli-needs-terminal")
