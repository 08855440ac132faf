"""Hints: what a review would choose now, for a seat that has to decide in a running game.

The host decides who may ask. A hint uses only what the seat knows, with the same appraisal that
judges the decision after the game.
"""

import msgspec

from uguisu.bots.search.appraisal import Appraisal
from uguisu.kernel.message import Message
from uguisu.kernel.play import Play
from uguisu.kernel.record import Record
from uguisu.review.analysts import make_analyst
from uguisu.review.beliefs import counted
from uguisu.review.decisions import choice_of, is_sure, ranked
from uguisu.review.positions import turn_at
from uguisu.review.review import Plan
from uguisu.review.types import Choice
from uguisu.review.workers import replayed


class Hint(msgspec.Struct, frozen=True):
    """The choices that are left after the appraisal, the best first."""

    choices: tuple[Choice, ...]
    is_sure: bool
    """Whether the best is better than the next by more than chance explains."""
    why: Message | None = None
    """What speaks for the best choice, if the game can name it."""


def hint(play: Play, seat: int, plan: Plan) -> Hint:
    analyst = make_analyst(play.game.id)
    turn = turn_at(play, len(play.entries), seat, plan.seed)
    analyst.begin(turn)
    believed = counted(analyst, seat, plan.worlds) | analyst.exact()
    appraisal = Appraisal(analyst, seat, None, turn.chance.below(1 << 16))
    appraisal.appraise(plan.iterations)
    left = ranked(appraisal)
    return Hint(
        choices=tuple(choice_of(turn, one) for one in left),
        is_sure=len(left) < 2 or is_sure(left[0], left[1], seat),
        why=analyst.why(left[0].action, None, believed),
    )


def hint_of_record(record: Record, seat: int, plan: Plan) -> Hint:
    """For a worker, which has no table."""
    return hint(replayed(record), seat, plan)
