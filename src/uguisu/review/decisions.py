"""Judges one decision: its choices, what the one that was made cost, and what the seat believed."""

from collections.abc import Sequence
from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.search.appraisal import AnyAnalyst, Appraisal, AppraisedChoice
from uguisu.kernel.message import Message, seat_arg
from uguisu.kernel.play import Play
from uguisu.kernel.seats import CLOCK
from uguisu.review.beliefs import beliefs_of
from uguisu.review.positions import state_at, turn_at
from uguisu.review.types import Choice, Decision

SURELY: Final = 2.0
"""Standard errors by which a choice must be better before the difference is called a cost."""

MOST_OF_IT: Final = 0.55
"""The part of a cost that one rival must gain to be named."""


def has_choice(play: Play, step: int) -> bool:
    """Whether the action with this number was a decision: a seat had several choices."""
    entry = play.entries[step - 1]
    return entry.seat != CLOCK and len(state_at(play, step - 1).legal(entry.seat)) > 1


def judge(
    play: Play, analyst: AnyAnalyst, step: int, iterations: int, worlds: int, seed: str
) -> Decision:
    """The decision that action `step` was."""
    entry = play.entries[step - 1]
    turn = turn_at(play, step - 1, entry.seat, seed)
    analyst.begin(turn)
    beliefs = beliefs_of(analyst, state_at(play, step - 1), entry.seat, worlds)
    appraisal = Appraisal(analyst, entry.seat, entry.action, turn.chance.below(1 << 16))
    appraisal.appraise(iterations)
    left = ranked(appraisal)
    rest = [one for one in appraisal.choices if one not in left and one.tries]
    rest.sort(key=lambda one: -one.mean())
    made = next(one for one in left if one.action == entry.action)
    error = left[0].gap_error(made) if left[0] is not made else 0.0
    cost = gap(left[0], made, entry.seat) if is_sure(left[0], made, entry.seat) else 0.0
    why = None
    if cost:
        told = {belief.about: belief.chances for belief in beliefs}
        why = analyst.why(left[0].action, entry.action, told)
        why = why or who_gains(left[0].means(), made.means(), entry.seat, error)
    return Decision(
        step=step,
        seat=entry.seat,
        played=entry.action,
        choices=tuple(choice_of(turn, one) for one in [*left, *rest]),
        cost=cost,
        error=error,
        beliefs=beliefs,
        why=why,
    )


def ranked(appraisal: Appraisal) -> list[AppraisedChoice]:
    """The remaining choices, the best for the mover first."""
    left = [one for one in appraisal.left if isinstance(one, AppraisedChoice)]
    return sorted(left, key=lambda one: -one.means()[appraisal.seat])


def gap(better: AppraisedChoice, worse: AppraisedChoice, seat: int) -> float:
    return better.means()[seat] - worse.means()[seat]


def is_sure(better: AppraisedChoice, worse: AppraisedChoice, seat: int) -> bool:
    """Whether one is better by more than chance explains."""
    if better is worse:
        return False
    return gap(better, worse, seat) > SURELY * better.gap_error(worse)


def who_gains(
    best: Sequence[float], made: Sequence[float], seat: int, error: float
) -> Message | None:
    """The rival that certainly gained half or more of what the choice cost."""
    gains = [0.0 if other == seat else made[other] - best[other] for other in range(len(made))]
    most = max(gains)
    if most <= SURELY * error or most < MOST_OF_IT * (best[seat] - made[seat]):
        return None
    args: dict[str, int | str] = {
        "player": seat_arg(gains.index(most)),
        "points": max(1, round(100 * most)),
    }
    return Message("review-why-gains", args)


def choice_of(turn: Turn, one: AppraisedChoice) -> Choice:
    return Choice(
        action=one.action,
        shown=turn.game.write_action(one.action),
        picks=turn.game.picks(turn.view, one.action),
        chances=tuple(round(chance, 4) for chance in one.means()),
        error=round(one.error(), 4),
        tries=one.tries,
    )
