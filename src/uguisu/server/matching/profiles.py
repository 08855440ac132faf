"""What the matchmaker knows of the people who wait: their ratings, and who blocked whom."""

from collections.abc import Sequence

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from uguisu.server.matching.pairing import Seeker
from uguisu.server.people.ratings import value_of
from uguisu.server.people.relations import blocked_pairs
from uguisu.server.store.schema import ratings

Rated = dict[str, dict[tuple[str, int], int]]


def acquainted(connection: Connection, waiting: Sequence[Seeker]) -> list[Seeker]:
    """The same people, with their ratings and the people they must not meet."""
    if len(waiting) < 2:
        return list(waiting)
    ids = [seeker.person for seeker in waiting]
    rated, apart = ratings_of(connection, ids), kept_apart(connection, ids)
    return [
        replace(
            seeker,
            ratings=rated.get(seeker.person, {}),
            apart=frozenset(apart.get(seeker.person, ())),
        )
        for seeker in waiting
    ]


def ratings_of(connection: Connection, ids: Sequence[str]) -> Rated:
    query = sa.select(ratings).where(ratings.c.player.in_(ids))
    found: Rated = {}
    for row in connection.execute(query):
        found.setdefault(row.player, {})[row.game, row.seats] = value_of(row.mu)
    return found


def kept_apart(connection: Connection, ids: Sequence[str]) -> dict[str, set[str]]:
    """Pairs in which one has blocked the other."""
    found: dict[str, set[str]] = {}
    for one, other in blocked_pairs(connection, ids):
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found
