"""What is asked and refused, and the picks that name an action."""

import re
from importlib.resources import files

import pytest

from tests.games.war_of_clans.table import GAME, legal, new, play, read, refused, until_over
from uguisu.kernel.action import Action
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
    provoked.add("woc-no-ninja-deployed")  # of no action: rules/test_orders.py

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
        read(FIRST).apply(0, Action(number))

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
