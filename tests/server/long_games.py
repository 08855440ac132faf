"""Whole games without a server: a table folded move by move, and its log."""

import random
from collections.abc import Iterator

from uguisu.kernel.seats import CLOCK
from uguisu.server.store.store import Row
from uguisu.server.table import entries
from uguisu.server.table.table import PLAYING, Table

SECRET = "00" * 32


def opening(game: str, seats: int) -> list[entries.Entry]:
    """Everybody sits, and it begins."""
    sitting = [entries.SitDown(by=f"p{s}", seat=s, name=f"P{s}") for s in range(seats)]
    create = entries.Create(by="p0", game=game, seats=seats, secret=SECRET, spectators="open")
    return [create, *sitting, entries.Begin(by="p0")]


def moves(table: Table, seed: int = 0) -> Iterator[entries.Act]:
    """Random legal moves for a table that folds each of them before it asks for the next."""
    lots = random.Random(seed)
    while table.status == PLAYING:
        seat = lots.choice([seat for seat in table.choices if seat != CLOCK])
        action = lots.choice(table.choices[seat])
        moment = table.moment(table.at)
        yield entries.Act(by=f"p{seat}", seat=seat, action=action, moment=moment)


def played(game: str, seats: int, most: int) -> tuple[Table, list[Row]]:
    """A game of so many moves, or to its end."""
    table, rows = Table("a" * 22), []

    def fold(entry: entries.Entry) -> None:
        number = table.number + 1
        rows.append((number, number * 1000, entries.encode(entry)))
        table.fold(number, number * 1000, entry)

    for entry in opening(game, seats):
        fold(entry)
    for entry, _ in zip(moves(table), range(most), strict=False):
        fold(entry)
    return table, rows
