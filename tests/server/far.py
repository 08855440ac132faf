"""Players far away: a line that takes its time, and a person who reacts after a given time."""

import asyncio
from time import monotonic

from tests.server.players import Place
from uguisu.client import Place as ClientPlace
from uguisu.client import Session, new_key
from uguisu.server.protocol import asked, happened


class FarPlace(Place):
    """Everything takes `trip` milliseconds to the server and back."""

    def __init__(self, session: Session, table: str, trip: int) -> None:
        super().__init__(session, table)
        self.half = trip / 2000
        self.arrived: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        self.reading: asyncio.Task[None] | None = None
        self.sending: set[asyncio.Task[None]] = set()

    async def send(self, message: asked.ClientMessage) -> None:
        task = asyncio.ensure_future(self._send_later(message))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _send_later(self, message: asked.ClientMessage) -> None:
        await asyncio.sleep(self.half)
        await super().send(message)

    async def hear(self) -> bytes:
        if self.reading is None:
            self.reading = asyncio.ensure_future(self._read())
        due, raw = await self.arrived.get()
        await asyncio.sleep(max(0, due - asyncio.get_running_loop().time()))
        return raw

    async def _read(self) -> None:
        while True:
            raw = await super().hear()
            self.arrived.put_nowait((asyncio.get_running_loop().time() + self.half, raw))

    async def hang_up(self) -> None:
        for task in (self.reading, *self.sending):
            if task is not None:
                task.cancel()


class Racer:
    """A person who reaches for a token `reaction` milliseconds after the dice lie on the own
    screen, and whose client tells how long it was, or lies."""

    def __init__(self, place: ClientPlace, reaction: int, lie: int | None = None) -> None:
        self.place = place
        self.reaction = reaction
        self.lie = lie
        self.truth = 0

    async def race(self, pick: str) -> happened.Ruled:
        """Throw if it is one's own throw, wait for rest, reach; returns the ruling."""
        place = self.place
        if place.may_act and place.view["phase"] == "throw":
            await place.act(place.choices[0].action)
        await place.until(lambda p: p.view["phase"] == "race")
        action = next(c.action for c in place.choices if c.picks == ((pick,),))
        reaching = asyncio.ensure_future(self._reach(action, place.view["rest_at"]))
        try:
            return await self._ruling()
        finally:
            await reaching

    async def _reach(self, action: int, rest_at: int) -> None:
        seen = monotonic()
        await asyncio.sleep(self.reaction / 1000)
        self.truth = round((monotonic() - seen) * 1000)
        told = self.truth if self.lie is None else self.lie
        act = asked.Act(
            key=new_key(), seat=self.place.mine[0], action=action, to=rest_at, reaction=told
        )
        await self.place.send(act)

    async def _ruling(self) -> happened.Ruled:
        while True:
            await self.place.receive()
            event = self.place.log[-1].event
            if isinstance(event, happened.Ruled) and event.seat == self.place.mine[0]:
                return event
