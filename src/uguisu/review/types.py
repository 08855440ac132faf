"""The types of a review. Chances are from 0 to 1; a step is the number of an action, from 1."""

from typing import Final

import msgspec

from uguisu.kernel.message import Message
from uguisu.kernel.picks import Groups

VERSION: Final = 6
"""Counts up when all games would be reviewed differently. A single game has the version of its
analyst."""


class Choice(msgspec.Struct, frozen=True):
    """One of the choices of a decision, and everybody's chance to win after it."""

    action: int
    shown: str
    """In notation."""
    chances: tuple[float, ...]
    error: float
    """Standard error of the mover's chance."""
    tries: int
    picks: Groups = ()
    """What the seat touches to choose it."""


class Belief(msgspec.Struct, frozen=True):
    """How likely something hidden is this or that, as one seat could judge it.

    `truth` is how it was. It never depends on the beliefs, nor they on it."""

    about: str
    chances: dict[str, float]
    truth: str


class Decision(msgspec.Struct, frozen=True):
    """One decision, judged by what its seat knew. Choices are listed best first."""

    step: int
    seat: int
    played: int
    choices: tuple[Choice, ...]
    cost: float
    """Chance that was left on the table; 0 if the best choice was about as good."""
    error: float
    """Standard error of the cost."""
    beliefs: tuple[Belief, ...] = ()
    why: Message | None = None
    """What the best choice has over the one that was made, if the game can name it."""

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def made(self) -> Choice:
        return next(choice for choice in self.choices if choice.action == self.played)


class Moment(msgspec.Struct, frozen=True):
    """The position after a step (0: the set-up): everybody's chance, as each seat can judge it."""

    step: int
    chances: tuple[tuple[float, ...], ...]
    """[who judges][whose chance]; empty where only the seat on turn could judge."""


class RaceDeed(msgspec.Struct, frozen=True):
    """A grab or a shout of a race that was counted at this step."""

    step: int
    seat: int
    what: str
    after: int
    """Milliseconds since the race began."""
    points: int
    why: Message
    """What it brought these points by."""


class SeatSummary(msgspec.Struct, frozen=True):
    seat: int
    accuracy: float | None
    """From 0 to 100; None for a seat that never had a choice. In a race: how many of its grabs and
    shouts lost no points."""
    decisions: int
    slips: int
    """Decisions that surely cost something."""
    costliest: tuple[int, ...]
    """The steps of the costliest of them, the worst first."""
    best_move: int | None
    """The step of the choice that was better than the next one by most."""
    reaction: int | None = None
    """In a race: the median time of its grabs and shouts, in milliseconds."""


class Review(msgspec.Struct, frozen=True):
    """A whole game. Equal record, seed and budget give an equal review."""

    game: str
    seats: int
    iterations: int
    worlds: int
    seed: str
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    summaries: tuple[SeatSummary, ...]
    turning_points: tuple[int, ...]
    deeds: tuple[RaceDeed, ...]
    """In a game of races, where no choice is judged."""
    play_share: float | None
    """How much of the winner's result was play; the rest was luck of the cards."""
    analyst: int
    """The version of the game's analyst."""
    version: int = VERSION
