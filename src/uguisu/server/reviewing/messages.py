"""Reviews as HTTP responses."""

from uguisu.review.review import Finding
from uguisu.review.types import Choice, Decision, Review
from uguisu.server.protocol.http.reviews import (
    ReviewedBelief,
    ReviewedChoice,
    ReviewedDecision,
    ReviewedDeed,
    ReviewedSeat,
    ReviewedStep,
    ReviewSums,
)
from uguisu.server.table.table import Table


def step_of(found: Finding) -> ReviewedStep:
    return ReviewedStep(
        step=found.moment.step,
        chances=found.moment.chances,
        decision=decision_of(found.decision) if found.decision else None,
        deeds=tuple(
            ReviewedDeed(
                seat=one.seat, what=one.what, after=one.after, points=one.points, why=one.why
            )
            for one in found.deeds
        ),
    )


def decision_of(one: Decision) -> ReviewedDecision:
    return ReviewedDecision(
        seat=one.seat,
        played=one.played,
        choices=tuple(choice_of(choice, one.seat) for choice in one.choices),
        cost=round(one.cost, 4),
        error=round(one.error, 4),
        beliefs=tuple(
            ReviewedBelief(about=belief.about, chances=belief.chances, truth=belief.truth)
            for belief in one.beliefs
        ),
        why=one.why,
    )


def choice_of(choice: Choice, seat: int) -> ReviewedChoice:
    return ReviewedChoice(
        action=choice.action,
        shown=choice.shown,
        picks=choice.picks,
        chance=choice.chances[seat],
        error=choice.error,
    )


def sums_of(review: Review) -> ReviewSums:
    return ReviewSums(
        seats=tuple(
            ReviewedSeat(
                seat=one.seat,
                accuracy=one.accuracy,
                decisions=one.decisions,
                slips=one.slips,
                costliest=one.costliest,
                best_move=one.best_move,
                reaction=one.reaction,
            )
            for one in review.summaries
        ),
        turning_points=review.turning_points,
        play=review.play_share,
    )


def numbers_of(table: Table) -> tuple[int, ...]:
    """For every step the number of the happening after which its position stands."""
    inherited = len(table.created.fork.deeds) if table.created.fork else 0
    numbers = [0] * (len(table.playing.entries) + 1)
    for past in table.past:
        if past.step > inherited:
            numbers[past.step] = past.number
    return tuple(numbers)
