"""People who play by themselves, for tests of whole games."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from uguisu.client import Place as ClientPlace
from uguisu.client import Session, new_key, new_table, sign_in
from uguisu.server.protocol import incoming

OPEN: list[ClientPlace] = []


class Place(ClientPlace):
    """Closed when the test is over, whatever happened (see conftest)."""

    async def connect(self) -> None:
        OPEN.append(self)
        await super().connect()


async def gather(url: str, *names: str) -> list[Session]:
    return list(await asyncio.gather(*(sign_in(url, name) for name in names)))


async def sit_down(sessions: list[Session], table: str) -> list[Place]:
    """Everybody connects; all but the first, who made the table, take the next seat."""
    places = [Place(session, table) for session in sessions]
    for seat, place in enumerate(places):
        await place.connect()
        if seat not in place.mine:
            await place.do(incoming.Sit(key=new_key(), seat=seat))
    return places


async def begin(url: str, game: str, people: int, seats: int, **wishes: Any) -> list[Place]:
    """A table with people on the first seats and bots on the others, begun."""
    sessions = await gather(url, *(f"Player {n}" for n in range(people)))
    bots = dict.fromkeys(range(people, seats), "genin")
    table = await new_table(sessions[0], game, seats, bots=bots, **wishes)
    places = await sit_down(sessions, table)
    await places[0].do(incoming.Start(key=new_key()))
    return places


async def same_number(places: Sequence[ClientPlace]) -> None:
    """Everybody has heard as much as the one who has heard most."""
    last = max(place.number for place in places)
    for place in places:
        await place.until(lambda p: p.number >= last)


async def the_actor(places: list[Place]) -> Place:
    """The one whose move it is; everybody has heard everything."""
    while True:
        await same_number(places)
        acting = [place for place in places if place.may_act]
        if acting:
            return acting[0]
        await places[0].receive()


async def play_on(place: Place, lots: random.Random) -> int:
    """Random legal actions until the game is over; returns how many."""
    count = 0
    while not place.is_over:
        if place.may_act:
            await place.act(lots.choice(place.choices).action)
            count += 1
        else:
            await place.receive()
    return count


async def play_out(places: list[Place], seed: int = 0) -> list[int]:
    lots = [random.Random(seed + n) for n in range(len(places))]
    games = (play_on(place, lot) for place, lot in zip(places, lots, strict=True))
    counts = await asyncio.gather(*games)
    for place in places:
        await place.socket.close()
    return list(counts)
