"""Chunin of War of Clans: guesses whom the others serve and plans the whole turn.

It values the armies by its own clan's lead over the clans its rivals probably serve, and looks one
order further than the one it gives.
"""

from collections.abc import Sequence

from uguisu.bots.bot import Turn
from uguisu.bots.war_of_clans.beliefs import CLANS, beliefs, hints_of, own_clan, rival_odds
from uguisu.bots.war_of_clans.planning import planned
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.action import Action


class Chunin:
    name = "chunin"
    remembers = True

    def choose(self, turn: Turn[WarOfClansState, WarOfClansView]) -> Action:
        own = own_clan(turn)
        odds = odds_of_rivals(turn.seat, own, hints_of(turn.history))
        return planned(turn.world(0), turn.seat, own, odds)


def odds_of_rivals(seat: int, own: int, hints: Sequence[float]) -> list[float]:
    """[clan]: how likely a rival serves it; at a table of five somebody serves every clan."""
    if len(hints) == CLANS * CLANS:
        return [float(clan != own) for clan in range(CLANS)]
    return rival_odds(beliefs(seat, own, hints), seat)
