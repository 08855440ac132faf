"""What everybody may know, and when: NMA-24, NMA-26 and the scoring strip."""

import msgspec
import pytest

from tests.games.ninja_master.table import GAME, SEATS, new, play, play_at_random, read
from uguisu.games.ninja_master.components import COLOUR_NAMES, FACE_NAMES, TOKEN_NAMES
from uguisu.games.ninja_master.state import TUMBLE
from uguisu.games.ninja_master.view.types import WAY_NAMES, Dice, NinjaMasterView, Reach
from uguisu.kernel.seats import letter
from uguisu.kernel.view import FaceDown
from uguisu.texts import catalogue


@pytest.mark.rule("NMA-24")
def test_nobody_is_told_what_rolling_dice_will_show() -> None:
    state = read("A:3 B:3 rolling [O3 OS B2 P3 G3 V1 SW SW SH]")

    for observer in (0, 1, None):
        assert GAME.view(state, observer).dice == FaceDown(9)
        assert "O3" not in msgspec.json.encode(GAME.view(state, observer)).decode()
        assert "O3" not in GAME.write_view(GAME.view(state, observer))

    play(state, "clock rest")

    for observer in (0, 1, None):
        assert GAME.view(state, observer).dice == Dice(
            ("O3", "OS", "B2", "P3", "G3", "V1", "SW", "SW", "SH")
        )


@pytest.mark.rule("NMA-24")
@pytest.mark.parametrize("seats", SEATS)
def test_all_are_told_the_same_moment_of_rest_already_at_the_throw(seats: int) -> None:
    state = new(seats)

    play(state, f"{letter(state.shuriken)} throw @5000")

    views = [GAME.view(state, observer) for observer in (*range(seats), None)]
    assert {view.rest_at for view in views} == {5000 + TUMBLE}
    assert {view.due for view in views} == {5000 + TUMBLE}


@pytest.mark.rule("NMA-24")
def test_all_see_the_same_table() -> None:
    state = read("A:3 B:9 C:5 [O3 SW] o=A+500/B+540 s=C+700 done A false B2")

    views = [GAME.view(state, observer) for observer in (0, 1, 2, None)]

    alike = {msgspec.json.encode(msgspec.structs.replace(view, observer=None)) for view in views}
    assert len(alike) == 1


@pytest.mark.rule("NMA-26")
def test_every_token_has_a_shape_and_a_letter_of_its_own_and_words_for_them() -> None:
    tokens = GAME.view(read("A:3 B:3"), None).tokens
    english = catalogue("en")

    assert [token.name for token in tokens] == list(TOKEN_NAMES)
    assert len({token.shape for token in tokens}) == len({token.letter for token in tokens}) == 6
    for token in tokens:
        assert english.text(f"nma-letter-{token.name}") == token.letter
        assert english.text(f"nma-shape-{token.shape}")
        assert english.text(f"nma-token-{token.name}")
        assert GAME.write_action(GAME.read_action(token.letter.lower())) == token.letter.lower()


@pytest.mark.rule("NMA-26")
def test_the_faces_of_dice_carry_the_letter_of_their_colour() -> None:
    letters = [GAME.view(read("A:3 B:3"), None).tokens[i].letter for i in range(5)]

    assert FACE_NAMES[:20] == tuple(f"{one}{n}" for one in letters for n in "S123")
    assert len(set(FACE_NAMES)) == 22
    assert COLOUR_NAMES == ("orange", "blue", "pink", "green", "purple")


def test_the_last_round_stays_in_view_token_by_token_until_the_next_is_scored() -> None:
    state = read("A:13 B:5 C:5 sword A shuriken C [O1 OS OS B3 P3 PS V3 SW SW]")

    play(state, "B s +1190", "A late-s +1247", "A o +1320", "B p +1655", "B 10 +4870")

    last = GAME.view(state, 2).last
    assert last is not None
    sword, orange = last.tokens[5], last.tokens[0]
    assert (sword.holder, sword.rival) == (Reach(1, 1190), Reach(0, 1247))
    assert (orange.holder, orange.rival) == (Reach(0, 1320), None)
    assert last.shout is not None
    assert (last.shout.seat, last.shout.number, last.shout.after) == (1, 10, 4870)
    assert last.shout.is_right
    assert (last.count, last.sword, last.shuriken) == (10, 0, 2)
    assert (last.before, last.after) == ((13, 5, 5), (8, 9, 5))
    assert [token.points for token in last.tokens] == [1, None, -3, None, None, 6]
    ways = dict(zip(WAY_NAMES, last.ways[1], strict=True))
    assert {way: points for way, points in ways.items() if points} == {
        "stolen": 6,
        "smoke": -3,
        "right": 1,
    }
    play(state, "A throw", "clock rest", "A o")
    assert GAME.view(state, 2).last == last


def test_between_rounds_no_dice_lie_in_the_dojo_and_all_tokens_in_their_places() -> None:
    state = read("A:3 B:3 [O3] o=A+500")

    play(state, "clock timeout")
    view = GAME.view(state, 0)

    assert view.dice is None
    assert (view.rest_at, view.due) == (None, None)
    assert not any(token.holder for token in view.tokens)


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_survives_the_wire(seats: int) -> None:
    state = new(seats)
    play_at_random(state)

    view = GAME.view(state, 0)

    assert msgspec.json.decode(msgspec.json.encode(view), type=NinjaMasterView) == view
