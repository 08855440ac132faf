"""How a table's game is dealt: from the seed that all drew together, or as a fork of another."""

from typing import TYPE_CHECKING

from uguisu.kernel.play import Play
from uguisu.server.table import shuffle_proof

if TYPE_CHECKING:
    from uguisu.server.table.table import Table


def deal(table: "Table") -> Play:
    """The game at its start, with the actions that a fork copies; raises if one is illegal."""
    created = table.created
    fork = created.fork
    names = [chair.name for chair in table.chairs]
    drawn = created.lesson or shuffle_proof.seed_of(created.secret, table.entropy())
    play = Play(table.game, created.seats, created.options, fork.seed if fork else drawn, names)
    for taken in fork.deeds if fork else ():
        play.act(taken.seat, taken.action, taken.at)
    return play
