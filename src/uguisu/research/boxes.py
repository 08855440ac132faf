"""The observation space, for PettingZoo and Gymnasium."""

from typing import Final

import numpy as np
from gymnasium import spaces

from uguisu.kernel.game import Game
from uguisu.research.arrays import encoding_size

LARGEST: Final = float(1 << 24)
"""The largest number of an observation: float32 holds every integer up to it."""


def observation_box(game: Game) -> spaces.Box[np.float32]:
    return spaces.Box(0.0, LARGEST, (encoding_size(game),), np.float32)
