"""The log, as its reader hears it."""

import pytest

from tests.games.ninjato.table import GAME, read
from tests.games.turns import turns_of

FULL = "placed[1strength 1strength 1strength 1strength 1strength 1strength]"
"""All shuriken of two players: what B does now ends the round."""


def told(position: str, action: str, reader: int | None = None) -> list[str]:
    """What the reader is told of one action."""
    state = read(position)
    actor, number = state.turn, GAME.read_action(action)
    before = GAME.view(state, reader)
    shown = GAME.shown(state, actor, number, reader)
    state.apply(actor, number)
    return [GAME.say(line) for line in GAME.narrate(before, GAME.view(state, reader), actor, shown)]


@pytest.mark.parametrize(
    ("position", "action", "lines"),
    [
        ("A[] B[]", "dojo", ["A goes to the Dojo and takes 4 cards."]),
        ("A[] B[] dojo[5] take 2", "take 5", ["A takes an open 5."]),
        ("A[] B[] take 2", "take deck", ["A draws a card from the deck."]),
        ("A[11112222] B[] discard", "discard 2", ["A discards a 2."]),
        ("A[5] B[] sensei[kenjutsu]", "learn kenjutsu 5", ["A pays a 5 and learns Kenjutsu."]),
        (
            "A[katonjutsu] B[] sensei[kenjutsu]",
            "learn kenjutsu",
            ["A knows the style and learns Kenjutsu for nothing."],
        ),
        (
            "A[fj] B[] palace[M42]",
            "envoy 1 fj",
            ["A bribes the Minamoto envoy of 42 years: fan, jade. Honour 7."],
        ),
        (
            "A[j] B[] pavilion[Mj]",
            "rumour 1 j",
            ["A spreads a rumour, Master of the Secret Art, and pays: jade. Honour 5."],
        ),
        ("A[] B[] 1[3 f]", "house 1 strength", ["A forces a way into house 1 of Taira."]),
        ("A[] B[] 1[G2 3 f]", "house 1 stealth", ["A slips into house 1 of Go-Shirakawa."]),
        (
            "A[43 taijutsu] B[] 1[3 fs] raid[1 strength]",
            "strength 4+3+taijutsu",
            ["A strikes with 4, 3, Taijutsu: 6 beats 3.", "A wins a treasure: fan."],
        ),
        (
            "A[5] B[] 1[3 f] raid[1 strength]",
            "strength 5",
            [
                "A strikes with 5: 5 beats 3.",
                "A wins a treasure: fan.",
                "House 1 is empty! A takes all of it: fan.",
            ],
        ),
        (
            "A[5] B[] 1[3 VJ] raid[1 strength guard=4/2 turned=4/2 won=f]",
            "strength 5",
            [
                "A strikes with 5: 5 beats 4.",
                "A wins a treasure: vase.",
                "A keeps the elite guard, worth 1 in the end.",
            ],
        ),
        (
            "A[5] B[] 1[3 J] raid[1 strength guard=3+5 turned=3+5 won=f]",
            "strength 5",
            [
                "A strikes with 5: 5 beats 3.",
                "One guard of the pair is beaten; the other still stands before A.",
            ],
        ),
        (
            "A[] B[] 1[3 f] raid[1 strength banzai won=f] guards[4]",
            "banzai",
            ["A shouts banzai!", "A guard of 4 appears."],
        ),
        (
            "A[] B[] 1[3 F] raid[1 strength banzai won=f] elites[5/1]",
            "banzai",
            [
                "A shouts banzai!",
                "An elite guard appears: 5 against strength, 1 against stealth.",
            ],
        ),
        (
            "A[] B[] 1[3 F] raid[1 strength banzai won=f] elites[3+5]",
            "banzai",
            ["A shouts banzai!", "Two elite guards appear together: 3 and 5."],
        ),
        (
            "A[] B[] 1[3 g] raid[1 strength banzai won=f] guards[3!] bag[j]",
            "banzai",
            [
                "A shouts banzai!",
                "A guard of 3 appears.",
                "Alarm! A treasure is brought into the house: jade. The best one turns red: gold.",
            ],
        ),
        (
            "A[] B[] 1[3 g] raid[1 strength banzai won=fJ] bag[s]",
            "leave",
            ["A leaves with the loot: fan, jade.", "House 1 gets another treasure: scroll."],
        ),
        (
            "A[] B[] 1[3 g] bag[s] raid[1 strength]",
            "fail",
            ["A fails and leaves with nothing.", "House 1 gets another treasure: scroll."],
        ),
        (
            "A[] B[] 1[3 g] bag[s] raid[1 strength won=fJ turned=5]",
            "fail",
            ["A fails and can keep only one treasure."],
        ),
        (
            "A[] B[] 1[3 g] bag[s] raid[1 strength won=J turned=5]",
            "fail",
            [
                "A fails and can keep only one treasure.",
                "A keeps one treasure: jade.",
                "House 1 gets another treasure: scroll.",
            ],
        ),
        (
            "A[] B[] 1[3 g] bag[s] raid[1 strength failed won=fJ turned=5]",
            "keep j",
            ["A keeps one treasure: jade.", "House 1 gets another treasure: scroll."],
        ),
        (
            "A[harmony] B[] 1[3 g] raid[1 strength]",
            "harmony",
            ["Harmony: from now on A fights by stealth."],
        ),
        (
            "A[spirit choho~] B[] 1[3 g] raid[1 strength]",
            "spirit choho",
            ["Spirit: A can use Choho again in this round."],
        ),
        (
            "A[choho] B[] 1[3 sJ] raid[1 strength banzai won=f]",
            "choho f J",
            [
                "Choho: A puts a treasure back (fan) and takes another (jade).",
                "The best light treasure of the house turns red: scroll.",
            ],
        ),
        (
            "A[] B[] raid[2 strength success]",
            "marker G8",
            ["A gives house 2 to Go-Shirakawa, with 8 honour."],
        ),
        (
            "A[T22 hensojutsu] B[] round 5 pavilion[W?] scoring[disguises]",
            "disguise taira",
            ["A disguises a Taira envoy: one more influence."],
        ),
        (
            "A[T22 hensojutsu] B[] round 5 pavilion[W?] scoring[disguises]",
            "disguise none",
            ["A disguises nobody more."],
        ),
    ],
)
def test_a_spectator_reads(position: str, action: str, lines: list[str]) -> None:
    assert told(position, action) == lines


def test_who_acts_is_addressed() -> None:
    assert told("A[] B[]", "dojo", 0) == ["You go to the Dojo and take 4 cards."]
    assert told("A[] B[] 1[3 f]", "house 1 stealth", 0) == ["You slip into house 1 of Taira."]


def test_a_drawn_card_is_told_only_to_who_draws_it() -> None:
    position = "A[] B[] take 2 deck[4]"

    assert told(position, "take deck", 0) == ["You draw a 4 from the deck."]
    assert told(position, "take deck", 1) == ["A draws a card from the deck."]


@pytest.mark.parametrize(
    ("position", "action", "line"),
    [
        ("A[] B[] take 2 deck[.]", "take deck", "The discarded Dojo cards are shuffled"),
        ("A[] B[] 1[3 f] raid[1 strength banzai won=f] guards[.]", "banzai", "discarded guards"),
        ("A[] B[] 1[3 F] raid[1 strength banzai won=f] elites[.]", "banzai", "elite guards are"),
        ("A[] B[] 1[3 F] raid[1 strength banzai won=f] bag[.]", "leave", "back into the bag"),
    ],
)
def test_a_shuffle_is_told(position: str, action: str, line: str) -> None:
    assert any(line in said for said in told(position, action))


def test_an_alarm_without_treasure_is_told() -> None:
    rest = "f" * 22 + "s" * 21 + "v" * 18 + "j" * 15 + "g" * 12
    position = f"A[] B[{rest}] 1[3 f] raid[1 strength banzai won=f] guards[3!]"

    assert "Alarm! But there is no treasure left to be brought." in told(position, "banzai")


def test_the_end_of_a_round_is_told() -> None:
    lines = told(f"A[] B[] round 1 {FULL} 1[3 f] raid[1 strength]", "fail")

    assert lines[-2:] == ["Round 1 is over.", "Round 2 begins, and A goes first."]


def test_rewards_without_a_choice_are_told() -> None:
    houses = "1[T8 3 f] 2[T6] 3[M2] 4[M4] 5[G6]"
    position = f"A[T62] B[T47] round 5 {houses} pavilion[W? G?] scoring[firsts]"

    lines = told(position, "reward rumour 2")

    assert lines == [
        "Taira reward A with a rumour: Goodwill of the People.",
        "B receives the honour that was left: 14.",
        "Round 6 begins, and A goes first.",
    ]


def test_the_reward_that_was_chosen_is_told_once() -> None:
    houses = "1[T8 3 f] 2[T6] 3[M2] 4[M4] 5[G6]"
    position = f"A[T62] B[T47] round 5 {houses} pavilion[W?] scoring[firsts]"

    assert told(position, "reward honour") == [
        "Taira reward A: 14 honour.",
        "B receives the rumour that was left: Greatest Warrior.",
        "Round 6 begins, and A goes first.",
    ]


def test_the_scoring_is_announced() -> None:
    lines = told(f"A[T62] B[] round 3 {FULL} 1[3 f] raid[1 strength]", "fail")

    assert lines[-2:] == ["Round 3 is over.", "The clans reward their friends."]


def test_the_end_of_the_game_is_told() -> None:
    position = f"A[ffj bribes=5] B[] round 7 {FULL} 1[3 f] raid[1 strength]"

    assert told(position, "fail", 0)[-3:] == [
        "Your rumours, treasures and elite guards bring 3; your honour is 8.",
        "Rumours, treasures and elite guards of B bring 0; honour 0.",
        "You win. Everybody bows to you!",
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_is_a_shuriken_and_what_follows_or_the_choices_of_a_scoring(seats: int) -> None:
    places = ("dojo", "house", "learn", "envoy", "rumour")
    turns = turns_of("ninjato", seats)

    for turn in turns:
        assert len({seat for seat, _ in turn}) == 1
        placed = [text for _, text in turn if text.startswith(places)]
        assert len(placed) <= 1, turn
        assert turn[0][1].startswith((*places, "disguise", "reward")), turn
