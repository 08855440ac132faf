"""A table in the terminal: who acts, undo, saving, and games in real time."""

import pytest

from tests.cli.terminal.tables import war_of_clans
from uguisu.bots.bot import Budget
from uguisu.bots.hosting.fallback import LATEST, SOONEST
from uguisu.cli.terminal.pace import HandClock, WallClock
from uguisu.cli.terminal.table import PERSON, LocalTable, SeatedPlayer, new_play
from uguisu.cli.usage_errors import UsageError
from uguisu.games import GAMES
from uguisu.kernel.action import Action
from uguisu.kernel.errors import NothingToUndo
from uguisu.kernel.record import Record
from uguisu.kernel.seats import CLOCK

TIMED = "ninja-master"


class Notebook:
    """A save that keeps everything it was given."""

    def __init__(self, *, full: bool = False) -> None:
        self.records: list[Record] = []
        self.full = full
        self.is_closed = False
        self.is_discarded = False

    def write(self, record: Record) -> None:
        if self.full:
            raise UsageError("cli-unwritable", folder="/full")
        self.records.append(record)

    def discard(self) -> None:
        self.is_discarded = True

    def close(self) -> None:
        self.is_closed = True

    def again(self) -> "Notebook":
        return Notebook()


def first_legal(table: LocalTable, seat: int) -> Action:
    return table.play.state.legal(seat)[0]


def test_bots_sit_where_no_person_does() -> None:
    table = war_of_clans("random", PERSON, "genin")

    assert table.people == (1,)
    assert {seat: bot.name for seat, bot in table.bots.items()} == {0: "random", 2: "genin"}
    assert table.names == ("Aki", "Ben", "Chiyo")


def test_equal_seeds_give_equal_bots() -> None:
    def choices() -> list[int]:
        table = war_of_clans("random", "random", "random", seed="3")
        for _ in range(20):
            seat = table.bot_to_act()
            assert seat is not None
            table.act(seat, table.bot_choice(seat))
        return [entry.action for entry in table.play.entries]

    assert choices() == choices()


def test_every_action_and_every_undo_is_saved() -> None:
    notebook = Notebook()
    table = war_of_clans(PERSON, PERSON, PERSON, start="A", save=notebook)

    table.act(0, first_legal(table, 0))
    table.undo(0)

    assert [len(record.entries) for record in notebook.records] == [1, 0]
    assert notebook.records[0].extra == {"sitters": "person person person"}


def test_what_the_engine_does_not_allow_is_not_undone() -> None:
    table = war_of_clans(PERSON, PERSON, PERSON)

    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a_full_disk_does_not_end_the_game_but_is_told() -> None:
    notebook = Notebook(full=True)
    table = war_of_clans(PERSON, "genin", "genin", start="A", save=notebook)

    told = []
    for notebook.full in (True, False):
        table.act(0, first_legal(table, 0))
        told.append(table.unsaved is not None)

    assert told == [True, False]
    assert len(table.play.entries) == 2


@pytest.mark.parametrize("acts", [0, 1])
def test_a_game_nobody_moved_in_is_not_kept(acts: int) -> None:
    notebook = Notebook()
    table = war_of_clans(PERSON, "genin", "genin", start="A", save=notebook)
    for _ in range(acts):
        table.act(0, first_legal(table, 0))

    table.leave()

    assert notebook.is_closed
    assert notebook.is_discarded == (acts == 0)


def test_a_rematch_has_the_same_options_and_another_seed() -> None:
    table = war_of_clans(PERSON, "genin", "genin", final_lap="everyone")

    again = table.rematch()

    assert again.sitters == table.sitters
    assert again.play.options == table.play.options
    assert again.play.seed != table.play.seed


def test_a_table_without_people_has_its_own_defaults() -> None:
    game = GAMES[TIMED]
    limits = {option.name: option.bots_only for option in game.options if option.bots_only}

    play = new_play(game, [SeatedPlayer("Aki", "random"), SeatedPlayer("Ben", "random")])

    assert limits
    assert {name: play.options[name] for name in limits} == limits


# Real time.


def race(*kinds: str) -> tuple[LocalTable, HandClock]:
    """A table of a timed game whose dice have just been thrown."""
    clock = HandClock()
    sitters = [SeatedPlayer(name, kind) for name, kind in zip(("Aki", "Ben"), kinds, strict=True)]
    table = LocalTable(new_play(GAMES[TIMED], sitters, seed="1"), sitters, clock=clock)
    (thrower,) = table.play.state.actors()
    clock.turn(5000)
    table.act(thrower, first_legal(table, thrower))
    return table, clock


def test_the_clock_acts_when_it_is_due_and_not_before() -> None:
    table, clock = race(PERSON, PERSON)
    due = table.play.state.due()

    clock.set(due - 1)
    assert not table.tick()
    clock.turn(1)
    assert table.tick()

    assert table.play.entries[-1].seat == CLOCK
    assert table.play.entries[-1].at == due


def test_between_timed_phases_time_stands_still() -> None:
    """Five seconds passed before the throw; the dice still roll for their full time."""
    table, clock = race(PERSON, PERSON)

    assert table.is_timed
    assert clock.now() < table.play.state.due()


def test_a_person_acts_at_the_time_of_the_clock() -> None:
    table, clock = race(PERSON, PERSON)
    clock.set(table.play.state.due())
    table.tick()
    clock.turn(750)

    table.act(0, first_legal(table, 0))

    assert table.play.entries[-1].at == clock.now()


def test_what_was_due_before_a_persons_action_happens_first() -> None:
    table, clock = race(PERSON, PERSON)
    due = table.play.state.due()
    clock.set(due + 500)

    table.act(0, table.play.game.read_action("b"))

    assert [(entry.seat, entry.at) for entry in table.play.entries[-2:]] == [
        (CLOCK, due),
        (0, due + 500),
    ]


def test_a_bot_that_knows_nothing_of_time_acts_after_a_moment() -> None:
    table, clock = race(PERSON, "random")
    now = clock.now()
    at, seat, _ = table.next_event()
    while seat == CLOCK:
        clock.set(at)
        table.tick()
        now = clock.now()
        at, seat, _ = table.next_event()

    assert seat == 1
    assert SOONEST <= at - now <= LATEST


def test_a_resumed_game_goes_on_from_its_last_time() -> None:
    table, clock = race(PERSON, PERSON)
    clock.set(table.play.state.due())
    table.tick()
    other = HandClock()

    LocalTable(table.play, table.sitters, clock=other)

    assert other.now() == table.play.entries[-1].at


def test_a_clock_of_the_wall_goes_on_from_where_it_is_set() -> None:
    clock = WallClock()

    clock.set(60_000)

    assert 60_000 <= clock.now() < 120_000


def test_a_bot_that_is_not_there_any_more_is_played_by_the_usual_one() -> None:
    table = war_of_clans(PERSON, "./gone", "genin", start="B")

    table.act(1, table.bot_choice(1))

    (failure,) = table.failures
    assert (failure.bot, failure.kind, failure.instead) == ("./gone", "gone", "genin")


def test_a_record_tells_of_a_program_in_one_word() -> None:
    table = war_of_clans(PERSON, "./my bot --fast", "genin")

    assert table.record().extra["sitters"] == "person ./my_bot_--fast genin"


def test_a_bot_thinks_on_the_cores_of_the_table() -> None:
    table = war_of_clans(PERSON, "genin", "genin", start="B")
    table.cores = 3

    assert table.turn(1).budget == Budget(cores=3)
