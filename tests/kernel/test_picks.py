"""Picks: an action is found by touching things, one after another."""

import pytest

from uguisu.kernel.picks import CONFIRM, Groups, Narrowed, narrow, one_by_one

DEPLOY_TAKEDA: Groups = one_by_one("hand:takeda", "province:B")
DEPLOY_ODA: Groups = one_by_one("hand:oda", "province:B")
NINJA: Groups = one_by_one("hand:ninja", "army:B:oda")
CHOICES = {1: DEPLOY_TAKEDA, 2: DEPLOY_ODA, 3: NINJA}

PAYMENT: Groups = (("envoy:2",), ("fan", "jade"))
SMALLER: Groups = (("envoy:2",), ("fan",))
TWINS: Groups = (("fan", "fan", "jade"),)


def test_before_any_pick_all_first_picks_are_offered() -> None:
    assert narrow(CHOICES, []) == Narrowed(
        next=("hand:takeda", "hand:oda", "hand:ninja"), action=None, candidates=(1, 2, 3)
    )


def test_a_pick_narrows_the_candidates() -> None:
    assert narrow(CHOICES, ["hand:oda"]) == Narrowed(
        next=("province:B",), action=None, candidates=(2,)
    )


def test_all_picks_made_name_the_action() -> None:
    assert narrow(CHOICES, ["hand:ninja", "army:B:oda"]) == Narrowed(
        next=(), action=3, candidates=(3,)
    )


@pytest.mark.parametrize(
    "made",
    [["province:B"], ["hand:hojo"], ["hand:oda", "hand:oda"], ["hand:oda", "province:B", "x"]],
)
def test_picks_that_lead_nowhere_leave_nothing(made: list[str]) -> None:
    assert narrow(CHOICES, made) == Narrowed(next=(), action=None, candidates=())


@pytest.mark.parametrize("made", [["fan", "jade"], ["jade", "fan"]])
def test_picks_of_one_group_are_made_in_any_order(made: list[str]) -> None:
    assert narrow({7: PAYMENT}, ["envoy:2", *made]).action == 7


def test_groups_come_in_their_order() -> None:
    assert narrow({7: PAYMENT}, ["fan"]).candidates == ()
    assert narrow({7: PAYMENT}, ["envoy:2", "jade"]).next == ("fan",)


def test_an_action_inside_a_longer_one_is_confirmed() -> None:
    choices = {7: PAYMENT, 8: SMALLER}

    halfway = narrow(choices, ["envoy:2", "fan"])

    assert halfway == Narrowed(next=("jade", CONFIRM), action=None, candidates=(7, 8))
    assert narrow(choices, ["envoy:2", "fan", CONFIRM]).action == 8
    assert narrow(choices, ["envoy:2", "fan", "jade"]).action == 7


def test_what_is_not_complete_cannot_be_confirmed() -> None:
    assert narrow({7: PAYMENT}, ["envoy:2", CONFIRM]) == Narrowed((), None, ())
    assert narrow({7: PAYMENT}, [CONFIRM]) == Narrowed((), None, ())


def test_a_thing_needed_twice_is_picked_twice() -> None:
    assert narrow({9: TWINS}, ["fan", "jade"]).next == ("fan",)
    assert narrow({9: TWINS}, ["fan", "jade", "fan"]).action == 9
    assert narrow({9: TWINS}, ["fan", "jade", "jade"]).candidates == ()


def test_an_action_without_picks_is_confirmed_or_alone() -> None:
    assert narrow({0: ()}, []).action == 0
    assert narrow({0: (), 7: PAYMENT}, []) == Narrowed(("envoy:2", CONFIRM), None, (0, 7))
    assert narrow({0: (), 7: PAYMENT}, [CONFIRM]).action == 0


def test_without_choices_there_is_nothing_to_pick() -> None:
    assert narrow({}, []) == Narrowed(next=(), action=None, candidates=())
