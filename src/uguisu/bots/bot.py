"""The interface of bots: something that chooses among a seat's legal actions, knowing what the seat
knows.

A bot never holds the state of a table. Its host gives it a Turn: the view, the legal actions, the
history of its seat, redealt worlds to search, a budget, and a random stream, so that equal seeds
give equal choices.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Protocol, runtime_checkable

import msgspec

from uguisu.kernel.action import Action
from uguisu.kernel.game import AnyGame
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.step import Step
from uguisu.kernel.type_variables import S_co, V_co

MANY: Final = 10_000_000
"""More iterations than any budget of seconds allows."""


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: in iterations, in seconds, or both; 0 means no such limit. Without
    any limit the bot decides. With iterations alone, choices are reproducible. With several cores a
    search does that many times the work in the same time; iterations are split among them. `most`
    seconds are never exceeded."""

    iterations: int = 0
    seconds: float = 0.0
    cores: int = 1
    most: float = 0.0

    def limits(self, iterations: int, seconds: float) -> tuple[int, float]:
        """Iterations and seconds of a search with these limits of its own; 0 seconds mean no time
        limit."""
        if self.iterations or self.seconds:
            iterations, seconds = self.iterations or MANY, self.seconds
        if self.most:
            seconds = min(seconds, self.most) if seconds else self.most
        return iterations, seconds


OWN: Final = Budget()
"""No limits: the bot decides how long it thinks."""


class Turn(msgspec.Struct, Generic[S_co, V_co], frozen=True):
    """One decision. `world(i)` is the i-th redealt state: possible, but not the true one."""

    game: AnyGame
    seat: int
    view: V_co
    legal: Sequence[Action]
    history: Sequence[Step[V_co]]
    world: Callable[[int], S_co]
    chance: Chance
    budget: Budget = OWN


AnyTurn = Turn[Any, Any]
"""A turn of a game that the caller does not know."""


@runtime_checkable
class Bot(Protocol):
    """A bot with an attribute `remembers = True` is given its seat's history; without it, none."""

    name: str

    def choose(self, turn: AnyTurn) -> Action:
        """One of `turn.legal`."""
        ...


@runtime_checkable
class Planner(Bot, Protocol):
    """A bot of a timed game: its next action and when, in the table's milliseconds, or None."""

    def plan(self, turn: AnyTurn, now: int) -> tuple[int, Action] | None: ...


class Hosted(Protocol):
    """The parts of a running game that a host needs: a Play, or something like it."""

    game: AnyGame
    state: Any
    entries: Any

    def history(self, observer: int | None) -> Sequence[Step]: ...


def turn_of(
    play: Hosted, seat: int, seed: int | str, bot: Bot | None = None, budget: Budget = OWN
) -> Turn:
    """The turn that a host gives to the bot on this seat. Its worlds are dealt from a redeal
    instead of the true state, so the turn does not contain the true state. They are the same
    worlds, because a redeal depends only on what the seat knows."""
    game, state = play.game, play.state
    label = f"{seed} {seat} {len(play.entries)}"
    possible = game.fork(state, seat, 0, f"host {label}")
    return Turn(
        game=game,
        seat=seat,
        view=game.view(state, seat),
        legal=tuple(state.legal(seat)),
        history=play.history(seat) if getattr(bot, "remembers", False) else (),
        world=lambda number: game.fork(possible, seat, number, label),
        chance=Chance(key_of(f"bot {label}")),
        budget=budget,
    )
