"""Where to place a shuriken in Ninjato: the gain of each place, minus its cost."""

from uguisu.bots.ninjato.raids import Raid, kit_of
from uguisu.bots.ninjato.weights import Weights
from uguisu.bots.ninjato.worth import FIELD, Worth, actions_left, mean_card
from uguisu.games.ninjato.actions import (
    BRIBE,
    CARD,
    HOUSE,
    INVADE,
    LEARN,
    PAYMENT,
    SIDE,
    SKILL,
    SLOT,
    SPREAD,
    TAKE_CARD,
)
from uguisu.games.ninjato.pieces.numbers import HAND_LIMIT, NONE, STEALTH, STRENGTH
from uguisu.games.ninjato.state import NinjatoState


def kind_of(action: int) -> int:
    """Payments for one card are one kind; every other action is its own kind."""
    if BRIBE <= action < SPREAD:
        return BRIBE + SLOT[action]
    if SPREAD <= action < TAKE_CARD:
        return SPREAD + SLOT[action]
    return action


class Placing:
    """One decision. Actions are asked for in the order of their numbers: payments for one card
    follow each other, so its worth is found out once."""

    def __init__(self, weights: Weights, state: NinjatoState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.worth = Worth(weights, state, seat, actions_left(state, seat) - 1)
        self.kits = [kit_of(state, seat, STRENGTH), kit_of(state, seat, STEALTH)]
        self.hand = self.worth.hand(self.kits[STRENGTH])
        self.raid = Raid(self.worth)
        self.house = NONE
        self.kind = NONE
        self.card = 0.0
        """What the card that is paid for is worth later, and what payments for it score now."""
        self.honours: list[int] = []

    def score(self, action: int) -> float:
        if action < INVADE:
            return self.dojo()
        if action < LEARN:
            return self.invasion(HOUSE[action], SIDE[action])
        if action < BRIBE:
            return self.lesson(SKILL[action], CARD[action])
        if kind_of(action) != self.kind:
            self.kind = kind_of(action)
            self.look_at_card(action)
        return self.payment(PAYMENT[action])

    def look_at_card(self, action: int) -> None:
        printed = self.state.printed
        if action < SPREAD:
            envoy = self.state.palace[SLOT[action]]
            self.card = self.worth.envoy(envoy)
            self.honours = printed.demand_honours[printed.envoy_demand[envoy]]
        else:
            rumour = self.state.pavilion[SLOT[action]]
            self.card = self.worth.rumour(rumour)
            self.honours = printed.demand_honours[printed.rumour_demand[rumour]]

    def payment(self, number: int) -> float:
        """NJT-35, NJT-37: honour now and the card, less the treasures."""
        return self.honours[number] + self.card - self.worth.payment(number)

    def invasion(self, house: int, side: int) -> float:
        if house != self.house:
            self.house = house
            self.raid.look_at(house)
        self.raid.side = side
        return self.raid.begun(self.kits[side], self.state.sentries[house]) - self.hand

    def lesson(self, skill: int, value: int) -> float:
        """NJT-17: a tile, less the card it costs."""
        if value == 0:
            return self.worth.tile(skill)
        left = self.kits[STRENGTH] - (1 << value * FIELD)
        return self.worth.tile(skill) - self.hand + self.worth.hand(left)

    def dojo(self) -> float:
        """NJT-13, NJT-15: cards, the fewer the more one holds, and an early turn."""
        weights = self.worth.weights
        size = self.state.hand_size(self.seat)
        drawn = max(2, 4 - size)
        gain = self.cards(drawn) - weights.few_cards * (2 - min(size, 2))
        if size + drawn > 5:
            gain -= weights.crowd * (size + drawn - max(size, 5))
        if size + drawn > HAND_LIMIT:
            gain -= mean_card(weights) * (size + drawn - HAND_LIMIT)
        return gain * self.worth.playable + weights.lead

    def cards(self, drawn: int) -> float:
        """The best of the open cards, and unknown ones."""
        weights = self.worth.weights
        mean = mean_card(weights)
        total = (mean + weights.side * 0.6) * drawn
        least = 9.0
        count = 0
        for value in self.state.dojo:
            better = weights.cards[value] - mean if value else 0.0
            if better > 0.0:
                total += better
                least = min(least, better)
                count += 1
        return total - least if count > drawn else total
