"""The way from a table to its log, when something on it fails."""

import asyncio

import sqlalchemy as sa

from tests.server.house import open_house
from tests.server.players import begin
from uguisu.server import entries
from uguisu.server.settings import Settings
from uguisu.server.store.writer import Append

BREAK_THE_LISTS = "CREATE TRIGGER broken BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, ''); END"


async def test_what_others_stored_is_told_though_the_lists_cannot_be_written(
    settings: Settings,
) -> None:
    with open_house(settings) as house:
        (place, *_) = await begin(house.url, "war-of-clans", 3, 3)
        room, store = house.node.rooms.open[place.id], house.node.store

        async def end_elsewhere() -> None:
            await store.write(lambda connection: connection.execute(sa.text(BREAK_THE_LISTS)))
            number, at = room.table.number + 1, room.table.at
            abort = entries.encode(entries.Abort(why="admin"))
            await store.append(Append(room.table.id, number, at, abort))
            room.follow(number)

        work = asyncio.run_coroutine_threadsafe(end_elsewhere(), store.writer.loop)
        await asyncio.wrap_future(work)

        await asyncio.wait_for(place.until(lambda p: p.is_over), 10)
