"""The clans of Ninjato: what players can expect from their envoys in the coming scorings."""

from math import exp
from typing import Final

from uguisu.bots.ninjato.weights import Weights
from uguisu.games.ninjato.rules import scoring
from uguisu.games.ninjato.rules.round_end import SCORING_ROUNDS
from uguisu.games.ninjato.state import NinjatoState

TIE: Final = 0.3
"""What an older envoy is worth in a tie, in envoys."""
FAR: Final = 99.0


def scorings_left(state: NinjatoState) -> int:
    count = 0
    for round_ in SCORING_ROUNDS:
        if round_ >= state.round:
            count += 1
    return count


def rounds_before(round_: int) -> int:
    """Whole rounds between this one and the next scoring."""
    for scored in SCORING_ROUNDS:
        if scored >= round_:
            return scored - round_
    return 0


def odds(lead: float) -> float:
    """The probability that a lead lasts."""
    return 1.0 if lead > 30.0 else 1.0 / (1.0 + exp(-lead))


class Standing:
    """NJT-45, NJT-48: the influence of all seats in a clan, and its rewards."""

    def __init__(self, weights: Weights, state: NinjatoState, clan: int) -> None:
        self.weights = weights
        self.seats = state.seats
        self.influence = [scoring.influence(state, seat, clan) for seat in range(state.seats)]
        self.ages = [scoring.oldest(state, seat, clan) for seat in range(state.seats)]
        self.honour = scoring.clan_honour(state, clan)
        self.scorings = scorings_left(state)
        self.near = weights.near * (1.0 - weights.hurry * rounds_before(state.round))

    def add(self, seat: int, age: int) -> None:
        """One more envoy; a disguise has no age."""
        self.influence[seat] += 1
        self.ages[seat] = max(self.ages[seat], age)

    def margin(self, seat: int) -> float:
        """A seat's expectation, minus part of the others'."""
        others = 0.0
        for other in range(self.seats):
            if other != seat:
                others += self.hope(other)
        return self.hope(seat) - self.weights.rivals * others / (self.seats - 1)

    def hope(self, seat: int) -> float:
        """The honour of all coming scorings; NJT-45: none without an envoy."""
        if self.influence[seat] == 0:
            return 0.0
        ahead = FAR
        second = FAR
        for other in range(self.seats):
            if other != seat:
                lead = self.lead(seat, other)
                if lead < ahead:
                    second = ahead
                    ahead = lead
                elif lead < second:
                    second = lead
        hope = self.reward(ahead, second, self.near)
        if self.scorings > 1:
            later = self.reward(ahead, second, self.weights.far)
            hope += later * self.weights.later * (self.scorings - 1)
        return hope

    def lead(self, seat: int, other: int) -> float:
        lead = float(self.influence[seat] - self.influence[other])
        return lead + TIE if self.ages[seat] > self.ages[other] else lead - TIE

    def reward(self, ahead: float, second: float, surely: float) -> float:
        """NJT-48: the first takes the better of honour and a rumour, the second the other."""
        honour = float(self.honour)
        rumour = self.weights.free_rumour
        is_first = odds(surely * ahead)
        is_second = max(odds(surely * second) - is_first, 0.0)
        return is_first * max(honour, rumour) + is_second * min(honour, rumour)
