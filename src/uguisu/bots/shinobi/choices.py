"""Whole decisions of Shinobi by a manner of playing alone, without search.

Which card to turn and whether to denounce never needs a search: the chances can be computed.
"""

from uguisu.bots.shinobi.attacks import gift
from uguisu.bots.shinobi.defences import Odds, believed, decision, reveal
from uguisu.bots.shinobi.opponent_model import Company
from uguisu.bots.shinobi.playing_style import CHUNIN, Manner, Stakes
from uguisu.games.shinobi.state import ASSIGNING, REVEALING, ShinobiState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots


def choice(manner: Manner, state: ShinobiState, lots: Lots) -> Action:
    """What somebody of this manner does on the seat whose turn it is."""
    if state.phase == ASSIGNING:
        return gift(manner, state, lots)
    return defence(manner, state, believed(manner, state, state.turn), lots)


def read_choice(company: Company, state: ShinobiState, lots: Lots) -> Action:
    """The same in phase 2, for somebody who sees through the others."""
    return defence(CHUNIN, state, company.inferred(state, state.turn), lots)


def defence(manner: Manner, state: ShinobiState, odds: list[Odds], lots: Lots) -> Action:
    stakes = Stakes(manner, state, state.turn)
    if state.phase == REVEALING:
        return reveal(stakes, odds, lots)
    return decision(stakes, odds, state)
