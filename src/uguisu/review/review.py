"""Reviews a finished game, step by step from left to right."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from uguisu.bots.search.appraisal import AnyAnalyst
from uguisu.kernel.play import Play
from uguisu.review.analysts import make_analyst
from uguisu.review.curve import moment
from uguisu.review.decisions import has_choice, judge
from uguisu.review.errors import NotOver
from uguisu.review.summary import play_share, summarise, turning_points
from uguisu.review.types import Decision, Moment, RaceDeed, Review

SEED: Final = "1"


class Plan(msgspec.Struct, frozen=True):
    """How thoroughly to review, and the random seed."""

    iterations: int
    """Playouts of a decision."""
    worlds: int
    """Worlds of a moment and of beliefs."""
    seed: str = SEED


def plan_for(game: str, iterations: int = 0, worlds: int = 0, seed: str = SEED) -> Plan:
    """A plan with this budget; 0 is the budget that the game is usually reviewed with."""
    analyst = make_analyst(game)
    return Plan(iterations or analyst.usual_iterations, worlds or analyst.usual_worlds, seed)


class Finding(msgspec.Struct, frozen=True):
    """What a review found at one step."""

    moment: Moment
    decision: Decision | None = None
    deeds: tuple[RaceDeed, ...] = ()


def review(play: Play, plan: Plan | None = None) -> Review:
    """The whole review, in this process."""
    plan = plan or plan_for(play.game.id)
    return collected(play, findings(play, plan, steps_of(play)), plan)


def steps_of(play: Play) -> range:
    """Every step of a game that can be reviewed; a running one cannot."""
    if not play.state.is_over:
        raise NotOver("Only finished games are reviewed.")
    return range(len(play.entries) + 1)


def findings(play: Play, plan: Plan, steps: Iterable[int]) -> Iterator[Finding]:
    """What is found at these steps, in their order. Steps do not depend on each other."""
    analyst = make_analyst(play.game.id)
    for step in steps:
        seen = moment(play, analyst, step, plan.worlds, plan.seed)
        if step and analyst.judges and has_choice(play, step):
            judged = judge(play, analyst, step, plan.iterations, plan.worlds, plan.seed)
            yield Finding(seen, judged)
        else:
            yield Finding(seen, deeds=deeds_of(play, analyst, step) if step else ())


def deeds_of(play: Play, analyst: AnyAnalyst, step: int) -> tuple[RaceDeed, ...]:
    before, after = (play.step(number, None).view for number in (step - 1, step))
    return tuple(RaceDeed(step, *deed) for deed in analyst.deeds(before, after))


def collected(play: Play, found: Iterable[Finding], plan: Plan) -> Review:
    """The review, from the findings of all steps in any order."""
    ordered = sorted(found, key=lambda one: one.moment.step)
    moments = tuple(one.moment for one in ordered)
    decisions = tuple(one.decision for one in ordered if one.decision)
    deeds = tuple(deed for one in ordered for deed in one.deeds)
    seats = play.state.seats
    return Review(
        game=play.game.id,
        seats=seats,
        iterations=plan.iterations,
        worlds=plan.worlds,
        seed=plan.seed,
        moments=moments,
        decisions=decisions,
        summaries=tuple(summarise(seat, decisions, deeds) for seat in range(seats)),
        turning_points=turning_points(moments),
        deeds=deeds,
        play_share=play_share(decisions, play.state.places()) if decisions else None,
        analyst=make_analyst(play.game.id).version,
    )
