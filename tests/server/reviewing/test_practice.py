"""The costliest decisions of one's own games, as exercises."""

import msgspec

from uguisu.review.review import Finding
from uguisu.review.types import Decision, Moment
from uguisu.server.reviewing.practice import LENGTH, exercises
from uguisu.server.store.reviews import Seated


def review(*costs: float, seat: int = 0) -> Seated:
    """Seats 0 and 1 decide in turns; seat 0's decisions cost so much."""
    found = []
    for number, cost in enumerate(costs):
        for mover, lost in ((0, cost), (1, 0.9)):
            step = 2 * number + mover + 1
            decision = Decision(step, mover, 0, (), lost, 0.01)
            found.append(Finding(Moment(step, ()), decision))
    return Seated("table", 5, seat, msgspec.json.encode(found))


def test_ones_own_costly_decisions_the_costliest_first() -> None:
    found = exercises([review(0.1, 0.0, 0.3)], {"table": "shinobi"})

    assert [(one.step, one.cost) for one in found] == [(5, 0.3), (1, 0.1)]
    assert {(one.table, one.game, one.seat) for one in found} == {("table", "shinobi", 0)}


def test_a_list_is_short() -> None:
    assert len(exercises([review(*[0.2] * 30)], {})) == LENGTH


def test_what_cannot_be_read_any_more_is_left_out() -> None:
    assert exercises([Seated("table", 5, 0, b'[{"moment": 3}]')], {}) == ()
