"""Redeal: a table that the observer cannot tell from this one.

Hidden are the order of all decks and of the bag, and of the Dojo cards in other hands those that
were drawn from the deck. Rumours were open when they were taken, so everybody knows them.

What a careful player remembers of the Dojo cards: a card taken openly is in that hand until its
owner plays one of that value. And a shuffle made the discards, which all had seen, into the deck:
what a hand drew before it is among the cards that were then missing from it (the old ones), and
what it drew since, `past` says when, came from that deck (the new ones).
"""

from uguisu.games.ninjato.pieces.numbers import VALUES
from uguisu.games.ninjato.rules.draws import counted
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.rng import Chance


def redeal(state: NinjatoState, observer: int, chance: Chance) -> NinjatoState:
    """Shuffle every deck and deal other hands anew; the observer may be SPECTATOR."""
    other = shuffled_decks(state, chance)
    Hands(state, observer, chance).deal(other)
    return other


def reshuffle(state: NinjatoState, chance: Chance) -> NinjatoState:
    """Nobody knows the order of any deck, nor what the lot will bring."""
    other = shuffled_decks(state, chance)
    other.dojo_deck = shuffled(state.dojo_deck, chance)
    return other


def shuffled_decks(state: NinjatoState, chance: Chance) -> NinjatoState:
    """Every deck shuffled but that of the Dojo, of which hands hold cards unseen."""
    other = state.clone()
    other.key = chance.fork("future").key
    other.counter = 0
    other.guard_deck = shuffled(state.guard_deck, chance)
    other.elite_deck = shuffled(state.elite_deck, chance)
    other.bag = shuffled(state.bag, chance)
    other.pile = shuffled(state.pile, chance)
    other.envoy_deck = shuffled(state.envoy_deck, chance)
    other.rumour_deck = shuffled(state.rumour_deck, chance)
    return other


def shuffled(deck: bytes, chance: Chance) -> bytes:
    """From one fixed order, so that the true one leaves no trace."""
    return chance.shuffled(bytes(sorted(deck)))


def drawn(state: NinjatoState, seat: int) -> list[int]:
    """What a seat drew unseen since the last shuffle, by value: in hand still, or played."""
    hand = seat * VALUES
    out = [0] * VALUES
    for value in range(1, VALUES):
        at = hand + value
        out[value] = state.hands[at] - state.known[at] - state.old[at]
    for event in state.past[seat]:
        if event:
            out[event] += 1
    return out


class Hands:
    """Two pools, the old cards and the new ones, and what every other seat must have held: a card
    it played was in its hand at that time."""

    def __init__(self, state: NinjatoState, observer: int, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.others = [seat for seat in range(state.seats) if seat != observer]
        self.old_pool = [0] * VALUES
        self.new_pool = [0] * VALUES
        for card in state.dojo_deck:
            self.new_pool[card] += 1
        for seat in self.others:
            unseen = drawn(state, seat)
            for value in range(VALUES):
                self.old_pool[value] += state.old[seat * VALUES + value]
                self.new_pool[value] += unseen[value]
        self.old = [0] * (state.seats * VALUES)
        self.new = [0] * (state.seats * VALUES)
        self.plays = self.all_plays()

    def all_plays(self) -> list[int]:
        """Every unseen card that was played since the shuffle: seat, value, and how many cards
        the seat had drawn by then. Those that leave least choice come first."""
        plays: list[int] = []
        for seat in self.others:
            draws = 0
            for event in self.state.past[seat]:
                if event:
                    plays.append((draws * VALUES + event) * self.state.seats + seat)
                else:
                    draws += 1
        plays.sort()
        return plays

    def deal(self, other: NinjatoState) -> None:
        assert self.explain(0), "what happened can be explained"
        self.fill_old()
        other.old = other.old[:]
        other.own_cards()
        other.dojo_deck = self.fill_new()
        for seat in self.others:
            self.deal_hand(other, seat)

    def explain(self, at: int) -> bool:
        """Find an old or a new card for every card that was played."""
        if at == len(self.plays):
            return True
        seat = self.plays[at] % self.state.seats
        value = self.plays[at] // self.state.seats % VALUES
        draws = self.plays[at] // (self.state.seats * VALUES)
        hand = seat * VALUES
        chances = self.old_pool[value] + self.new_pool[value]
        old_first = chances > 0 and self.chance.below(chances) < self.old_pool[value]
        for attempt in range(2):
            if (attempt == 0) == old_first:
                held = sum(self.state.old[hand : hand + VALUES])
                if self.try_from(self.old_pool, self.old, hand, value, held, at):
                    return True
            elif self.try_from(self.new_pool, self.new, hand, value, draws, at):
                return True
        return False

    def try_from(
        self, pool: list[int], dealt: list[int], hand: int, value: int, room: int, at: int
    ) -> bool:
        """Explain this play with a card of this pool, and then all the others."""
        if pool[value] == 0 or sum(dealt[hand : hand + VALUES]) >= room:
            return False
        pool[value] -= 1
        dealt[hand + value] += 1
        if self.explain(at + 1):
            return True
        pool[value] += 1
        dealt[hand + value] -= 1
        return False

    def fill_old(self) -> None:
        """The rest of the old cards, to everybody as many as they had."""
        rest = self.chance.shuffled(counted(self.old_pool))
        for seat in self.others:
            hand = seat * VALUES
            count = sum(self.state.old[hand : hand + VALUES])
            rest = self.fill(self.old, hand, count, rest)

    def fill_new(self) -> bytes:
        """The rest of the new cards, to everybody as many as they drew; the deck is left."""
        rest = self.chance.shuffled(counted(self.new_pool))
        for seat in self.others:
            rest = self.fill(self.new, seat * VALUES, self.state.past[seat].count(b"\0"), rest)
        return rest

    def fill(self, dealt: list[int], hand: int, count: int, rest: bytes) -> bytes:
        missing = count - sum(dealt[hand : hand + VALUES])
        for card in rest[:missing]:
            dealt[hand + card] += 1
        return rest[missing:]

    def deal_hand(self, other: NinjatoState, seat: int) -> None:
        """What was seen, and of the rest what was not played since."""
        for at in range(seat * VALUES, seat * VALUES + VALUES):
            other.old[at] = self.old[at]
            other.hands[at] = self.state.known[at] + self.old[at] + self.new[at]
        for event in self.state.past[seat]:
            if event:
                other.hands[seat * VALUES + event] -= 1
