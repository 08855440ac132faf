"""What an operator does, with a server running and without."""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from tests.server.backends import Postgres
from tests.server.house import House, open_house
from tests.server.players import begin, play_out
from uguisu.client import Session
from uguisu.server.errors import BadCopy, CannotServe, NoFile, NotFound, WrongMoment
from uguisu.server.protocol.http.tables import Listing
from uguisu.server.settings import Settings
from uguisu.server.store import admin
from uguisu.server.store.copying import COPIED, FORMAT, rows
from uguisu.server.store.schema import log, sittings, tables
from uguisu.server.store.store import Store

GAME = "war-of-clans"


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    with admin.opened(settings, new=True) as opened:
        yield opened


INEXACT = {tables.c.changed_at, tables.c.due}


def everything(store: Store) -> list[tuple[str, str]]:
    """All that is stored, copied or derived, in an order of its own. When a table changed last, and
    when it is to be looked at next, is noted only now and then: a copy may be more exact."""
    found = []
    with store.engine.connect() as connection:
        for table in (*COPIED.values(), tables, sittings):
            columns = [one for one in table.c if one not in INEXACT]
            rows = connection.execute(sa.select(*columns))
            found += [(table.name, repr(tuple(row))) for row in rows]
    return sorted(found)


async def two_tables(settings: Settings) -> tuple[str, str]:
    """A table whose game is over and one that plays."""
    with open_house(settings) as house:
        over = await begin(house.url, GAME, 1, 3)
        await play_out(over)
        running = await begin(house.url, GAME, 2, 3)
        for place in running:
            await place.socket.close()
    return over[0].id, running[0].id


async def test_running_tables_are_listed_and_finished_ones_on_request(settings: Settings) -> None:
    over, running = await two_tables(settings)

    with admin.opened(settings) as store:
        some, all_ = (admin.list_tables(store, ended=ended) for ended in (False, True))

    assert [(one.id, one.status, one.people, one.seats) for one in some] == [
        (running, "playing", 2, 3)
    ]
    assert {one.id: one.status for one in all_} == {running: "playing", over: "over"}


async def test_the_players_of_an_ended_table_are_told(settings: Settings) -> None:
    with open_house(settings) as house:
        places = await begin(house.url, GAME, 2, 3)

        with admin.opened(settings) as store:
            admin.end(store, places[0].id)

        for place in places:
            await place.until(lambda p: p.is_over)
        assert places[0].table.status == "aborted"
        assert places[0].log[-1].event.why == "admin"  # type: ignore[union-attr]


async def test_a_table_ends_once(settings: Settings) -> None:
    over, running = await two_tables(settings)
    with admin.opened(settings) as store:
        admin.end(store, running)

        for id in (over, running):
            with pytest.raises(WrongMoment, match="has ended already"):
                admin.end(store, id)
        assert not admin.list_tables(store, ended=False)


def test_an_unknown_table_cannot_be_ended(store: Store) -> None:
    with pytest.raises(NotFound, match="There is no table nothing"):
        admin.end(store, "nothing")


async def test_an_export_makes_the_same_database_elsewhere(
    settings: Settings, tmp_path: Path
) -> None:
    await two_tables(settings)
    file = tmp_path / "export.jsonl"
    elsewhere = replace(settings, data=str(tmp_path / "elsewhere"))
    Path(elsewhere.data).mkdir()

    with admin.opened(settings) as store, admin.opened(elsewhere, new=True) as target:
        admin.export(store, file)
        counts = [admin.take_in(target, file) for _ in range(2)]
        assert everything(target) == everything(store)

    assert counts == [2, 0]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_people_and_games_go_on_after_an_import(settings: Settings, tmp_path: Path) -> None:
    with open_house(settings) as house:
        places = await begin(house.url, GAME, 2, 3)
        aki = places[0].session
        for place in places:
            await place.socket.close()
    file = tmp_path / "export.jsonl"
    elsewhere = replace(settings, data=str(tmp_path / "elsewhere"))
    Path(elsewhere.data).mkdir()
    with admin.opened(settings) as store, admin.opened(elsewhere, new=True) as target:
        admin.export(store, file)
        admin.take_in(target, file)

    with open_house(elsewhere) as house:
        listing: Listing = await Session(house.url, aki.cookie).get("/api/my/tables", Listing)

    assert [listed.table.id for listed in listing.tables] == [places[0].id]


async def test_a_running_server_can_be_exported(house: House, tmp_path: Path) -> None:
    places = await begin(house.url, GAME, 1, 3)
    file = tmp_path / "export.jsonl"

    with admin.opened(house.settings) as store:
        admin.export(store, file)

    assert places[0].id in file.read_text()


HEAD = '{"uguisu":1}\n'
LOG = '{"of":"log","row":{"table_id":"t","number":%d,"at":1,"entry":%s}}\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1 of the file was not written by an export"),
        ("PNG", "Line 1 of the file was not written by an export"),
        (f'{{"uguisu":{FORMAT + 1}}}\n', "newer version"),
        (HEAD + "{}\n", "Line 2 of the file was not written by an export"),
        (HEAD + '{"of":"sqlite_master","row":{}}\n', "Line 2 of the file"),
        (HEAD + '{"of":"people","row":{"nose":"long"}}\n', "Line 2 of the file"),
        (HEAD + '{"of":"people","row":{"id":"x"}}\n', "the database refuses"),
        (HEAD + LOG % (1, '{"kind":"begin"}'), "table t cannot be replayed"),
        (HEAD + LOG % (1, '{"kind":"dance"}'), "table t cannot be replayed"),
        (HEAD + LOG % (2, '{"kind":"begin"}'), "table t cannot be replayed"),
    ],
)
def test_of_a_bad_file_nothing_is_taken(
    store: Store, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(text)
    before = everything(store)

    with pytest.raises(BadCopy, match=sentence):
        admin.take_in(store, file)

    assert everything(store) == before


def test_a_missing_file_cannot_be_imported(store: Store, tmp_path: Path) -> None:
    with pytest.raises(NoFile, match="cannot be read: No such file"):
        admin.take_in(store, tmp_path / "nothing")


async def test_a_backup_is_a_database_of_its_own(settings: Settings, tmp_path: Path) -> None:
    await two_tables(settings)
    folder = tmp_path / "copy"
    folder.mkdir()

    with admin.opened(settings) as store:
        admin.back_up(store, folder / "uguisu.db")
        with admin.opened(replace(settings, data=str(folder))) as copy:
            assert everything(copy) == everything(store)


def test_nothing_is_written_over(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")

    for work in (admin.back_up, admin.export):
        with pytest.raises(CannotServe, match="File exists"):
            work(store, file)

    assert file.read_text() == "precious"


def test_without_a_database_there_is_a_sentence(settings: Settings, tmp_path: Path) -> None:
    nowhere = replace(settings, data=str(tmp_path / "nowhere"))

    with pytest.raises(CannotServe, match="There is no database at"), admin.opened(nowhere):
        pass

    assert not (tmp_path / "nowhere").exists()


async def test_a_sqlite_file_moves_into_postgresql(
    settings: Settings, postgres: Postgres, tmp_path: Path
) -> None:
    await two_tables(settings)
    goal = replace(settings, database=postgres.new_database(tmp_path.name))

    with admin.opened(settings) as store, admin.opened(goal) as target:
        assert admin.move(store, target) == 2
        with store.engine.connect() as here, target.engine.connect() as there:
            assert list(rows(here)) == list(rows(there))
        with pytest.raises(CannotServe, match="choose an empty one"):
            admin.move(store, target)
        with pytest.raises(CannotServe, match="pg_dump"):
            admin.back_up(target, tmp_path / "copy")
        assert len(admin.list_tables(target, ended=True)) == 2
        with target.engine.connect() as connection:
            assert connection.scalar(sa.select(sa.func.count()).select_from(log))
