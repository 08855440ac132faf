"""Decisions of Shinobi by playing style alone, without search.

Which card to turn and whether to denounce never needs a search: the chances can be computed.
"""

from uguisu.bots.shinobi.attacks import gift
from uguisu.bots.shinobi.defences import Odds, believed, decision, reveal
from uguisu.bots.shinobi.opponent_model import OpponentModel
from uguisu.bots.shinobi.playing_style import CHUNIN, PlayingStyle, Stakes
from uguisu.games.shinobi.state import ASSIGNING, REVEALING, ShinobiState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots


def choice(style: PlayingStyle, state: ShinobiState, lots: Lots) -> Action:
    """The choice of a player of this style on the seat whose turn it is."""
    if state.phase == ASSIGNING:
        return gift(style, state, lots)
    return defence(style, state, believed(style, state, state.turn), lots)


def read_choice(opponents: OpponentModel, state: ShinobiState, lots: Lots) -> Action:
    """The same in phase 2, for a player with a model of the others."""
    return defence(CHUNIN, state, opponents.inferred(state, state.turn), lots)


def defence(style: PlayingStyle, state: ShinobiState, odds: list[Odds], lots: Lots) -> Action:
    stakes = Stakes(style, state, state.turn)
    if state.phase == REVEALING:
        return reveal(stakes, odds, lots)
    return decision(stakes, odds, state)
