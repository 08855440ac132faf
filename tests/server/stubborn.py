"""Players who do not give up: when the line breaks they come back and send the same command again.

They write down what was acknowledged to them, so that a test can look for it in the log.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle

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
    """Plays random actions until the end, at the first of `urls` and after each break at the
    next one."""

    def __init__(
        self,
        session: Session,
        table: str,
        lots: random.Random,
        acked: list[Acknowledged],
        urls: Sequence[str] = (),
    ) -> None:
        self.place = Place(Session(session.url, session.cookie), table)
        self.urls = cycle(urls or [session.url])
        self.lots = lots
        self.acked = acked
        self.pending: asked.Act | None = None
        self.returns = 0

    async def play(
        self, up: asyncio.Event, permit: Callable[[], Awaitable[None]], moved: Callable[[], None]
    ) -> None:
        """Until the game is over; `permit` is asked before, `moved` told after every action."""
        OPEN.append(self.place)
        while True:
            try:
                await up.wait()
                self.place.session.url = next(self.urls)
                await self.place.connect()
                self.returns += 1
                while not self.place.is_over:
                    await permit()
                    await self._go_on(moved)
                return
            except BROKEN:
                await asyncio.sleep(0)

    async def _go_on(self, moved: Callable[[], None]) -> None:
        place = self.place
        if self.pending is None:
            if not place.may_act:
                await place.receive()
                return
            action = self.lots.choice(place.choices).action
            self.pending = asked.Act(
                key=new_key(), seat=place.mine[0], action=action, after=place.number
            )
        try:
            number = await place.do(self.pending)
        except Refused as refused:
            if refused.refusal.code != "busy":
                raise
            return
        act = self.pending
        self.acked.append(Acknowledged(place.id, number, act.seat, act.action, act.key))
        self.pending = None
        moved()
