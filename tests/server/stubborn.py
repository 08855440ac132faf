"""Players who do not give up: when the line breaks they come back and send the same command again.

They write down what was acknowledged to them, so that a test can look for it in the log.
"""

import asyncio
import random
from collections.abc import Callable

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.players import OPEN
from uguisu.client import Place, Refused, Session, new_key
from uguisu.server.protocol import asked

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Acknowledged(msgspec.Struct, frozen=True):
    table: str
    number: int
    seat: int
    action: int
    key: str


class Stubborn:
    """Plays random actions until the end. `url` tells where to connect now, after waiting until
    some server is up."""

    def __init__(
        self, session: Session, table: str, lots: random.Random, acked: list[Acknowledged]
    ) -> None:
        self.place = Place(session, table)
        self.lots = lots
        self.acked = acked
        self.pending: asked.Act | None = None
        self.returns = 0

    async def play(self, up: asyncio.Event, moved: Callable[[], None], until: int) -> None:
        """Until the game is over, or `until` actions were acknowledged to it."""
        OPEN.append(self.place)  # type: ignore[arg-type]
        own = 0
        while own < until:
            try:
                await up.wait()
                await self.place.connect()
                self.returns += 1
                while own < until and not self.place.is_over:
                    own += await self._go_on(moved)
                return
            except BROKEN:
                await asyncio.sleep(0)

    async def _go_on(self, moved: Callable[[], None]) -> int:
        place = self.place
        if self.pending is None:
            if not place.may_act:
                await place.receive()
                return 0
            action = self.lots.choice(place.choices).action
            self.pending = asked.Act(
                key=new_key(), seat=place.mine[0], action=action, after=place.number
            )
        try:
            number = await place.do(self.pending)
        except Refused as refused:
            if refused.refusal.code != "busy":
                raise
            return 0
        act = self.pending
        self.acked.append(Acknowledged(place.id, number, act.seat, act.action, act.key))
        self.pending = None
        moved()
        return 1
