"""Chunin on the other seats of training tables, as quick as learning needs it.

It is asked on the state of the table, and looks at nothing that its seat does not know.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from uguisu.bots.ninjato.policy import NinjatoPolicy
from uguisu.bots.shinobi.choices import choice
from uguisu.bots.shinobi.manner import CHUNIN
from uguisu.bots.war_of_clans.beliefs import CLANS
from uguisu.bots.war_of_clans.chunin import odds_of_rivals
from uguisu.bots.war_of_clans.planning import planned
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots

Rival = Callable[[Any, int, list[float], Lots], Action]
"""Asked about a state, a seat, and the hints of the memory (network/memory.py)."""


def of_war_of_clans(state: Any, seat: int, hints: list[float], _lots: Lots) -> Action:
    own = state.loyalty[seat]
    odds = odds_of_rivals(seat, own, hints[: state.seats * CLANS])
    return planned(state, seat, own, odds)


def of_shinobi(state: Any, _seat: int, _hints: list[float], lots: Lots) -> Action:
    return choice(CHUNIN, state, lots)


def of_ninjato() -> Rival:
    policy = NinjatoPolicy()
    return lambda state, seat, _, lots: policy.choose(state, seat, state.legal(seat), lots)


RIVALS: Final[Mapping[str, Callable[[], Rival]]] = {
    "ninjato": of_ninjato,
    "shinobi": lambda: of_shinobi,
    "war-of-clans": lambda: of_war_of_clans,
}
"""Games that have a chunin that is quick enough to learn from."""


def rival_of(game: str) -> Rival | None:
    return RIVALS[game]() if game in RIVALS else None
