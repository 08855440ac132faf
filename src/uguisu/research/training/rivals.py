"""Bots on the other seats of training tables, fast enough for learning.

They are called with the state of the table, but look only at what their seat knows.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from uguisu.bots.ninjato.policy import NinjatoPolicy
from uguisu.bots.shinobi.choices import choice
from uguisu.bots.shinobi.playing_style import CARELESS, CHUNIN, GENIN
from uguisu.bots.war_of_clans.beliefs import CLANS
from uguisu.bots.war_of_clans.chunin import odds_of_rivals
from uguisu.bots.war_of_clans.planning import planned
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots

Rival = Callable[[Any, int, list[float], Lots], Action]
"""Asked about a state, a seat, and the hints of the memory (network/memory.py)."""


def chunin_of_war_of_clans(state: Any, seat: int, hints: list[float], _lots: Lots) -> Action:
    own = state.loyalty[seat]
    odds = odds_of_rivals(seat, own, hints[: state.seats * CLANS])
    return planned(state, seat, own, odds)


def at_random(state: Any, seat: int, _hints: list[float], lots: Lots) -> Action:
    legal: list[Action] = state.legal(seat)
    return legal[lots.below(len(legal))]


def genin_of_shinobi(state: Any, _seat: int, _hints: list[float], lots: Lots) -> Action:
    return choice(GENIN if lots.below(3) == 0 else CARELESS, state, lots)


def chunin_of_shinobi(state: Any, _seat: int, _hints: list[float], lots: Lots) -> Action:
    return choice(CHUNIN, state, lots)


def chunin_of_ninjato() -> Rival:
    policy = NinjatoPolicy()
    return lambda state, seat, _, lots: policy.choose(state, seat, state.legal(seat), lots)


RIVALS: Final[Mapping[str, Mapping[str, Callable[[], Rival]]]] = {
    "ninjato": {"chunin": chunin_of_ninjato},
    "shinobi": {"genin": lambda: genin_of_shinobi, "chunin": lambda: chunin_of_shinobi},
    "war-of-clans": {"chunin": lambda: chunin_of_war_of_clans},
}
"""Ranks that are quick enough to learn from."""


def rival_of(game: str, rank: str) -> Rival | None:
    if rank == "random":
        return at_random
    known = RIVALS.get(game, {})
    return known[rank]() if rank in known else None
