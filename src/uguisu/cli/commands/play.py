"""`uguisu play [GAME]`: play in the terminal."""

import os
from typing import TYPE_CHECKING, Annotated, Any

import typer

from uguisu.cli import completion, options
from uguisu.cli.dispatch import Language, is_language_given

if TYPE_CHECKING:
    from textual.screen import Screen

    from uguisu.cli.files.saves import Saved
    from uguisu.cli.terminal.table import LocalTable


def command(
    ctx: typer.Context,
    game: options.Game = "",
    seats: options.Seats = None,
    seed: Annotated[str, typer.Option(help="cli-help-seed")] = "",
    option: options.Options = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="cli-help-bot", metavar="BOT", autocompletion=completion.bots),
    ] = None,
    people: Annotated[str, typer.Option(help="cli-help-people", metavar="N|NAMES")] = "1",
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-resume")] = False,
    cores: Annotated[int | None, typer.Option(help="cli-help-play-cores")] = None,
    language: Language = "",
) -> int:
    from uguisu.cli.files.saves import data_folder, interrupted, prepare
    from uguisu.cli.setup import cores_of, game_of
    from uguisu.cli.usage_errors import InvalidInput

    folder = data_folder(os.environ)
    game = game_of(game).id if game else ""
    used = cores_of(cores)
    given = is_language_given(ctx)
    if not (game or resume):
        return _menu(language, used, is_language_given=given)
    saved = interrupted(folder, game)
    if resume and not saved:
        raise InvalidInput("cli-nothing-to-resume")
    table = None if resume else _new(game, seats, seed, option or [], bot or [], people)
    prepare(folder)
    needs_terminal()
    from uguisu.cli.terminal.app import UguisuApp

    offered = resume or not (seed or option or seats)
    first = _first_screen(table, saved[0] if saved and offered else None)
    return UguisuApp(first, language, cores=used, is_language_given=given).open()


def _new(
    name: str, seats: int | None, seed: str, option: list[str], bot: list[str], people: str
) -> "LocalTable":
    from uguisu.cli.setup import game_of, options_of, people_of, seats_of, seed_of, sitters_of
    from uguisu.cli.terminal.table import LocalTable, new_play

    game = game_of(name)
    names = people_of(people)
    sitters = sitters_of(game, seats_of(game, seats, len(names)), names, bot)
    return LocalTable(new_play(game, sitters, options_of(game, option), seed_of(seed)), sitters)


def _first_screen(table: "LocalTable | None", saved: "Saved | None") -> "Screen[Any]":
    """A new table, or one that was left; if both are possible, the player is asked."""
    from uguisu.cli.files.saves import data_folder, new_save
    from uguisu.cli.terminal.resume import resume
    from uguisu.cli.terminal.screens.play import PlayScreen
    from uguisu.cli.terminal.screens.resume_offer import ResumeOffer

    if table is None:
        assert saved is not None
        return PlayScreen(resume(saved))
    table.save = new_save(data_folder(os.environ), table.play.game)
    return ResumeOffer(saved, table) if saved else PlayScreen(table)


def _menu(language: str, cores: int, *, is_language_given: bool) -> int:
    needs_terminal()
    from uguisu.cli.terminal.menu import open_menu

    return open_menu(language, cores, is_language_given=is_language_given)


def needs_terminal() -> None:
    from uguisu.cli.characters import has_screen
    from uguisu.cli.usage_errors import InvalidInput

    if not has_screen(os.environ):
        raise InvalidInput("cli-needs-terminal")
