"""Game: what a rulebook is. The contract that every game keeps, written once.

- A Game never changes; one is made per rulebook (and per set of house components).
- Everything that is shown to somebody takes a View, so it cannot tell a secret: `picks`, `prompt`,
  `why_not`, `foretell`, `narrate`, `ends_turn`, `score_sheet`, `encode`, `write_view`.
- `redeal(state, observer, chance)` is a state the observer cannot tell from the real one:
  everything it cannot know is dealt anew, consistent with all it has seen. It depends only on what
  the observer knows and on `chance`: states the observer cannot tell apart redeal to the same
  state, so nothing that thinks with redeals can cheat.
- `shown` is an action as an observer perceives it, in notation, with `?` for what is hidden.
- `read(write(state))` is the same state, and `read_action(write_action(a))` the same action.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final, Generic, cast

from uguisu.kernel.action import Action
from uguisu.kernel.action_space import ActionSpace
from uguisu.kernel.arguments import check_action, is_within, no_action
from uguisu.kernel.encoding import Field, StateEncoding
from uguisu.kernel.errors import (
    BadComponents,
    BadSetup,
    GameOver,
    IllegalAction,
    NotYourTurn,
    UguisuError,
    quoted,
)
from uguisu.kernel.info import GameInfo
from uguisu.kernel.labels import NO_LABELS, Labels, label_of
from uguisu.kernel.message import Message
from uguisu.kernel.options import Option, Options, read_options, read_seed
from uguisu.kernel.picks import Choice, Groups
from uguisu.kernel.referee import Referee
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.seats import letter
from uguisu.kernel.type_variables import S, V
from uguisu.kernel.view import ScoreLine
from uguisu.kernel.why import why_not_picks

LONGEST: Final = 20_000


class Game(ABC, Generic[S, V]):
    """The rules of one game, with one set of components. It never changes."""

    id: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    """Of the clauses: WOC in WOC-14."""
    info: ClassVar[GameInfo]
    seat_range: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    actions: ActionSpace
    """Every kind of action, declared once; the numbers are the same for all player counts."""
    action_space: int
    """Actions are the ints from 0 to action_space - 1."""

    labels: ClassVar[Labels] = NO_LABELS
    """The labels of picks."""

    referee: ClassVar[Referee | None] = None
    """For games with races: who was first is not who arrived first."""

    house: str = ""
    """The text of the house components this game was made with, empty for the printed ones."""

    def __init__(self, house: str = "") -> None:
        """Games with components that a table may change read them here."""
        if house:
            raise BadComponents(f"{self.title} has no components that could be changed.")

    def new(self, seats: int, options: Options | None = None, seed: int | str = 0) -> S:
        """A table set up and ready for its first action; raises BadSetup for impossible
        settings."""
        self.check_seats(seats)
        return self.set_up(seats, read_options(self.options, options), key_of(read_seed(seed)))

    def check_seats(self, seats: int) -> None:
        low, high = self.seat_range[0], self.seat_range[-1]
        if not is_within(seats, low, high):
            raise BadSetup(f"{self.title} is for {low} to {high} players, not {quoted(seats)}.")

    @abstractmethod
    def set_up(self, seats: int, options: Options, key: bytes) -> S: ...

    @abstractmethod
    def view(self, state: S, observer: int | None) -> V: ...

    def views(self, state: S, observers: Sequence[int | None]) -> Sequence[V]:
        """The views of all these observers; a game may share what they have in common."""
        return [self.view(state, observer) for observer in observers]

    @abstractmethod
    def redeal(self, state: S, observer: int | None, chance: Chance) -> S: ...

    def reshuffle(self, state: S, chance: Chance) -> S:
        """Rearrange what nobody at the table knows: the order of decks, future chance. Everything
        any seat knows stays. A game without chance after the deal need not implement this."""
        return cast("S", state.clone())

    def longest(self, seats: int, options: Options) -> int:
        """An upper bound for the decisions in a game with these options; 0 if there is none. Some
        frameworks ask for it."""
        return LONGEST

    @abstractmethod
    def picks(self, view: V, action: int) -> Groups:
        """The picks by which the observer chooses this action, legal or not (see
        `why_not_picks`)."""

    def choices(self, view: V, legal: Sequence[int]) -> list[Choice]:
        """Legal actions with their picks; a game may cache them."""
        return [Choice(action=action, picks=self.picks(view, action)) for action in legal]

    def label(self, view: Any, pick: str) -> Message:
        """The label of a pick in lists and for screen readers, legal or not."""
        return label_of(self.labels, self.prefix, view, pick)

    @abstractmethod
    def prompt(self, view: V) -> Message:
        """Whose move it is and what to do, in one sentence."""

    @abstractmethod
    def why_not(self, view: V, action: int) -> Message:
        """Why an acting observer may not take this action, with the clause that forbids it."""

    def why_not_picks(
        self,
        view: V,
        legal: Collection[int],
        picks: Sequence[str],
        things: Collection[str] | None = None,
    ) -> Message | None:
        """Why no legal action begins with these picks, or None if nothing is named that way.

        Asks every action of the space; a game with a large one may answer itself."""
        return why_not_picks(self, view, legal, picks, things)

    def foretell(self, view: V, candidates: Sequence[int], picks: Sequence[str]) -> Message | None:
        """What the picks so far lead to and what comes next, in one sentence; None if the prompt is
        enough. `candidates` are the legal actions that the picks still lead to; the sentence must
        be true for all of them."""
        return None

    @abstractmethod
    def narrate(self, before: V, after: V, actor: int, shown: str) -> list[Message]:
        """The log lines of one action, from two views of the same observer."""

    def ends_turn(self, before: V, after: V, actor: int) -> bool:
        """Whether this action is the last of its turn: logs show a turn in one line. In a race, it
        is the last action of a round."""
        return actor not in after.actors

    @abstractmethod
    def score_sheet(self, view: V) -> list[list[ScoreLine]]:
        """How every point of every seat was made, when the game is over."""

    @abstractmethod
    def encode(self, view: V) -> list[float]:
        """A fixed-size numeric observation; its layout is `encoding`."""

    @property
    @abstractmethod
    def encoding(self) -> tuple[Field, ...]: ...

    @property
    def state_encoding(self) -> StateEncoding | None:
        """A faster way to the same observations, where a game has one."""
        return None

    @abstractmethod
    def write(self, state: S) -> str: ...

    @abstractmethod
    def read(self, text: str) -> S: ...

    @abstractmethod
    def write_view(self, view: V) -> str: ...

    def write_action(self, action: int) -> str:
        check_action(action, self.title, self.action_space)
        return self.actions.write(action)

    def read_action(self, text: str) -> Action:
        return self.actions.read(text)

    @abstractmethod
    def say(self, message: Message) -> str:
        """The English sentence of a message, for errors and tests."""

    def shown(self, before: S, actor: int, action: Action, observer: int | None) -> str:
        return self.write_action(action)

    def why_not_then(self, view: V, action: int, at: int) -> Message:
        """Why a legal action may not be taken at this time; for timed games. The view of the
        clock's own actions has no observer."""
        raise NotImplementedError(f"{self.title} is played without a clock")

    def refusal(self, state: S, seat: int, action: Action, at: int = 0) -> UguisuError:
        """The error for an action that is illegal now, with only what that seat may know."""
        actors = state.actors()
        if not is_within(action, 0, self.action_space - 1):
            return no_action(action, self.title, self.action_space)
        view = self.view(state, seat if 0 <= seat < state.seats else None)
        position = self.write_view(view)
        text = self.write_action(action)
        if state.is_over:
            return GameOver(f"{text}: the game is over.", position=position)
        if seat not in actors:
            names = ", ".join(letter(actor) for actor in actors)
            return NotYourTurn(f"{text}: it is the turn of {names}.", position=position)
        is_mistimed = action in state.legal(seat)
        reason = self.why_not_then(view, action, at) if is_mistimed else self.why_not(view, action)
        sentence = f"{text}: {self.say(reason)}"
        return IllegalAction(sentence, clause=reason.clause, position=position)

    def fork(self, state: S, observer: int | None, number: int, seed: int | str) -> S:
        """The redeal with this number: for search and secrecy tests, reproducible."""
        return self.redeal(state, observer, Chance(key_of(f"{seed} {number}")))


AnyGame = Game[Any, Any]
"""What takes any game, and lets it alone: a `Shinobi` is no `Game[State, View]`, as it wants states
of its own."""
