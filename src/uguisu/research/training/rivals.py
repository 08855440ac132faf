"""Chunin on the other seats of training tables, as quick as learning needs it.

It is asked on the state of the table, and looks at nothing that its seat does not know.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from uguisu.bots.ninjato.policy import NinjatoPolicy
from uguisu.bots.shinobi.choices import choice
from uguisu.bots.shinobi.manner import CHUNIN
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots

Rival = Callable[[Any, int, list[Action], Lots], Action]


def of_shinobi(state: Any, _seat: int, _legal: list[Action], lots: Lots) -> Action:
    return choice(CHUNIN, state, lots)


RIVALS: Final[Mapping[str, Callable[[], Rival]]] = {
    "ninjato": lambda: NinjatoPolicy().choose,
    "shinobi": lambda: of_shinobi,
}
"""Where chunin is quick enough to learn from."""


def rival_of(game: str) -> Rival | None:
    return RIVALS[game]() if game in RIVALS else None
