"""Phase 1: who attacks whom, with what, and what may be declared."""

from itertools import product

import pytest

from tests.games.shinobi.table import (
    GAME,
    before,
    legal,
    new,
    play,
    play_at_random,
    read,
    refused,
    turn,
    view,
)
from uguisu.kernel.view import FaceDown


@pytest.mark.rule("SHI-5", "SHI-13")
def test_cards_go_to_the_three_seats_on_the_right_nearest_first() -> None:
    state = read("A5 B5 C5 D5 E5 start D")

    play(state, "s as s", "i as i", "k as k")

    assert before(state, "E") == "?s - -"
    assert before(state, "A") == "- ?i -"
    assert before(state, "B") == "- - ?k"
    assert before(state, "C") == "- - -"


@pytest.mark.rule("SHI-5")
def test_four_players_all_attack_each_other() -> None:
    state = new(4)

    play_at_random(state, limit=12)

    for victim, attacks in enumerate(view(state).attacks):
        attackers = {attack.attacker for attack in attacks if attack}
        assert attackers == {0, 1, 2, 3} - {victim}


@pytest.mark.rule("SHI-5", "SHI-6")
def test_the_start_player_attacks_first_and_the_turn_passes_to_the_right() -> None:
    state = read("A5 B5 C5 D5 E5 start D")
    seen = []

    while view(state).phase == "assign":
        seen.append(turn(state))
        play(state, legal(state)[0])

    assert seen == [f"assign {seat}" for seat in "DEABC" for _ in range(3)]
    assert turn(state) == "reveal D"


@pytest.mark.rule("SHI-6")
def test_a_card_can_be_given_only_once_in_a_round() -> None:
    state = read("A5 B5 C5 D5")

    play(state, "k as k")

    assert refused(state, "k as s").clause == "SHI-6"


@pytest.mark.rule("SHI-2", "SHI-6")
def test_of_four_different_weapons_three_are_given_and_one_is_kept() -> None:
    state = read("A5 B5 C5 D5")
    assert GAME.write_view(view(state, "A")).split(" | ")[0].endswith("hand sikb")

    play(state, "k as k", "s as s", "b as b")

    assert GAME.write_view(view(state, "A")).split(" | ")[0].endswith("hand i")
    assert view(state, "B").hands[0] == FaceDown(1)


@pytest.mark.rule("SHI-7")
def test_every_card_may_be_declared_as_every_weapon() -> None:
    state = read("A5 B5 C5 D5")

    assert legal(state) == [f"{card} as {weapon}" for card in "sikb" for weapon in "sikb"]


@pytest.mark.rule("SHI-7", "SHI-8")
@pytest.mark.parametrize("observer", ["A", "B", "C", "D", None])
def test_a_declaration_is_visible_to_all_and_stays_when_the_card_proves_it_a_lie(
    observer: str | None,
) -> None:
    state = read("A5[bs kk ii] B5 C5 D5 reveal A")
    assert [card[1] for card in before(state, "A", observer).split()] == ["s", "k", "i"]

    play(state, "reveal 12")

    assert before(state, "A", observer).startswith("bs! kk! ")


@pytest.mark.rule("SHI-9")
@pytest.mark.parametrize("cards", ["ss", "is", "ik"])
def test_a_weapon_declared_twice_to_a_target_true_or_not_cannot_be_declared_again(
    cards: str,
) -> None:
    state = read(f"A5 B5 C5 D5[- {cards[0]}s {cards[1]}s] assign C")

    assert legal(state) == [f"{card} as {weapon}" for card in "sikb" for weapon in "ikb"]
    assert refused(state, "s as s").clause == "SHI-9"


@pytest.mark.rule("SHI-9")
def test_two_different_declarations_forbid_nothing() -> None:
    state = read("A5 B5 C5 D5[- ss ik] assign C")

    assert len(legal(state)) == 16


@pytest.mark.rule("SHI-10")
def test_by_default_an_attacker_declares_three_different_weapons() -> None:
    state = new(start="A")

    play(state, "k as s", "s as i")

    assert legal(state) == ["i as k", "i as b", "b as k", "b as b"]
    assert refused(state, "i as s").clause == "SHI-10"
    assert refused(state, "i as i").clause == "SHI-10"


@pytest.mark.rule("SHI-10")
def test_with_free_declarations_one_weapon_may_be_declared_to_all() -> None:
    state = new(start="A", declarations="free")

    play(state, "k as s", "s as s", "i as s")

    assert [before(state, seat) for seat in "BCD"] == ["?s - -", "- ?s -", "- - ?s"]


@pytest.mark.rule("SHI-9", "SHI-10")
def test_with_free_declarations_a_third_alike_to_one_target_is_still_forbidden() -> None:
    state = read("A5 B5 C5 D5[- ss is] assign C free")

    assert refused(state, "k as s").clause == "SHI-9"


@pytest.mark.rule("SHI-10")
def test_under_both_limits_something_can_always_be_declared() -> None:
    """Whatever the last target of the last attacker was told, and whatever that attacker said."""
    for told, also_told, said, also_said in product("sikb", repeat=4):
        state = read(f"A5 B5 C5[s{told} s{also_told} -] D5 assign D")
        for action in (f"s as {said}", f"i as {also_said}"):
            if action in legal(state):
                play(state, action)

        assert legal(state)


@pytest.mark.rule("SHI-12")
def test_eliminated_players_attack_and_are_attacked() -> None:
    state = read("A5 B0 C0 D5")

    while view(state).phase == "assign":
        play(state, legal(state)[0])

    assert all(attack for attacks in view(state).attacks for attack in attacks)


@pytest.mark.rule("SHI-13")
def test_nothing_is_revealed_while_cards_are_given() -> None:
    state = new(6)

    play_at_random(state, limit=18)

    assert turn(state).startswith("reveal")
    assert state.revelations == 0
    assert state.faces == 0
