"""Observations and masks as NumPy arrays, the same for all environments."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uguisu.kernel.game import Game
from uguisu.research.table import ResearchTable

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


def encoding_size(game: Game) -> int:
    return sum(field.size for field in game.encoding)


def observe(table: ResearchTable, seat: int) -> Numbers:
    return np.array(table.encoded(seat), np.float32)


def mask_of(game: Game, legal: Sequence[int]) -> Mask:
    mask: NDArray[Any] = np.zeros(game.action_space, np.int8)
    mask[legal] = 1
    return mask
