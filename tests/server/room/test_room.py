"""Who may be in a room, and what those who only watch are told."""

import asyncio

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import House, open_house
from tests.server.players import Place, begin, play_out, the_actor
from uguisu.client import Session, new_key, new_table, sign_in
from uguisu.server.protocol import incoming, wire
from uguisu.server.settings import Settings
from uguisu.server.table import entries

GAME = "war-of-clans"


async def code_of_refusal(place: Place) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        await place.connect()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_a_spectator_follows_the_game_without_anybody_s_cards(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)
    watcher = Place(await sign_in(house.url, "Watcher"), places[0].id)
    await watcher.connect()
    await play_out(places)

    await watcher.until(lambda p: p.is_over)

    assert watcher.mine == ()
    assert watcher.number == places[0].number
    assert {hand["type"] for hand in watcher.view["hands"]} == {"face-down"}


async def test_a_closed_table_has_no_spectators(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3, spectators="none")
    watcher = Place(await sign_in(house.url, "Watcher"), places[0].id)

    assert await code_of_refusal(watcher) == wire.NO_SPECTATORS


async def test_one_who_came_without_a_seat_must_go_when_a_closed_game_begins(
    house: House,
) -> None:
    host, guest = await sign_in(house.url, "Host"), await sign_in(house.url, "Guest")
    bots = {1: "genin", 2: "genin"}
    table = await new_table(host, GAME, 3, bots=bots, spectators="none")
    async with Place(host, table) as place, Place(guest, table) as watcher:
        await place.do(incoming.Start(key=new_key()))

        with pytest.raises(ConnectionClosed) as closed:
            await watcher.until(lambda _: False)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == wire.NO_SPECTATORS


async def test_some_tables_may_be_seen_after_the_end(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3, spectators="end")
    watcher = Place(await sign_in(house.url, "Watcher"), places[0].id)
    assert await code_of_refusal(watcher) == wire.NO_SPECTATORS
    await play_out(places)

    await watcher.connect()

    assert watcher.is_over


async def test_delayed_spectators_hear_nothing_until_the_delay_or_the_end(
    settings: Settings,
) -> None:
    with open_house(replace(settings, spectator_delay_seconds=3600)) as house:
        places = await begin(house.url, GAME, 3, 3, spectators="delayed")
        started = places[0].number
        watcher = Place(await sign_in(house.url, "Watcher"), places[0].id)
        actor = await the_actor(places)
        await actor.act(actor.choices[0].action)
        await watcher.connect()
        assert watcher.number == started

        await play_out(places)
        await watcher.until(lambda p: p.is_over)

        assert watcher.number == places[0].number


async def test_delayed_spectators_hear_everything_after_the_delay(settings: Settings) -> None:
    with open_house(replace(settings, spectator_delay_seconds=0.3)) as house:
        places = await begin(house.url, GAME, 3, 3, spectators="delayed")
        watcher = Place(await sign_in(house.url, "Watcher"), places[0].id)
        await watcher.connect()
        actor = await the_actor(places)
        number = await actor.act(actor.choices[0].action)

        await watcher.until(lambda p: p.number == number)

        assert watcher.view["armies"] == actor.view["armies"]


async def test_one_who_looks_from_another_seat_just_then_keeps_nothing_from_the_others(
    house: House,
) -> None:
    """Between the storing of an entry and its telling lists are brought up to date."""
    host, guest = await sign_in(house.url, "Host"), await sign_in(house.url, "Guest")
    table = await new_table(host, GAME, 3, sit=(0, 1))
    async with Place(host, table) as two_seats, Place(guest, table) as place:
        number = await place.do(incoming.Sit(key=new_key(), seat=2))
        await two_seats.until(lambda p: p.number == number)
        room = house.node.rooms.open[table]

        async def look_meanwhile() -> None:
            begin = entries.Begin(by=room.table.host)
            beginning = asyncio.ensure_future(room.propose(lambda _: begin))
            while room.table.number == number:
                await asyncio.sleep(0)
            host_s = next(c for c in room.live.connections if len(c.mine) == 2)
            room.look(host_s, 1)
            await beginning

        work = asyncio.run_coroutine_threadsafe(look_meanwhile(), house.node.store.writer.loop)
        await asyncio.wrap_future(work)
        await place.until(lambda p: p.number > number)
        await two_seats.until(lambda p: p.eyes == 1)

        assert place.view["observer"] == 2
        assert two_seats.view["observer"] == 1


async def test_a_spectator_who_leaves_as_the_game_begins_is_gone(house: House) -> None:
    host, guest = await sign_in(house.url, "Host"), await sign_in(house.url, "Guest")
    table = await new_table(host, GAME, 3, sit=(0, 1, 2), spectators="delayed")
    async with Place(host, table), Place(guest, table):
        room = house.node.rooms.open[table]

        async def leave_meanwhile() -> None:
            watcher = next(c for c in room.live.connections if not c.mine)
            begin = entries.Begin(by=room.table.host)
            beginning = asyncio.ensure_future(room.propose(lambda _: begin))
            while watcher in room.live.connections:
                await asyncio.sleep(0)
            room.leave(watcher)
            await beginning

        work = asyncio.run_coroutine_threadsafe(leave_meanwhile(), house.node.store.writer.loop)
        await asyncio.wrap_future(work)

        assert not room.late.connections


async def test_presence_tells_who_is_connected(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)
    await places[0].until(lambda p: p.presence.seats == (0, 1))
    async with Place(await sign_in(house.url, "Watcher"), places[0].id):
        await places[0].until(lambda p: p.presence.watching == 1)

    await places[1].socket.close()

    await places[0].until(lambda p: p.presence.seats == (0,) and p.presence.watching == 0)


async def test_a_guessed_table_is_not_found(house: House) -> None:
    place = Place(await sign_in(house.url, "Aki"), "AAAAAAAAAAAAAAAA")

    assert await code_of_refusal(place) == wire.NO_TABLE


@pytest.mark.parametrize("cookie", ["", "nonsense", "a.b.c", "someone.1794776589.00"])
async def test_nobody_comes_in_without_a_session_of_ours(house: House, cookie: str) -> None:
    table = await new_table(await sign_in(house.url, "Aki"), GAME, 3)
    place = Place(Session(house.url, cookie), table)

    assert await code_of_refusal(place) == wire.SIGNED_OUT


async def test_a_tampered_cookie_is_nobody_s(house: House) -> None:
    session = await sign_in(house.url, "Aki")
    table = await new_table(session, GAME, 3)
    other = await sign_in(house.url, "Bo")
    stolen = session.cookie[:20] + other.cookie[20:]

    assert await code_of_refusal(Place(Session(house.url, stolen), table)) == wire.SIGNED_OUT


async def test_pages_of_other_sites_get_no_socket(house: House) -> None:
    session = await sign_in(house.url, "Aki")
    table = await new_table(session, GAME, 3)
    place = Place(session, table, origin="https://elsewhere.example")

    with pytest.raises(InvalidStatus) as refused:
        await place.connect()

    assert refused.value.response.status_code == 403
