"""What things of Ninjato are worth to a seat, in honour expected at the end."""

from typing import Final

from uguisu.bots.ninjato.clans import Standing, scorings_left
from uguisu.bots.ninjato.weights import Weights
from uguisu.games.ninjato.pieces.numbers import (
    CLANS,
    DISHONOUR,
    FRIENDS,
    GOODWILL,
    HENSOJUTSU,
    KINDS,
    MASTER,
    ROUNDS,
    SHURIKEN,
    SKILLS,
    VALUES,
    WARRIOR,
)
from uguisu.games.ninjato.rules import final, scoring
from uguisu.games.ninjato.rules.final import DISHONOUR_EACH, multiplier
from uguisu.games.ninjato.state import NinjatoState

FIELD: Final = 4
"""Bits per value in a packed hand: the cards of value 3 are in the bits from 12 on."""
COUNT: Final = 15
WORTHLESS: Final = 0.3
"""The least share of their worth that treasures keep, however many there are."""
NO_MASK: Final = 0.25
"""A disguise without a mask, which may come."""


def actions_left(state: NinjatoState, seat: int) -> int:
    """The shuriken that a seat has still to place in this game."""
    return state.shuriken_left(seat) + SHURIKEN * (ROUNDS - state.round)


def hand_of(state: NinjatoState, seat: int) -> int:
    """The Dojo cards of a seat, packed."""
    hand = 0
    for value in range(1, VALUES):
        hand |= state.hands[seat * VALUES + value] << value * FIELD
    return hand


def rumours_of(state: NinjatoState, seat: int, kind: int) -> int:
    """How many rumours of a kind a seat has; they were open when it took them."""
    count = 0
    for rumour in state.rumours[seat]:
        if state.printed.rumour_type[rumour] == kind:
            count += 1
    return count


def mean_card(weights: Weights) -> float:
    cards = weights.cards
    return (cards[1] + cards[2] + cards[3] + cards[4] + cards[5]) / 5.0


class Worth:
    """The worth of everything to one seat with this many shuriken left to place."""

    def __init__(self, weights: Weights, state: NinjatoState, seat: int, actions: int) -> None:
        self.weights = weights
        self.state = state
        self.seat = seat
        self.spendable = weights.spendable[min(actions, len(weights.spendable) - 1)]
        self.spendable *= self.room(actions)
        self.playable = weights.playable[min(actions, len(weights.playable) - 1)]
        self.rounds = actions / float(SHURIKEN)
        self.scorings = scorings_left(state)

    def room(self, actions: int) -> float:
        """How much of their value treasures keep when there are more than can be spent well."""
        held = 0
        for kind in range(self.seat * KINDS, self.seat * KINDS + KINDS):
            held += self.state.treasures[kind]
        weights = self.weights
        over = held - weights.purse - weights.purse_growth * actions
        return max(1.0 - weights.glut * over, WORTHLESS) if over > 0.0 else 1.0

    def treasure(self, kind: int) -> float:
        """NJT-52: 1 unspent, and more if there is time to spend it."""
        return 1.0 + self.spendable * (self.weights.treasures[kind] - 1.0)

    def payment(self, number: int) -> float:
        """The treasures of a payment."""
        weights = self.weights
        if not weights.dear:
            weights.price_payments()
        return self.spendable * weights.dear[number] + (1.0 - self.spendable) * weights.size[number]

    def hand(self, kit: int) -> float:
        """Dojo cards: each for itself, combinations, and their number."""
        weights = self.weights
        cards = weights.cards
        ones = kit >> FIELD & COUNT
        twos = kit >> 2 * FIELD & COUNT
        threes = kit >> 3 * FIELD & COUNT
        fours = kit >> 4 * FIELD & COUNT
        fives = kit >> 5 * FIELD & COUNT
        size = ones + twos + threes + fours + fives
        worth = cards[1] * ones + cards[2] * twos + cards[3] * threes
        worth += cards[4] * fours + cards[5] * fives
        worth += weights.side * (threes + max(ones + twos, fours + fives))
        worth -= weights.few_cards * min(size, 2)
        if size > 5:
            worth -= weights.crowd * (size - 5)
        return worth * self.playable

    def tile(self, skill: int) -> float:
        """One more tile: its use, and what it adds to Master of the Secret Art."""
        masters = multiplier(rumours_of(self.state, self.seat, MASTER))
        return masters + (self.disguise() if skill == HENSOJUTSU else self.skill(skill))

    def skill(self, skill: int) -> float:
        """A tile in all rounds that are left."""
        return self.weights.skills[skill] * self.rounds

    def disguise(self) -> float:
        """NJT-46: useful to a player with more masks than disguises."""
        masks = -self.state.tiles[self.seat * SKILLS + HENSOJUTSU]
        for clan in range(CLANS):
            masks += scoring.masks(self.state, self.seat, clan)
        return self.weights.mask * self.scorings * (1.0 if masks > 0 else NO_MASK)

    def elite_guard(self) -> float:
        """A beaten elite guard, besides its honour."""
        return self.weights.elite + multiplier(rumours_of(self.state, self.seat, WARRIOR))

    def rumour(self, card: int) -> float:
        """NJT-50: the expected value of one more of its kind at the end."""
        state = self.state
        kind = state.printed.rumour_type[card]
        goodwill = multiplier(rumours_of(state, self.seat, GOODWILL))
        if kind == DISHONOUR:
            return goodwill + self.dishonour()
        count = rumours_of(state, self.seat, kind)
        collected = final.collected(state, self.seat, kind) + self.growth(kind)
        if kind == GOODWILL:
            collected += 1.0
        return (multiplier(count + 1) - multiplier(count)) * collected + goodwill

    def growth(self, kind: int) -> float:
        """How many more of the things a rumour counts will be collected."""
        return self.weights.growth[kind] * self.rounds

    def dishonour(self) -> float:
        """NJT-51: the more players have such rumours, the less they are worth to all of them."""
        holders = 0
        others = 0
        for seat in range(self.state.seats):
            count = rumours_of(self.state, seat, DISHONOUR)
            if count:
                holders += 1
                if seat != self.seat:
                    others += count
        if rumours_of(self.state, self.seat, DISHONOUR):
            return self.weights.dishonour * DISHONOUR_EACH[holders]
        each = DISHONOUR_EACH[holders + 1]
        lost = (DISHONOUR_EACH[holders] - each) * others
        return self.weights.dishonour * each + self.weights.rivals * lost

    def growing(self) -> float:
        """NJT-50: what the rumours one has gain by what will be collected."""
        total = 0.0
        for kind in range(DISHONOUR):
            count = rumours_of(self.state, self.seat, kind)
            total += multiplier(count) * self.growth(kind)
        return total

    def envoy(self, card: int) -> float:
        """NJT-45: a better place with its clan, and one more of the Powerful Friends."""
        printed = self.state.printed
        friends = multiplier(rumours_of(self.state, self.seat, FRIENDS))
        standing = Standing(self.weights, self.state, printed.envoy_clan[card])
        before = standing.margin(self.seat)
        standing.add(self.seat, printed.envoy_age[card])
        return self.weights.envoy + friends + standing.margin(self.seat) - before

    def honour_of(self, clan: int, honour: int) -> float:
        """What this much more honour in the houses of a clan means to the seat."""
        standing = Standing(self.weights, self.state, clan)
        before = standing.margin(self.seat)
        standing.honour += honour
        return standing.margin(self.seat) - before
