"""What is said before an action: prompts and refusals, and the picks that name it."""

import pytest

from tests.games.shinobi.table import GAME, OBSERVERS, new, play_at_random, read, refused, view
from uguisu.kernel.message import Message
from uguisu.kernel.picks import narrow


def prompt(position: str, observer: str | None) -> str:
    return GAME.say(GAME.prompt(view(read(position), observer)))


def test_the_attacker_is_asked_for_a_card_and_a_declaration() -> None:
    position = "A5 B5[ks - -] C5 D5"

    assert prompt(position, "A") == ("Give C a card face down and declare a weapon, true or not.")
    assert prompt(position, "B") == "A chooses a card for C."
    assert prompt(position, "C") == "A chooses a card for you."


def test_the_victim_is_asked_to_turn_two_cards() -> None:
    position = "A5 B5 C5 D5 reveal A"

    assert prompt(position, "A") == "Three cards lie before you. Choose two to turn over."
    assert prompt(position, None) == "A chooses two cards to turn over."


def test_the_victim_is_asked_whether_it_denounces() -> None:
    missed = "A5[kk! is ss!] B5 C5 D5 decide A"
    hit = "A5[kk! kb! ss] B5 C5 D5 decide A"

    assert prompt(missed, "A") == (
        "They have missed. Let it rest, or denounce incompetence and turn over C's card."
    )
    assert prompt(missed, "C") == "A may denounce incompetence and turn over your card."
    assert prompt(missed, None) == "A may denounce incompetence and turn over C's card."
    assert prompt(hit, "A") == (
        "They have hit. Accept it, or denounce plotting and turn over B's card."
    )
    assert prompt(hit, "B") == "A may denounce plotting and turn over your card."
    assert prompt(hit, "C") == "A may denounce plotting and turn over B's card."


@pytest.mark.parametrize(
    ("position", "action", "sentence", "clause"),
    [
        ("A5 B5[ks - -] C5 D5", "k as b", "already given your Katana away", "SHI-6"),
        ("A5 B5[ks - -] C5 D5", "i as s", "already declared Shuriken in this round", "SHI-10"),
        ("A5 B5 C5 D5[- ss is] assign C", "k as s", "Two cards for D are already", "SHI-9"),
        ("A5 B5 C5 D5", "reveal 12", "when everybody has attacked", "SHI-14"),
        ("A5 B5 C5 D5", "accept", "nothing to denounce before", "SHI-14"),
        ("A5 B5 C5 D5", "denounce plotting", "nothing to denounce before", "SHI-14"),
        ("A5 B5 C5 D5 reveal A", "k as s", "All attacks have been assigned", "SHI-14"),
        ("A5 B5 C5 D5 reveal A", "accept", "First turn over two cards", "SHI-14"),
        ("A5 B5 C5 D5 decide A", "k as s", "First decide whether", "SHI-29"),
        ("A5 B5 C5 D5 decide A", "reveal 13", "Only a denunciation turns", "SHI-18"),
        ("A5[kk! kb! ss] B5 C5 D5 decide A", "denounce incompetence", "Two weapons", "SHI-21"),
        ("A5[kk! ib! ss] B5 C5 D5 decide A", "denounce plotting", "Two different", "SHI-21"),
    ],
)
def test_a_refusal_says_why(position: str, action: str, sentence: str, clause: str) -> None:
    error = refused(read(position), action)

    assert sentence in error.sentence
    assert error.clause == clause


def test_a_refusal_shows_the_position_as_the_seat_sees_it() -> None:
    error = refused(read("A5[- - ss] B5[bb - -] C5[ii sk -] D5[ks kb ii] assign C"), "k as b")

    assert error.position == (
        "A5[- - ?s] B5[?b - -] C5[?i ?k -] D5[ks ?b ?i] hand sib | round 1 assign C"
    )


def test_a_weapon_given_away_is_named_before_a_declaration_that_is_forbidden_too() -> None:
    state = read("A5 B5[ks - -] C5 D5")

    assert refused(state, "k as s").clause == "SHI-6"


def test_picks_that_lead_nowhere_are_explained() -> None:
    state = read("A5 B5[ks - -] C5 D5")

    reason = GAME.why_not_picks(view(state, "A"), state.legal(0), ["hand:katana"])

    assert reason == Message("shi-no-card", {"weapon": "@shi-weapon-katana"}, "SHI-6")


@pytest.mark.parametrize("seats", [4, 6])
def test_every_legal_action_is_reached_by_its_picks(seats: int) -> None:
    state = new(seats, seed=2, round_limit=4)
    while not state.is_over:
        seen = GAME.view(state, state.turn)
        choices = {action: GAME.picks(seen, action) for action in state.legal(state.turn)}
        for action, groups in choices.items():
            assert narrow(choices, [pick for group in groups for pick in group]).action == action
        play_at_random(state, seed=len(choices), limit=1)


def test_denunciations_are_named_by_what_is_denounced() -> None:
    seen = view(read("A5 B5 C5 D5 decide A"), "A")
    named = ["accept", "denounce incompetence", "denounce plotting"]

    picks = [GAME.picks(seen, GAME.read_action(text)) for text in named]

    assert picks == [
        *((("accept",),), (("denounce:incompetence",),), (("denounce:plotting",),)),
    ]


@pytest.mark.parametrize("observer", OBSERVERS)
def test_everybody_has_a_prompt_at_any_time(observer: int | None) -> None:
    state = new(seed=8, round_limit=4)
    while not state.is_over:
        assert GAME.say(GAME.prompt(GAME.view(state, observer)))
        play_at_random(state, seed=state.revelations, limit=1)
    assert GAME.say(GAME.prompt(GAME.view(state, observer))) == "The game is over."
