"""Whole games over real sockets."""

import asyncio
import gc
import weakref
from typing import cast

import pytest
from msgspec.structs import replace

from tests.server.house import House, open_house
from tests.server.players import Place, begin, play_out
from tests.server.transport.test_websocket import open_wire
from uguisu.client import new_table, sign_in
from uguisu.games import GAMES
from uguisu.server.protocol.events import Acted
from uguisu.server.settings import Settings
from uguisu.server.transport import socket
from uguisu.server.transport.websocket import WebSocketConnection


@pytest.mark.parametrize(("people", "seats"), [(3, 3), (1, 4), (2, 5)])
async def test_people_and_bots_play_a_whole_game(house: House, people: int, seats: int) -> None:
    places = await begin(house.url, "war-of-clans", people, seats)

    counts = await play_out(places)

    assert min(counts) > 10
    for place in places:
        assert place.table.status == "over"
        assert min(place.view["places"]) == 1
        assert place.number == places[0].number
        assert [entry.number for entry in place.log] == list(range(1, place.number + 1))


async def test_the_record_of_the_log_replays_to_the_same_result(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3)
    await play_out(places)

    honesty = places[0].honesty
    assert honesty is not None
    state = GAMES["war-of-clans"].new(3, places[0].table.options, honesty.seed)
    for happening in places[0].log:
        if isinstance(happening.event, Acted):
            action = state.game.read_action(happening.event.shown)
            state.apply(happening.event.seat, action)

    assert tuple(state.places()) == tuple(places[1].view["places"])


async def test_one_who_reads_nothing_is_cut_off_and_no_longer_there(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "CLOSE_SECONDS", 0)
    limits = replace(settings.limits, unsent_bytes=100_000)
    with open_house(replace(settings, limits=limits)) as house:
        wire = await open_wire(house)
        (room,) = house.node.rooms.open.values()
        (slow,) = room.live.connections
        async with Place(await sign_in(house.url, "Guest"), room.table.id) as guest:
            await guest.until(lambda p: p.presence.seats == (0,))

            async def tell_much() -> None:
                while not slow.is_closing:
                    slow.tell(b" " * 50_000)
                    await asyncio.sleep(0)

            work = asyncio.run_coroutine_threadsafe(tell_much(), house.node.store.writer.loop)
            await asyncio.wrap_future(work)

            await guest.until(lambda p: not p.presence.seats)
        wire.writer.close()


async def test_one_who_reads_nothing_and_answers_no_ping_is_no_longer_there(
    settings: Settings,
) -> None:
    with open_house(settings) as house:
        wire = await open_wire(house)
        (room,) = house.node.rooms.open.values()
        (silent,) = room.live.connections
        line = cast("WebSocketConnection", silent.transport.get_protocol())

        async def wait_in_vain() -> None:
            while line.writable.is_set():
                silent.tell(b" " * 50_000)
                await asyncio.sleep(0)
            line.close_timeout = 0
            line.keepalive_timeout()

        async with Place(await sign_in(house.url, "Guest"), room.table.id) as guest:
            await guest.until(lambda p: p.presence.seats == (0,))
            work = asyncio.run_coroutine_threadsafe(wait_in_vain(), house.node.store.writer.loop)
            await asyncio.wrap_future(work)

            await guest.until(lambda p: not p.presence.seats)
        wire.writer.close()


async def test_a_connection_that_ended_does_not_wait_for_the_garbage_collector(
    house: House,
) -> None:
    session = await sign_in(house.url, "Aki")
    table = await new_table(session, "war-of-clans", 3)
    gc.disable()
    try:
        async with Place(session, table):
            (connection,) = house.node.rooms.open[table].live.connections
            line = weakref.ref(connection.transport.get_protocol())
            del connection

        async with asyncio.timeout(60):
            while line() is not None:
                await asyncio.sleep(0.01)
    finally:
        gc.enable()
