"""Many games stepped together, NumPy arrays in and out: for learning by self-play.

    games = VectorEnv("war-of-clans", seats=4, count=256)
    turn = games.reset()
    while learning:
        turn = games.step(choose(turn.observations, turn.masks))

Row i of everything is game i, seen by the seat that it asks, `turn.seats[i]`. When a game ends,
its row of `rewards` (one per seat) is what the seats return, `dones[i]` is true, and everything
else is already about the next game.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from uguisu.kernel.action import Action
from uguisu.kernel.batch import Batch
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.options import Options, bots_only, read_options
from uguisu.kernel.rng import key_of
from uguisu.kernel.state import State
from uguisu.research.arrays import Numbers, encoding_size
from uguisu.research.table import game_of


class Turn(NamedTuple):
    observations: Numbers
    masks: NDArray[np.bool_]
    seats: NDArray[np.intp]
    rewards: Numbers
    dones: NDArray[np.bool_]


class VectorEnv:
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        count: int = 64,
        options: Options | None = None,
        seed: int | str = 0,
        house: str = "",
    ) -> None:
        self.game = game_of(game, house)
        self.seats = seats if seats is not None else self.game.seat_range[0]
        self.game.check_seats(self.seats)
        self.count = count
        self.seed = seed
        self.options = read_options(self.game.options, bots_only(self.game.options, options))
        self.size = encoding_size(self.game)
        self.state_encoding = self.game.state_encoding
        self.units: Numbers = np.ones(self.size, np.float32)
        self.fits_bytes = True
        """Whether all numbers so far fit into bytes, the fastest way."""
        self.batch: Batch | None = None

    def deal(self, number: int) -> State:
        """Game number 0, 1, 2 … of this seed; wherever it is played it is the same."""
        return self.game.set_up(self.seats, self.options, key_of(f"{self.seed} {number}"))

    def reset(self) -> Turn:
        self.batch = Batch(self.deal, self.count)
        if self.state_encoding is not None:
            self.units = np.array(self.state_encoding.units(self.batch.states[0]), np.float32)
        return self._turn(self.batch)

    def step(self, actions: Any) -> Turn:
        """One action per game, as an array or a list. If one is illegal, or there are more or fewer
        than games, this raises and nothing changes."""
        if self.batch is None:
            raise BadSetup("reset() comes first.")
        self.batch.step(self._checked(np.asarray(actions)))
        return self._turn(self.batch)

    def _checked(self, actions: NDArray[Any]) -> list[Action]:
        if actions.shape != (self.count,):
            given = " by ".join(str(size) for size in actions.shape) or "a single one"
            raise BadSetup(
                f"step takes one action for each of the {self.count} games, not {given}."
            )
        if actions.dtype.kind not in "iu":
            raise BadSetup(f"Actions are whole numbers, not {actions.dtype}.")
        listed: list[Action] = actions.tolist()
        return listed

    def _turn(self, batch: Batch) -> Turn:
        rewards = np.zeros((self.count, self.seats), np.float32)
        dones = np.zeros(self.count, np.bool_)
        if batch.ended:
            rewards[batch.ended] = batch.returns
            dones[batch.ended] = True
        seats = np.array(batch.turns, np.intp)
        return Turn(self._observations(batch), self._masks(batch), seats, rewards, dones)

    def _observations(self, batch: Batch) -> Numbers:
        if self.state_encoding is None:
            return self._encoded(batch)
        if self.fits_bytes:
            try:
                numbers = np.frombuffer(batch.numbers(self.state_encoding.numbers), np.uint8)
                return self._scaled(numbers.reshape(self.count, self.size))
            except ValueError:  # more than a byte holds: milliseconds, the three hundredth round
                self.fits_bytes = False
        return self._scaled(np.array(batch.rows(self.state_encoding.numbers), np.int32))

    def _scaled(self, numbers: NDArray[Any]) -> Numbers:
        scaled: Numbers = np.divide(numbers, self.units, dtype=np.float32)
        return scaled

    def _encoded(self, batch: Batch) -> Numbers:
        """The slower way, through views."""
        game = self.game
        pairs = zip(batch.states, batch.turns, strict=True)
        return np.array([game.encode(game.view(s, seat)) for s, seat in pairs], np.float32)

    def _masks(self, batch: Batch) -> NDArray[np.bool_]:
        space = self.game.action_space
        masks = bytearray(self.count * space)
        batch.mark_legal(masks, space)
        return np.frombuffer(masks, np.bool_).reshape(self.count, space)


def random_actions(masks: NDArray[np.bool_], random: np.random.Generator) -> NDArray[np.intp]:
    """A uniformly random legal action for every row."""
    rows, actions = np.divmod(legal_places(masks.reshape(-1)), masks.shape[1])
    counts = np.bincount(rows, minlength=len(masks))
    chosen = np.cumsum(counts) - counts + (random.random(len(masks)) * counts).astype(np.intp)
    picked: NDArray[np.intp] = actions[chosen]
    return picked


def legal_places(masks: NDArray[np.bool_]) -> NDArray[np.intp]:
    """As np.flatnonzero, but eight bytes at a time: most of a mask is empty."""
    if len(masks) % 8:
        return np.flatnonzero(masks)
    words = np.flatnonzero(masks.view(np.uint64))
    at, byte = np.nonzero(masks.reshape(-1, 8)[words])
    places: NDArray[np.intp] = words[at] * 8 + byte
    return places
