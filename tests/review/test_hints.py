"""A hint is what the review would choose, and knows no more than the seat."""

import copy

import pytest

from tests.review.games import finished
from uguisu.bots.war_of_clans.reasons import of_orders
from uguisu.games.war_of_clans.actions import CLAN, PLAY_NINJA
from uguisu.kernel.action import Action
from uguisu.kernel.play import Play
from uguisu.review.analysts import make_analyst
from uguisu.review.decisions import has_choice, judge
from uguisu.review.hints import hint
from uguisu.review.review import Plan

PLAN = Plan(iterations=24, worlds=6)


def stopped(play: Play, step: int) -> tuple[Play, int]:
    """The game before this action, as it was when its seat had to decide, and the seat."""
    running = copy.copy(play)
    running.entries = play.entries[: step - 1]
    running.trail = play.trail[: step - 1]
    running.state = play.trail[step - 1]
    running.seen = {}
    return running, play.entries[step - 1].seat


def choices_at(play: Play, step: int) -> list[Action]:
    return play.trail[step - 1].legal(play.entries[step - 1].seat)


def decisions(play: Play) -> list[int]:
    found = [step for step in range(1, len(play.entries) + 1) if has_choice(play, step)]
    return found[4::23][:3]


@pytest.mark.parametrize("game", ["war-of-clans", "shinobi", "ninjato"])
def test_what_a_seat_cannot_know_changes_no_hint(game: str) -> None:
    play = finished(game)

    for step in decisions(play):
        real, seat = stopped(play, step)
        twin, _ = stopped(play, step)
        twin.state = play.game.fork(real.state, seat, 7, "redealt")
        assert hint(real, seat, PLAN) == hint(twin, seat, PLAN)


def test_a_hint_is_what_the_review_finds_afterwards() -> None:
    play = finished("shinobi")
    step = next(step for step in range(1, 99) if 1 < len(choices_at(play, step)) < 4)

    found = hint(*stopped(play, step), PLAN)

    judged = judge(play, make_analyst("shinobi"), step, PLAN.iterations, PLAN.worlds, PLAN.seed)
    assert found.choices == judged.choices


def test_a_hint_offers_legal_choices_the_best_first() -> None:
    play = finished("ninjato")
    running, seat = stopped(play, decisions(play)[1])

    found = hint(running, seat, PLAN)

    chances = [one.chances[seat] for one in found.choices]
    assert chances == sorted(chances, reverse=True)
    assert {one.action for one in found.choices} <= set(running.state.legal(seat))


def test_before_a_choice_only_the_best_one_is_spoken_of() -> None:
    own = CLAN[0]
    assert PLAY_NINJA > 0, "action 0 deploys a troop"

    message = of_orders(0, own, 0, None, {})

    assert message is not None
    assert message.id == "woc-why-own-gains"
    assert of_orders(0, own + 1, 0, None, {}) is None
