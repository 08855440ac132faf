"""Attackers: people with good manners on the outside, whose messages are never quite right."""

import asyncio
import random
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed

from campaigns.mutations import Mutator
from campaigns.secrets_known import Secrets
from campaigns.verdict import Verdict
from uguisu.client import Place, Session, new_table, sign_in
from uguisu.server.protocol import incoming, outgoing, wire

BATCH = 40
"""Messages that are sent before the answers are read."""
STAY = 30
"""Batches after which a table is left for a new one."""
ANSWER_SECONDS = 60
CODES = {
    wire.BAD_START, wire.NO_SPECTATORS, wire.NO_TABLE, wire.TOO_SLOW, wire.TOO_MANY,
    1000, 1003, 1007, 1009,
}  # fmt: skip
"""How the server may end a connection to one who sends anything."""


@dataclass
class Onslaught:
    """What all attackers share: how much is still to be sent, what came of it, and the tables."""

    url: str
    total: int
    verdict: Verdict
    sent: int = 0
    answers: int = 0
    closed: int = 0
    tables: dict[str, list[str]] = field(default_factory=dict)
    """By game, the last few."""
    secrets: Secrets = field(default_factory=Secrets)

    @property
    def is_over(self) -> bool:
        return self.sent >= self.total or bool(self.verdict.faults)

    def progress(self) -> None:
        self.verdict.progress(f"{self.sent} of {self.total} messages")


class Attacker:
    def __init__(self, onslaught: Onslaught, game: str, seats: int, lots: random.Random) -> None:
        self.onslaught = onslaught
        self.game = game
        self.seats = seats
        self.lots = lots
        self.mutator = Mutator(lots)
        self.last = b""
        self.place: Place

    async def run(self) -> None:
        session = await sign_in(self.onslaught.url, "Attacker")
        while not self.onslaught.is_over:
            self.place = Place(session, await self.find_table(session), heard=self.heard)
            is_open = False
            for _ in range(STAY):
                if not self.onslaught.is_over:
                    is_open = await self.go_on(is_open)
            if is_open:
                await self.place.socket.close()

    async def find_table(self, session: Session) -> str:
        """One of its own, or that of another attacker."""
        known = self.onslaught.tables.setdefault(self.game, [])
        if known and self.lots.random() < 0.5:
            return self.lots.choice(known)
        spectators = self.lots.choice(["open", "open", "delayed", "none", "end"])
        table = await new_table(session, self.game, self.seats, spectators=spectators)
        known[:] = [*known[-2:], table]
        return table

    async def go_on(self, is_open: bool) -> bool:
        """One batch; returns whether the connection is still open."""
        onslaught = self.onslaught
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                if not is_open:
                    await self.place.connect()
                await self.attack(self.place)
        except ConnectionClosed as closed:
            onslaught.closed += 1
            code = closed.rcvd.code if closed.rcvd else 1006
            if code not in CODES:
                onslaught.verdict.fault(f"a connection ended with {code}: {self.last!r}")
            return False
        except TimeoutError:
            onslaught.verdict.fault(f"no answer within {ANSWER_SECONDS} s: {self.last!r}")
            return False
        return True

    async def attack(self, place: Place) -> None:
        for _ in range(BATCH):
            self.last = self.mutator.next(place)
            await place.socket.send(self.last, text=True)
            self.onslaught.sent += 1
        await place.send(incoming.Ping(at=7.25))
        while not is_pong(message := await place.receive()):
            if isinstance(message, outgoing.Refused) and not (message.code and message.sentence):
                self.onslaught.verdict.fault(f"refused without a reason: {self.last!r}")
        self.onslaught.progress()

    def heard(self, raw: bytes) -> None:
        self.onslaught.answers += 1
        if self.onslaught.secrets.are_in(raw, self.place.id):
            self.onslaught.verdict.fault(f"a secret was told: {raw[:300]!r}")


def is_pong(message: outgoing.ServerMessage) -> bool:
    return isinstance(message, outgoing.Pong) and message.at == 7.25
