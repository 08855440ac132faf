"""The logs of tournaments in the database, and in copies of it."""

from pathlib import Path

from tests.server.tournament.played import Played, plan
from uguisu.server.store import copying
from uguisu.server.store import tournaments as rows
from uguisu.server.store.store import Store
from uguisu.server.tournament import entries


def opened(folder: Path, name: str) -> Store:
    store = Store(f"sqlite:///{folder / name}.db")
    store.prepare()
    return store


def kept(store: Store, played: Played) -> None:
    """The log of a tournament, stored."""
    with store.engine.begin() as connection:
        for number, at, entry in played.log:
            assert rows.append(connection, played.tournament.id, number, at, entry)
        rows.note(connection, played.tournament)


def test_a_number_is_taken_once(tmp_path: Path) -> None:
    store = opened(tmp_path, "one")
    played = Played(plan(), people=2)
    kept(store, played)

    with store.engine.begin() as connection:
        late = entries.Join(by="late", name="Late")
        assert not rows.append(connection, "cup", played.tournament.number, 9, late)
        assert rows.append(connection, "cup", played.tournament.number + 1, 9, late)
        names = [player.name for player in rows.fold(connection, "cup").players.values()]

    assert names == ["Player 1", "Player 2", "Late"]
    store.engine.dispose()


def test_a_copy_has_the_tournaments_and_mixes_no_logs(tmp_path: Path) -> None:
    source, target = opened(tmp_path, "source"), opened(tmp_path, "target")
    kept(source, Played(plan(), people=3))
    kept(source, Played(plan(), people=2, id="other"))
    kept(target, Played(plan(), people=1, id="other"))

    with source.engine.connect() as connection:
        lines = list(copying.lines(copying.rows(connection)))
    with target.engine.begin() as connection:
        copying.take_in(connection, copying.read(lines))
        players = {id: len(rows.fold(connection, id).players) for id in ("cup", "other")}
        listed = rows.listed(connection)
        joined = rows.of_person(connection, ["p1"]), rows.of_person(connection, ["p3"])

    assert joined == (["cup", "other"], ["cup"])
    assert players == {"cup": 3, "other": 1}
    assert sorted(listed) == ["cup", "other"]
    for store in (source, target):
        store.engine.dispose()
