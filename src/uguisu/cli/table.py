"""One table in the terminal: a play, who sits where, and its save. It knows no screen.

People see through `eyes`; bots get turns made from views. A timed game is driven by `tick`: the
clock's events happen when they are due, and bots that can plan act at the times they planned.
"""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from uguisu.bots.bot import Bot, Turn, turn_of
from uguisu.bots.registry import make_bot
from uguisu.cli.pace import Clock, WallClock
from uguisu.kernel.play import Play
from uguisu.kernel.record import Record
from uguisu.kernel.seats import CLOCK

PERSON = "person"


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, or a bot by its name in the registry."""

    name: str
    kind: str = PERSON


@runtime_checkable
class Planner(Protocol):
    """A bot of a timed game: when it will do what, in the table's milliseconds; None: nothing."""

    def plan(self, turn: Turn, now: int) -> tuple[int, int] | None: ...


class Save(Protocol):
    def write(self, record: Record) -> None: ...


class Table:
    def __init__(
        self,
        play: Play,
        sitters: Sequence[Sitter],
        save: Save | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.play = play
        self.sitters = tuple(sitters)
        self.save = save
        self.clock = clock or WallClock()
        self.people = tuple(s for s, sitter in enumerate(sitters) if sitter.kind == PERSON)
        self.bots: dict[int, Bot] = {
            seat: make_bot(play.game.id, sitter.kind)
            for seat, sitter in enumerate(sitters)
            if sitter.kind != PERSON
        }
        self.plans: dict[int, tuple[int, int]] = {}
        self.clock.set(play.entries[-1].at if play.entries else 0)

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

    def bot_choice(self, seat: int) -> int:
        """What the bot on this seat does; may take a while, changes nothing."""
        return self.bots[seat].choose(self.turn(seat))

    def turn(self, seat: int) -> Turn:
        return turn_of(self.play, seat, f"bots of {self.play.seed}")

    def act(self, seat: int, action: int) -> None:
        """Carry an action out and save the game."""
        self._act(seat, action, self.clock.now() if self.is_timed else 0)
        self.keep()

    def undo(self, seat: int) -> None:
        self.play.undo(seat)
        self.keep()

    def keep(self) -> None:
        if self.save is not None:
            self.save.write(self.record())

    def record(self) -> Record:
        """The record, with who sat where as one more line of its head."""
        sits = " ".join(sitter.kind for sitter in self.sitters)
        return msgspec.structs.replace(self.play.record(), extra={"sitters": sits})

    def tick(self) -> bool:
        """Let the clock and planning bots do what is due by now; True if anything happened."""
        acted = False
        while self.is_timed and self._next_event()[0] <= self.clock.now():
            at, seat, action = self._next_event()
            self._act(seat, action, at)
            acted = True
        if acted:
            self.keep()
        return acted

    def _act(self, seat: int, action: int, at: int) -> None:
        """Plans that the action has made impossible are forgotten; their bots plan again."""
        self.play.act(seat, action, at)
        self.plans.pop(seat, None)
        legal = self.play.state.legal
        self.plans = {s: plan for s, plan in self.plans.items() if plan[1] in legal(s)}

    def _next_event(self) -> tuple[int, int, int]:
        """What happens next if no person acts: time, seat, action."""
        state = self.play.state
        self._ask_planners()
        due = [(state.due(), CLOCK, state.legal(CLOCK)[0])]
        due += [(at, seat, action) for seat, (at, action) in self.plans.items()]
        return min(due)

    def _ask_planners(self) -> None:
        now = self.clock.now()
        for seat in self.play.state.actors():
            bot = self.bots.get(seat)
            if seat not in self.plans and isinstance(bot, Planner):
                planned = bot.plan(self.turn(seat), now)
                if planned is not None:
                    self.plans[seat] = planned
