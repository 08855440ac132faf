"""Jonin's model of the others: how they play, and what they have probably given.

Everybody is assumed to play in one of a few styles. Their revealed attacks make one style or the
other likelier, from round to round.
"""

from typing import Final

from uguisu.bots.shinobi.attacks import PLANS, comes_before, plan_weights
from uguisu.bots.shinobi.defences import Odds, attacker_of
from uguisu.bots.shinobi.playing_style import CHUNIN, GENIN, STRAW, PlayingStyle
from uguisu.games.shinobi.rules.assigning import slot_of
from uguisu.games.shinobi.state import ATTACKS, EVERY_WEAPON, WEAPONS, ShinobiState

STYLES: Final[list[PlayingStyle]] = [CHUNIN, GENIN, STRAW]
AT_FIRST: Final[list[float]] = [0.7, 0.2, 0.1]
"""How likely each style is before anything was seen."""


class OpponentModel:
    """The players of a table, as seen by one of them."""

    def __init__(self, seats: int) -> None:
        self.odds = [AT_FIRST[:] for _ in range(seats)]
        """[seat][style of STYLES]"""

    def observe(self, state: ShinobiState) -> None:
        """Learn from the open cards at the end of a round; lives are those of its beginning."""
        for attacker in range(state.seats):
            total = 0.0
            odds = self.odds[attacker]
            for i in range(len(STYLES)):
                for weight in fitting_plans(STYLES[i], state, attacker):
                    total += odds[i] * weight
            if total > 0.0:
                for i in range(len(STYLES)):
                    likely = 0.0
                    for weight in fitting_plans(STYLES[i], state, attacker):
                        likely += weight
                    odds[i] *= likely / total

    def style(self, seat: int) -> PlayingStyle:
        """The likeliest."""
        odds = self.odds[seat]
        best = 0
        for i in range(len(STYLES)):
            if odds[i] > odds[best]:
                best = i
        return STYLES[best]

    def plan_odds(self, state: ShinobiState, attacker: int) -> list[float]:
        """[plan of PLANS]: how likely the attacker has given its cards like that."""
        out = [0.0] * len(PLANS)
        odds = self.odds[attacker]
        for i in range(len(STYLES)):
            fitting = fitting_plans(STYLES[i], state, attacker)
            for j in range(len(out)):
                out[j] += odds[i] * fitting[j]
        return out

    def inferred(self, state: ShinobiState, victim: int) -> list[Odds]:
        """What the victim's three cards are by that."""
        out: list[Odds] = []
        for distance in range(ATTACKS):
            odds = [0.0, 0.0, 0.0, 0.0]
            total = 0.0
            weights = self.plan_odds(state, attacker_of(state, victim, distance))
            for i in range(len(PLANS)):
                odds[PLANS[i] >> 2 * distance & 3] += weights[i]
                total += weights[i]
            out.append([odd / total for odd in odds])
        return out


def fitting_plans(style: PlayingStyle, state: ShinobiState, attacker: int) -> list[float]:
    """[plan of PLANS]: how likely a player of this style gives so and declares what the attacker
    declared; 0 for plans that do not fit the open cards."""
    weights = plan_weights(style, state, attacker)
    total = 0.0
    for weight in weights:
        total += weight
    for i in range(len(PLANS)):
        weights[i] *= told(style, state, attacker, PLANS[i]) / total
    return weights


def told(style: PlayingStyle, state: ShinobiState, attacker: int, plan: int) -> float:
    """How likely a player who gives these cards declares what the attacker declared; 0 if they are
    not the open ones."""
    odds = 1.0
    said = 0
    for distance in range(ATTACKS):
        card = plan >> 2 * distance & 3
        slot = slot_of(state, attacker, distance)
        if state.faces >> slot & 1 and state.cards[slot] != card:
            return 0.0
        declared = state.declared[slot]
        allowed = EVERY_WEAPON & ~said & ~barred(state, attacker, distance)
        total = 0.0
        for weapon in range(WEAPONS):
            if allowed >> weapon & 1:
                total += style.honesty if weapon == card else 1.0
        odds *= (style.honesty if declared == card else 1.0) / total
        if not state.free:
            said |= 1 << declared
    return odds


def barred(state: ShinobiState, attacker: int, distance: int) -> int:
    """SHI-9: what two attackers had declared to this target before, as a bit."""
    victim = (attacker + distance + 1) % state.seats
    seen = 0
    for other in range(ATTACKS):
        if comes_before(state, attacker_of(state, victim, other), attacker):
            bit = 1 << state.declared[victim * ATTACKS + other]
            if seen & bit:
                return bit
            seen |= bit
    return 0
