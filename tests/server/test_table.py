"""A table is what its log says."""

import pytest

from tests.server import twins
from uguisu.kernel.rng import Lots
from uguisu.server import entries, honest
from uguisu.server.protocol.told import Clock
from uguisu.server.table import ABORTED, GATHERING, OVER, PLAYING, Table

SECRET = "5ec4e7" * 8


def a_table(*more: entries.AnyEntry, clock: Clock | None = None) -> Table:
    """Two people and a bot at War of Clans; not begun."""
    table = Table("t")
    wish: list[entries.AnyEntry] = [
        entries.Create(
            by="aki", game="war-of-clans", seats=3, secret=SECRET, clock=clock or Clock()
        ),
        entries.SitDown(by="aki", seat=0, name="Aki", entropy="a" * 16),
        entries.SitDown(by="bo", seat=1, name="Bo"),
        entries.PlaceBot(by="aki", seat=2, rank="genin"),
    ]
    for entry in (*wish, *more):
        twins.fold(table, entry)
    return table


def test_everybody_who_folds_the_same_log_has_the_same_table() -> None:
    one = twins.new_table("war-of-clans", 3, "1")
    list(twins.play_randomly(one, Lots(1), 30))

    other = Table(one.id)
    for past in one.past:
        other.fold(past.number, past.at, past.entry)

    assert one.game.write(other.playing.state) == one.game.write(one.playing.state)
    assert other.choices == one.choices
    assert other.changed == one.changed


def test_the_seed_is_made_of_the_secret_and_everybody_s_entropy() -> None:
    table = a_table(entries.Stir(by="bo", entropy="b" * 16), entries.Begin(by="aki"))

    assert table.seed == honest.seed_of(SECRET, ["a" * 16, "b" * 16, ""])


def test_an_undone_action_leaves_the_log_and_is_named_by_the_undo() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    (seat, legal), *_ = table.choices.items()
    before = table.game.write(table.playing.state)
    acted = table.number + 1
    twins.fold(table, entries.Act(by=f"person-{seat}", seat=seat, action=legal[0]))

    twins.fold(table, entries.Undo(by=f"person-{seat}", seat=seat))

    assert table.game.write(table.playing.state) == before
    assert acted not in [past.number for past in table.past]
    assert table.past[-1].undid == acted


def test_choices_that_change_are_marked_with_the_number_that_changed_them() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    (seat, legal), *_ = table.choices.items()
    number = table.number + 1

    twins.fold(table, entries.Act(by=f"person-{seat}", seat=seat, action=legal[0]))
    twins.fold(table, entries.Say(by=f"person-{seat}", name="x", text="y", seat=seat))

    assert table.changed[seat] == number


def test_a_bot_plays_for_one_who_left_until_the_return() -> None:
    table = a_table(entries.Begin(by="aki"), entries.StandIn(seat=0, why="left"))
    assert list(table.bots) == [0, 2]

    twins.fold(table, entries.ComeBack(by="aki", seat=0))

    assert list(table.bots) == [2]


def test_on_time_out_a_bot_makes_one_move() -> None:
    clock = Clock(kind="move", seconds=30)
    table = a_table(entries.Begin(by="aki"), clock=clock)
    seat = next(iter(table.choices))

    twins.fold(table, entries.TimeOut(seat=seat))
    assert seat in table.bots
    twins.fold(table, entries.Act(seat=seat, action=table.choices[seat][0]))

    assert (seat in table.bots) == (seat == 2)


def test_one_whose_time_for_the_game_is_up_is_played_to_the_end_by_a_bot() -> None:
    clock = Clock(kind="game", seconds=30)
    table = a_table(entries.Begin(by="aki"), clock=clock)
    seat = next(iter(table.choices))

    twins.fold(table, entries.TimeOut(seat=seat))
    twins.fold(table, entries.Act(seat=seat, action=table.choices[seat][0]))

    assert table.chairs[seat].stand_in == "time"
    assert seat in table.bots


def test_the_game_is_aborted_when_all_people_agree_and_no_bot_is_asked() -> None:
    table = a_table(entries.Begin(by="aki"), entries.Vote(by="aki", seats=(0,), agree=True))
    assert table.status == PLAYING

    twins.fold(table, entries.Vote(by="bo", seats=(1,), agree=True))

    assert table.status == ABORTED
    assert table.choices == {}


def test_one_may_think_again_about_aborting() -> None:
    table = a_table(
        entries.Begin(by="aki"),
        entries.Vote(by="aki", seats=(0,), agree=True),
        entries.Vote(by="aki", seats=(0,), agree=False),
        entries.Vote(by="bo", seats=(1,), agree=True),
    )

    assert table.status == PLAYING


def test_a_whole_game_ends_with_the_table_over() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    assert table.status == PLAYING

    list(twins.play_randomly(table, Lots(1), 1_000))

    assert table.status == OVER
    assert table.choices == {}


def test_the_log_has_no_gaps() -> None:
    table = Table("t")
    assert table.status == GATHERING

    with pytest.raises(AssertionError, match="gaps"):
        table.fold(2, 0, entries.Begin())
