"""A table is what its log says."""

import pytest

from tests.server import twins
from uguisu.kernel.action import Action
from uguisu.kernel.errors import NothingToUndo
from uguisu.kernel.rng import Lots
from uguisu.server.protocol import events
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.table import entries, shuffle_proof
from uguisu.server.table.ending import Rematch, Vote
from uguisu.server.table.gathering import StandUp
from uguisu.server.table.moves import Undo
from uguisu.server.table.table import ABORTED, OVER, PLAYING, SET_ASIDE, Table
from uguisu.server.table.talk import Say

SECRET = "5ec4e7" * 8


def a_table(*more: entries.Entry, clock: Clock | None = None) -> Table:
    """Two people and a bot at War of Clans; not begun."""
    table = Table("t")
    wish: list[entries.Entry] = [
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
    table = a_table(entries.AddEntropy(by="bo", entropy="b" * 16), entries.Begin(by="aki"))

    assert table.seed == shuffle_proof.seed_of(SECRET, ["a" * 16, "b" * 16, ""])


def test_an_undone_action_leaves_the_log_and_is_named_by_the_undo() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    (seat, legal), *_ = table.choices.items()
    before = table.game.write(table.playing.state)
    acted = table.number + 1
    twins.fold(table, entries.Act(by=f"person-{seat}", seat=seat, action=legal[0]))

    twins.fold(table, Undo(by=f"person-{seat}", seat=seat))

    assert table.game.write(table.playing.state) == before
    assert acted not in [past.number for past in table.past]
    assert table.past[-1].undid == acted


def test_choices_that_change_are_marked_with_the_number_that_changed_them() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    (seat, legal), *_ = table.choices.items()
    number = table.number + 1

    twins.fold(table, entries.Act(by=f"person-{seat}", seat=seat, action=legal[0]))
    twins.fold(table, Say(by=f"person-{seat}", name="x", text="y", seat=seat))

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
    table = a_table(entries.Begin(by="aki"), Vote(by="aki", seats=(0,), agree=True))
    assert table.status == PLAYING

    twins.fold(table, Vote(by="bo", seats=(1,), agree=True))

    assert table.status == ABORTED
    assert table.choices == {}


def test_one_may_think_again_about_aborting() -> None:
    table = a_table(
        entries.Begin(by="aki"),
        Vote(by="aki", seats=(0,), agree=True),
        Vote(by="aki", seats=(0,), agree=False),
        Vote(by="bo", seats=(1,), agree=True),
    )

    assert table.status == PLAYING


def test_a_whole_game_ends_with_the_table_over() -> None:
    table = twins.new_table("war-of-clans", 3, "1")
    assert table.status == PLAYING

    list(twins.play_randomly(table, Lots(1), 1_000))

    assert table.status == OVER
    assert table.choices == {}


def test_a_log_with_a_gap_sets_the_table_aside() -> None:
    table = a_table()

    table.fold(table.number + 2, table.at, entries.Begin(by="aki"))

    assert table.status == SET_ASIDE
    assert table.number == 6


def test_nothing_is_folded_twice() -> None:
    table = a_table()

    with pytest.raises(AssertionError, match="goes on"):
        table.fold(table.number, table.at, entries.Begin(by="aki"))


def poisoned() -> Table:
    """A game in which somebody acted who was not on turn."""
    table = a_table(entries.Begin(by="aki"))
    (seat,) = table.choices
    twins.fold(table, entries.Act(by="x", key="k", seat=(seat + 1) % 3, action=Action(0), moment=1))
    return table


def test_an_entry_that_cannot_be_carried_out_sets_the_table_aside_as_it_was_before() -> None:
    table, sound = poisoned(), a_table(entries.Begin(by="aki"))

    assert table.status == SET_ASIDE
    assert table.fault is not None
    assert (table.fault.number, table.number) == (6, 6)
    assert table.game.write(table.playing.state) == table.game.write(sound.playing.state)
    assert table.choices == {}
    assert not table.answered, "what was not carried out is not answered"


def test_what_follows_is_not_carried_out_either() -> None:
    table = poisoned()

    twins.fold(table, Say(by="aki", name="Aki", text="?", seat=0))
    twins.fold(table, entries.Abort(why="admin"))

    assert table.status == SET_ASIDE
    assert table.fault is not None
    assert table.fault.number == 6


def test_a_repair_ends_the_table_and_the_log_goes_on() -> None:
    table = poisoned()

    twins.fold(table, entries.Repair(good=5, note="x"))
    twins.fold(table, Rematch(by="aki", table="next"))

    assert (table.status, table.rematch, table.fault) == (ABORTED, "next", None)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 5000,
        b'{"kind":"dance"}',
        b'{"kind":"act","seat":"A"}',
        b'{"kind":"act","seat":0,"action":-1}',
        b'{"kind":"act","seat":99,"action":0}',
        b'{"kind":"sit","seat":99,"name":"x"}',
        b'{"kind":"rule","reach":1,"verdict":"","after":1,"moment":1}',
        b'{"kind":"begin"}',
        b'{"kind":"unreadable"}',
        b'{"kind":"create","game":"chess","seats":3,"secret":""}',
    ],
)
def test_whatever_stands_in_a_log_it_can_be_read(raw: bytes) -> None:
    table = a_table(entries.Begin(by="aki"))

    table.fold(6, 0, entries.decode(raw))

    assert table.status == SET_ASIDE


@pytest.mark.parametrize("seats", [-1, 0, 7, 10**9])
def test_a_table_that_cannot_be_is_not_made(seats: int) -> None:
    table = Table("t")

    table.fold(1, 0, entries.Create(game="shinobi", seats=seats, secret=SECRET))

    assert (table.status, table.is_created) == (SET_ASIDE, False)


def test_what_a_fork_took_over_cannot_be_taken_back() -> None:
    other = twins.new_table("war-of-clans", 3, "1")
    (seat, legal), *_ = other.choices.items()
    twins.fold(other, entries.Act(by=f"person-{seat}", seat=seat, action=legal[0]))
    assert other.playing.may_undo(seat)
    fork = entries.Fork("other", other.seed, tuple(other.playing.entries))
    table = Table("t")
    twins.fold(table, entries.Create(game="war-of-clans", seats=3, secret=SECRET, fork=fork))
    for own in range(3):
        twins.fold(table, entries.SitDown(by=f"person-{own}", seat=own, name="x"))
    twins.fold(table, entries.Begin())

    with pytest.raises(NothingToUndo):
        Undo(seat=seat).check(table)

    assert not table.may_undo(seat)


def test_who_left_a_seat_is_named_though_another_sits_there() -> None:
    table = a_table(StandUp(by="bo", seat=1), entries.PlaceBot(seat=1, rank="genin"))

    past = table.past[-2]
    stood = past.entry.event(table, past)

    assert stood == events.Stood(seat=1, name="Bo")
