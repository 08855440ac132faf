"""Accuracy, slips, best moves, turning points, luck and play."""

from uguisu.review.summary import accuracy, best_move, play_share, summarise, turning_points
from uguisu.review.types import Choice, Decision, Moment


def chances(seat: int, own: float) -> tuple[float, ...]:
    """The other two share the rest."""
    return tuple(own if other == seat else (1 - own) / 2 for other in range(3))


def decision(step: int, seat: int, cost: float, *, lead: float = 0.0) -> Decision:
    """The best of two choices was worth 0.5; the one made cost so much less."""
    best = Choice(1, "best", tuple(0.5 if s == seat else 0.25 for s in range(3)), 0.01, 9)
    other = 0.5 - (cost or lead)
    made = Choice(
        2, "made", tuple(other if s == seat else 0.25 + cost / 2 for s in range(3)), 0.01, 9
    )
    return Decision(step, seat, 2 if cost else 1, (best, made), cost, 0.01)


def test_who_leaves_nothing_on_the_table_is_fully_accurate() -> None:
    assert accuracy([decision(1, 0, 0.0)]) == 100
    assert accuracy([]) is None


def test_accuracy_falls_with_what_was_left() -> None:
    little, much = accuracy([decision(1, 0, 0.01)]), accuracy([decision(1, 0, 0.1)])

    assert little is not None
    assert much is not None
    assert 100 > little > much > 0


def test_the_costliest_decisions_come_first() -> None:
    own = [decision(1, 0, 0.02), decision(4, 0, 0.2), decision(7, 0, 0.0), decision(9, 1, 0.3)]

    summary = summarise(0, own)

    assert summary.costliest == (4, 1)
    assert summary.slips == 2
    assert summary.decisions == 3


def test_the_best_move_leads_the_next_choice_by_most() -> None:
    assert best_move([decision(1, 0, 0.0, lead=0.05), decision(4, 0, 0.0, lead=0.2)]) == 4
    assert best_move([decision(1, 0, 0.0, lead=0.01)]) is None


def test_turning_points_move_a_chance() -> None:
    still = tuple((0.4, 0.3, 0.3) for _ in range(3))
    moved = ((0.6, 0.2, 0.2), *still[1:])
    moments = [Moment(0, still), Moment(1, ()), Moment(2, still), Moment(3, moved)]

    assert turning_points(moments) == (3,)


def test_what_others_left_on_the_table_was_play_and_the_rest_luck() -> None:
    gift = decision(1, 1, 0.2)

    share = play_share([gift], (1, 2, 3))

    assert share is not None
    assert round(share, 3) == round(0.1 / (1 - 1 / 3), 3)
    assert play_share([gift], (1, 1, 3)) is None
