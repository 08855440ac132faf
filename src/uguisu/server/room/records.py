"""Finished games: the record, the replay from any seat, and tables that continue it."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime
from typing import Final

import msgspec

from uguisu.kernel.record import Record, write_record
from uguisu.server.errors import BadMessage, WrongMoment, said
from uguisu.server.protocol import outgoing
from uguisu.server.room.feed import Feed
from uguisu.server.store.store import Row
from uguisu.server.table import entries, shuffle_proof
from uguisu.server.table.table import OVER, Table

FORMER: Final = "former player"
"""In a record, in place of the name of somebody who has deleted the account."""


def need_over(table: Table) -> None:
    """Everything in this module reveals secrets: only for finished games."""
    if table.status != OVER:
        raise said(WrongMoment, "refused-not-over")


def record_of(table: Table) -> Record:
    """The record, with what is needed to verify the shuffle."""
    need_over(table)
    record = table.playing.record()
    names = [FORMER if chair.person in table.former else chair.name for chair in table.chairs]
    day = datetime.fromtimestamp(table.began / 1000, UTC).strftime("%Y-%m-%d")
    lines = {shuffle_proof.TABLE: table.id, "date": day}
    if table.created.fork:
        lines[shuffle_proof.FORK] = table.created.fork.table
    elif table.created.lesson:
        lines[shuffle_proof.LESSON] = "yes"
    else:
        lines |= shuffle_proof.header(table.created.secret, table.entropy())
    return msgspec.structs.replace(record, players=tuple(names), extra=record.extra | lines)


def record_text(table: Table) -> str:
    return write_record(record_of(table), table.game)


def replay(
    id: str, rows: Iterable[Row], eyes: int | None, former: AbstractSet[str] = frozenset()
) -> tuple[outgoing.Update, ...]:
    """The whole log as this observer saw it, one update per entry. The caller checks who may see
    it."""
    table = Table(id, former)
    feed = Feed(table)
    updates = []
    for number, at, entry in rows:
        table.fold(number, at, entries.decode(entry))
        feed.advance()
        mine = () if eyes is None or not table.chairs else (eyes,)
        updates.append(feed.update(table.past[-1], eyes, mine))
    return tuple(updates)


def fork_of(
    table: Table, number: int, seat: int, by: str, name: str, rank: str
) -> tuple[entries.Create, list[entries.Entry]]:
    """A table that continues from this happening: one person against bots."""
    need_over(table)
    if not 0 <= seat < len(table.chairs):
        raise BadMessage("There is no such seat at that table.")
    steps = max((past.step for past in table.past if past.number <= number), default=0)
    inherited = len(table.created.fork.deeds) if table.created.fork else 0
    deeds = tuple(table.playing.entries[: max(steps, inherited)])
    if len(deeds) == len(table.playing.entries):
        raise said(BadMessage, "refused-nothing-left")
    create = entries.Create(
        by=by,
        game=table.created.game,
        seats=table.created.seats,
        secret=shuffle_proof.draw_secret(),
        options=table.created.options,
        house=table.created.house,
        rated=False,
        fork=entries.Fork(table.id, table.seed, deeds),
    )
    bots = [s for s in range(len(table.chairs)) if s != seat]
    return create, [
        entries.SitDown(by=by, seat=seat, name=name),
        *(entries.PlaceBot(by=by, seat=s, rank=rank) for s in bots),
        entries.Begin(by=by),
    ]


def rematch_of(table: Table, by: str) -> tuple[entries.Create, list[entries.Entry]]:
    """A new table with the same seats; those of former players are free."""
    create = msgspec.structs.replace(
        table.created, by=by, key="", secret=shuffle_proof.draw_secret(), fork=None, lesson=""
    )
    sitting: list[entries.Entry] = []
    for seat, chair in enumerate(table.chairs):
        if chair.person in table.former:
            continue
        if chair.person:
            sitting.append(entries.SitDown(by=chair.person, seat=seat, name=chair.name))
        else:
            sitting.append(entries.PlaceBot(by=by, seat=seat, rank=chair.rank))
    return create, sitting
