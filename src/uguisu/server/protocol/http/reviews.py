"""Reviews of finished games, and what is made of them. Chances are from 0 to 1; a step is the
number of an action, from 1."""

from typing import Any

from uguisu.kernel.message import Message
from uguisu.kernel.picks import Groups
from uguisu.server.protocol.wire import Wire


class ReviewedChoice(Wire, frozen=True, kw_only=True):
    """One choice of a decision. `picks` are what the seat touches to choose it; `error` is the
    standard error of the mover's `chance`."""

    action: int
    shown: str
    picks: Groups
    chance: float
    error: float


class ReviewedBelief(Wire, frozen=True, kw_only=True):
    """How likely something hidden was this or that, as the mover could judge it, and how it was."""

    about: str
    chances: dict[str, float]
    truth: str


class ReviewedDecision(Wire, frozen=True, kw_only=True):
    """A decision, judged by what its seat knew. Choices are listed best first; `cost` is the chance
    that was left on the table, 0 if the best choice was about as good. `why` says what the best
    choice has over the one that was made, if the game can name it."""

    seat: int
    played: int
    choices: tuple[ReviewedChoice, ...]
    cost: float
    error: float
    beliefs: tuple[ReviewedBelief, ...]
    why: Message | None = None


class ReviewedDeed(Wire, frozen=True, kw_only=True):
    """A grab or a shout of a race: when, in milliseconds, and what it brought."""

    seat: int
    what: str
    after: int
    points: int


class ReviewedStep(Wire, frozen=True, kw_only=True):
    """The position after a step: `chances` are lists by who judges, of everybody's chance, empty
    where only the seat on turn could judge. `decision` is the one that led here."""

    step: int
    chances: tuple[tuple[float, ...], ...]
    decision: ReviewedDecision | None = None
    deeds: tuple[ReviewedDeed, ...] = ()


class ReviewedSeat(Wire, frozen=True, kw_only=True):
    """The sums of one seat: `accuracy` from 0 to 100 (none without a choice), the steps of its
    costliest decisions, and of its best move."""

    seat: int
    accuracy: float | None
    decisions: int
    slips: int
    costliest: tuple[int, ...]
    best_move: int | None


class ReviewSums(Wire, frozen=True, kw_only=True):
    """What is known when every step was reviewed. `play` is how much of the winner's result was
    play; the rest was luck of the cards."""

    seats: tuple[ReviewedSeat, ...]
    turning_points: tuple[int, ...]
    play: float | None


class Reviewed(Wire, frozen=True, kw_only=True):
    """A part of a review: the steps from `since` on that were found so far. `last` is the last
    step; `numbers` are the happenings of the replay that the steps belong to. `mine` are the seats
    of whoever asks. `sums` come with the end."""

    since: int
    mine: tuple[int, ...]
    last: int
    steps: tuple[ReviewedStep, ...]
    numbers: tuple[int, ...]
    sums: ReviewSums | None = None


class Exercise(Wire, frozen=True, kw_only=True):
    """A costly decision of one's own, to try again: the action with number `step` of a finished
    game. `at` is when the game was reviewed (milliseconds since 1970)."""

    table: str
    game: str
    seat: int
    step: int
    cost: float
    at: int


class Practice(Wire, frozen=True, kw_only=True):
    """The costliest decisions of one's games that were reviewed last, the costliest first."""

    exercises: tuple[Exercise, ...]


class Puzzle(Wire, frozen=True, kw_only=True):
    """A decision of a rated game that somebody missed, without names: the `view` and `prompt` of
    the seat then, and the decision with its answer. `day` is a date (UTC)."""

    day: str
    game: str
    seats: int
    seat: int
    view: dict[str, Any]
    prompt: Message
    decision: ReviewedDecision


class DailyPuzzle(Wire, frozen=True, kw_only=True):
    """The puzzle of today, the same for everybody; none while none was found."""

    puzzle: Puzzle | None = None
