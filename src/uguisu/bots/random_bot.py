"""The baseline for all bots: every legal action is equally likely."""

from uguisu.bots.bot import Turn
from uguisu.kernel.action import Action


class RandomBot:
    name = "random"

    def choose(self, turn: Turn) -> Action:
        return turn.legal[turn.chance.below(len(turn.legal))]
