"""Players far away, who react after a given time, on a clock that the test moves."""

from collections.abc import Sequence
from operator import itemgetter

from tests.server.clock import StoppedClock
from tests.server.players import Place
from uguisu.client import Session, new_key
from uguisu.server.protocol import events, incoming, outgoing

PONG = 7.0


class FarPlace(Place):
    """Everything takes `trip` milliseconds to the server and back, and the screen `lag` to show
    it."""

    def __init__(
        self, session: Session, table: str, trip: int, clock: StoppedClock, lag: int = 0
    ) -> None:
        super().__init__(session, table)
        self.trip = trip
        self.lag = lag
        self.clock = clock
        self.unpainted: list[outgoing.Probe] = []

    async def answer(self, probe: outgoing.Probe) -> None:
        if probe.painted:
            self.unpainted.append(probe)
        else:
            self.clock.advance(self.trip)
            await super().answer(probe)

    async def be_measured(self) -> None:
        """Come in, and answer the server's probe; returns when it has heard the answer."""
        await self.connect()
        while not isinstance(await self.receive(), outgoing.Probe):
            pass
        await self.be_heard()

    async def paint(self) -> None:
        """The screen shows the dice at rest; returns when the server has heard it."""
        while not self.unpainted:
            await self.receive()
        await super().answer(self.unpainted.pop())
        await self.be_heard()

    async def be_heard(self) -> None:
        await self.send(incoming.Ping(at=PONG))
        while not isinstance(await self.receive(), outgoing.Pong):
            pass


class Racer:
    """A person who reaches for a token `reaction` milliseconds after the dice lie on the own
    screen, and whose client tells how long it was, or lies."""

    def __init__(self, place: FarPlace, reaction: int, lie: int | None = None) -> None:
        self.place = place
        self.reaction = reaction
        self.lie = lie

    @property
    def arrival(self) -> int:
        """When the server hears of it, after the moment of rest."""
        return self.painted + self.reaction

    @property
    def painted(self) -> int:
        """When the server hears that the dice lie on the screen."""
        return self.place.trip + self.place.lag

    async def reach(self, pick: str) -> None:
        place = self.place
        await place.do(
            incoming.Act(
                key=new_key(),
                seat=place.mine[0],
                action=next(c.action for c in place.choices if c.picks == ((pick,),)),
                to=place.view["rest_at"],
                reaction=self.reaction if self.lie is None else self.lie,
            )
        )

    async def ruling(self) -> events.Ruled:
        await self.place.until(lambda _: bool(self._rulings()))
        return self._rulings()[-1]

    def _rulings(self) -> list[events.Ruled]:
        all_events = [entry.event for entry in self.place.log]
        own = self.place.mine[0]
        return [e for e in all_events if isinstance(e, events.Ruled) and e.seat == own]


async def throw(clock: StoppedClock, places: Sequence[FarPlace]) -> None:
    """Whoever may throws; the dice come to rest on every screen."""
    clock.advance(1)  # no two things happen at one moment of a table
    thrower = next(place for place in places if place.may_act)
    await thrower.act(thrower.choices[0].action)
    for place in places:
        await place.until(lambda p: p.view["phase"] == "tumble")
    clock.advance(places[0].view["rest_at"] - places[0].view["time"])
    for place in places:
        await place.until(lambda p: p.view["phase"] == "race")


async def race(
    clock: StoppedClock, places: Sequence[FarPlace], racers: Sequence[Racer], pick: str
) -> list[events.Ruled]:
    """One throw for which all racers reach; their rulings."""
    await throw(clock, places)
    rest = clock.ms
    moments = [(at, one) for one in racers for at in (one.painted, one.arrival)]
    for at, racer in sorted(moments, key=itemgetter(0)):
        clock.move_to(rest + at)
        await (racer.place.paint() if at == racer.painted else racer.reach(pick))
    clock.advance(1_000)  # nothing faster can still be on its way
    return [await racer.ruling() for racer in racers]
