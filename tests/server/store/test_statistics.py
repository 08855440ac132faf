"""Statistics are those one would count by hand."""

import random
from itertools import groupby
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from uguisu.server.protocol.http.statistics import Met, Played, Statistics
from uguisu.server.settings import Settings
from uguisu.server.store.admin import opened
from uguisu.server.store.schema import people, rating_changes
from uguisu.server.store.statistics import statistics_of


def row(number: int, player: str, place: int, seats: int = 3) -> dict[str, Any]:
    return {
        "table_id": f"t{number}",
        "player": player,
        "game": "shinobi",
        "seats": seats,
        "at": 1_000 + number // 2,
        "seat": 0,
        "place": place,
        "mu": 25.0,
        "sigma": 8.0,
        "mu_before": 25.0,
    }


def counted(tmp_path: Path, rows: list[dict[str, Any]], *names: str) -> Statistics:
    with opened(Settings(data=str(tmp_path)), new=True) as store, store.engine.begin() as c:
        for name in names:
            c.execute(sa.insert(people).values(id=name, name=name, login=name, created_at=0))
        if rows:
            c.execute(sa.insert(rating_changes), rows)
        return statistics_of(c, "aki")


def test_nobody_has_played_at_first(tmp_path: Path) -> None:
    assert counted(tmp_path, []) == Statistics(played=())


def test_games_and_runs_are_counted(tmp_path: Path) -> None:
    places = [1, 2, 1, 1, 1, 3, 1, 1]
    rows = [row(n, "aki", place, 3 if n < 5 else 4) for n, place in enumerate(places)]

    found = counted(tmp_path, rows)

    three = Played(game="shinobi", seats=3, games=5, won=4)
    four = Played(game="shinobi", seats=4, games=3, won=2)
    assert found == Statistics(played=(three, four), longest=3, current=2, since=1_000)


def test_runs_are_found_in_any_order_of_results(tmp_path: Path) -> None:
    lots = random.Random(7)
    places = [lots.choice((1, 1, 2, 3)) for _ in range(400)]
    rows = [row(2 * n, "aki", place) for n, place in enumerate(places)]
    runs = [len(list(run)) for won, run in groupby(places, lambda place: place == 1) if won]

    found = counted(tmp_path, rows)

    assert found.longest == max(runs)
    assert bool(found.current) == (places[-1] == 1)


def test_people_met_are_told_by_name_and_bots_are_not(tmp_path: Path) -> None:
    rows = [row(n, who, 1) for n in range(4) for who in ("aki", "bot:jonin")]
    rows += [row(n, "bo", 2) for n in range(3)] + [row(0, "chie", 3), row(9, "dai", 1)]

    found = counted(tmp_path, rows, "aki", "bo", "chie", "dai")

    assert found.met == (Met(name="bo", games=3), Met(name="chie", games=1))
