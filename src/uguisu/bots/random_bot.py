"""The bot that measures all others: every legal action is as likely as another."""

from uguisu.bots.bot import Turn
from uguisu.kernel.action import Action


class RandomBot:
    name = "random"

    def choose(self, turn: Turn) -> Action:
        return turn.legal[turn.chance.below(len(turn.legal))]
