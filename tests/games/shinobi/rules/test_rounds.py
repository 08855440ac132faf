"""The set-up, the end of a round, and the end of the game."""

import pytest

from tests.games.shinobi.table import (
    GAME,
    OBSERVERS,
    before,
    legal,
    lives,
    new,
    play,
    play_at_random,
    read,
    turn,
    view,
)
from uguisu.games.shinobi.state import ShinobiState
from uguisu.games.shinobi.view.types import Verdict
from uguisu.kernel.errors import BadSetup, GameOver
from uguisu.kernel.message import Message
from uguisu.kernel.options import bots_only
from uguisu.kernel.play import Play
from uguisu.kernel.record import read_record, replay, write_record
from uguisu.kernel.seats import letter
from uguisu.kernel.view import FaceDown


def starts(seats: int) -> set[str]:
    """The start players of many seeds."""
    return {letter(new(seats, seed).start) for seed in range(60)}


@pytest.mark.rule("SHI-3")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everybody_begins_with_five_lives(seats: int) -> None:
    assert lives(new(seats)) == "5" * seats


@pytest.mark.rule("SHI-3")
def test_three_markers_are_enough_for_all_declarations() -> None:
    state = new(6)

    play_at_random(state, limit=18)

    for attacks in view(state).attacks:
        assert len([attack.declared for attack in attacks if attack]) == 3


@pytest.mark.rule("SHI-4")
def test_the_seed_draws_the_start_player() -> None:
    assert starts(4) == set("ABCD")
    assert starts(6) == set("ABCDEF")
    assert new(6, seed="same").start == new(6, seed="same").start


@pytest.mark.rule("SHI-4")
def test_the_host_may_choose_the_start_player() -> None:
    for seat in "ABCDE":
        assert turn(new(5, start=seat)) == f"assign {seat}"


@pytest.mark.rule("SHI-4")
def test_the_start_player_must_sit_at_the_table() -> None:
    with pytest.raises(BadSetup, match="no seat E") as error:
        new(4, start="E")

    assert error.value.clause == "SHI-4"


@pytest.mark.rule("SHI-23")
@pytest.mark.parametrize("choice", ["reveal 12", "reveal 13", "reveal 23"])
def test_a_third_card_that_was_not_turned_returns_to_its_owner_unseen(choice: str) -> None:
    state = read("A5[kk is ss] B5 C5 D5 start A reveal A")
    play(state, choice, "accept")
    hidden = {"reveal 12": 2, "reveal 13": 1, "reveal 23": 0}[choice]

    while view(state).phase != "assign":
        for observer in OBSERVERS:
            attack = GAME.view(state, observer).attacks[0][hidden]
            assert attack
            assert not attack.open
            assert isinstance(attack.card, FaceDown) == (observer != attack.attacker)
        play(state, legal(state)[0])

    assert all(before(state, seat) == "- - -" for seat in "ABCD")
    assert all(hand == FaceDown(4) for hand in view(state).hands)


@pytest.mark.rule("SHI-23", "SHI-25")
def test_a_game_that_ends_in_mid_round_shows_no_other_card() -> None:
    state = read("A1[kk ks ii] B5 C0 D0 start A reveal A")

    play(state, "reveal 12", "accept")

    assert turn(state) == "over"
    assert [before(state, seat).count("!") for seat in "ABCD"] == [2, 0, 0, 0]
    for observer in OBSERVERS:
        attack = GAME.view(state, observer).attacks[0][2]
        assert attack
        assert isinstance(attack.card, FaceDown) == (observer != attack.attacker)


@pytest.mark.rule("SHI-24")
def test_after_a_round_the_cards_return_and_the_pawn_moves_to_the_right() -> None:
    state = read("A5 B5 C5 D5[kk is ss] start A reveal D round 3")

    play(state, "reveal 12", "accept")

    assert turn(state) == "assign B"
    assert (state.start, state.round) == (1, 4)
    assert view(state, "B").hands == (FaceDown(4), view(state, "B").hands[1], *[FaceDown(4)] * 2)
    assert len(legal(state)) == 16


@pytest.mark.rule("SHI-12", "SHI-24")
def test_the_pawn_also_moves_to_an_eliminated_player() -> None:
    state = read("A5 B0 C5 D5[kk is ss] start A reveal D")

    play(state, "reveal 12", "accept")

    assert turn(state) == "assign B"


def test_the_last_verdict_of_a_round_is_remembered_while_the_next_is_prepared() -> None:
    state = read("A5 B5 C5 D5[kk is ss] start A reveal D")

    play(state, "reveal 12", "denounce incompetence")

    assert view(state).last_victim == 3
    assert view(state).verdicts[3] == Verdict("incompetence-proved", 0)
    play_at_random(state, limit=12)
    assert view(state).last_victim is None
    assert view(state).verdicts == (None,) * 4


@pytest.mark.rule("SHI-25")
def test_the_last_one_alive_wins_at_once() -> None:
    state = read("A1[kk ks ii] B3 C0 D0 start A reveal A")

    play(state, "reveal 12", "accept")

    assert turn(state) == "over"
    assert state.places() == [2, 1, 2, 2]
    assert not state.is_cut_off()
    with pytest.raises(GameOver):
        state.apply(1, GAME.read_action("reveal 12"))


@pytest.mark.rule("SHI-25")
def test_a_denouncer_may_be_the_last_one_alive() -> None:
    state = read("A1[kk is ss] B1 C0 D1 start A reveal A")

    play(state, "reveal 12", "denounce incompetence")

    assert state.places() == [1, 2, 2, 2]
    assert state.returns() == [1.0, -1 / 3, -1 / 3, -1 / 3]


@pytest.mark.rule("SHI-25")
def test_two_survivors_play_on() -> None:
    state = read("A1[kk ks ii] B3 C1 D0 start A reveal A")

    play(state, "reveal 12", "accept")

    assert turn(state) == "reveal B"


@pytest.mark.rule("SHI-26")
def test_those_who_fall_in_the_same_moment_share_the_victory() -> None:
    state = read("A0[kk is ss] B1 C0 D1 start A reveal A")

    play(state, "reveal 12", "denounce incompetence")

    assert lives(state) == "0000"
    assert turn(state) == "over"
    assert state.places() == [3, 1, 3, 1]
    assert state.returns() == pytest.approx([-1 / 3, 1 / 3, -1 / 3, 1 / 3])
    assert not state.is_cut_off()


@pytest.mark.rule("SHI-26")
def test_losses_of_one_denunciation_are_simultaneous() -> None:
    """B and D fall together, although C, who is left with a life, is asked between them."""
    state = read("A0[kk is ss] B1 C2 D1 start A reveal A")

    play(state, "reveal 12", "denounce incompetence")

    assert lives(state) == "0010"
    assert state.places() == [2, 2, 1, 2]


def cut_off(limit: int = 1) -> ShinobiState:
    """A last round in which nobody is hurt any more."""
    return read(f"A2 B5 C5 D1[kk is ss] start A reveal D round {limit} limit {limit}")


@pytest.mark.rule("SHI-27")
def test_at_the_round_limit_those_with_most_lives_share_first_place() -> None:
    state = cut_off(7)

    play(state, "reveal 12", "accept")

    assert turn(state) == "over"
    assert state.places() == [3, 1, 1, 4]
    assert state.is_cut_off()
    assert view(state).cut_off


@pytest.mark.rule("SHI-27")
def test_without_a_limit_the_next_round_begins() -> None:
    state = read("A2 B5 C5 D1[kk is ss] start A reveal D round 7")

    play(state, "reveal 12", "accept")

    assert turn(state) == "assign B"
    assert new().round_limit == 0


@pytest.mark.rule("SHI-27")
def test_tables_without_people_have_a_limit_of_200_rounds_unless_they_choose_another() -> None:
    assert bots_only(GAME.options)["round_limit"] == 200
    assert bots_only(GAME.options, {"round_limit": 3})["round_limit"] == 3


@pytest.mark.rule("SHI-27")
def test_the_record_says_that_a_game_was_cut_off() -> None:
    game = Play(GAME, 4, {"round_limit": 1}, seed=3)
    while not game.state.is_over:
        (seat,) = game.state.actors()
        game.act(seat, game.state.legal(seat)[0])

    text = write_record(game.record(), GAME)

    assert text.rstrip().endswith("cut off")
    assert replay(read_record(text, GAME), GAME).is_cut_off()
    lines = [line.id for line in game.narrate(len(game.entries), None)]
    assert "shi-log-cut-off" in lines


def test_what_revealed_nothing_can_be_taken_back() -> None:
    game = Play(GAME, 4, {"start": "A"})
    game.act(0, GAME.read_action("k as s"))
    game.act(0, GAME.read_action("s as k"))

    game.undo(0)
    game.undo(0)

    assert before(game.state, "B") == "- - -"  # type: ignore[arg-type]
    for _ in range(12):
        (seat,) = game.state.actors()
        game.act(seat, game.state.legal(seat)[0])
    game.act(0, GAME.read_action("reveal 12"))
    assert not game.may_undo(0)


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("declarations", ["distinct", "free"])
def test_random_games_end_with_a_last_survivor(seats: int, declarations: str) -> None:
    for seed in range(20):
        state = new(seats, seed, declarations=declarations)

        play_at_random(state, seed)

        assert min(state.places()) == 1
        assert GAME.prompt(view(state)) == Message("shi-prompt-over")
