"""Chunin on the other seats of training tables, as quick as learning needs it.

It is asked on the state of the table, and looks at nothing that its seat does not know.
"""

from collections.abc import Callable
from typing import Any

from uguisu.bots.ninjato.policy import NinjatoPolicy
from uguisu.bots.shinobi.choices import choice
from uguisu.bots.shinobi.manner import CHUNIN
from uguisu.games.shinobi.state import ShinobiState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots

Rival = Callable[[Any, int, list[Action], Lots], Action]


def of_shinobi(state: ShinobiState, _seat: int, _legal: list[Action], lots: Lots) -> Action:
    return choice(CHUNIN, state, lots)


def rival_of(game: str) -> Rival | None:
    """None where chunin is too slow to learn from."""
    if game == "ninjato":
        return NinjatoPolicy().choose
    return of_shinobi if game == "shinobi" else None
