"""Bots with peculiar habits, for the tests of the lab."""

import os
from pathlib import Path

from uguisu.bots.bot import Turn
from uguisu.kernel.action import Action

MARK = "UGUISU_TEST_MARK"


class DiesOnce:
    """Ends its whole process, but only if nobody of its kind did before."""

    name = "dies-once"

    def choose(self, turn: Turn) -> Action:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return turn.legal[0]


class Stumbles:
    """Fails at its first move of a game and then does what comes first."""

    name = "stumbles"

    def __init__(self) -> None:
        self.has_failed = False

    def choose(self, turn: Turn) -> Action:
        if not self.has_failed:
            self.has_failed = True
            raise RuntimeError
        return turn.legal[0]
