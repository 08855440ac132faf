"""A decision is judged by what its seat knew, whatever the truth was."""

import copy

import msgspec
import pytest

from tests.review.games import finished
from uguisu.kernel.play import Play
from uguisu.review.analysts import make_analyst
from uguisu.review.decisions import has_choice, judge, who_gains
from uguisu.review.types import Belief, Decision

JUDGED = ["war-of-clans", "shinobi", "ninjato"]


def judged(play: Play, step: int, iterations: int = 24) -> Decision:
    return judge(play, make_analyst(play.game.id), step, iterations, 6, "1")


def decisions(play: Play) -> list[int]:
    return [step for step in range(1, len(play.entries) + 1) if has_choice(play, step)]


def redealt(play: Play, step: int) -> Play:
    """The same game, but before this step lies what its seat could not tell from the truth."""
    twin = copy.copy(play)
    seat = play.entries[step - 1].seat
    twin.trail = list(play.trail)
    twin.trail[step - 1] = play.game.fork(play.trail[step - 1], seat, 3, "redealt")
    twin.seen = {}
    return twin


def without_truth(decision: Decision) -> Decision:
    beliefs = tuple(msgspec.structs.replace(one, truth="") for one in decision.beliefs)
    return msgspec.structs.replace(decision, beliefs=beliefs)


@pytest.mark.parametrize("game", JUDGED)
def test_what_a_seat_could_not_know_changes_no_judgement(game: str) -> None:
    play = finished(game)

    for step in decisions(play)[5::17][:4]:
        real, twin = judged(play, step), judged(redealt(play, step), step)
        assert without_truth(real) == without_truth(twin)


def test_the_truth_is_told_and_was_thought_possible() -> None:
    play = finished("war-of-clans")
    step = decisions(play)[20]

    found = judge(play, make_analyst("war-of-clans"), step, 12, 60, "1")

    loyalties = [one for one in found.beliefs if one.about.startswith("loyalty:")]
    assert len(loyalties) == play.state.seats - 1
    for one in loyalties:
        assert one.chances[one.truth] > 0
        assert sum(one.chances.values()) == pytest.approx(1, abs=0.01)


def test_the_choice_that_was_made_is_always_valued() -> None:
    play = finished("ninjato")

    for step in decisions(play)[3::40][:3]:
        found = judged(play, step)
        assert found.made.action == play.entries[step - 1].action
        assert found.made.tries > 0
        assert found.best.chances[found.seat] >= found.made.chances[found.seat] - 0.001


def test_a_cost_is_what_the_best_choice_was_better_by() -> None:
    play = finished("shinobi")
    found = [judged(play, step, 80) for step in decisions(play)[-8:]]

    costly = [one for one in found if one.cost]
    assert costly
    for one in costly:
        gap = one.best.chances[one.seat] - one.made.chances[one.seat]
        assert gap == pytest.approx(one.cost, abs=0.001)
        assert one.cost > 2 * one.error


def test_loyalties_are_believed_exactly() -> None:
    """As many worlds as one likes say the same: the deals are enumerated."""
    play = finished("war-of-clans")
    analyst = make_analyst("war-of-clans")

    few, many = (judge(play, analyst, 20, 4, worlds, "1") for worlds in (2, 40))

    def loyalties(one: Decision) -> list[Belief]:
        return [belief for belief in one.beliefs if belief.about.startswith("loyalty:")]

    assert loyalties(few) == loyalties(many) != []
    assert all(abs(sum(one.chances.values()) - 1) < 0.001 for one in loyalties(few))


def test_a_rival_is_named_that_surely_gains_most_of_what_a_choice_cost() -> None:
    best = [0.4, 0.2, 0.2, 0.2]

    found = who_gains(best, [0.3, 0.28, 0.21, 0.21], 0, 0.01)

    assert found is not None
    assert found.args == {"player": "#1", "points": 8}
    assert who_gains(best, [0.3, 0.28, 0.21, 0.21], 0, 0.05) is None, "that may be chance"
    assert who_gains(best, [0.3, 0.24, 0.23, 0.23], 0, 0.01) is None, "nobody gains most of it"
