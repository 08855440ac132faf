"""Chunin of War of Clans: guesses whom the others serve and plans the whole turn.

It values the armies by its own clan's lead over the clans its rivals probably serve, and looks one
order further than the one it gives.
"""

from uguisu.bots.bot import Turn
from uguisu.bots.war_of_clans.beliefs import CLANS, beliefs, hints_of, own_clan, rival_odds
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.action import Action


class Chunin:
    name = "chunin"
    remembers = True

    def choose(self, turn: Turn[WarOfClansState, WarOfClansView]) -> Action:
        own = own_clan(turn)
        odds = rival_odds(beliefs(turn.seat, own, hints_of(turn.history)), turn.seat)
        return best(turn.world(0), turn.seat, own, odds)


def best(state: WarOfClansState, seat: int, own: int, odds: list[float]) -> Action:
    """The order after which the next one, too, can be best."""
    legal = state.legal(seat)
    return max(legal, key=lambda action: value_after(state, seat, action, own, odds, deep=True))


def value_after(
    state: WarOfClansState, seat: int, action: Action, own: int, odds: list[float], *, deep: bool
) -> float:
    after = state.clone()
    after.apply(seat, action)
    now = worth(after, seat, own, odds)
    if not deep or after.is_over or after.turn != seat:
        return now
    return max(
        value_after(after, seat, following, own, odds, deep=False)
        for following in after.legal(seat)
    )


def worth(state: WarOfClansState, seat: int, own: int, odds: list[float]) -> float:
    """The cards of one's own clan against those of the rivals' clans; exposed ones count less."""
    armies = state.armies
    totals = [float(sum(armies[clan::CLANS])) for clan in range(CLANS)]
    threats = [totals[clan] * (0.4 + 0.6 * odds[clan]) for clan in range(CLANS) if clan != own]
    value = totals[own] - 0.45 * max(threats) - 0.15 * sum(threats)
    value += 0.08 * armies[seat * CLANS + own]
    return value - 0.3 * exposed(armies, own)


def exposed(armies: list[int], own: int) -> int:
    """How many own columns a stronger one elsewhere could attack."""
    count = 0
    for army in range(own, len(armies), CLANS):
        strength = armies[army]
        if strength and any(
            other > strength and at % CLANS != own and at // CLANS != army // CLANS
            for at, other in enumerate(armies)
        ):
            count += 1
    return count
