"""What the log says, to whom."""

import pytest

from tests.games.shinobi.table import log, read
from tests.games.turns import turns_of

MISSED = "A5[kk is ss] B5 C5 D5 start A reveal A"
HIT = "A5[kk ks ii] B5 C5 D5 start A reveal A"


@pytest.mark.rule("SHI-11")
@pytest.mark.parametrize(
    ("observer", "line"),
    [
        ("A", "You give B a katana and declare a shuriken."),
        ("B", "A gives you a card and declares a shuriken."),
        ("C", "A gives B a card and declares a shuriken."),
        (None, "A gives B a card and declares a shuriken."),
    ],
)
def test_only_the_attacker_reads_which_card_it_gave(observer: str | None, line: str) -> None:
    assert log(read("A5 B5 C5 D5"), "k as s", observer) == [line]


def test_an_honest_attacker_says_so() -> None:
    assert log(read("A5 B5 C5 D5"), "k as k", "A") == ["You give B a katana and say so."]


@pytest.mark.parametrize(
    ("observer", "lines"),
    [
        ("A", ["You turn over a katana from D and a sai from C.", "C had declared a shuriken."]),
        ("D", ["A turns over a katana from you and a sai from C.", "C had declared a shuriken."]),
        ("C", ["A turns over a katana from D and a sai from you.", "You had declared a shuriken."]),
        ("B", ["A turns over a katana from D and a sai from C.", "C had declared a shuriken."]),
    ],
)
def test_turned_cards_are_told_with_the_lies_they_expose(observer: str, lines: list[str]) -> None:
    missed = "The weapons are different: the attack has missed."

    assert log(read(MISSED), "reveal 12", observer) == [*lines, missed]


def test_two_alike_hit() -> None:
    assert log(read(HIT), "reveal 12")[-1] == "The weapons are alike: the attack hits."


@pytest.mark.parametrize(
    ("position", "observer", "lines"),
    [
        ("A5[kk! is! ss]", "A", ["You let it rest."]),
        ("A5[kk! is! ss]", "B", ["A lets it rest."]),
        ("A5[kk! ks! ii]", "A", ["You accept it.", "You lose a life and have 4 left."]),
        ("A5[kk! ks! ii]", "B", ["A accepts it.", "A loses a life and has 4 left."]),
        ("A1[kk! ks! ii]", "A", ["You accept it.", "You lose your last life."]),
        ("A1[kk! ks! ii]", "B", ["A accepts it.", "A loses the last life."]),
        ("A0[kk! ks! ii]", "B", ["A accepts it.", "A has no life left to lose."]),
        ("A0[kk! ks! ii]", "A", ["You accept it.", "You have no life left to lose."]),
        ("A0[kk! is! ss]", "A", ["You let it rest."]),
    ],
)
def test_accepting_tells_what_it_costs(position: str, observer: str, lines: list[str]) -> None:
    assert log(read(f"{position} B5 C5 D5 start A decide A"), "accept", observer) == lines


def test_proved_incompetence_is_told_with_all_who_pay() -> None:
    state = read("A5[kk! is! sb] B1 C5 D5 start A decide A")

    assert log(state, "denounce incompetence", "B") == [
        "A denounces incompetence and turns over a shuriken from you.",
        "You had declared a blowgun.",
        "All three weapons are different: the incompetence is proved.",
        "You lose your last life.",
        "C loses a life and has 4 left.",
        "D loses a life and has 4 left.",
    ]


@pytest.mark.parametrize(
    ("position", "action", "lines"),
    [
        (
            "A5[kk! is! is]",
            "denounce incompetence",
            [
                "You denounce incompetence and turn over a sai from B.",
                "B had declared a shuriken.",
                "Two weapons are alike: the accusation is false.",
                "You lose a life and have 4 left.",
            ],
        ),
        (
            "A5[kk! ks! ki]",
            "denounce plotting",
            [
                "You denounce plotting and turn over a katana from B.",
                "B had declared a sai.",
                "All three weapons are alike: the plot is proved.",
                "B loses a life and has 4 left.",
                "C loses a life and has 4 left.",
                "D loses a life and has 4 left.",
            ],
        ),
        (
            "A5[kk! ks! ii]",
            "denounce plotting",
            [
                "You denounce plotting and turn over a sai from B.",
                "The third weapon is another one: the accusation is false.",
                "You lose 2 lives and have 3 left.",
            ],
        ),
        (
            "A2[kk! ks! ii]",
            "denounce plotting",
            [
                "You denounce plotting and turn over a sai from B.",
                "The third weapon is another one: the accusation is false.",
                "You lose your last 2 lives.",
            ],
        ),
    ],
)
def test_a_denunciation_is_told_with_its_verdict(
    position: str, action: str, lines: list[str]
) -> None:
    assert log(read(f"{position} B5 C5 D5 start A decide A"), action, "A") == lines


def test_a_new_round_is_told_with_its_start_player() -> None:
    position = "A5 B5 C5 D5[kk! is! ss] start A decide D"
    begins = "Everybody takes their cards back. Round 2 begins, and "

    assert log(read(position), "accept", "A")[-1] == begins + "B has the pawn."
    assert log(read(position), "accept", "B")[-1] == begins + "you have the pawn."


def test_a_third_card_that_ends_a_round_is_still_told() -> None:
    position = "A5 B5 C5 D5[kk! is! sb] start A decide D"

    assert log(read(position), "denounce incompetence")[0] == (
        "D denounces incompetence and turns over a shuriken from A."
    )


def test_the_end_names_the_great_daimyo() -> None:
    position = "A1[kk! ks! ii] B5 C0 D0 start A decide A"

    assert log(read(position), "accept", "A")[-1] == (
        "B alone is still alive and becomes Great Daimyo."
    )
    assert log(read(position), "accept", "B")[-1] == (
        "You alone are still alive: you are the Great Daimyo!"
    )


@pytest.mark.rule("SHI-26")
def test_the_end_names_all_who_share_it() -> None:
    """C has fallen before them: not all fell in the same moment."""
    state = read("A0[kk! is! ss] B1 C0 D1 start A decide A")

    assert log(state, "denounce incompetence", "B")[-2:] == [
        "You are one of the last, who fell all at once, and share the victory!",
        "D is one of the last, who fell all at once, and shares the victory.",
    ]


def test_a_game_that_is_cut_off_says_so() -> None:
    shared = "A5 B5 C5 D1[kk! is! ss] start A decide D limit 1"
    alone = "A5 B2 C2 D1[kk! is! ss] start A decide D limit 1"

    assert log(read(shared), "accept", "B")[1:] == [
        "The game is cut off after round 1.",
        "A shares first place (lives left: 5).",
        "You share first place (lives left: 5).",
        "C shares first place (lives left: 5).",
    ]
    assert log(read(alone), "accept", "A")[-1] == "You take first place (lives left: 5)."


@pytest.mark.parametrize("seats", [4, 5])
def test_a_turn_is_three_gifts_or_a_trial(seats: int) -> None:
    turns = turns_of("shinobi", seats)

    assert all(len({seat for seat, _ in turn}) == 1 for turn in turns)
    assert {len(turn) for turn in turns} == {2, 3}
    assert {turn[0][1].startswith("reveal") for turn in turns if len(turn) == 2} == {True}
