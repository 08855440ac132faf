"""What happens by itself; and what holds in every tournament, whatever people do."""

from random import Random
from typing import Any

import hypothesis.strategies as st
from hypothesis import given, settings

from tests.server.tournament.played import SECOND, START, Played, plan
from tests.sizes import choose
from uguisu.server.errors import WrongMoment
from uguisu.server.tournament import entries
from uguisu.server.tournament.player import NOBODY
from uguisu.server.tournament.standings import standings
from uguisu.server.tournament.steps import GATHER_MS, PATIENCE_MS
from uguisu.server.tournament.tournament import FINAL_BREAK_MS, Tournament


def seats_given(entry: entries.Entry | None) -> list[tuple[int, ...]]:
    assert isinstance(entry, entries.Seat)
    return [group.players for group in entry.groups]


def arena(people: int, **wishes: Any) -> Played:
    played = Played(plan(kind="arena", **wishes), people)
    played.begin()
    return played


def test_it_begins_at_its_time_and_not_before() -> None:
    played = Played(plan(), people=4)
    played.now = START - 1

    assert played.step() is None
    played.now += 1
    assert isinstance(played.step(), entries.Start)


def test_with_too_few_players_it_is_cancelled() -> None:
    played = Played(plan(least=4), people=3)
    played.now = START

    played.step()

    assert (played.tournament.status, played.tournament.why) == ("cancelled", "few")


def test_bots_join_until_there_are_enough() -> None:
    played = Played(plan(bots=12, least=8), people=3)
    played.begin()

    players = played.tournament.players.values()
    assert [player.rank for player in players].count("chunin") == 9
    assert len({player.name for player in players}) == 12


def test_an_arena_gives_tables_at_once_when_everybody_is_free() -> None:
    played = arena(people=9)

    assert len(seats_given(played.step())) == 2
    assert played.step() is None


def test_who_is_free_again_waits_a_moment_for_others() -> None:
    played = arena(people=8)
    played.step()
    first, second = played.tournament.running
    played.append(entries.Count(table=first.table, places=(1, 2, 3, 4)))

    played.now += GATHER_MS - 1
    assert played.step() is None
    played.append(entries.Count(table=second.table, places=(1, 2, 3, 4)))

    tables = seats_given(played.step())
    assert all(len(set(table) & set(first.players)) == 2 for table in tables), "old and new mixed"


def test_bots_take_free_seats_after_a_while_if_that_is_wanted() -> None:
    for fill in (True, False):
        played = arena(people=3, fill=fill)
        assert played.step() is None
        played.now += PATIENCE_MS

        entry = played.step()

        assert (entry is not None) is fill
        if entry is not None:
            assert seats_given(entry)[0].count(NOBODY) == 1


def test_one_alone_is_given_no_table() -> None:
    played = Played(plan(kind="arena"), people=2)
    played.begin()
    played.append(entries.Rest(by="p2"))
    played.now += 10 * PATIENCE_MS

    assert played.step() is None
    played.append(entries.PlayOn(by="p2"))
    played.now += PATIENCE_MS
    assert played.step() is not None


def test_tables_that_run_at_the_end_of_an_arena_still_count() -> None:
    played = arena(people=4, minutes=5)
    played.step()
    played.now = START + 5 * 60 * SECOND

    assert played.step() is None
    (sitting,) = played.tournament.running
    played.append(entries.Count(table=sitting.table, places=(1, 2, 3, 4)))
    assert isinstance(played.step(), entries.Finish)
    assert [line.player.points for line in standings(played.tournament)] == [4, 2, 1, 0]


def at_the_end(people: int = 6, **wishes: Any) -> Played:
    """An arena with a final: the first four have played, 1 to 4 in the standings; time is up."""
    played = arena(people, minutes=5, final=True, **wishes)
    played.append(entries.Seat(groups=(entries.Group("a", (1, 2, 3, 4)),)))
    played.append(entries.Count(table="a", places=(1, 2, 3, 4)))
    played.now = START + 5 * 60 * SECOND
    return played


def test_the_best_who_are_there_play_the_final_of_an_arena_after_a_break() -> None:
    played = at_the_end()
    played.append(entries.Rest(by="p2"))

    assert played.step() is None
    played.now += FINAL_BREAK_MS - 1
    assert played.step() is None
    played.now += 1
    (players,) = seats_given(played.step())

    assert set(players) == {1, 3, 4, NOBODY}, "who has played; bots take the other seats"
    assert played.step() is None


def test_a_final_begins_at_once_when_all_who_play_it_are_ready() -> None:
    played = at_the_end(people=4)
    for number in (1, 2, 3, 4):
        assert played.step() is None
        played.append(entries.MarkReady(by=f"p{number}"))

    assert seats_given(played.step())


def test_the_final_decides_the_first_places_and_gives_no_points() -> None:
    played = at_the_end()
    played.now += FINAL_BREAK_MS
    (players,) = seats_given(played.step())
    reverse = tuple(5 - number for number in players)
    played.append(entries.Count(table=played.tournament.final, places=reverse))

    assert isinstance(played.step(), entries.Finish)
    lines = standings(played.tournament)[:4]
    assert [line.player.number for line in lines] == [4, 3, 2, 1]
    assert [line.player.points for line in lines] == [0, 1, 2, 4]


def test_a_final_that_comes_to_nothing_changes_nothing() -> None:
    played = at_the_end()
    played.now += FINAL_BREAK_MS
    (players,) = seats_given(played.step())
    best = players.index(1)
    played.append(entries.Count(table=played.tournament.final, gone=(best,)))

    assert isinstance(played.step(), entries.Finish)
    assert [line.player.number for line in standings(played.tournament)][:3] == [1, 2, 3]


def test_there_is_no_final_for_one_alone_nor_with_free_seats_that_no_bot_takes() -> None:
    alone, few = at_the_end(), at_the_end(fill=False)
    for number in (2, 3, 4):
        alone.append(entries.Rest(by=f"p{number}"))
    few.append(entries.Rest(by="p4"))

    assert [type(played.step()) for played in (alone, few)] == [entries.Finish] * 2


def test_two_wins_in_a_row_light_the_lantern_until_below_second() -> None:
    played = arena(people=4)
    points = []
    for turn, place in enumerate((1, 1, 1, 2, 3, 1)):
        places = (place, *(p for p in (1, 2, 3, 4) if p != place))
        played.append(entries.Seat(groups=(entries.Group(f"t{turn}", (1, 2, 3, 4)),)))
        played.append(entries.Count(table=f"t{turn}", places=places))
        points.append(played.tournament.players[1].scores[-1].points)

    assert points == [4, 4, 8, 4, 2, 4]


def test_the_next_round_begins_after_the_break_or_when_all_are_ready() -> None:
    played = Played(plan(pause=60, rounds=3), people=4)
    played.begin()
    played.step()
    played.append(entries.Count(table="t1", places=(1, 2, 3, 4)))

    assert played.step() is None
    for number in (1, 2, 3, 4):
        played.append(entries.MarkReady(by=f"p{number}"))
    assert seats_given(played.step())
    played.append(entries.Count(table="t2", places=(1, 2, 3, 4)))
    assert played.step() is None
    played.now = played.tournament.next_round_at(played.now)
    assert seats_given(played.step())


def test_who_does_not_come_rests_and_the_place_is_nobodys() -> None:
    played = Played(plan(rounds=2), people=4)
    played.begin()
    (players,) = seats_given(played.step())

    played.append(entries.Count(table="t1", places=(1, 2, 3, 4), gone=(0,)))

    known = played.tournament.players
    assert known[players[0]].presence == "resting"
    assert [known[number].points for number in players] == [0, 4, 3, 2]


def test_who_came_to_a_table_that_came_to_nothing_has_a_bye() -> None:
    played = Played(plan(rounds=2), people=4)
    played.begin()
    (players,) = seats_given(played.step())

    played.append(entries.Count(table="t1", gone=(0, 1, 2)))

    assert [played.tournament.players[number].points for number in players] == [0, 0, 0, 4]


def test_late_players_may_join_until_the_last_round() -> None:
    played = Played(plan(rounds=2, pause=0), people=4)
    played.begin()
    played.step()
    played.append(entries.Join(by="late", name="Late"))
    played.append(entries.Count(table="t1", places=(1, 2, 3, 4)))

    tables = seats_given(played.step())

    assert any(5 in table for table in tables)


KINDS = st.sampled_from(["arena", "swiss"])


def disturb(played: Played, lots: Random) -> None:
    """Somebody does something, allowed or not; what is refused changes nothing."""
    who = f"p{lots.randrange(1, 20)}"
    deed = lots.choice(
        [
            entries.Join(by=who, name=who),
            entries.Leave(by=who),
            entries.Rest(by=who),
            entries.PlayOn(by=who),
            entries.MarkReady(by=who),
        ]
    )
    try:
        played.append(deed)
    except WrongMoment:
        return


def check_now(tournament: Tournament) -> None:
    """What holds at every moment."""
    busy = [n for sitting in tournament.running for n in sitting.players if n != NOBODY]
    assert len(busy) == len(set(busy)), "nobody plays at two tables at once"
    playing = {p.number for p in tournament.players.values() if p.table}
    assert playing == set(busy)
    if tournament.plan.kind == "swiss":
        assert len({sitting.round for sitting in tournament.running}) <= 1
        for sitting in tournament.sittings.values():
            own = [place for place in sitting.places if place]
            given = [
                score.points
                for player in tournament.players.values()
                for score in player.scores
                if score.table == sitting.table and score.place
            ]
            seats = tournament.plan.seats
            assert sum(given) == sum(seats - place for place in range(len(own)))


@settings(deadline=None, derandomize=True, max_examples=choose(quick=40, full=1_000))
@given(
    kind=KINDS,
    people=st.integers(2, 17),
    seats=st.integers(2, 5),
    fill=st.booleans(),
    seed=st.integers(0, 1 << 32),
)
def test_whatever_people_do_nothing_is_lost_or_doubled(
    kind: str, people: int, seats: int, fill: bool, seed: int
) -> None:
    lots = Random(seed)
    bots = lots.choice([0, 6]) if kind == "swiss" else 0
    final = kind == "arena" and lots.random() < 0.5
    wanted = plan(
        kind=kind, seats=seats, fill=fill, bots=bots, minutes=5, rounds=4, pause=30, final=final
    )
    played = Played(wanted, people)
    played.begin()
    for _ in range(10_000):
        if played.tournament.is_over:
            break
        if lots.random() < 0.1:
            disturb(played, lots)
        while played.step() is not None:
            check_now(played.tournament)
        for sitting in played.tournament.running:
            if lots.random() < 0.1:
                played.count(sitting, lots, played.somebody_missing(sitting, lots))
                check_now(played.tournament)
        played.now += SECOND

    assert played.tournament.is_over
    check_counts(played.tournament)
    check_prefixes(played)


def check_counts(tournament: Tournament) -> None:
    """Every table counts once for everybody who played there."""
    for sitting in tournament.sittings.values():
        assert sitting.is_over
        for seat, number in enumerate(sitting.players):
            if number != NOBODY and sitting.places and sitting.places[seat]:
                scores = tournament.players[number].scores
                assert [score.table for score in scores].count(sitting.table) == 1
    lines = standings(tournament)
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    assert all(line.place <= position for position, line in enumerate(lines, 1))


def check_prefixes(played: Played) -> None:
    """Every prefix of the stored log folds, and the whole to the same tournament."""
    again = Tournament(played.tournament.id)
    for number, at, entry in played.log:
        again.fold(number, at, entries.decode(entries.encode(entry)))
        standings(again)
    whole = played.tournament
    assert again.players == whole.players
    assert again.sittings == whole.sittings
    assert (again.status, again.round, again.ended_at) == (
        whole.status,
        whole.round,
        whole.ended_at,
    )
