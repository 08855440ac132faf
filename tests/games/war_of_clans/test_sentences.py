"""What is said: refusals with their clauses, prompts, the log, and the picks of every action."""

import re
from importlib.resources import files

import pytest

from tests.games.war_of_clans.table import GAME, legal, new, play, read, refused, until_over
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.kernel.errors import BadNotation, GameOver, NotYourTurn
from uguisu.kernel.message import Message
from uguisu.kernel.picks import narrow
from uguisu.kernel.state import fields

FIRST = "A[o2] B[u1] C[] A:tumn"
SECOND = "A[o2] B[u1] C[] A:tmn order 2"
THIRD = "A[o2 h1] B[u1 m1 o1 t3] C[] A:tun order 3 touched Bm"

REFUSALS = [
    (FIRST, "t>D", "WOC-6", "There is no province D at this table."),
    (FIRST, "nxEt", "WOC-6", "There is no province E at this table."),
    (FIRST, "tD>A", "WOC-6", "There is no province D at this table."),
    (FIRST, "tA>E", "WOC-6", "There is no province E at this table."),
    (THIRD, "oxDt", "WOC-6", "There is no province D at this table."),
    (FIRST, "t>A", "WOC-7", "The first order deploys into another province, not your own."),
    (FIRST, "o>B", "WOC-7", "You hold no Oda troop."),
    (FIRST, "nxAo", "WOC-8", "A ninja cannot be used in your own province."),
    (FIRST, "nxBt", "WOC-8", "There is no Takeda army in B's province."),
    ("A[] B[u1] C[] A:t", "nxBu", "WOC-8", "You hold no ninja."),
    (FIRST, "uB>C", "WOC-16", "Cards are moved in the second order, after the first."),
    (FIRST, "oxBu", "WOC-16", "The attack is the third order; give the earlier ones first."),
    (
        SECOND,
        "t>B",
        "WOC-10",
        "In the second order a card from your hand goes to your own province only.",
    ),
    (SECOND, "h>A", "WOC-10", "You hold no Hojo troop."),
    (SECOND, "nxBu", "WOC-8", "A ninja is played only instead of the first order."),
    (SECOND, "oA>B", "WOC-10", "A card cannot be moved out of your own province."),
    (SECOND, "hB>C", "WOC-10", "There is no Hojo army in B's province."),
    (SECOND, "uB>B", "WOC-10", "A moved card must go to a different province."),
    (SECOND, "oxBu", "WOC-16", "The attack is the third order; give the earlier ones first."),
    (THIRD, "t>A", "WOC-16", "The third order is an attack; deploying and moving come before it."),
    (THIRD, "uB>C", "WOC-16", "The third order is an attack; deploying and moving come before it."),
    (THIRD, "nxBu", "WOC-8", "A ninja is played only instead of the first order."),
    (THIRD, "oxAh", "WOC-12", "Attacks go into other provinces, not your own."),
    (THIRD, "oxBo", "WOC-12", "Oda do not attack Oda."),
    (THIRD, "oxCu", "WOC-12", "There is no Uesugi army in C's province."),
    (THIRD, "txBu", "WOC-12", "There is no Takeda army in your province."),
    (
        THIRD,
        "oxBm",
        "WOC-14",
        "Mori in B's province were touched this turn and cannot be attacked.",
    ),
    (THIRD, "oxBt", "WOC-12", "Only a weaker army can be attacked: Oda have 2, Takeda have 3."),
    (THIRD, "hxBu", "WOC-12", "Only a weaker army can be attacked: Hojo have 1, Uesugi have 1."),
]


@pytest.mark.parametrize(("position", "action", "clause", "sentence"), REFUSALS)
def test_a_refusal_names_its_clause_in_a_full_sentence(
    position: str, action: str, clause: str, sentence: str
) -> None:
    error = refused(read(position), action)

    assert error.clause == clause
    assert error.sentence == f"{action}: {sentence}"


def test_every_sentence_of_refusal_is_provoked() -> None:
    catalogue = (files("uguisu") / "locales" / "en" / "war-of-clans.ftl").read_text("utf-8")

    provoked = {reason(position, action).id for position, action, _, _ in REFUSALS}

    assert provoked == set(re.findall(r"^(woc-no-[\w-]+) =", catalogue, re.MULTILINE))


def reason(position: str, action: str) -> Message:
    state = read(position)
    return GAME.why_not(GAME.view(state, state.turn), GAME.read_action(action))


def test_an_error_shows_the_position_as_the_seat_sees_it() -> None:
    error = refused(read("A[t3 o1] B[u2] C[m1] A:tt B:mmmm order 3 touched Bu"), "txBu")

    assert str(error) == (
        "txBu: Uesugi in B's province were touched this turn and cannot be attacked. (WOC-14) "
        "in A[t3 o1] B[u2] C[m1] hand tt | turn A order 3"
    )


def test_every_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    for position in (FIRST, SECOND, THIRD):
        state = read(position)
        before = fields(state.clone())
        for action in set(range(GAME.action_space)) - set(state.legal(0)):
            error = refused(state, GAME.write_action(action))
            assert error.clause.startswith("WOC-")
        assert fields(state) == before


def test_who_is_not_on_turn_is_told_who_is() -> None:
    state = read(FIRST)

    with pytest.raises(NotYourTurn) as error:
        state.apply(1, GAME.read_action("t>C"))

    assert str(error.value) == (
        "t>C: it is the turn of A. in A[o2] B[u1] C[] hand - | turn A order 1"
    )


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_who_is_not_at_the_table_is_told_who_is_on_turn(seat: int) -> None:
    with pytest.raises(NotYourTurn) as error:
        read(FIRST).apply(seat, GAME.read_action("t>C"))

    assert error.value.position == "A[o2] B[u1] C[] | turn A order 1"


def test_after_the_end_nothing_is_done() -> None:
    with pytest.raises(GameOver, match=r"t>B: the game is over\. in A\[t1\]"):
        read("A[t1] B[] C[] A:t last C 0").apply(0, GAME.read_action("t>B"))


@pytest.mark.parametrize("number", [-1, 300, 10**30])
def test_a_number_beyond_the_action_space_is_no_action(number: int) -> None:
    with pytest.raises(BadNotation) as error:
        read(FIRST).apply(0, number)

    assert error.value.sentence == (
        f"{number} is no action of Shinobi: War of Clans: they are 0 to 299."
    )


# Prompts.


@pytest.mark.parametrize(
    ("position", "you", "others"),
    [
        (
            FIRST,
            "Your first order: deploy a troop in another province, or play a ninja.",
            "A gives the first order.",
        ),
        (
            SECOND,
            "Your second order: play a troop at home, or move a card between provinces.",
            "A gives the second order.",
        ),
        (
            THIRD,
            "Your third order: attack a weaker army in another province.",
            "A gives the third order.",
        ),
        ("A[] B[] C[] last C 0", "The war is over.", "The war is over."),
    ],
)
def test_the_prompt_says_which_order_is_due(position: str, you: str, others: str) -> None:
    state = read(position)

    assert GAME.say(GAME.prompt(GAME.view(state, 0))) == you
    assert GAME.say(GAME.prompt(GAME.view(state, 1))) == others
    assert GAME.say(GAME.prompt(GAME.view(state, None))) == others


# The log.


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
        "You win the war!",
    ]


def test_the_log_names_all_who_share_the_victory() -> None:
    state = read("A[t1] B[u1] C[] C:ooo loyal tum order 2 last A 1 touched Ao")

    assert log(state, "o>C")[-2:] == ["A wins the war.", "B wins the war."]


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

    told = ids_told(new(3, seed=4), 0) | ids_told(new(3, seed=4), -1)
    told |= ids_told(skipped, 0) | ids_told(half_skipped, 0)

    assert told == set(re.findall(r"^(woc-log-[\w-]+) =", catalogue, re.MULTILINE))


def ids_told(state: WarOfClansState, choice: int) -> set[str]:
    """What seat A reads while everybody takes the first or last legal action, to the end."""
    told: set[str] = set()
    for _ in until_over(state):
        before, actor, action = GAME.view(state, 0), state.turn, legal(state)[choice]
        play(state, action)
        told |= {message.id for message in GAME.narrate(before, GAME.view(state, 0), actor, action)}
    return told


# Picks.


def test_picks_are_a_card_and_a_province_or_two_armies() -> None:
    assert picks(FIRST, "t>B") == ("hand:takeda", "province:B")
    assert picks(FIRST, "nxBu") == ("hand:ninja", "army:B:uesugi")
    assert picks(SECOND, "m>A") == ("hand:mori", "province:A")
    assert picks(SECOND, "uB>C") == ("army:B:uesugi", "province:C")
    assert picks(THIRD, "oxBu") == ("army:A:oda", "army:B:uesugi")
    assert picks("A[u1] B[o2] C[] B:t order 3", "oxAu") == ("army:B:oda", "army:A:uesugi")


def picks(position: str, action: str) -> tuple[str, ...]:
    state = read(position)
    groups = GAME.picks(GAME.view(state, state.turn), GAME.read_action(action))
    assert all(len(group) == 1 for group in groups)
    return tuple(group[0] for group in groups)


def test_picks_name_every_legal_action_of_a_game_and_no_other() -> None:
    state = new(5, seed=2)
    for _ in until_over(state):
        view = GAME.view(state, state.turn)
        choices = {action: GAME.picks(view, action) for action in state.legal(state.turn)}
        for action, groups in choices.items():
            made = [pick for group in groups for pick in group]
            assert narrow(choices, made).action == action
        play(state, legal(state)[0])
