"""`uguisu replay FILE`: step through a record, or print all positions."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from uguisu.cli.dispatch import Language

if TYPE_CHECKING:
    from uguisu.kernel.play import Play


def command(
    file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")],
    seat: Annotated[str, typer.Option(help="cli-help-seat", metavar="A|B|…")] = "",
    json: Annotated[bool, typer.Option("--json", help="cli-help-replay-json")] = False,
    text: Annotated[bool, typer.Option("--text", help="cli-help-replay-text")] = False,
    language: Language = "",
) -> int:
    from uguisu.cli.usage_errors import UsageError

    if json and text:
        raise UsageError("cli-json-or-text")
    play = play_of(file)
    eyes = _eyes(seat, play.state.seats)
    if json:
        _print_views(play, eyes)
    elif text:
        _print_log(play, eyes, language)
    else:
        return _step(play, eyes, language)
    return 0


def play_of(file: Path) -> "Play":
    """The game in a record file, played to its last action."""
    from uguisu.cli.files.record_files import bad_record, read_file
    from uguisu.kernel.errors import UguisuError
    from uguisu.kernel.play import Play

    record, game = read_file(file)
    try:
        return Play.resume(record, game)
    except UguisuError as error:
        raise bad_record(file, str(error)) from error


def _eyes(seat: str, seats: int) -> int | None:
    from uguisu.cli.usage_errors import UsageError
    from uguisu.kernel.seats import LETTERS

    if not seat:
        return None
    if len(seat) != 1 or seat.upper() not in LETTERS[:seats]:
        raise UsageError("cli-no-seat", seat=seat, last=LETTERS[seats - 1])
    return LETTERS.index(seat.upper())


def _print_views(play: "Play", eyes: int | None) -> None:
    import msgspec

    for step in play.history(eyes):
        print(msgspec.json.encode(step).decode())


def _print_log(play: "Play", eyes: int | None, language: str) -> None:
    from uguisu.kernel.seats import letter
    from uguisu.texts import catalogue

    for number in range(1, len(play.entries) + 1):
        for message in play.narrate(number, eyes):
            actor = letter(play.entries[number - 1].seat)
            print(f"{number:4} {actor}  {catalogue(language).say(message, play.players)}")


def _step(play: "Play", eyes: int | None, language: str) -> int:
    from uguisu.cli.commands.play import needs_terminal
    from uguisu.cli.terminal.app import UguisuApp
    from uguisu.cli.terminal.screens.replay import ReplayScreen

    needs_terminal()
    return UguisuApp(ReplayScreen(play, eyes), language).open()
