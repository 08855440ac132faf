"""Opponents in the environments, and how each becomes a bot.

A name: a rank (`chunin`), a program (`./mybot`), a Python class (`module:Class`), or a file of
weights that `uguisu lab train` wrote (`weights.npz`). A bot. Or a function that gets the
observation and the mask of legal actions and returns an action.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uguisu.bots.bot import Bot, Turn
from uguisu.bots.external.lookup import bot_of
from uguisu.kernel.action import Action
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.game import Game
from uguisu.research.arrays import Numbers, mask_of

Policy = Callable[[Numbers, NDArray[np.int8]], Any]
Opponent = str | Bot | Policy


class PolicyBot:
    """A function of observation and mask as a bot."""

    def __init__(self, policy: Policy) -> None:
        self.name = getattr(policy, "__name__", type(policy).__name__)
        self.policy = policy

    def choose(self, turn: Turn) -> Action:
        observation = np.array(turn.game.encode(turn.view), np.float32)
        action = Action(int(self.policy(observation, mask_of(turn.game, turn.legal))))
        if action not in turn.legal:
            raise turn.game.refusal(turn.world(0), turn.seat, action)
        return action


def opponent_of(game: Game, wished: Opponent) -> Bot:
    if isinstance(wished, str):
        return bot_of(game.id, wished)
    if isinstance(wished, Bot):
        return wished
    if callable(wished):
        return PolicyBot(wished)
    raise BadSetup(
        f"{wished!r} cannot be an opponent: give the name of a bot, a bot, or a function of "
        "observation and mask."
    )
