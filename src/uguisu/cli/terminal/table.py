"""One table in the terminal: a play, who sits where, and its save. It knows no screen.

People see through `eyes`; bots get turns made from views. A timed game is driven by `tick`: the
clock's events happen when they are due, and bots act at the times they planned.
"""

import secrets
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from uguisu.bots.bot import Budget, Turn, turn_of
from uguisu.bots.bot_failures import Failure
from uguisu.bots.hosting.fallback import FallbackBot
from uguisu.cli.terminal.pace import Clock, WallClock
from uguisu.cli.usage_errors import UsageError
from uguisu.kernel.action import Action
from uguisu.kernel.game import Game
from uguisu.kernel.options import Options, bots_only
from uguisu.kernel.play import Play
from uguisu.kernel.record import Record
from uguisu.kernel.seats import CLOCK

PERSON = "person"
LIMIT: Final = 10.0
"""Seconds after which a bot counts as hung."""
HASTE: Final = Budget(seconds=0.3)
"""Thinking time of a bot while people race."""


class SeatedPlayer(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, or a bot by its name (see `bots/external/lookup.py`)."""

    name: str
    kind: str = PERSON


class Save(Protocol):
    def write(self, record: Record) -> None: ...
    def discard(self) -> None: ...
    def close(self) -> None: ...
    def again(self) -> "Save": ...


def new_play(
    game: Game, sitters: Sequence[SeatedPlayer], options: Options | None = None, seed: str = ""
) -> Play:
    """A new game; without a seed, one that nobody can guess."""
    given = dict(options or {})
    if all(sitter.kind != PERSON for sitter in sitters):
        given = dict(bots_only(game.options, given))
    names = [sitter.name for sitter in sitters]
    return Play(game, len(sitters), given, seed or secrets.token_hex(8), names)


class LocalTable:
    def __init__(
        self,
        play: Play,
        sitters: Sequence[SeatedPlayer],
        save: Save | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.play = play
        self.sitters = tuple(sitters)
        self.save = save
        self.clock = clock or WallClock()
        self.people = tuple(s for s, sitter in enumerate(sitters) if sitter.kind == PERSON)
        self.failures: list[Failure] = []
        """Moves that a bot failed at and a lower rank made, the latest last."""
        self.bots: dict[int, FallbackBot] = {
            seat: FallbackBot(play.game.id, sitter.kind, LIMIT, self.failures.append)
            for seat, sitter in enumerate(sitters)
            if sitter.kind != PERSON
        }
        self.cores = 1
        """Cores for a bot; only one thinks at a time."""
        self.language = ""
        """The language of the game; resuming it keeps the language."""
        self.unsaved: UsageError | None = None
        self.plans: dict[int, tuple[int, Action]] = {}
        self.clock.set(self._latest())

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def is_over(self) -> bool:
        return self.play.state.is_over

    @property
    def is_timed(self) -> bool:
        return CLOCK in self.play.state.actors()

    def person_to_act(self, before: int | None = None) -> int | None:
        """A person who may act now; the one who acted before, if that is still possible."""
        acting = [seat for seat in self.play.state.actors() if seat in self.people]
        if before in acting:
            return before
        return acting[0] if acting else None

    def bot_to_act(self) -> int | None:
        return next((seat for seat in self.play.state.actors() if seat in self.bots), None)

    def bot_choice(self, seat: int) -> Action:
        """The bot's choice for this seat; may take a while, changes nothing."""
        return self.bots[seat].choose(self.turn(seat))

    def turn(self, seat: int) -> Turn:
        budget = HASTE if self.is_timed else Budget(cores=self.cores)
        return turn_of(self.play, seat, f"bots of {self.play.seed}", self.bots.get(seat), budget)

    def act(self, seat: int, action: Action) -> None:
        """Carry an action out and save the game; in real time, after all that was due before."""
        self.tick()
        self._act(seat, action, self.clock.now() if self.is_timed else 0)
        self.keep()

    def undo(self, seat: int) -> None:
        self.play.undo(seat)
        self.keep()

    def keep(self) -> None:
        """Save the game. A full disk is reported and does not end it."""
        if self.save is None:
            return
        try:
            self.save.write(self.record())
            self.unsaved = None
        except UsageError as error:
            self.unsaved = error

    def leave(self) -> None:
        """Let the game be resumed later, if there is anything to resume."""
        if self.save is not None:
            if not self.play.entries:
                self.save.discard()
            self.save.close()

    def rematch(self) -> "LocalTable":
        """A new game with the same people, bots and options."""
        play = new_play(self.play.game, self.sitters, self.play.options)
        self.leave()
        save = self.save.again() if self.save else None
        return LocalTable(play, self.sitters, save, type(self.clock)())

    def record(self) -> Record:
        """The record, with two more lines in its head: who sat where, a word for each seat, and the
        language."""
        extra = {"sitters": " ".join("_".join(sitter.kind.split()) for sitter in self.sitters)}
        if self.language:
            extra["language"] = self.language
        return msgspec.structs.replace(self.play.record(), extra=extra)

    def tick(self) -> bool:
        """Let the clock and planning bots do what is due by now; True if anything happened."""
        acted = False
        while self.is_timed and self.next_event()[0] <= self.clock.now():
            at, seat, action = self.next_event()
            self._act(seat, action, at)
            acted = True
        if acted:
            self.keep()
        return acted

    def _act(self, seat: int, action: Action, at: int) -> None:
        """Plans that the action has made impossible are forgotten; their bots plan again. Between
        timed phases the table's time stands still."""
        was_timed = self.is_timed
        self.play.act(seat, action, at)
        if self.is_timed and not was_timed:
            self.clock.set(self._latest())
        self.plans.pop(seat, None)
        legal = self.play.state.legal
        self.plans = {s: plan for s, plan in self.plans.items() if plan[1] in legal(s)}

    def next_event(self) -> tuple[int, int, Action]:
        """What happens next if no person acts: time, seat, action."""
        state = self.play.state
        self._ask_planners()
        due = [(state.due(), CLOCK, state.legal(CLOCK)[0])]
        due += [(at, seat, action) for seat, (at, action) in self.plans.items()]
        return min(due)

    def _latest(self) -> int:
        return max((entry.at for entry in self.play.entries), default=0)

    def _ask_planners(self) -> None:
        now = self.clock.now()
        for seat in self.play.state.actors():
            if seat in self.bots and seat not in self.plans:
                planned = self.bots[seat].plan(self.turn(seat), now)
                if planned is not None:
                    self.plans[seat] = planned
