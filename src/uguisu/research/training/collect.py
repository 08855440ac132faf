"""Decisions of self-play, with their values."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from uguisu.bots.network.action_parts import parts_of
from uguisu.bots.network.memory import Memory
from uguisu.bots.network.weights import NONE, Choices, Floats, Network, chances, choice_logits
from uguisu.kernel.rng import Lots, key_of
from uguisu.research.training.rivals import rival_of
from uguisu.research.vector import Turn, VectorEnv

DECAY: Final = np.float32(0.95)
"""How much of the advantage of a later decision counts for an earlier one (GAE's lambda)."""


class Batch(NamedTuple):
    """Rows are decisions; `advantages` is by how much each turned out better than expected."""

    seen: Floats
    choices: Choices
    advice: Floats
    """A logit for every choice."""
    taken: NDArray[np.intp]
    """Which of the choices."""
    chances: Floats
    """Of what was taken, when it was."""
    advantages: Floats
    returns: Floats

    def part(self, rows: NDArray[np.intp]) -> "Batch":
        arrays: list[Any] = [one[rows] for one in self]
        return Batch(*arrays)

    def wide(self, most: int) -> "Batch":
        """With room for this many choices."""
        more = ((0, 0), (0, most - self.choices.shape[1]))
        return self._replace(
            choices=np.pad(self.choices, more, constant_values=NONE),
            advice=np.pad(self.advice, more),
        )

    @staticmethod
    def of(parts: "list[Batch]") -> "Batch":
        most = max(part.choices.shape[1] for part in parts)
        wide = [part.wide(most) for part in parts]
        return Batch(*(np.concatenate(arrays) for arrays in zip(*wide, strict=True)))


class Look(NamedTuple):
    """What the seats to act see, and their legal actions."""

    seen: Floats
    choices: Choices
    advice: Floats
    actions: NDArray[np.int16]
    """Those that the network calls by its choices."""


class Tables:
    """Games of one number of players that go on from one collection to the next. At the first
    `among` tables one seat learns among bots of a rank, in every game another one."""

    def __init__(
        self, game: str, seats: int, count: int, seed: str, among: int = 0, rank: str = "chunin"
    ) -> None:
        self.env = VectorEnv(game, seats, count=count, seed=seed)
        self.memory = Memory(self.env.game)
        self.parts = parts_of(self.env.game.actions)
        self.tallies = self.memory.empty(count)
        self.rival = rival_of(game, rank)
        self.among = among if self.rival else 0
        self.own = np.arange(count) % seats
        self.lots = Lots(number_of(seed))
        self.random = np.random.default_rng(number_of(seed))
        self.turn = self.env.reset()
        self.ended = 0

    def look(self, rows: NDArray[np.intp]) -> Look:
        """What is seen at these tables."""
        batch, turn = self.env.batch, self.turn
        assert batch is not None, "reset() comes first"
        tallies, seats = self.tallies[rows], turn.seats[rows].tolist()
        found = [
            self.memory.adviser.look(state, seat, state.legal(seat), hints)
            for state, seat, hints in zip(
                [batch.states[at] for at in rows], seats, self.memory.hints(tallies), strict=True
            )
        ]
        most = max((len(one.actions) for one in found), default=1)
        choices, actions = np.full((2, len(found), most), NONE, np.int16)
        advice = np.zeros((len(found), most), np.float32)
        for row, one in enumerate(found):
            choices[row, : len(one.names)] = one.names
            actions[row, : len(one.actions)] = one.actions
            advice[row, : len(one.actions)] = one.logits
        numbers = np.array([one.numbers for one in found], np.float32)
        numbers = numbers.reshape(len(found), self.memory.adviser.size)
        remembered = self.memory.seen(tallies, seats, self.env.seats)
        seen = np.hstack([turn.observations[rows], numbers, remembered])
        return Look(seen, choices, advice, actions)

    def collect(self, network: Network, steps: int) -> Batch:
        """This many decisions at every table; those of its rivals are left out."""
        values = np.zeros((steps, self.env.count), np.float32)
        parts: list[Batch] = []
        asked: list[NDArray[np.intp]] = []
        turns: list[Turn] = []
        for step in range(steps):
            turns.append(self.turn)
            rows, part = self.step(network)
            values[step, rows] = part.returns
            parts.append(part)
            asked.append(rows)
        worth, is_known = advantages(turns, self.turn, values)
        parts = [
            part._replace(advantages=worth[at, rows], returns=worth[at, rows] + values[at, rows])
            for at, (part, rows) in enumerate(zip(parts, asked, strict=True))
        ]
        known = [is_known[at, rows] for at, rows in enumerate(asked)]
        return Batch.of(parts).part(np.flatnonzero(np.concatenate(known)))

    def step(self, network: Network) -> tuple[NDArray[np.intp], Batch]:
        """One decision at every table: where the network was asked, and what it did. What that was
        worth is not known yet: as advantage and return stands what the network expects."""
        rows = np.flatnonzero(self._learns())
        look = self.look(rows)
        output = network(look.seen)
        shares = chances(choice_logits(output.logits, self.parts, look.choices, look.advice))
        taken = by_lot(shares, self.random)
        at = np.arange(len(rows))
        self._act(rows, look.actions[at, taken])
        return rows, Batch(*look[:3], taken, shares[at, taken], output.values, output.values)

    def _learns(self) -> NDArray[np.bool_]:
        learns: NDArray[np.bool_] = self.turn.seats == self.own
        learns[self.among :] = True
        return learns

    def _act(self, rows: NDArray[np.intp], chosen: NDArray[np.int16]) -> None:
        actions = np.zeros(self.env.count, np.int16)
        actions[rows] = chosen
        others = np.setdiff1d(np.arange(self.env.count), rows)
        batch = self.env.batch
        if batch is not None and self.rival is not None:
            hints = self.memory.hints(self.tallies[others])
            for at, known in zip(others.tolist(), hints, strict=True):
                actions[at] = self.rival(batch.states[at], batch.turns[at], known, self.lots)
        self.memory.add(self.tallies, self.turn.seats.tolist(), actions.tolist())
        self.turn = self.env.step(actions)
        self.tallies[self.turn.dones] = 0
        self.own[self.turn.dones] = (self.own[self.turn.dones] + 1) % self.env.seats
        self.ended += int(self.turn.dones.sum())


def number_of(seed: str) -> int:
    return int.from_bytes(key_of(f"rivals {seed}")[:4], "big")


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
    the end; those followed by neither, because time was up, are not known. A seat's last decision
    in a game that goes on is worth what the network thinks of it."""
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
        carried[rows, seat] = np.where(is_known[step], worth[step], 0)
        is_followed[rows, seat] = True
    return worth, is_known
