"""The way from a table to its log, when something on it fails."""

import asyncio

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, open_house
from tests.server.players import Place, begin
from uguisu.client import new_key, new_table, sign_in
from uguisu.server.protocol import incoming, wire
from uguisu.server.settings import Settings
from uguisu.server.store.writer import Append
from uguisu.server.table import entries

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


async def test_who_may_not_watch_must_go_though_the_lists_cannot_be_written(
    settings: Settings,
) -> None:
    with open_house(settings) as house:
        host, guest = await sign_in(house.url, "Host"), await sign_in(house.url, "Guest")
        bots = {1: "genin", 2: "genin"}
        table = await new_table(host, "war-of-clans", 3, bots=bots, spectators="none")
        async with Place(host, table) as place, Place(guest, table) as watcher:
            with house.node.store.engine.begin() as connection:
                connection.execute(sa.text(BREAK_THE_LISTS))
            await place.do(incoming.Start(key=new_key()))

            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(watcher.until(lambda p: bool(p.view)), 10)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == wire.NO_SPECTATORS


async def test_a_table_goes_on_though_something_that_watches_it_fails(house: House) -> None:
    (place, *_) = await begin(house.url, "war-of-clans", 3, 3)
    room = house.node.rooms.open[place.id]
    watch = room.changed

    def fail_once(*_: object) -> None:
        room.changed = watch
        raise RuntimeError("of a watcher")

    room.changed = fail_once
    await place.do(incoming.Say(key=new_key(), text="one"))

    assert await asyncio.wait_for(place.do(incoming.Say(key=new_key(), text="two")), 10)
