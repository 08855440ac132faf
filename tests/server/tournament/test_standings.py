"""Ties are broken by stated rules."""

from tests.server.tournament.played import Played, plan
from uguisu.server.tournament import entries
from uguisu.server.tournament.standings import standings


def placed(played: Played) -> list[tuple[int, int]]:
    return [(line.place, line.player.number) for line in standings(played.tournament)]


def count(played: Played, table: str, players: tuple[int, ...], *places: int) -> None:
    played.append(entries.Seat(groups=(entries.Group(table, players),)))
    played.append(entries.Count(table=table, places=places))


def test_equal_points_in_an_arena_more_wins_then_fewer_games() -> None:
    played = Played(plan(kind="arena", seats=3), people=4)
    played.begin()
    count(played, "a", (1, 2, 3), 1, 2, 3)
    count(played, "b", (4, 2, 3), 3, 2, 1)
    count(played, "c", (4, 1, 3), 2, 3, 1)

    points = {n: p.points for n, p in played.tournament.players.items()}
    assert points == {1: 4, 2: 4, 3: 8, 4: 2}
    assert placed(played) == [(1, 3), (2, 1), (3, 2), (4, 4)]


def test_who_are_equal_in_everything_share_the_place() -> None:
    played = Played(plan(kind="arena"), people=3)

    assert placed(played) == [(1, 1), (1, 2), (1, 3)]


def test_equal_points_in_a_swiss_tournament_stronger_rivals_count() -> None:
    played = Played(plan(seats=2, rounds=3), people=4)
    played.begin()
    first = (entries.Group("a", (1, 2)), entries.Group("b", (3, 4)))
    played.append(entries.Seat(groups=first))
    played.append(entries.Count(table="a", places=(1, 2)))
    played.append(entries.Count(table="b", places=(1, 2)))
    second = (entries.Group("c", (1, 3)), entries.Group("d", (2, 4)))
    played.append(entries.Seat(groups=second))
    played.append(entries.Count(table="c", places=(1, 2)))
    played.append(entries.Count(table="d", places=(1, 2)))

    lines = {line.player.number: line for line in standings(played.tournament)}
    assert (lines[2].player.points, lines[3].player.points) == (3, 3)
    assert (lines[2].rivals, lines[3].rivals) == (6, 6)
    assert lines[2].place == lines[3].place == 2, "they have not met"

    played.append(entries.Seat(groups=(entries.Group("e", (3, 2)), entries.Group("f", (1, 4)))))
    played.append(entries.Count(table="e", places=(1, 1)))
    played.append(entries.Count(table="f", places=(2, 1)))

    assert placed(played) == [(1, 1), (2, 2), (2, 3), (4, 4)]


def test_after_the_rivals_the_games_among_the_equal_count() -> None:
    played = Played(plan(seats=2, rounds=3), people=3)
    played.begin()
    for table, players in (("a", (1, 2)), ("b", (2, 3)), ("c", (3, 1))):
        played.append(entries.Seat(groups=(entries.Group(table, players),)))
        played.append(entries.Count(table=table, places=(1, 2)))
    cycle = placed(played)
    assert cycle == [(1, 1), (1, 2), (1, 3)], "each was before one of the others"

    pair = Played(plan(seats=3, rounds=2), people=6)
    pair.begin()
    groups = (entries.Group("a", (1, 2, 3)), entries.Group("b", (4, 5, 6)))
    pair.append(entries.Seat(groups=groups))
    pair.append(entries.Count(table="a", places=(1, 2, 3)))
    pair.append(entries.Count(table="b", places=(2, 1, 3)))
    pair.append(entries.Seat(groups=(entries.Group("c", (1, 5, 0)), entries.Group("d", (2, 4, 0)))))
    pair.append(entries.Count(table="c", places=(2, 1, 3)))
    pair.append(entries.Count(table="d", places=(1, 2, 3)))

    lines = standings(pair.tournament)
    assert [(line.place, line.player.number) for line in lines[:2]] == [(1, 5), (2, 1)]


def test_who_left_without_a_game_is_not_listed() -> None:
    played = Played(plan(), people=3)

    played.append(entries.Leave(by="p2"))

    assert [number for _, number in placed(played)] == [1, 3]
