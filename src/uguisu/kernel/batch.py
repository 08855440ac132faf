"""Many games of one kind stepped together, for learning; finished games are replaced by new ones.

Everything here is ints and lists, so that the whole path of a decision is compiled code.
"""

from collections.abc import Callable

from uguisu.kernel.action import Action
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State
from uguisu.kernel.turns import settle

Deal = Callable[[int], State]
Numbers = Callable[[State, int], list[int]]


class Batch:
    """`deal(n)` sets up game number n; `turns[i]` is the seat to act in game i."""

    def __init__(self, deal: Deal, count: int) -> None:
        self.deal = deal
        self.dealt = 0
        self.states: list[State] = []
        self.turns: list[int] = []
        for _ in range(count):
            self.states.append(self.next_game())
            self.turns.append(settle(self.states[-1], CLOCK))
        self.ended: list[int] = []
        """The games that the last step ended, and their returns."""
        self.returns: list[list[float]] = []

    def next_game(self) -> State:
        self.dealt += 1
        return self.deal(self.dealt - 1)

    def step(self, actions: list[Action]) -> None:
        """One action for every game; raises for an illegal one before anything has changed."""
        states = self.states
        turns = self.turns
        for at in range(len(states)):
            if actions[at] not in states[at].legal(turns[at]):
                raise states[at].game.refusal(states[at], turns[at], actions[at])
        self.ended = []
        self.returns = []
        for at in range(len(states)):
            state = states[at]
            state.carry_out(turns[at], actions[at], 0)
            turns[at] = settle(state, turns[at])
            if state.is_over:
                self.ended.append(at)
                self.returns.append(state.returns())
                states[at] = self.next_game()
                turns[at] = settle(states[at], CLOCK)

    def rows(self, encode: Numbers) -> list[list[int]]:
        """The observations of the seats to act, one game after the other."""
        return [encode(self.states[at], self.turns[at]) for at in range(len(self.states))]

    def numbers(self, encode: Numbers) -> bytes:
        """The same, a byte for every number; raises ValueError if one is larger."""
        rows: list[bytearray] = []
        for at in range(len(self.states)):
            rows.append(bytearray(encode(self.states[at], self.turns[at])))
        return b"".join(rows)

    def mark_legal(self, masks: bytearray, space: int) -> None:
        """Set a byte to 1 for every legal action; the masks are empty before."""
        first = 0
        for at in range(len(self.states)):
            for action in self.states[at].legal(self.turns[at]):
                masks[first + action] = 1
            first += space
