"""A bot whose network chooses in well below a millisecond, on any machine."""

from pathlib import Path
from typing import Final

import numpy as np

from uguisu.bots.bot import Turn
from uguisu.bots.network.action_parts import Parts, parts_of
from uguisu.bots.network.memory import Memory
from uguisu.bots.network.weights import Network, chances, choice_logits, load
from uguisu.kernel.action import Action
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.game import AnyGame

SUFFIX: Final = ".npz"
PARTS: Final = 1 << 16
"""The resolution of random numbers below 1."""


class NetworkBot:
    """Samples actions with the network's probabilities, so that it cannot be predicted."""

    remembers = True

    def __init__(self, weights: Network | Path | str) -> None:
        self.network = weights if isinstance(weights, Network) else load(Path(weights))
        self.name = str(weights) if not isinstance(weights, Network) else "network"
        self.memory: Memory | None = None
        self.parts: Parts | None = None

    def choose(self, turn: Turn) -> Action:
        memory = self._memory(turn.game)
        if len(turn.legal) == 1:
            return turn.legal[0]
        tallies = memory.of_history(turn.history)
        hints = memory.hints(tallies)[0]
        advice = memory.adviser.look(turn.world(0), turn.seat, list(turn.legal), hints)
        observation = turn.game.encode(turn.view) + advice.numbers
        remembered = memory.seen(tallies, [turn.seat], turn.view.seats)
        seen = np.hstack([np.array([observation], np.float32), remembered])
        by_part = self.network(seen).logits
        choices = np.array([advice.names], np.int16)
        logits = np.array([advice.logits], np.float32)
        shares = chances(choice_logits(by_part, self._parts(turn.game), choices, logits))
        sums = shares[0].cumsum()
        lot = turn.chance.below(PARTS) / PARTS * sums[-1]
        return advice.actions[min(int(np.searchsorted(sums, lot, side="right")), len(sums) - 1)]

    def _parts(self, game: AnyGame) -> Parts:
        if self.parts is None:
            self.parts = parts_of(game.actions)
        return self.parts

    def _memory(self, game: AnyGame) -> Memory:
        if self.memory is None or self.memory.game is not game:
            self.memory = Memory(game)
            check_fit(self.network, self.memory)
        return self.memory


def check_fit(network: Network, memory: Memory) -> None:
    """Weights fit one game and one version of its observations."""
    about, game = network.about, memory.game
    if about.game != game.id:
        raise BadSetup(f"These weights are of {about.game}, not of {game.id}.")
    if (about.numbers, about.inputs) != (game.info.version, memory.inputs):
        raise BadSetup(
            f"These weights know version {about.numbers} of the numbers of {game.id}; "
            f"this is version {game.info.version}. Learn them anew: uguisu lab train {game.id}."
        )
