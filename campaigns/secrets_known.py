"""What the server knows and nobody may be told, read from its database while a campaign runs."""

from sqlalchemy.engine import Engine

from tests.server.ledger import read_log
from uguisu.server.store.store import Row
from uguisu.server.table import entries
from uguisu.server.table.table import GATHERING, Table


class Secrets:
    def __init__(self) -> None:
        self.until_the_end: dict[str, set[bytes]] = {}
        """By table: its secret and seed, which are told when its game is over."""
        self.people: set[bytes] = set()
        """The ids of people, which are never told."""

    def learn(self, engine: Engine, tables: list[str]) -> None:
        for table, rows in read_log(engine, tables).items():
            self.until_the_end[table] = {text.encode() for text in texts_of(table, rows)}
            self.people |= {by.encode() for row in rows if (by := entries.decode(row[2]).by)}

    def are_in(self, message: bytes, table: str) -> bool:
        if any(id in message for id in self.people):
            return True
        if b'"honesty":{' in message:
            return False
        return any(text in message for text in self.until_the_end.get(table, ()))


def texts_of(id: str, rows: list[Row]) -> list[str]:
    """The secret of the shuffle, and the seed once the game has begun."""
    table = Table(id)
    for number, at, raw in rows:
        table.fold(number, at, entries.decode(raw))
        if table.status != GATHERING:
            break
    return [text for text in (table.created.secret, table.seed) if text]
