"""A table whose log cannot be carried out is set aside; nobody else notices."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from tests.server.backends import Postgres
from tests.server.house import House, free_port, open_house
from tests.server.players import Place, begin, play_out
from tests.server.poison import POISONS, make_due, poison, spoil
from uguisu.client import Refusal, Refused, Session, new_key
from uguisu.server.errors import BadCopy, NotFound, WrongMoment
from uguisu.server.people.ratings import Ratings
from uguisu.server.protocol import events, incoming
from uguisu.server.protocol.http.tables import Listing, Replay
from uguisu.server.settings import Settings
from uguisu.server.store import admin, repairs
from uguisu.server.store.schema import rated, tables

GAME = "war-of-clans"
each_poison = pytest.mark.parametrize("raw", POISONS.values(), ids=list(POISONS))


async def on_loop_of(house: House, work: Coroutine[Any, Any, Any]) -> Any:
    future = asyncio.run_coroutine_threadsafe(work, house.node.store.writer.loop)
    return await asyncio.wrap_future(future)


async def a_poisoned_table(settings: Settings, raw: bytes) -> list[Place]:
    """Two people play with a bot; the server is stopped, and its log poisoned."""
    with open_house(settings) as house:
        places = await begin(house.url, GAME, 2, 3)
        for place in places:
            await place.socket.close()
    with admin.opened(settings) as store:
        poison(store, places[0].id, raw)
    return places


@each_poison
async def test_who_is_there_is_told_and_whoever_comes_sees_where_it_stood(
    house: House, raw: bytes
) -> None:
    here, there = await begin(house.url, GAME, 2, 3)
    await here.until(lambda p: bool(p.view))
    number = poison(house.node.store, here.id, raw)

    house.node.store.writer.loop.call_soon_threadsafe(house.node.rooms.open[here.id].follow, number)
    await asyncio.wait_for(here.until(lambda p: p.table.status == "set-aside"), 10)
    await there.socket.close()
    async with Place(there.session, there.id) as again:
        assert again.table.status == "set-aside"
        assert again.view["armies"] == here.view["armies"]
        assert not again.choices
    assert isinstance(here.log[-1].event, events.SetAside)


async def test_nothing_can_be_done_there_but_to_end_it(house: House) -> None:
    here, there = await begin(house.url, GAME, 2, 3)
    number = poison(house.node.store, here.id, b"{}")
    room = house.node.rooms.open[here.id]
    house.node.store.writer.loop.call_soon_threadsafe(room.follow, number)
    await here.until(lambda p: p.table.status == "set-aside")

    for command in (
        incoming.Act(key=new_key(), seat=0, action=0),
        incoming.Say(key=new_key(), text="hello?"),
        incoming.Undo(key=new_key(), seat=0),
        incoming.Stand(key=new_key(), seat=0),
        incoming.Start(key=new_key()),
        incoming.Abort(key=new_key(), agree=False),
    ):
        with pytest.raises(Refused) as refused:
            await here.do(command)
        assert refused.value.refusal.code == "set-aside"
    await there.until(lambda p: p.table.status == "set-aside")
    await there.do(incoming.Abort(key=new_key()))
    await here.until(lambda p: p.table.status == "aborted")
    await here.do(incoming.Say(key=new_key(), text="well"))

    event = next(one.event for one in here.log if isinstance(one.event, events.Aborted))
    assert event.why == "repair"


async def test_lists_and_replays_work_and_other_tables_notice_nothing(settings: Settings) -> None:
    places = await a_poisoned_table(settings, POISONS["an action that is refused"])
    other = replace(settings, port=free_port())
    with open_house(other) as house:
        mine = Session(house.url, places[0].session.cookie)
        listing: Listing = await mine.get("/api/my/tables", Listing)
        replay: Replay = await mine.get(f"/api/tables/{places[0].id}/replay?eyes=0", Replay)
        sound = await begin(house.url, GAME, 1, 3)
        await play_out(sound)
        again: Listing = await mine.get("/api/my/tables", Listing)

    assert [one.table.id for one in listing.tables] == [places[0].id]
    assert [one.table.status for one in again.tables] == ["set-aside"]
    assert isinstance(replay.steps[-1].event, events.SetAside)
    assert isinstance(replay.steps[0].event, events.Opened)


async def test_a_table_without_a_beginning_spoils_no_list_and_no_timer(settings: Settings) -> None:
    places = await a_poisoned_table(settings, b"{}")
    bad = places[0].id
    with admin.opened(settings) as store:
        spoil(store, bad, 1)
        make_due(store, bad)
    other = replace(settings, port=free_port())
    with open_house(other) as house:
        mine = Session(house.url, places[0].session.cookie)
        await on_loop_of(house, house.node.caretaker.open_due())
        listing: Listing = await mine.get("/api/my/tables", Listing)
        with pytest.raises(Refusal) as refusal:
            await mine.get(f"/api/tables/{bad}/replay?eyes=0", Replay)
        with house.node.store.engine.connect() as connection:
            due = connection.scalar(sa.select(tables.c.due).where(tables.c.id == bad))

    assert [one.table.id for one in listing.tables] == [bad]
    assert refusal.value.status == 409
    assert due is None, "nobody looks again every five seconds"
    with admin.opened(settings) as store:
        repairs.repair(store, bad)
        assert [one.status for one in admin.list_tables(store, ended=True)] == ["aborted"]


async def test_a_table_that_cannot_be_carried_out_is_not_rated_and_the_others_are(
    settings: Settings,
) -> None:
    with open_house(settings) as house:
        for _ in range(2):
            await play_out(await begin(house.url, GAME, 1, 3))
    with admin.opened(settings) as store:
        good, bad = (one.id for one in admin.list_tables(store, ended=True))
        spoil(store, bad, 5)
        with store.engine.begin() as connection:
            connection.execute(sa.delete(rated))
    with open_house(replace(settings, port=free_port())) as house:
        sweeping = house.node.ratings.sweeping
        assert sweeping is not None
        await on_loop_of(house, done(house.node.ratings))
        with house.node.store.engine.connect() as connection:
            counted = list(connection.scalars(sa.select(rated.c.table_id)))

    assert counted == [good]


async def done(ratings: Ratings) -> None:
    await asyncio.gather(*ratings.tasks.running)


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def database(request: pytest.FixtureRequest, settings: Settings, tmp_path: Path) -> Settings:
    if request.param == "SQLite":
        return settings
    postgres: Postgres = request.getfixturevalue("postgres")
    return replace(settings, database=postgres.new_database(tmp_path.name))


async def test_an_operator_finds_and_repairs_it_and_everything_goes_on(
    database: Settings,
) -> None:
    with open_house(database) as house:
        places = await begin(house.url, GAME, 2, 3)
        await (await begin(house.url, GAME, 1, 3))[0].socket.close()
        for place in places:
            await place.socket.close()
    bad = places[0].id

    with admin.opened(database) as store:
        poison(store, bad, b"\xff\x00")
        checked = repairs.check(store)
        repaired = repairs.repair(store, bad)
        healthy = repairs.check(store)
        with pytest.raises(WrongMoment, match="nothing to repair"):
            repairs.repair(store, bad)
        with pytest.raises(NotFound):
            repairs.repair(store, "nothing")

    assert checked.logs == 2
    assert [one.table for one in checked.findings] == [bad]
    assert checked.findings[0] == repaired
    assert healthy == repairs.Checked(2, ())
    with open_house(replace(database, port=free_port())) as house:
        async with Place(Session(house.url, places[0].session.cookie), bad) as place:
            assert place.table.status == "aborted"
            await place.do(incoming.Rematch(key=new_key()))
            assert place.table.rematch


async def test_ending_it_as_any_other_table_repairs_it_too(settings: Settings) -> None:
    places = await a_poisoned_table(settings, b"{}")

    with admin.opened(settings) as store:
        assert [one.status for one in admin.list_tables(store, ended=False)] == ["playing"]
        admin.end(store, places[0].id)

        assert repairs.check(store).findings == ()
        assert [one.status for one in admin.list_tables(store, ended=True)] == ["aborted"]


@each_poison
async def test_an_export_with_a_poisoned_log_can_be_imported(
    settings: Settings, raw: bytes, tmp_path: Path
) -> None:
    places = await a_poisoned_table(settings, raw)
    file, elsewhere = tmp_path / "all.jsonl", replace(settings, data=str(tmp_path / "other"))
    Path(elsewhere.data).mkdir()

    with admin.opened(settings) as store, admin.opened(elsewhere, new=True) as target:
        admin.export(store, file)
        assert admin.take_in(target, file) == 1

        assert repairs.check(target) == repairs.check(store)
        assert [one.status for one in admin.list_tables(target, ended=False)] == ["set-aside"]
    assert places[0].id in file.read_text()


async def test_a_log_without_a_beginning_is_imported_only_once_it_is_repaired(
    settings: Settings, tmp_path: Path
) -> None:
    places = await a_poisoned_table(settings, b"{}")
    elsewhere = replace(settings, data=str(tmp_path / "other"))
    Path(elsewhere.data).mkdir()

    with admin.opened(settings) as store, admin.opened(elsewhere, new=True) as target:
        spoil(store, places[0].id, 1)
        with pytest.raises(BadCopy, match="uguisu admin repair"):
            admin.move(store, target)
        repairs.repair(store, places[0].id)

        assert admin.move(store, target) == 1
