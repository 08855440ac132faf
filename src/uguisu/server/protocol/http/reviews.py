"""Reviews of finished games, exercises and puzzles.

Chances are from 0 to 1; a step is the number of an action, from 1.
"""

from typing import Any

from uguisu.kernel.message import Message
from uguisu.kernel.picks import Groups
from uguisu.server.protocol.wire import Wire


class ReviewedChoice(Wire, frozen=True, kw_only=True):
    """One choice of a decision. `picks` are those that choose it; `error` is the standard error of
    the mover's `chance`."""

    action: int
    shown: str
    picks: Groups
    chance: float
    error: float


class ReviewedBelief(Wire, frozen=True, kw_only=True):
    """The probabilities of something hidden, as the mover could judge them, and the truth."""

    about: str
    chances: dict[str, float]
    truth: str


class ReviewedDecision(Wire, frozen=True, kw_only=True):
    """A decision, judged by what its seat knew. Choices are listed best first; `cost` is the loss
    of winning chance, 0 if the best choice was about as good. `why` is the reason why the best
    choice is better, if the game can give one."""

    seat: int
    played: int
    choices: tuple[ReviewedChoice, ...]
    cost: float
    error: float
    beliefs: tuple[ReviewedBelief, ...]
    why: Message | None = None


class ReviewedDeed(Wire, frozen=True, kw_only=True):
    """A grab or a shout in a race: its time in milliseconds, its points, and why so many."""

    seat: int
    what: str
    after: int
    points: int
    why: Message


class ReviewedStep(Wire, frozen=True, kw_only=True):
    """The position after a step: `chances` are lists by judging seat, of everybody's chance, empty
    if only the seat on turn could judge. `decision` is the one that led here."""

    step: int
    chances: tuple[tuple[float, ...], ...]
    decision: ReviewedDecision | None = None
    deeds: tuple[ReviewedDeed, ...] = ()


class ReviewedSeat(Wire, frozen=True, kw_only=True):
    """Totals of one seat: `accuracy` from 0 to 100 (none without a choice), the steps of its
    costliest decisions, and of its best move. In a race, `accuracy` is how many of its grabs and
    shouts lost no points, and `reaction` their median time in milliseconds."""

    seat: int
    accuracy: float | None
    decisions: int
    slips: int
    costliest: tuple[int, ...]
    best_move: int | None
    reaction: int | None = None


class ReviewSums(Wire, frozen=True, kw_only=True):
    """Totals of a finished review. `play` is how much of the winner's result was play; the rest was
    luck of the cards."""

    seats: tuple[ReviewedSeat, ...]
    turning_points: tuple[int, ...]
    play: float | None


class Reviewed(Wire, frozen=True, kw_only=True):
    """Part of a review: the steps found so far, from `since` on. `last` is the last step; `numbers`
    are the log entries of the replay that belong to the steps. `mine` are the seats of the person
    who asks. `sums` come at the end."""

    since: int
    mine: tuple[int, ...]
    last: int
    steps: tuple[ReviewedStep, ...]
    numbers: tuple[int, ...]
    sums: ReviewSums | None = None


class Exercise(Wire, frozen=True, kw_only=True):
    """A costly decision of your own, to try again: the action with number `step` of a finished
    game. `at` is when the game was reviewed (milliseconds since 1970)."""

    table: str
    game: str
    seat: int
    step: int
    cost: float
    at: int


class Practice(Wire, frozen=True, kw_only=True):
    """The costliest decisions of your recently reviewed games, the costliest first."""

    exercises: tuple[Exercise, ...]


class Puzzle(Wire, frozen=True, kw_only=True):
    """A decision of a rated game that somebody missed, without names: the seat's `view` and
    `prompt` at that time, and the decision with its answer. `day` is a date (UTC)."""

    day: str
    game: str
    seats: int
    seat: int
    view: dict[str, Any]
    prompt: Message
    decision: ReviewedDecision


class DailyPuzzle(Wire, frozen=True, kw_only=True):
    """Today's puzzle, the same for everybody; none until one is found."""

    puzzle: Puzzle | None = None
