"""The health of the database: found out by reading and writing. Checked at most once a second,
however many ask, and with a timeout."""

import asyncio
from time import monotonic
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from uguisu.server.errors import Busy
from uguisu.server.now import now_ms
from uguisu.server.store.problems import sentence_of
from uguisu.server.store.schema import keys
from uguisu.server.store.store import Store
from uguisu.server.store.summary import upsert

FRESH_SECONDS: Final = 1
PATIENCE_SECONDS: Final = 2


class DatabaseHealth:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking: asyncio.Task[str] | None = None
        self.asked_at = 0.0

    async def check(self) -> None:
        """Raises Busy with the problem."""
        if self.asking is None or (self.asking.done() and self._is_old()):
            self.asked_at = monotonic()
            self.asking = asyncio.create_task(self._feel())
        done, _ = await asyncio.wait([self.asking], timeout=PATIENCE_SECONDS)
        trouble = self.asking.result() if done else "The database does not answer."
        if trouble:
            raise Busy(trouble)

    def _is_old(self) -> bool:
        return monotonic() - self.asked_at > FRESH_SECONDS

    async def _feel(self) -> str:
        """The problem; empty if there is none."""
        row = {"name": "written", "value": str(now_ms())}
        write = upsert(self.store.dialect, keys)
        try:
            await self.store.read(lambda connection: connection.scalar(sa.select(1)))
            await self.store.write(lambda connection: connection.execute(write, row))
        except SQLAlchemyError as error:
            return sentence_of(error)
        return ""
