"""Players who do not give up: when the line breaks they come back and send the same command again.

They write down what was acknowledged to them, so that a test can look for it in the log.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.ledger import Acknowledged
from tests.server.players import OPEN
from uguisu.client import Place, Refused, Session, new_key
from uguisu.server.protocol import incoming, outgoing

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Stubborn:
    """Plays random actions until the end, at the first of `urls` and after each break at the
    next one."""

    pause = 0.0
    """Seconds before it tries to come back."""

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
        self.pending: incoming.Command | None = None
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
            except BROKEN as error:
                self.broken(error)
                await asyncio.sleep(self.pause)

    def broken(self, error: Exception) -> None:
        """The line broke: come back, or raise the error if it must not have."""

    async def _go_on(self, moved: Callable[[], None]) -> None:
        place = self.place
        self.pending = self.pending or self.next_command()
        if self.pending is None:
            await place.receive()
            return
        try:
            number = await place.do(self.pending)
        except Refused as refused:
            self.refused(refused.refusal)
            return
        self.acked.append(Acknowledged(place.id, number, self.pending))
        self.pending = None
        moved()

    def next_command(self) -> incoming.Command | None:
        """What to do now; None to listen."""
        place = self.place
        if not place.may_act:
            return None
        action = self.lots.choice(place.choices).action
        return incoming.Act(key=new_key(), seat=place.mine[0], action=action, after=place.number)

    def refused(self, refusal: outgoing.Refused) -> None:
        """Whoever is busy is asked again, with the same key."""
        if refusal.code != "busy":
            raise Refused(refusal)
