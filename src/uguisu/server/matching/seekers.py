"""People who wait, as rows; and statistics of waiting times. Every function is part of a
transaction."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.matching.pairing import Seeker
from uguisu.server.protocol.http.match import Waiting, Wish
from uguisu.server.store.schema import seekers, tables, waits
from uguisu.server.table.table import ABORTED, GATHERING
from uguisu.server.table.who import Who

GONE_MS: Final = {"live": 25_000, "days": 7 * 86_400_000}
"""Anybody who has not asked for this long is no longer waiting."""
AT_ONCE: Final = 150
"""How many of those who wait longest a round looks at, and how many of those who came last:
wishes that nobody fulfils keep nobody from playing."""
COUNTED: Final = 1_000
"""Wishes and waits that the overview is made from."""
HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
FEWEST: Final = 5
"""Waits that have to be known before anything is said of them."""

encode: Final = msgspec.json.Encoder().encode


class Stored(msgspec.Struct, frozen=True):
    """What is stored of a wish, with the name to sit down under."""

    name: str
    wish: Wish


decode: Final = msgspec.json.Decoder(Stored).decode


def find(connection: Connection, who: Who) -> Any:
    """The row of somebody who waits or has found a table; None for others."""
    query = sa.select(seekers).where(seekers.c.person.in_(who.ids)).limit(1)
    return connection.execute(query).first()


def read_wish(row: Any) -> Wish:
    return decode(row.wish).wish


def wish_of(connection: Connection, who: Who) -> Wish | None:
    row = find(connection, who)
    return None if row is None else read_wish(row)


def put(connection: Connection, who: Who, wish: Wish, now: int) -> None:
    """A new or changed request; changing it keeps the place in the queue."""
    row = find(connection, who)
    if row is not None and row.table_id:
        return
    remove(connection, who)
    stored = encode(Stored(who.name, wish)).decode()
    since = row.since if row is not None and row.pace == wish.pace else now
    values = {"person": who.id, "wish": stored, "pace": wish.pace, "since": since, "seen_at": now}
    connection.execute(sa.insert(seekers).values(**values))


def remove(connection: Connection, who: Who) -> None:
    connection.execute(sa.delete(seekers).where(seekers.c.person.in_(who.ids)))


def note_seen(connection: Connection, who: Who, now: int) -> None:
    here = seekers.c.person.in_(who.ids)
    connection.execute(sa.update(seekers).where(here).values(seen_at=now))


def clean(connection: Connection, now: int) -> None:
    """People whose table was aborted wait again, unless they are gone; people who play do not
    wait."""
    found = sa.select(tables.c.id).where(tables.c.id == seekers.c.table_id)
    free = found.where(tables.c.status == ABORTED).exists()
    begun = found.where(tables.c.status.not_in([ABORTED, GATHERING])).exists()
    connection.execute(sa.update(seekers).where(free).values(table_id=None))
    connection.execute(sa.delete(seekers).where(begun))
    for pace, patience in GONE_MS.items():
        gone = (seekers.c.pace == pace, seekers.c.seen_at < now - patience)
        connection.execute(sa.delete(seekers).where(*gone, seekers.c.table_id.is_(None)))
    connection.execute(sa.delete(waits).where(waits.c.at < now - DAY_MS))


def waiting(connection: Connection) -> list[Seeker]:
    """The people considered by a round."""
    found = _waiting(connection, seekers.c.since, AT_ONCE)
    if len(found) == AT_ONCE:
        known = {seeker.person for seeker in found}
        late = _waiting(connection, seekers.c.since.desc(), AT_ONCE)
        found += [seeker for seeker in late if seeker.person not in known]
    return found


def _waiting(connection: Connection, order: sa.ColumnElement[Any], most: int) -> list[Seeker]:
    query = sa.select(seekers).where(seekers.c.table_id.is_(None)).order_by(order).limit(most)
    return [_seeker(row) for row in connection.execute(query)]


def _seeker(row: Any) -> Seeker:
    stored = decode(row.wish)
    wish = stored.wish
    after = wish.bots_after
    return Seeker(
        person=row.person,
        name=stored.name,
        games=wish.games,
        pace=wish.pace,
        since=row.since,
        seats=wish.seats,
        rated=wish.rated,
        bots_after=None if after is None else after * 1000,
    )


def claim(connection: Connection, people: tuple[Seeker, ...], table: str, now: int) -> bool:
    """These people have found this table; False if one of them has found another, or left."""
    ids = [seeker.person for seeker in people]
    free = (seekers.c.person.in_(ids), seekers.c.table_id.is_(None))
    result = connection.execute(sa.update(seekers).where(*free).values(table_id=table, seen_at=now))
    return result.rowcount == len(people)


def note_waits(connection: Connection, people: tuple[Seeker, ...], game: str, now: int) -> None:
    rows = [
        {"person": s.person, "at": now, "game": game, "pace": s.pace, "ms": now - s.since}
        for s in people
    ]
    connection.execute(sa.insert(waits), rows)


def overview(connection: Connection, now: int) -> tuple[Waiting, ...]:
    """By game and pace: how many wait, and how long it took in the last hour."""
    counts: dict[tuple[str, str], int] = {}
    for seeker in _waiting(connection, seekers.c.since, COUNTED):
        for game in dict.fromkeys(seeker.games):
            counts[game, seeker.pace] = counts.get((game, seeker.pace), 0) + 1
    times = _times(connection, now)
    return tuple(_line(key, counts, times) for key in sorted({*counts, *times}))


def _times(connection: Connection, now: int) -> dict[tuple[str, str], list[int]]:
    query = (
        sa.select(waits.c.game, waits.c.pace, waits.c.ms)
        .where(waits.c.at > now - HOUR_MS)
        .order_by(waits.c.at.desc())
        .limit(COUNTED)
    )
    found: dict[tuple[str, str], list[int]] = {}
    for game, pace, ms in connection.execute(query):
        found.setdefault((game, pace), []).append(ms)
    return {key: sorted(times) for key, times in found.items() if len(times) >= FEWEST}


def _line(
    key: tuple[str, str],
    counts: dict[tuple[str, str], int],
    times: dict[tuple[str, str], list[int]],
) -> Waiting:
    """The middle half of the waits, in seconds."""
    known = times.get(key)
    low, high = (known[len(known) // 4], known[3 * len(known) // 4]) if known else (0, 0)
    game, pace = key
    return Waiting(
        game=game,
        pace=pace,
        count=counts.get(key, 0),
        usual=(low // 1000, -(-high // 1000)) if known else None,
    )
