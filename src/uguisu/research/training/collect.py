"""Decisions of self-play, with what each was worth in the end."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from uguisu.bots.network.memory import Memory
from uguisu.bots.network.weights import Floats, Network, chances
from uguisu.research.vector import Turn, VectorEnv

DECAY: Final = np.float32(0.95)
"""How much of the advantage of a later decision counts for an earlier one (GAE's lambda)."""


class Batch(NamedTuple):
    """Rows are decisions; `advantages` is by how much each turned out better than expected."""

    seen: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.intp]
    chances: Floats
    """Of the action that was taken, when it was."""
    advantages: Floats
    returns: Floats

    def part(self, rows: NDArray[np.intp]) -> "Batch":
        arrays: list[Any] = [one[rows] for one in self]
        return Batch(*arrays)

    @staticmethod
    def of(parts: "list[Batch]") -> "Batch":
        return Batch(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


class Tables:
    """Games of one number of players that go on from one collection to the next."""

    def __init__(self, game: str, seats: int, count: int, seed: str) -> None:
        self.env = VectorEnv(game, seats, count=count, seed=seed)
        self.memory = Memory(self.env.game)
        self.tallies = self.memory.empty(count)
        self.turn = self.env.reset()
        self.ended = 0

    def seen(self) -> Floats:
        turn = self.turn
        remembered = self.memory.seen(self.tallies, turn.seats.tolist(), self.env.seats)
        return np.hstack([turn.observations, remembered])

    def collect(self, network: Network, steps: int, random: np.random.Generator) -> Batch:
        """So many decisions at every table."""
        count, rows = self.env.count, np.arange(self.env.count)
        seen = np.zeros((steps, count, self.memory.inputs), np.float32)
        masks = np.zeros((steps, count, self.env.game.action_space), np.bool_)
        actions = np.zeros((steps, count), np.intp)
        taken, values = np.zeros((2, steps, count), np.float32)
        turns: list[Turn] = []
        for step in range(steps):
            seen[step], masks[step] = self.seen(), self.turn.masks
            output = network(seen[step])
            shares = chances(output.logits, masks[step])
            actions[step] = by_lot(shares, random)
            taken[step], values[step] = shares[rows, actions[step]], output.values
            turns.append(self.turn)
            self._act(actions[step])
        worth, is_known = advantages(turns, self.turn, values)
        flat = np.flatnonzero(is_known)
        return Batch(
            seen.reshape(-1, seen.shape[2])[flat],
            masks.reshape(-1, masks.shape[2])[flat],
            actions.reshape(-1)[flat],
            taken.reshape(-1)[flat],
            worth.reshape(-1)[flat],
            (worth + values).reshape(-1)[flat],
        )

    def _act(self, actions: NDArray[np.intp]) -> None:
        self.memory.add(self.tallies, self.turn.seats.tolist(), actions.tolist())
        self.turn = self.env.step(actions)
        self.tallies[self.turn.dones] = 0
        self.ended += int(self.turn.dones.sum())


def by_lot(shares: Floats, random: np.random.Generator) -> NDArray[np.intp]:
    """An action for every row, each as often as it is likely."""
    sums = shares.cumsum(axis=1)
    lots = random.random((len(shares), 1), np.float32) * sums[:, -1:]
    chosen: NDArray[np.intp] = np.minimum((sums <= lots).sum(axis=1), shares.shape[1] - 1)
    missed = shares[np.arange(len(chosen)), chosen] <= 0  # rounding at the very end
    chosen[missed] = shares[missed].argmax(axis=1)
    return chosen


def advantages(turns: list[Turn], last: Turn, values: Floats) -> tuple[Floats, NDArray[np.bool_]]:
    """By step and table. A decision is followed by its seat's next one, or by what the game gave in
    the end; those followed by neither, because time was up, are not known."""
    count, seats = last.rewards.shape
    rows = np.arange(count)
    after = np.zeros((count, seats), np.float32)
    carried = np.zeros((count, seats), np.float32)
    is_followed = np.zeros((count, seats), np.bool_)
    worth = np.zeros_like(values)
    is_known = np.zeros(values.shape, np.bool_)
    for step in range(len(turns) - 1, -1, -1):
        then = last if step + 1 == len(turns) else turns[step + 1]
        after[then.dones] = then.rewards[then.dones]
        carried[then.dones] = 0
        is_followed[then.dones] = True
        seat = turns[step].seats
        surprise = after[rows, seat] - values[step]
        worth[step] = surprise + DECAY * carried[rows, seat]
        is_known[step] = is_followed[rows, seat]
        after[rows, seat] = values[step]
        carried[rows, seat] = worth[step]
        is_followed[rows, seat] = is_known[step]
    return worth, is_known
