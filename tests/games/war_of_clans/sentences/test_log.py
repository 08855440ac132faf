"""The log: what everybody is told about an action, each from the own seat."""

import re
from importlib.resources import files

import pytest

from tests.games.turns import turns_of
from tests.games.war_of_clans.table import GAME, legal, new, play, read, until_over
from uguisu.games.war_of_clans.state import WarOfClansState


def log(state: WarOfClansState, action: str, observer: int | None = None) -> list[str]:
    """The sentences one observer reads about an action of the player on turn."""
    actor = state.turn
    before = GAME.view(state, observer)
    play(state, action)
    return [GAME.say(m) for m in GAME.narrate(before, GAME.view(state, observer), actor, action)]


BEFORE = "A[t3 o1] B[u2 m1] C[h1] A:tumn B:hhhh deck nmtt"


@pytest.mark.parametrize(
    ("action", "observer", "sentence"),
    [
        ("t>B", None, "A deploys Takeda in B's province."),
        ("t>B", 0, "You deploy Takeda in B's province."),
        ("t>B", 1, "A deploys Takeda in your province."),
        ("t>B", 2, "A deploys Takeda in B's province."),
        ("nxBu", None, "A sends a ninja against Uesugi in B's province. Both are discarded."),
        ("nxBu", 0, "You send a ninja against Uesugi in B's province. Both are discarded."),
        ("nxBu", 1, "A sends a ninja against Uesugi in your province. Both are discarded."),
    ],
)
def test_the_log_of_a_first_order(action: str, observer: int | None, sentence: str) -> None:
    assert log(read(BEFORE), action, observer) == [sentence]


@pytest.mark.parametrize(
    ("action", "observer", "sentence"),
    [
        ("m>A", None, "A plays Mori at home."),
        ("m>A", 0, "You play Mori at home."),
        ("uB>C", None, "A moves Uesugi from B's province to C's."),
        ("uB>C", 0, "You move Uesugi from B's province to C's."),
        ("uB>C", 1, "A moves Uesugi from your province to C's."),
        ("uB>C", 2, "A moves Uesugi from B's province into yours."),
        ("uB>A", None, "A moves Uesugi from B's province to A's."),
        ("uB>A", 0, "You move Uesugi from B's province into your own."),
    ],
)
def test_the_log_of_a_second_order(action: str, observer: int | None, sentence: str) -> None:
    assert log(read(f"{BEFORE} order 2"), action, observer) == [sentence]


@pytest.mark.parametrize(
    ("action", "observer", "sentence"),
    [
        ("txBu", None, "Takeda (3) of A attack Uesugi in B's province. One card is left."),
        ("txBu", 0, "Your Takeda (3) attack Uesugi in B's province. One card is left."),
        ("txBu", 1, "Takeda (3) of A attack Uesugi in your province. One card is left."),
        ("txCh", None, "Takeda (3) of A attack Hojo in C's province. The army is gone."),
    ],
)
def test_the_log_of_an_attack(action: str, observer: int | None, sentence: str) -> None:
    assert log(read(f"{BEFORE} order 3".replace("tumn", "tmn")), action, observer)[0] == sentence


def test_the_log_counts_the_cards_left_after_an_attack() -> None:
    state = read("A[t5] B[u4] C[] A:tmn B:hhhh order 3")

    assert log(state, "txBu")[0].endswith("3 cards are left.")


@pytest.mark.parametrize(
    ("observer", "nobody", "draws"),
    [
        (None, "A has nobody to attack.", "A draws 2 cards."),
        (0, "You have nobody to attack.", "You draw Mori, Ninja."),
        (1, "A has nobody to attack.", "A draws 2 cards."),
    ],
)
def test_the_log_tells_cards_drawn_only_to_who_draws(
    observer: int | None, nobody: str, draws: str
) -> None:
    state = read("A[] B[] C[] A:umo B:hhhh deck nmtt order 2")

    assert log(state, "u>A", observer)[1:] == [nobody, draws]


@pytest.mark.parametrize(
    ("action", "draws"), [("u>A", "You draw Uesugi, Uesugi."), ("tB>C", "You draw Uesugi.")]
)
def test_a_card_like_one_just_played_is_told_as_drawn(action: str, draws: str) -> None:
    state = read("A[] B[t1] C[] A:umo B:hhhh deck uutt order 2")

    assert log(state, action, 0)[-1] == draws


def test_a_turn_that_ends_with_an_attack_tells_of_no_other() -> None:
    state = read("A[t3] B[u1] C[] A:mo B:hhhh order 3")

    assert log(state, "txBu")[1:] == ["A draws 2 cards."]


def test_the_log_of_one_card_drawn() -> None:
    state = read("A[] B[t1] C[] A:umn B:hhhh deck nmtt order 2")

    assert log(state, "tB>C")[-1] == "A draws a card."


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("", "The deck is empty: everyone else has one more turn."),
        ("everyone", "The deck is empty: everyone has one more turn."),
    ],
)
def test_the_log_announces_the_last_lap(option: str, sentence: str) -> None:
    state = read(f"A[] B[] C[] A:umo B:hhhh deck n order 2 {option}")

    assert log(state, "u>A")[-1] == sentence


def test_the_log_of_the_end() -> None:
    state = read("A[t2] B[u1] C[u1] C:ooo loyal tum order 2 last A 1 touched Ao")

    assert log(state, "o>C", 0) == [
        "C plays Oda at home.",
        "C has nobody to attack.",
        "You served Takeda: 2.",
        "B served Uesugi: 2.",
        "C served Mori: 0.",
        "Level at 2: you have 2 of your clan at home, the others at most 1.",
        "You win the war!",
    ]


def test_the_log_names_all_who_share_the_victory() -> None:
    state = read("A[t1] B[u1] C[] C:ooo loyal tum order 2 last A 1 touched Ao")

    assert log(state, "o>C")[-3:] == [
        "2 players are level at 1, and level at home: they share the victory.",
        "A wins the war.",
        "B wins the war.",
    ]


def test_the_log_explains_no_tie_where_there_was_none() -> None:
    state = read("A[t2] B[u1] C[] C:ooo loyal tum order 2 last A 1 touched Ao")

    assert log(state, "o>C")[-2:] == ["C served Mori: 0.", "A wins the war."]


@pytest.mark.rule("WOC-18")
@pytest.mark.parametrize(
    ("observer", "sentence"),
    [
        (None, "A cannot give any order: the turn is skipped."),
        (0, "You cannot give any order: your turn is skipped."),
    ],
)
def test_the_log_tells_of_a_skipped_turn(observer: int | None, sentence: str) -> None:
    state = read("A[o1] B[u1] C[] A:nnn C:t everyone last A 2")
    play(state, "t>A")

    lines = log(state, "uB>A", observer)

    assert lines[1:3] == ["C has nobody to attack.", sentence]


@pytest.mark.rule("WOC-18")
def test_the_log_tells_of_a_skipped_second_order() -> None:
    state = read("A[o2] B[u1] C[] A:nnn everyone last A 1")

    assert log(state, "nxBu")[1:3] == [
        "A cannot give the order that is due; it is skipped.",
        "A has nobody to attack.",
    ]


@pytest.mark.rule("WOC-18")
def test_the_log_tells_of_a_skipped_first_order() -> None:
    state = read("A[o2] B[] C[] A:- C:tt everyone last A 2")
    play(state, "t>B")

    assert log(state, "t>C", 0)[-1] == "You cannot give the order that is due; it is skipped."


def test_every_sentence_of_the_log_is_told_at_some_table() -> None:
    catalogue = (files("uguisu") / "locales" / "en" / "war-of-clans.ftl").read_text("utf-8")
    skipped = read("A[] B[u1] C[] A:nnn everyone last A 2 order 2")
    half_skipped = read("A[o2] B[u1] C[] A:nnn everyone last A 1")
    at_home = read("A[t2] B[u1] C[u1] C:ooo loyal tum order 2 last A 1 touched Ao")
    shared = read("A[t1] B[u1] C[] C:ooo loyal tum order 2 last A 1 touched Ao")

    told = ids_told(new(3, seed=4), 0) | ids_told(new(3, seed=4), -1)
    told |= ids_told(skipped, 0) | ids_told(half_skipped, 0)
    told |= ids_told(at_home, -1) | ids_told(shared, -1)

    assert told == set(re.findall(r"^(woc-log-[\w-]+) =", catalogue, re.MULTILINE))


def ids_told(state: WarOfClansState, choice: int) -> set[str]:
    """What seat A reads while everybody takes the first or last legal action, to the end."""
    told: set[str] = set()
    for _ in until_over(state):
        before, actor, action = GAME.view(state, 0), state.turn, legal(state)[choice]
        play(state, action)
        told |= {message.id for message in GAME.narrate(before, GAME.view(state, 0), actor, action)}
    return told


def test_a_turn_is_the_orders_of_one_player() -> None:
    turns = turns_of("war-of-clans", 3)

    assert all(len({seat for seat, _ in turn}) == 1 for turn in turns)
    assert {2, 3} <= {len(turn) for turn in turns} <= {1, 2, 3}
