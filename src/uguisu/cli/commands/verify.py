"""`uguisu verify FILE`: replay a record, and check its result and its shuffle."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from uguisu.cli.dispatch import Language

if TYPE_CHECKING:
    from uguisu.kernel.record import Record


def command(
    file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")],
    language: Language = "",
) -> None:
    from uguisu.cli.files.record_files import bad_record, read_file
    from uguisu.kernel.errors import UguisuError
    from uguisu.kernel.message import Arg
    from uguisu.kernel.record import replay
    from uguisu.texts import catalogue, seat_name

    record, game = read_file(file)
    try:
        state = replay(record, game)
    except UguisuError as error:
        raise bad_record(file, str(error)) from error
    claim = _check_shuffle(file, record)
    winners: list[str] = []
    if state.is_over:
        places = state.places()
        winners = [seat_name(s, record.players) for s in range(state.seats) if places[s] == 1]
    id = "cli-verified" if winners else "cli-verified-unfinished"
    texts = catalogue(language)
    title = texts.text(f"{game.prefix.lower()}-title")
    args: dict[str, Arg] = {"game": title, "actions": len(record.entries)}
    print(texts.literal(id, {**args, "winners": ", ".join(winners)}))
    print(texts.text(f"cli-shuffle-{claim}", {"commitment": record.extra.get("commitment", "")}))


def _check_shuffle(file: Path, record: "Record") -> str:
    """What the record claims about its shuffle; raises if that is wrong."""
    from uguisu.cli.files.record_files import bad_record
    from uguisu.server.table.shuffle_proof import claim_of, faults

    claim = claim_of(record)
    found = faults(record) if claim == "honest" else []
    if found:
        raise bad_record(file, " ".join(found))
    return claim
