"""Whole reviews: of every game, repeatable, and never of a running one."""

import pytest

from tests.review.games import finished
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.review.errors import NotOver
from uguisu.review.review import Finding, Plan, collected, findings, review, steps_of

QUICK = Plan(iterations=12, worlds=4)


def some(play: Play, plan: Plan) -> list[Finding]:
    return list(findings(play, plan, steps_of(play)[::9]))


@pytest.mark.parametrize("game", GAMES)
def test_equal_seed_and_budget_give_an_equal_review(game: str) -> None:
    play = finished(game)

    again = collected(play, some(play, QUICK), QUICK)

    assert again == collected(play, some(play, QUICK), QUICK)
    assert again.moments
    assert bool(again.decisions) != bool(GAMES[game].referee)


def test_another_seed_throws_other_lots() -> None:
    play = finished("war-of-clans")

    assert some(play, QUICK) != some(play, Plan(iterations=12, worlds=4, seed="2"))


def test_a_whole_game_is_a_curve_that_ends_with_its_result() -> None:
    play = finished("shinobi")

    found = review(play, QUICK)

    assert [one.step for one in found.moments] == list(range(len(play.entries) + 1))
    for seat, place in enumerate(play.state.places()):
        assert (found.moments[-1].chances[0][seat] > 0) == (place == 1)
    for one in found.moments:
        for chances in one.chances:
            assert sum(chances) == pytest.approx(1, abs=0.01)


def test_grabs_and_shouts_of_a_race_are_told_with_time_and_worth() -> None:
    play = finished("ninja-master")

    found = review(play, QUICK)

    scored = [play.game.view(state, None).last for state in play.trail]  # type: ignore[attr-defined]
    grabbed = sum(token.holder is not None for token in scored[-1].tokens) if scored[-1] else 0
    assert found.deeds
    assert len([one for one in found.deeds if one.step > 0]) >= grabbed
    assert all(one.after >= 0 for one in found.deeds)
    for one in found.summaries:
        own = [deed for deed in found.deeds if deed.seat == one.seat]
        assert (one.reaction is None) == (not own)
        lost = sum(deed.points < 0 for deed in own)
        assert one.accuracy == (round(100 - 100 * lost / len(own), 1) if own else None)
    assert found.play_share is None


def test_nothing_of_a_running_game_is_reviewed() -> None:
    with pytest.raises(NotOver):
        review(Play(GAMES["ninjato"], 2))
