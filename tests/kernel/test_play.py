"""Play: acting, taking back, histories and resuming."""

import msgspec
import pytest

from tests.kernel.records import played
from uguisu.games import GAMES
from uguisu.kernel.action import Action
from uguisu.kernel.errors import BadRecord, BadSetup, IllegalAction, NothingToUndo, NotYourTurn
from uguisu.kernel.play import Play
from uguisu.kernel.record import RecordedAction
from uguisu.kernel.state import fields

GAME = GAMES["war-of-clans"]


def begun(position: str = "") -> Play:
    """A play whose table lies like this."""
    play = Play(GAME, 3, seed="crane")
    if position:
        play.state = GAME.read(position)
    return play


def act(play: Play, *actions: str) -> None:
    for text in actions:
        (seat,) = play.state.actors()
        play.act(seat, GAME.read_action(text))


# Taking back.


def test_nothing_done_is_nothing_to_undo() -> None:
    play = begun()

    assert not any(play.may_undo(seat) for seat in range(3))


def test_an_order_that_revealed_nothing_is_taken_back() -> None:
    play = begun("A[] B[] C[] A:tumo B:tttt")
    before = fields(play.state.clone())

    act(play, "t>B")
    assert play.may_undo(0)
    play.undo(0)

    assert fields(play.state) == before
    assert play.entries == []
    assert not play.may_undo(0)


def test_orders_are_taken_back_one_by_one() -> None:
    play = begun("A[t3] B[u1] C[] A:tumo B:tttt")

    act(play, "u>C", "m>A")
    assert GAME.write(play.state).count("order 3") == 1
    play.undo(0)
    play.undo(0)

    assert "order 1" in GAME.write(play.state)
    assert play.entries == []


def test_after_taking_back_another_action_may_be_taken() -> None:
    play = begun("A[] B[] C[] A:tumo B:tttt")

    act(play, "t>B")
    play.undo(0)
    act(play, "u>C")

    assert [GAME.write_action(entry.action) for entry in play.entries] == ["u>C"]


def test_a_drawn_card_cannot_be_put_back() -> None:
    play = begun("A[] B[] C[] A:tumo B:tttt")
    act(play, "t>B", "u>A")

    assert not play.may_undo(0)
    with pytest.raises(NothingToUndo) as error:
        play.undo(0)

    assert error.value.sentence == (
        "A has nothing to take back: something was revealed since, or another seat acted."
    )
    assert len(play.entries) == 2


def test_what_another_seat_did_cannot_be_taken_back() -> None:
    play = begun("A[] B[] C[] A:tumo B:tttt")
    act(play, "t>B")

    assert not play.may_undo(1)
    with pytest.raises(NothingToUndo):
        play.undo(1)


def test_after_another_seat_has_acted_nothing_is_taken_back() -> None:
    """In the last lap nothing is drawn: a turn can be taken back until the next seat acts."""
    play = begun("A[] B[] C[] A:tt B:uu C:mm last C 2")

    act(play, "t>B", "t>A")
    assert play.may_undo(0)
    act(play, "u>A")

    assert not play.may_undo(0)
    assert play.may_undo(1)


def test_after_the_end_nothing_is_taken_back() -> None:
    play = begun("A[t1] B[] C[] B:oo last C 1")

    act(play, "o>A", "o>B")

    assert play.state.is_over
    assert not play.may_undo(1)


def test_undo_is_offered_exactly_when_nothing_was_revealed() -> None:
    play = begun()
    while not play.state.is_over:
        (seat,) = play.state.actors()
        revelations = play.state.revelations
        play.act(seat, play.state.legal(seat)[0])
        quiet = play.state.revelations == revelations
        assert [play.may_undo(other) for other in range(3)] == [
            quiet and other == seat for other in range(3)
        ]


def test_an_action_that_is_refused_leaves_no_trace() -> None:
    play = begun("A[] B[] C[] A:tumo B:tttt")
    before = fields(play.state.clone())

    with pytest.raises(IllegalAction):
        play.act(0, GAME.read_action("t>A"))
    with pytest.raises(NotYourTurn):
        play.act(1, GAME.read_action("t>A"))

    assert fields(play.state) == before
    assert (play.entries, play.trail) == ([], [])


# Histories.


def test_the_history_begins_with_the_set_up() -> None:
    play = begun()

    (step,) = play.history(0)

    assert (step.actor, step.shown, step.at) == (None, "", 0)
    assert step.view == GAME.view(play.state, 0)


def test_the_history_has_a_step_for_every_action_as_it_was_seen() -> None:
    play = begun("A[] B[] C[] A:tumo B:tttt")
    act(play, "t>B", "u>A")

    steps = play.history(1)

    assert [(step.actor, step.shown) for step in steps] == [(None, ""), (0, "t>B"), (0, "u>A")]
    assert steps[-1].view == GAME.view(play.state, 1)
    assert steps[1].view == GAME.view(play.trail[1], 1)
    assert all(step.view.observer == 1 for step in steps)


def test_the_history_since_a_step() -> None:
    play = begun("A[] B[] C[] A:tumo B:tttt")
    act(play, "t>B", "u>A")

    assert play.history(None, since=2) == play.history(None)[2:]
    assert play.history(None, since=3) == []


def test_times_are_kept() -> None:
    play = begun("A[] B[] C[] A:tumo B:tttt")

    play.act(0, GAME.read_action("t>B"), at=1350)

    assert play.history(0)[1].at == 1350
    assert play.record().entries == (RecordedAction(0, GAME.read_action("t>B"), 1350),)


def test_the_log_of_an_action_is_told_to_each_observer() -> None:
    play = begun("A[] B[] C[] A:tumo B:tttt")
    act(play, "t>B")

    assert [GAME.say(line) for line in play.narrate(1, 0)] == ["You deploy Takeda in B's province."]
    assert [GAME.say(line) for line in play.narrate(1, 1)] == ["A deploys Takeda in your province."]
    assert not play.ends_turn(1, None)


# Records.


def test_a_record_is_resumed_where_it_stopped() -> None:
    play = Play(GAME, 4, {"final_lap": "everyone", "start": "B"}, "crane", ["Aki", "Ben"])
    for _ in range(12):
        (seat,) = play.state.actors()
        play.act(seat, play.state.legal(seat)[0])

    again = Play.resume(play.record(), GAME)

    assert fields(again.state) == fields(play.state)
    assert again.record() == play.record()
    assert again.history(2) == play.history(2)
    assert [again.may_undo(seat) for seat in range(4)] == [play.may_undo(s) for s in range(4)]


def test_a_record_says_the_result_only_when_the_game_is_over() -> None:
    play = begun("A[t1] B[] C[] B:oo last C 1")
    assert play.record().places is None

    act(play, "o>A", "o>B")

    assert play.record().places == (1, 2, 2)


def test_a_record_that_departs_from_the_rules_is_not_resumed() -> None:
    record = msgspec.structs.replace(begun().record(), entries=(RecordedAction(0, Action(299)),))

    with pytest.raises(BadRecord, match="Action 1 of the record is refused: hxEh: "):
        Play.resume(record, GAME)


@pytest.mark.parametrize("places", [(3, 2, 1), (1,), (), (1, 1, 1)])
def test_a_record_with_a_false_end_is_not_resumed(places: tuple[int, ...]) -> None:
    whole = played().record()
    false = msgspec.structs.replace(whole, places=places)
    early = msgspec.structs.replace(whole, entries=whole.entries[:-1])

    assert Play.resume(whole, GAME).state.is_over
    assert whole.places != places
    with pytest.raises(BadRecord, match="another result than the rules"):
        Play.resume(false, GAME)
    with pytest.raises(BadRecord, match="but it is not over"):
        Play.resume(early, GAME)


def test_a_record_that_cannot_be_set_up_is_not_resumed() -> None:
    record = msgspec.structs.replace(begun().record(), seats=7)

    with pytest.raises(BadRecord, match="The record cannot be set up: "):
        Play.resume(record, GAME)


def test_there_are_no_more_players_than_seats() -> None:
    with pytest.raises(BadSetup, match="There are 3 seats, not 4"):
        Play(GAME, 3, players=["Aki", "Ben", "Chie", "Doi"])
