"""`uguisu verify FILE`: replay a record and check that the rules give the same result."""

from pathlib import Path
from typing import Annotated

import typer

from uguisu.cli.dispatch import Language


def command(
    file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")],
    language: Language = "",
) -> None:
    from uguisu.cli.record_files import read_file
    from uguisu.cli.usage_errors import Wrong
    from uguisu.kernel.errors import UguisuError
    from uguisu.kernel.message import Arg
    from uguisu.kernel.record import replay
    from uguisu.texts import catalogue, seat_name

    record, game = read_file(file)
    try:
        state = replay(record, game)
    except UguisuError as error:
        raise Wrong("cli-bad-record", file=file.name, reason=str(error)[:300]) from error
    winners: list[str] = []
    if state.is_over:
        places = state.places()
        winners = [seat_name(s, record.players) for s in range(state.seats) if places[s] == 1]
    args: dict[str, Arg] = {"game": f"@{game.prefix.lower()}-title", "actions": len(record.entries)}
    id = "cli-verified" if winners else "cli-verified-unfinished"
    print(catalogue(language).text(id, {**args, "winners": ", ".join(winners)}))
