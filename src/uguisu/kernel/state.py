"""State: all that lies on the table, the part of a game that must be fast.

Contract of every State
- Small and mutable; ints and lists of ints; what never changes after set-up (a shuffled deck) is
  `bytes`, shared by all clones. `FIELDS` names every attribute that makes the position; the others
  are derived from these, or count revelations. `clone()` copies the lists that rules change in
  place, and shares those that they replace.
- `actors()`: the seats that may act now: one, several at once, or `CLOCK`. Empty when over.
- `legal(seat)`: the actions of the game's fixed action space that this seat may take now, in a
  stable order, without duplicates; never empty for an actor; empty for everybody else. It
  depends only on what that seat knows. The list belongs to the state: read it, do not change it.
- `may_apply(seat, action, at)`: whether `apply_at` with the same arguments would carry it out. The
  one criterion: who has to know before an action is stored or sent asks here.
- `apply(seat, action)`: carries a legal action out or raises, and then nothing has changed.
  `apply_at(seat, action, at)` says when it happened, in milliseconds of the table's own time; 0
  means now, that is the time of the last event. Games without a clock ignore it. (An optional
  argument instead would cost a tenth of all speed: bench, driven.)
- A timed game lets the seat CLOCK act with its next event, `due()` says when. No engine reads a
  clock: times are arguments and part of the record.
- Chance comes only from `below` and `shuffled`: same seed and same actions, same game.
- Games of other packages are not compiled: State and TurnState let plain classes inherit from them,
  which costs the compiled games nothing that could be measured.
- `reveal()` is called whenever something hidden is turned over or drawn, or dice are thrown; undo
  counts it.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from uguisu.kernel.action import Action
from uguisu.kernel.rng import Chance, Lots

if TYPE_CHECKING:
    from uguisu.kernel.game import AnyGame


ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(6)]
NOTHING: Final[list[int]] = []
"""Placeholder for a list that is set later, so that `clone` makes no list twice (bench: clones)."""
UNLISTED: Final[list[int]] = []
"""Placeholder for the choices of a game that lists them only when somebody asks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, secrets included: never shown to a player or a bot."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "key", "counter", "is_over")

    def __init__(self, game: "AnyGame", seats: int, key: bytes) -> None:
        self.game = game
        self.seats = seats
        self.key = key
        self.counter = 0
        self.revelations = 0
        self.is_over = False
        self.stream: Chance | None = None
        """Derived: where chance was drawn from last, which spares opening its block again."""

    def actors(self) -> tuple[int, ...]:
        raise NotImplementedError

    def legal(self, seat: int) -> list[Action]:
        raise NotImplementedError

    def lot(self, seat: int, lots: Lots) -> Action:
        """One of the legal actions of an actor, all equally likely. A game may draw it without
        making the list, but must draw what would be drawn from the list: one lot below its length,
        the action at that place."""
        legal = self.legal(seat)
        return legal[lots.below(len(legal))]

    def carry_out(self, seat: int, action: Action, at: int) -> None:
        """Change the state by an action that is known to be legal."""
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of every seat, 1 is best, equals share; asked only when over."""
        raise NotImplementedError

    def is_cut_off(self) -> bool:
        """Whether the game was stopped at a limit of rounds; asked only when over."""
        return False

    def due(self) -> int:
        """When the clock's next event is due, in milliseconds; asked only while CLOCK acts."""
        raise NotImplementedError

    def may_apply(self, seat: int, action: Action, at: int) -> bool:
        """Whether this seat may do this at this time; timed games also check the time."""
        return action in self.legal(seat)

    def apply(self, seat: int, action: Action) -> None:
        self.apply_at(seat, action, 0)

    def apply_at(self, seat: int, action: Action, at: int) -> None:
        if not self.may_apply(seat, action, at):
            raise self.game.refusal(self, seat, action, at)
        self.carry_out(seat, action, at)

    def chance(self) -> Chance:
        """The random stream of this table at its current position."""
        stream = self.stream
        if stream is None or stream.key is not self.key or stream.counter != self.counter:
            stream = Chance(self.key, self.counter)
            self.stream = stream
        return stream

    def below(self, n: int) -> int:
        chance = self.chance()
        number = chance.below(n)
        self.counter = chance.counter
        return number

    def shuffled(self, cards: bytes) -> bytes:
        chance = self.chance()
        out = chance.shuffled(cards)
        self.counter = chance.counter
        return out

    def reveal(self) -> None:
        self.revelations += 1

    def returns(self) -> list[float]:
        """Zero-sum: a sole winner 1, the others share -1; shared victories share the gain."""
        places = self.places()
        winners = places.count(1)
        seats = self.seats
        if winners == seats:
            return [0.0] * seats
        won = (seats / winners - 1) / (seats - 1)
        return [won if place == 1 else -1 / (seats - 1) for place in places]

    def copy_base(self, other: "State") -> None:
        """Copies the attributes that every `clone()` needs."""
        self.counter = other.counter
        self.revelations = other.revelations
        self.is_over = other.is_over


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnState(State):
    """A state in which one seat acts at a time: the one whose `turn` it is."""

    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "turn")

    def __init__(self, game: "AnyGame", seats: int, key: bytes) -> None:
        super().__init__(game, seats, key)
        self.turn = 0
        self.choices = NOTHING
        """Derived: the legal actions of the seat on turn, none when over; replaced, not changed.
        Plain ints, as rules compute them; `legal` hands them out as actions."""

    def actors(self) -> tuple[int, ...]:
        return () if self.is_over else ALONE[self.turn]

    def legal(self, seat: int) -> list[Action]:
        if seat != self.turn:
            return NOTHING  # type: ignore[return-value]
        choices = self.choices
        if not choices and choices is UNLISTED:
            choices = self.choices = self.listed()
        return choices  # type: ignore[return-value]

    def listed(self) -> list[int]:
        """The legal actions of the seat on turn, where `choices` is UNLISTED."""
        raise NotImplementedError

    def may_apply(self, seat: int, action: Action, at: int) -> bool:
        return action in self.legal(seat)

    def apply(self, seat: int, action: Action) -> None:
        if seat == self.turn:
            for choice in self.choices or self.legal(
                seat
            ):  # compiled, quicker than `in` (bench: driven)
                if choice == action:
                    self.carry_out(seat, action, 0)
                    return
        raise self.game.refusal(self, seat, action)

    def apply_at(self, seat: int, action: Action, at: int) -> None:
        self.apply(seat, action)

    def copy_turn(self, other: "TurnState") -> None:
        self.counter = other.counter
        self.revelations = other.revelations
        self.is_over = other.is_over
        self.turn = other.turn
        self.choices = other.choices


LISTS_AT_ONCE: Final = hasattr(State.actors, "__code__")
"""Whether this is plain Python, where a list costs less than what does without it."""


def fields(state: State) -> dict[str, object]:
    """All attributes of a state by name: for equality, saving and tests; never for a player."""
    return {name: getattr(state, name) for name in state.FIELDS}


def places_of(scores: list[int]) -> list[int]:
    """Places by score, the highest first, equals share."""
    return [1 + sum(1 for other in scores if other > score) for score in scores]
