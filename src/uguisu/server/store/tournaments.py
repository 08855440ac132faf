"""The logs of tournaments, and the list derived from them. Every function is part of a
transaction."""

from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.store.schema import tournament_log, tournament_players, tournaments
from uguisu.server.store.summary import insert_new, upsert
from uguisu.server.tournament import entries
from uguisu.server.tournament.tournament import ANNOUNCED, CANCELLED, RUNNING, Tournament

LENGTH: Final = 40
"""Running and announced tournaments that are listed."""
LATELY: Final = 20
"""The last ones that are over."""

Row = tuple[int, int, bytes]
"""number, at, entry"""


def read(connection: Connection, id: str, after: int = 0) -> list[Row]:
    query = (
        sa.select(tournament_log.c.number, tournament_log.c.at, tournament_log.c.entry)
        .where(tournament_log.c.tournament_id == id, tournament_log.c.number > after)
        .order_by(tournament_log.c.number)
    )
    return [(number, at, bytes(entry)) for number, at, entry in connection.execute(query)]


def fold_rows(tournament: Tournament, rows: Iterable[Row]) -> None:
    for number, at, entry in rows:
        tournament.fold(number, at, entries.decode(entry))


def fold(connection: Connection, id: str) -> Tournament:
    """The tournament of a log; its number is 0 if there is no log."""
    tournament = Tournament(id)
    fold_rows(tournament, read(connection, id))
    return tournament


def append(connection: Connection, id: str, number: int, at: int, entry: entries.Entry) -> bool:
    """Store the entry under its number; False if the number is taken."""
    row = {"tournament_id": id, "number": number, "at": at, "entry": entries.encode(entry)}
    if not insert_new(connection, tournament_log, row):
        return False
    if isinstance(entry, entries.Join):
        note_players(connection, id, [entry.by])
    return True


def note_players(connection: Connection, id: str, people: Iterable[str]) -> None:
    """These people have joined; idempotent."""
    insert = upsert(connection.dialect.name, tournament_players, replace=False)
    for person in people:
        connection.execute(insert, {"person": person, "tournament_id": id})


def note(connection: Connection, tournament: Tournament) -> None:
    """Bring the list up to date; idempotent."""
    if not tournament.status:
        return
    row = {
        "id": tournament.id,
        "status": tournament.status,
        "host": tournament.host,
        "begins": tournament.plan.starts_at,
        "changed_at": tournament.at,
    }
    connection.execute(upsert(connection.dialect.name, tournaments), row)


def note_all(connection: Connection, id: str) -> None:
    """Derive all rows of a tournament from its log."""
    tournament = fold(connection, id)
    note(connection, tournament)
    note_players(connection, id, [p.person for p in tournament.players.values() if p.person])


def open_for(connection: Connection, ids: Iterable[str]) -> list[str]:
    """The tournaments that a person has joined and that are not over, the next one first."""
    joined = sa.select(tournament_players.c.tournament_id)
    joined = joined.where(tournament_players.c.person.in_(list(ids)))
    query = sa.select(tournaments.c.id).where(
        tournaments.c.id.in_(joined), tournaments.c.status.in_([RUNNING, ANNOUNCED])
    )
    return list(connection.scalars(query.order_by(tournaments.c.begins)))


def of_person(connection: Connection, ids: Iterable[str]) -> list[str]:
    """All tournaments that a person has joined or announced, the first one first."""
    own = list(ids)
    joined = sa.select(tournament_players.c.tournament_id)
    joined = joined.where(tournament_players.c.person.in_(own))
    mine = tournaments.c.id.in_(joined) | tournaments.c.host.in_(own)
    return list(
        connection.scalars(sa.select(tournaments.c.id).where(mine).order_by(tournaments.c.begins))
    )


def due(connection: Connection, now: int) -> list[str]:
    """Tournaments that a node must look at: they run, or should begin."""
    begins = sa.and_(tournaments.c.status == ANNOUNCED, tournaments.c.begins <= now)
    query = sa.select(tournaments.c.id).where(sa.or_(tournaments.c.status == RUNNING, begins))
    return list(connection.scalars(query))


def own_open(connection: Connection, ids: Iterable[str]) -> list[str]:
    """Those that a person has joined or announced and that are not over, the next one first."""
    own = list(ids)
    joined = sa.select(tournament_players.c.tournament_id)
    joined = joined.where(tournament_players.c.person.in_(own))
    mine = tournaments.c.id.in_(joined) | tournaments.c.host.in_(own)
    query = sa.select(tournaments.c.id).where(mine, tournaments.c.status.in_([RUNNING, ANNOUNCED]))
    return list(connection.scalars(query.order_by(tournaments.c.begins)))


def listed(connection: Connection) -> list[str]:
    """Those that run or are to come, the next first; then the last ones that are over. If there are
    too many, those of the schedule stay."""
    on = (
        sa.select(tournaments.c.id, tournaments.c.status, tournaments.c.begins)
        .where(tournaments.c.status.in_([RUNNING, ANNOUNCED]))
        .order_by(tournaments.c.host != "", tournaments.c.status.desc(), tournaments.c.begins)
        .limit(LENGTH)
    )
    over = (
        sa.select(tournaments.c.id)
        .where(tournaments.c.status.not_in([RUNNING, ANNOUNCED, CANCELLED]))
        .order_by(tournaments.c.changed_at.desc())
        .limit(LATELY)
    )
    found = sorted(connection.execute(on), key=lambda row: (row.status != RUNNING, row.begins))
    return [*(row.id for row in found), *connection.scalars(over)]


def announced_by(connection: Connection, ids: Iterable[str]) -> int:
    """How many tournaments of a person are not over."""
    query = sa.select(sa.func.count()).where(
        tournaments.c.host.in_(list(ids)), tournaments.c.status.in_([RUNNING, ANNOUNCED])
    )
    return connection.scalar(query) or 0
