"""Observations and masks as NumPy arrays, the same for all environments."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uguisu.kernel.game import Game
from uguisu.kernel.state import State

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


def encoding_size(game: Game) -> int:
    return sum(field.size for field in game.encoding)


class Observations:
    """Of tables of one game with the same options: directly from the state if the game supports
    that."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.encoding = game.state_encoding
        units = self.encoding.units(state) if self.encoding else []
        self.units: Numbers = np.array(units, np.float32)

    def of(self, state: State, seat: int) -> Numbers:
        if self.encoding is None:
            return np.array(self.game.encode(self.game.view(state, seat)), np.float32)
        numbers: Numbers = np.divide(
            whole(self.encoding.numbers(state, seat)), self.units, dtype=np.float32
        )
        return numbers


def whole(numbers: list[int]) -> NDArray[Any]:
    """As an array. By bytes it is several times faster; some numbers, such as times, do not fit."""
    try:
        return np.frombuffer(bytearray(numbers), np.uint8)
    except ValueError:
        return np.array(numbers, np.int32)


def mask_of(game: Game, legal: Sequence[int]) -> Mask:
    mask: NDArray[Any] = np.zeros(game.action_space, np.int8)
    mask[list(legal)] = 1
    return mask
