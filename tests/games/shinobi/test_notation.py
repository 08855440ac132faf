"""Actions and positions written down."""

import pytest

from tests.games.shinobi.table import GAME, new, play, play_at_random, read, view
from uguisu.games.shinobi.notation.gifts import read_gift
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.state import fields


def test_every_action_is_read_as_it_was_written() -> None:
    for action in range(GAME.action_space):
        assert GAME.read_action(GAME.write_action(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        *[("s as s", 0), ("s as i", 1), ("i as s", 4), ("k as b", 11), ("b as b", 15)],
        *[("reveal 12", 16), ("reveal 13", 17), ("reveal 23", 18), ("accept", 19)],
        *[("denounce incompetence", 20), ("denounce plotting", 21)],
    ],
)
def test_the_action_space_is_laid_out_as_documented(text: str, action: int) -> None:
    assert GAME.read_action(text) == action


@pytest.mark.parametrize("text", ["", "k", "k as", "? as s", "k as x", "K as s", "ks"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="is no action: write k as s, reveal 13, accept or "):
        GAME.read_action(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("reveal", "reveal 13; pair is 12, 13, 23"),
        ("reveal 31", "reveal 13; pair is 12, 13, 23"),
        ("denounce", "denounce incompetence; crime is incompetence, plotting"),
    ],
)
def test_an_error_tells_how_the_action_that_was_meant_is_written(text: str, expected: str) -> None:
    with pytest.raises(BadNotation, match=f"is no action: write {expected}"):
        GAME.read_action(text)


def test_a_gift_is_read_with_or_without_its_card() -> None:
    assert read_gift("k as s") == (2, 0)
    assert read_gift("? as b") == (None, 3)


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_every_position_on_the_way_is_read_as_it_was_written(seats: int, seed: int) -> None:
    options: dict[str, str | int] = {"declarations": "free", "clans": "FC"} if seed % 2 else {}
    state = new(seats, seed, round_limit=4 if seed < 3 else 0, **options)
    seen: list[int] = []
    written = {*fields(state)}

    while True:
        again = read(GAME.write(state))
        assert {name: getattr(again, name) for name in written} == {
            name: getattr(state, name) for name in written
        }
        assert again.choices == state.choices
        if state.is_over:
            break
        play_at_random(state, seed=len(seen) * 7 + seed, limit=1)
        seen.append(state.turn)


def test_a_position_shows_cards_before_their_victims() -> None:
    state = read("A5 B5 C5 D5 start A")

    play(state, "k as s", "s as k")

    assert GAME.write(state) == "A5[- - -] B5[ks - -] C5[- sk -] D5[- - -] start A round 1 assign A"


def test_a_position_tells_why_lives_were_lost_unless_it_was_to_attacks() -> None:
    assert GAME.write(read("A2 B5 C5 D2/1/0/2")).startswith(
        "A2[- - -] B5[- - -] C5[- - -] D2/1/0/2["
    )


def test_a_position_tells_verdicts_options_and_a_shared_victory() -> None:
    state = read("A0[kk is ss] B1 C0 D1 start A reveal A free limit 9 clans OFLR")

    play(state, "reveal 12", "denounce incompetence")

    assert GAME.write(state).endswith(
        "start A round 1 over A limit 9 free clans OFLR verdicts i+s . . . won BD"
    )


def test_a_view_is_written_without_what_it_hides() -> None:
    state = read("A5[kk! is! ss] B5[bs bi ki] C5[ii sk is] D5[bb kb ii] start A decide A")

    assert GAME.write_view(view(state, "D")) == (
        "A5[kk! is! ?s] B5[?s bi ?i] C5[?i ?k is] D5[?b ?b ?i] hand s | round 1 decide A"
    )
    assert "hand" not in GAME.write_view(view(state))
