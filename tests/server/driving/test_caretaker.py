"""What a node does from time to time."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tests.server.house import House, open_house
from tests.server.players import Place, begin, play_out
from tests.server.transport.test_websocket import shake_hands_at
from uguisu.client import new_key, new_table, sign_in
from uguisu.server.driving import caretaker
from uguisu.server.protocol import incoming
from uguisu.server.settings import Settings
from uguisu.server.table import entries


async def on_loop_of(house: House, work: Coroutine[Any, Any, None]) -> None:
    """Carry work out on the event loop of the server's thread."""
    future = asyncio.run_coroutine_threadsafe(work, house.node.store.writer.loop)
    await asyncio.wrap_future(future)


async def test_a_room_that_nobody_needs_is_left_and_found_again(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3)
    await play_out(places)
    room = house.node.rooms.open[places[0].id]
    while not room.is_empty:
        await asyncio.sleep(0.01)
    room.used_at -= caretaker.IDLE_SECONDS + 1

    await on_loop_of(house, house.node.caretaker.tidy())
    assert places[0].id not in house.node.rooms.open
    await places[0].connect()

    assert places[0].is_over


async def test_a_room_with_somebody_in_it_is_kept(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3)
    house.node.rooms.open[places[0].id].used_at -= caretaker.IDLE_SECONDS + 1

    await on_loop_of(house, house.node.caretaker.tidy())

    assert places[0].id in house.node.rooms.open


async def test_a_room_with_somebody_on_the_way_in_is_kept(house: House) -> None:
    aki = await sign_in(house.url, "Aki")
    table = await new_table(aki, "war-of-clans", 3)
    wire = await shake_hands_at(house, aki, table)
    async with asyncio.timeout(60):
        while table not in house.node.rooms.open or house.node.rooms.open[table].is_empty:
            await asyncio.sleep(0.01)
    house.node.rooms.open[table].used_at -= caretaker.IDLE_SECONDS + 1

    await on_loop_of(house, house.node.caretaker.tidy())

    assert table in house.node.rooms.open
    wire.writer.close()


async def test_a_time_out_strikes_at_a_table_that_nobody_has_at_hand(
    settings: Settings, tmp_path: Path
) -> None:
    clock = {"kind": "days", "seconds": 1}
    with open_house(settings) as house:
        session = await sign_in(house.url, "Aki")
        bots = {1: "genin", 2: "genin"}
        table = await new_table(session, "war-of-clans", 3, bots=bots, clock=clock)
        async with Place(session, table) as place:
            await place.do(incoming.Start(key=new_key()))
            await place.until(lambda p: p.may_act)
            number = place.number
    later = replace(settings, data=str(tmp_path))
    with open_house(later) as house:
        while not await timed_out(house, table, number):
            await on_loop_of(house, house.node.caretaker.open_due())


async def timed_out(house: House, table: str, number: int) -> bool:
    room = house.node.rooms.open.get(table)
    if room is None:
        return False
    later = [past.entry for past in room.table.past if past.number > number]
    return any(isinstance(entry, entries.TimeOut) for entry in later)
