"""A table in turns: what all environments for researchers play on.

One seat is asked at a time (kernel/turns.py) and the clock plays its own events. A table can be
copied, pickled, and redealt: then it is a world that one seat cannot tell from the true one, in
which the others remember nothing from before.
"""

from copy import copy, deepcopy
from typing import Any, NamedTuple

from uguisu.games import GAMES, make
from uguisu.kernel.action import Action
from uguisu.kernel.arguments import check_action
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.game import Game
from uguisu.kernel.options import Options, bots_only, read_options, read_seed
from uguisu.kernel.play import Play
from uguisu.kernel.record import RecordedAction, read_header, read_record, write_record
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.seats import CLOCK, letter
from uguisu.kernel.state import State
from uguisu.kernel.step import Step
from uguisu.kernel.turns import next_to_act


def game_of(name: str, house: str = "") -> Game:
    """The game with this id, one object for all tables with the printed components."""
    return make(name, house) if house or name not in GAMES else GAMES[name]


class Memory(NamedTuple):
    """One step as a seat remembers it: who acted, with which action (None if it was not seen, or
    nobody acted), and all of it in a line of text."""

    actor: int | None
    action: Action | None
    line: str


class ResearchTable:
    """Only the state is kept, and the actions that led to it; `play` has all states before as well,
    once somebody asks for a history."""

    def __init__(
        self, game: Game, seats: int, options: Options | None = None, seed: int | str = 0
    ) -> None:
        self.game = game
        self.options = read_options(game.options, bots_only(game.options, options))
        self.seed = read_seed(seed)
        self._sit(game.new(seats, self.options, self.seed))

    def _sit(self, state: State) -> None:
        self.state = state
        self.entries: list[RecordedAction] = []
        self.turn = CLOCK
        """The seat that is asked; CLOCK when the game is over."""
        self.stories: dict[int | None, list[Memory]] = {}
        """What seats and spectators (None) remember, step by step, as far as somebody asked."""
        self.earlier: dict[int | None, int] = {}
        """How many of these steps are from before a redeal."""
        self.shuffles: dict[int, int] = {}
        """Lots by which what nobody knows was laid out anew, by the number of actions before."""
        self._redealt: State | None = None
        """As this world was when it was redealt."""
        self._play: Play | None = None
        self._settle(CLOCK)

    @property
    def is_redealt(self) -> bool:
        return self._redealt is not None

    @property
    def play(self) -> Play:
        """The game with its history; kept up to date once somebody has asked for it."""
        if self._play is None:
            play = Play(self.game, self.state.seats, self.options, self.seed)
            if self._redealt is not None:
                play.state = self._redealt.clone()
            for number, entry in enumerate(self.entries):
                if number in self.shuffles:
                    play.state = self._shuffled(play.state, self.shuffles[number])
                play.act(entry.seat, entry.action, entry.at)
            play.state = self.state
            self._keep(play)
            return play
        return self._play

    def _keep(self, play: Play) -> None:
        """From now on the table shares the play's state and actions."""
        self._play, self.state, self.entries = play, play.state, play.entries

    def history(self, observer: int | None) -> list[Step]:
        return self.play.history(observer)

    def legal(self) -> list[Action]:
        """What the seat that is asked may do."""
        return [] if self.state.is_over else self.state.legal(self.turn)

    def act(self, action: int) -> None:
        seat = self.turn
        check_action(action, self.game.title, self.game.action_space)
        self._carry_out(seat, Action(action), 0)
        self._settle(seat)

    def draws(self, action: int) -> bool:
        """Whether this action, or the clock after it, reveals something, so that hidden information
        may matter."""
        after = deepcopy(self)
        after.act(action)
        is_clocked = any(entry.seat == CLOCK for entry in after.entries[len(self.entries) :])
        return is_clocked or after.state.revelations != self.state.revelations

    def shuffle(self, lot: int) -> None:
        """Rearrange what nobody knows."""
        self.shuffles = {**self.shuffles, len(self.entries): lot}
        self.state = self._shuffled(self.state, lot)
        if self._play is not None:
            self._play.state = self.state

    def _shuffled(self, state: State, lot: int) -> State:
        return self.game.reshuffle(state, Chance(key_of(f"shuffle {lot}")))

    def _carry_out(self, seat: int, action: Action, at: int) -> None:
        if self._play is not None:
            self._play.act(seat, action, at)
            return
        self.state.apply_at(seat, action, at)
        self.entries.append(RecordedAction(seat, action, at))

    def _settle(self, last: int) -> None:
        """As kernel/turns.py, on the record."""
        state = self.state
        self.turn = CLOCK
        while not state.is_over:
            self.turn = next_to_act(state, last)
            if self.turn != CLOCK:
                return
            self._carry_out(CLOCK, state.legal(CLOCK)[0], state.due())

    def encoded(self, seat: int) -> list[float]:
        return self.game.encode(self.game.view(self.state, seat))

    def story(self, observer: int | None) -> list[Memory]:
        """Everything an observer has seen, with perfect recall: every action as it perceived it,
        and the view it had then. None is a spectator."""
        story = self.stories.setdefault(observer, [])
        first = self.earlier.get(observer, 0)
        number = len(story) - first + (1 if observer in self.earlier else 0)
        for at, step in enumerate(self.play.history(observer, number), number):
            story.append(self._memory(step, self.play.entries[at - 1].action if at else Action(-1)))
        return story

    def _memory(self, step: Step, action: Action) -> Memory:
        view = self.game.write_view(step.view)
        if step.actor is None:
            return Memory(None, None, view)
        was_seen = step.shown == self.game.write_action(action)
        line = f"{letter(step.actor)} {step.shown}: {view}"
        return Memory(step.actor, action if was_seen else None, line)

    def redealt(self, observer: int, seed: int | str) -> "ResearchTable":
        """A world that the observer cannot tell from this one; it contains nothing that the
        observer does not know."""
        other = copy(self)
        other.stories = {known: list(self.story(known)) for known in (observer, None)}
        other.earlier = {known: len(story) for known, story in other.stories.items()}
        other.state = self.game.fork(self.state, observer, 0, seed)
        other.entries, other._play, other._redealt = [], None, other.state.clone()
        other.shuffles = {}
        return other

    def record(self) -> str:
        """The game so far as a text. A redealt world has none, as it never began; nor has one whose
        chance was drawn on the way."""
        if self.is_redealt:
            raise BadSetup("A redealt world has no record.")
        if self.shuffles:
            raise BadSetup("A game has no record if its chance is drawn on the way.")
        return write_record(self.play.record(), self.game)

    @classmethod
    def resume(cls, text: str) -> "ResearchTable":
        """Continue a record."""
        head = read_header(text)
        game = game_of(head.game, head.house)
        play = Play.resume(read_record(text, game), game)
        table = cls(game, play.state.seats, play.options, play.seed)
        table._keep(play)
        table._settle(play.entries[-1].seat if play.entries else CLOCK)
        return table

    def __copy__(self) -> "ResearchTable":
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "ResearchTable":
        """Cheap: searches copy tables all the time. What never changes is shared."""
        other = copy(self)
        other.state, other.entries = self.state.clone(), self.entries[:]
        other.stories = {seat: story[:] for seat, story in self.stories.items()}
        if self._play is not None:
            play = copy(self._play)
            play.state, play.entries, play.trail = other.state, other.entries, play.trail[:]
            play.seen = {seat: steps[:] for seat, steps in play.seen.items()}
            other._keep(play)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.is_redealt and not self.shuffles:
            return ResearchTable.resume, (self.record(),)
        game = self.game
        stories = {one: self.story(one) for one in (None, *range(self.state.seats))}
        setting = (game.id, game.house, dict(self.options))
        return lay_out, (*setting, game.write(self.state), self.turn, stories)


def lay_out(
    name: str,
    house: str,
    options: Options,
    position: str,
    turn: int,
    stories: dict[int | None, list[Memory]],
) -> ResearchTable:
    """Restores a redealt table from its position and from what the seats remember."""
    game = game_of(name, house)
    state = game.read(position)
    table = ResearchTable(game, state.seats, options)
    table.state, table.entries = state, []
    table._redealt = state.clone()
    table.turn = turn
    table.stories = {seat: list(story) for seat, story in stories.items()}
    table.earlier = {seat: len(story) for seat, story in stories.items()}
    return table
