"""Resuming an interrupted game."""

from uguisu.bots.registry import bots_of
from uguisu.cli.files.saves import Save, Saved
from uguisu.cli.setup import NAMES, usual_bot
from uguisu.cli.terminal.table import PERSON, LocalTable, SeatedPlayer
from uguisu.cli.usage_errors import InvalidInput
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.play import Play
from uguisu.kernel.record import Record


def resume(saved: Saved) -> LocalTable:
    """The table as it was left, with the same people and bots."""
    save = Save(saved.path, saved.game)
    try:
        play = Play.resume(saved.record, saved.game)
    except UguisuError as error:
        save.close()
        raise InvalidInput(
            "cli-bad-record", file=saved.path.name, reason=str(error)[:300]
        ) from error
    table = LocalTable(play, sitters_in(saved.record), save)
    table.language = saved.record.extra.get("language", "")
    return table


def sitters_in(record: Record) -> list[SeatedPlayer]:
    """The players by seat; if the record does not say, one person against bots."""
    kinds = record.extra.get("sitters", "").split()
    if len(kinds) != record.seats:
        kinds = [PERSON] + [usual_bot(record.game)] * (record.seats - 1)
    names = (*record.players, *NAMES[len(record.players) :])
    known = {PERSON, *bots_of(record.game)}
    return [
        SeatedPlayer(name, kind if kind in known else usual_bot(record.game))
        for name, kind in zip(names, kinds, strict=False)
    ]
