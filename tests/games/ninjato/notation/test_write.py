"""Positions as text: all of it, and what a seat sees of it."""

from tests.games.ninjato.table import GAME, after, block, new, play, read, view, word
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import fields


def test_positions_on_the_way_are_written_and_read() -> None:
    for seed in range(6):
        state, lots = new(2 + seed % 3, seed), Lots(seed)
        while not state.is_over:
            legal = state.legal(state.turn)
            state.apply(state.turn, legal[lots.below(len(legal))])
            assert fields(read(GAME.write(state))) == fields(state)


def test_a_position_is_told_in_the_words_of_the_table() -> None:
    text = (
        "round 4 order BA placed[dojo 3stealth palace] 1[T4 3! fsJ] 2[G8] 3[M2 1 g] 4[T2] 5[M4] "
        "A[1335 ffj taijutsu kenjutsu~ T47 Wj 3+5 known=35 bribes=12] B[] "
        "dojo[5 - 3] sensei[choho - spirit] palace[M28] pavilion[W? - Gf]"
    )

    assert GAME.write(read(text)).startswith(text)


def test_what_was_drawn_and_played_since_a_shuffle_is_written() -> None:
    state = after("A[11] B[5] dojo[2 2 2] deck[.] 1[3 f]", "dojo", "take deck", "take 2")
    play(state, "house 1 strength", "strength 5", "marker M5")

    assert "old=11" in block(state, "A")
    assert block(state, "A").split("past=")[1:] == [], "one card drawn, none played: the rule"
    assert "old=5" in block(state, "B")
    assert "past=5" in block(state, "B")


def test_chance_is_written_so_that_the_future_is_the_same() -> None:
    state = new(2, 5)
    again = read(GAME.write(state))

    assert word(state, "chance").split(".")[0] == state.key.hex()
    assert again.shuffled(bytes(range(9))) == state.shuffled(bytes(range(9)))


def test_a_view_is_written_without_what_the_observer_cannot_see() -> None:
    state = read("A[1335 fj] B[22244] 1[T4 3! fsJ]")

    seen = GAME.write_view(view(state, "A"))

    assert seen == (
        "round 1 turn A place 1[T4 3! fs J] 2[T2] 3[M2] 4[M4] 5[G6] hand 1335 treasures fj"
    )
    assert "22244" not in seen


def test_a_raid_is_written_in_a_view() -> None:
    guards = {"guard=5/1 turned=5/1": "5/1", "guard=3+5 turned=3+5": "3+5", "guard=2!": "2!"}
    for said, shown in guards.items():
        state = read(f"A[] B[] 1[2! J] raid[1 stealth {said} won=f]")
        assert GAME.write_view(view(state, "A")).endswith(f"raid 1 stealth {shown}")
