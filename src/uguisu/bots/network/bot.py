"""A bot whose network chooses at once, far below a millisecond, and can be asked on any machine."""

from pathlib import Path
from typing import Final

import numpy as np

from uguisu.bots.bot import Turn
from uguisu.bots.network.memory import Memory
from uguisu.bots.network.weights import Floats, Network, chances, load
from uguisu.kernel.action import Action
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.game import AnyGame

SUFFIX: Final = ".npz"
PARTS: Final = 1 << 16
"""A lot is one of so many parts of 1."""


class NetworkBot:
    """Takes each action as often as the network says, so that nobody can rely on what it does."""

    remembers = True

    def __init__(self, weights: Network | Path | str) -> None:
        self.network = weights if isinstance(weights, Network) else load(Path(weights))
        self.name = str(weights) if not isinstance(weights, Network) else "network"
        self.memory: Memory | None = None

    def choose(self, turn: Turn) -> Action:
        legal = sorted(turn.legal)
        if len(legal) == 1:
            return legal[0]
        logits = self.network(self.seen(turn)).logits[:, legal]
        shares = chances(logits, np.ones_like(logits, np.bool_))[0].cumsum()
        lot = turn.chance.below(PARTS) / PARTS * shares[-1]
        return legal[min(int(np.searchsorted(shares, lot, side="right")), len(legal) - 1)]

    def seen(self, turn: Turn) -> Floats:
        memory = self._memory(turn.game)
        observation = np.array([turn.game.encode(turn.view)], np.float32)
        remembered = memory.of_history(turn.history, turn.seat, turn.view.seats)
        return np.hstack([observation, remembered])

    def _memory(self, game: AnyGame) -> Memory:
        if self.memory is None or self.memory.game is not game:
            self.memory = Memory(game)
            check_fit(self.network, self.memory)
        return self.memory


def check_fit(network: Network, memory: Memory) -> None:
    """Weights are of one game, and of one version of its numbers."""
    about, game = network.about, memory.game
    if about.game != game.id:
        raise BadSetup(f"These weights are of {about.game}, not of {game.id}.")
    if (about.numbers, about.inputs) != (game.info.version, memory.inputs):
        raise BadSetup(
            f"These weights know version {about.numbers} of the numbers of {game.id}; "
            f"this is version {game.info.version}. Learn them anew: uguisu lab train {game.id}."
        )
