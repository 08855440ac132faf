"""Deleted accounts.

Their names and messages are in logs, which are never changed; so every node knows their ids and
hides them.
"""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.store.schema import people
from uguisu.server.store.store import Store


class DeletedAccounts:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.ids: set[str] = set()
        """All ids that they have had; tables look into this set."""
        self.changes = 0
        """How often the set has changed."""

    async def load(self) -> bool:
        """Read them from the database; returns whether they have changed."""
        found = await self.store.read(departed)
        if found == self.ids:
            return False
        self.ids.intersection_update(found)
        self.ids.update(found)
        self.changes += 1
        return True


def departed(connection: Connection) -> set[str]:
    accounts = sa.select(people.c.id).where(people.c.gone_at.is_not(None))
    guests = sa.select(people.c.id).where(people.c.now.in_(accounts))
    return set(connection.scalars(sa.union_all(accounts, guests)))
