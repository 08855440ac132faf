"""Play: a game in progress, with its record, every seat's history, and undo."""

from collections.abc import Sequence

from uguisu.kernel.action import Action
from uguisu.kernel.arguments import (
    LATEST,
    check_action,
    check_actor,
    check_observer,
    check_step,
    check_time,
    names_of,
)
from uguisu.kernel.errors import NothingToUndo
from uguisu.kernel.game import AnyGame, Game
from uguisu.kernel.message import Message
from uguisu.kernel.options import Options, read_options, read_seed
from uguisu.kernel.record import Record, RecordedAction, blaming_the_record, check_end
from uguisu.kernel.seats import letter
from uguisu.kernel.state import State
from uguisu.kernel.step import Step


class Play:
    """The state and all states before it. Histories are views of these, so they reveal nothing
    else."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | None = None,
        seed: int | str = 0,
        players: Sequence[str] = (),
    ) -> None:
        self.game: Game = game
        self.seed = read_seed(seed)
        self.options = read_options(game.options, options)
        self.state: State = game.new(seats, self.options, self.seed)
        self.players = names_of(players, seats)
        self.entries: list[RecordedAction] = []
        self.trail: list[State] = []
        self.seen: dict[int | None, list[Step]] = {}
        """Histories as far as somebody asked for them."""

    @classmethod
    def resume(cls, record: Record, game: AnyGame) -> "Play":
        """Continue a record where it stops; raises BadRecord if it breaks the rules."""
        with blaming_the_record("The record cannot be set up"):
            play = cls(game, record.seats, record.options, record.seed, record.players)
        for number, entry in enumerate(record.entries, 1):
            with blaming_the_record(f"Action {number} of the record is refused"):
                play.act(entry.seat, entry.action, entry.at)
        check_end(record, play.state)
        return play

    def may_act(self, seat: int, action: Action, at: int = 0) -> bool:
        """Whether `act` would carry this out."""
        return 0 <= at <= LATEST and self.state.may_apply(seat, action, at)

    def act(self, seat: int, action: Action, at: int = 0) -> None:
        check_actor(seat, self.state.seats)
        check_action(action, self.game.title, self.game.action_space)
        check_time(at)
        before = self.state.clone()
        self.state.apply_at(seat, action, at)
        self.trail.append(before)
        self.entries.append(RecordedAction(seat, action, at))

    def may_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's and revealed nothing."""
        check_actor(seat, self.state.seats)
        if not self.entries or self.entries[-1].seat != seat:
            return False
        return self.state.revelations == self.trail[-1].revelations

    def undo(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise NothingToUndo(
                f"{letter(seat)} has nothing to take back: something was revealed since, "
                "or another seat acted."
            )
        self.state = self.trail.pop()
        self.entries.pop()
        for steps in self.seen.values():
            del steps[len(self.entries) + 1 :]

    def history(self, observer: int | None, since: int = 0) -> list[Step]:
        """What the observer has seen from step `since` on; step 0 is the set-up."""
        check_observer(observer, self.state.seats)
        steps = self.seen.setdefault(observer, [])
        for number in range(len(steps), len(self.entries) + 1):
            steps.append(self.step(number, observer))
        return steps[since:]

    def step(self, number: int, observer: int | None) -> Step:
        check_step(number, 0, len(self.entries))
        state = self.trail[number] if number < len(self.trail) else self.state
        view = self.game.view(state, observer)
        if number == 0:
            return Step(actor=None, shown="", at=0, view=view)
        entry = self.entries[number - 1]
        before = self.trail[number - 1]
        shown = self.game.shown(before, entry.seat, entry.action, observer)
        return Step(actor=entry.seat, shown=shown, at=entry.at, view=view)

    def narrate(self, number: int, observer: int | None) -> list[Message]:
        """The log lines of action `number` (from 1) for this observer."""
        check_step(number, 1, len(self.entries))
        before = self.game.view(self.trail[number - 1], observer)
        step = self.step(number, observer)
        return self.game.narrate(before, step.view, self.entries[number - 1].seat, step.shown)

    def ends_turn(self, number: int, observer: int | None) -> bool:
        """Whether action `number` (from 1) was the last of its turn."""
        check_step(number, 1, len(self.entries))
        before = self.game.view(self.trail[number - 1], observer)
        step = self.step(number, observer)
        return self.game.ends_turn(before, step.view, self.entries[number - 1].seat)

    def record(self) -> Record:
        return Record(
            game=self.game.id,
            seats=self.state.seats,
            seed=self.seed,
            options=dict(self.options),
            players=self.players,
            house=self.game.house,
            entries=tuple(self.entries),
            places=tuple(self.state.places()) if self.state.is_over else None,
            cut_off=self.state.is_over and self.state.is_cut_off(),
        )
