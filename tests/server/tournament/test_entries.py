"""Entries: what can be the next one, and how they are stored."""

import pytest

from tests.server.tournament.played import Played, plan
from uguisu.server.errors import NotHost, WrongMoment
from uguisu.server.tournament import entries
from uguisu.server.tournament.tournament import Tournament


def refused(played: Played, entry: entries.Entry) -> str:
    """The text that says why this entry cannot be the next."""
    with pytest.raises((WrongMoment, NotHost)) as caught:
        played.append(entry)
    return caught.value.message.id if caught.value.message else ""


def test_one_joins_once_and_may_come_back() -> None:
    played = Played(plan(), people=1)

    assert refused(played, entries.Join(by="p1", name="Again")) == "refused-joined-already"
    played.append(entries.Leave(by="p1"))
    assert refused(played, entries.Rest(by="p1")) == "refused-not-joined"
    played.append(entries.Join(by="p1", name="Again"))

    assert [p.name for p in played.tournament.players.values()] == ["Player 1"]


def test_nobody_is_given_a_second_table() -> None:
    played = Played(plan(kind="arena"), people=5)
    played.begin()
    played.step()
    (sitting,) = played.tournament.running
    free = next(n for n in played.tournament.players if n not in sitting.players)

    refused(played, entries.Seat(groups=(entries.Group("x", (free, sitting.players[0], 0, 0)),)))
    refused(played, entries.Seat(groups=(entries.Group("x", (free, free, 0, 0)),)))
    refused(played, entries.Seat(groups=(entries.Group("x", (free, 0, 0, 0)),)))
    refused(played, entries.Seat(groups=(entries.Group(sitting.table, (free, 9, 0, 0)),)))


def test_a_table_counts_once() -> None:
    played = Played(plan(), people=4)
    played.begin()
    played.step()
    played.append(entries.Count(table="t1", places=(1, 2, 3, 4)))

    refused(played, entries.Count(table="t1", places=(4, 3, 2, 1)))
    refused(played, entries.Count(table="t9", places=(4, 3, 2, 1)))


def test_only_the_host_cancels_and_only_before_the_start() -> None:
    played = Played(plan(), people=4)

    assert refused(played, entries.Cancel(by="p1", why="host")) == "refused-not-tournament-host"
    played.begin()
    assert refused(played, entries.Cancel(by="host", why="host")) == "refused-tournament-begun"


def test_after_the_end_nothing_is_possible() -> None:
    played = Played(plan(), people=4)
    played.append(entries.Cancel(by="host", why="host"))

    assert refused(played, entries.Join(by="late", name="Late")) == "refused-tournament-over"


def test_nobody_joins_an_arena_after_its_end() -> None:
    played = Played(plan(kind="arena", minutes=5), people=4)
    played.begin()
    played.step()
    played.now += 5 * 60_000

    assert refused(played, entries.Join(by="late", name="Late")) == "refused-too-late"


@pytest.mark.parametrize("raw", [b"", b"{", b'{"kind":"from-later"}', b"\xff"])
def test_what_cannot_be_read_changes_nothing(raw: bytes) -> None:
    tournament = Tournament("cup")
    tournament.fold(1, 5, entries.Announce(by="host", plan=plan()))

    tournament.fold(2, 6, entries.decode(raw))
    tournament.fold(3, 7, entries.Join(by="p1", name="Player 1"))

    assert (tournament.number, len(tournament.players)) == (3, 1)


def test_who_has_missed_three_tables_is_given_no_more() -> None:
    played = Played(plan(kind="arena", seats=3), people=3)
    played.begin()
    for table in ("a", "b", "c"):
        played.append(entries.Seat(groups=(entries.Group(table, (1, 2, 3)),)))
        played.append(entries.Count(table=table, places=(1, 2, 3), gone=(2,)))
        if table != "c":
            played.append(entries.PlayOn(by="p3"))

    for entry in (entries.PlayOn(by="p3"), entries.MarkReady(by="p3")):
        assert refused(played, entry) == "refused-missed-tables"
    played.append(entries.Leave(by="p3"))
    assert refused(played, entries.Join(by="p3", name="Player 3")) == "refused-missed-tables"
