"""The rules of War of Clans: the only code that changes its state."""

from uguisu.games.war_of_clans import orders
from uguisu.games.war_of_clans.state import (
    CLANS,
    HAND,
    KINDS,
    NINJA,
    NOBODY,
    SIZE_BITS,
    SIZE_MASK,
    WarOfClansState,
)
from uguisu.kernel.rng import Chance
from uguisu.kernel.state import places_of


def set_up(state: WarOfClansState, cards: bytes, start: int) -> None:
    """WOC-1 to WOC-5: loyalties, four cards each, a start player by lot if nobody was chosen."""
    state.clear()
    chance = Chance(state.key)
    state.loyalty = chance.shuffled(bytes(range(CLANS)))
    state.deck = chance.shuffled(cards)
    state.turn = chance.below(state.seats) if start == NOBODY else start
    state.key = b""
    for seat in range(state.seats):
        draw(state, seat)
    begin_turn(state)


def restore(state: WarOfClansState) -> None:
    """Derive what follows from the cards: after a position was laid out by hand."""
    state.standing = sum(1 << army for army, strength in enumerate(state.armies) if strength)
    state.strong = sum(1 << army for army, strength in enumerate(state.armies) if strength > 1)
    state.held = sum(1 << card for card, count in enumerate(state.hands) if count)
    state.sizes = sum(
        sum(state.hands[seat * KINDS : seat * KINDS + KINDS]) << seat * SIZE_BITS
        for seat in range(state.seats)
    )
    state.choices = [] if state.is_over else orders.choices_of(state, state.order)


def place(state: WarOfClansState, army: int) -> None:
    """WOC-7, WOC-10: a troop from the hand joins an army, which is touched (WOC-14)."""
    spend(state, army % CLANS)
    gain_card(state, army)


def play_ninja(state: WarOfClansState, army: int) -> None:
    """WOC-8: the ninja and one card of the army are discarded; the army is touched."""
    spend(state, NINJA)
    state.discards[NINJA] += 1
    lose_card(state, army)
    state.touched |= 1 << army


def move(state: WarOfClansState, army: int, province: int) -> None:
    """WOC-10: one card changes province; only the army it joins is touched (WOC-15)."""
    leave(state, army)
    gain_card(state, province * CLANS + army % CLANS)


def attack(state: WarOfClansState, army: int) -> None:
    """WOC-12: the attacked army loses one card; the attacker loses nothing."""
    lose_card(state, army)


def lose_card(state: WarOfClansState, army: int) -> None:
    leave(state, army)
    state.discards[army % CLANS] += 1


def spend(state: WarOfClansState, kind: int) -> None:
    """A card leaves the hand of the player on turn."""
    card = state.turn * KINDS + kind
    left = state.hands[card] - 1
    state.hands[card] = left
    if not left:
        state.held &= ~(1 << card)
    state.sizes -= 1 << state.turn * SIZE_BITS


def leave(state: WarOfClansState, army: int) -> None:
    left = state.armies[army] - 1
    state.armies[army] = left
    if left == 1:
        state.strong &= ~(1 << army)
    elif not left:
        state.standing &= ~(1 << army)


def gain_card(state: WarOfClansState, army: int) -> None:
    """WOC-14: an army that a card joins is touched."""
    strength = state.armies[army] + 1
    state.armies[army] = strength
    bit = 1 << army
    if strength == 2:
        state.strong |= bit
    state.standing |= bit
    state.touched |= bit


def begin_turn(state: WarOfClansState) -> None:
    state.touched = 0
    begin_order(state, 1)


def begin_order(state: WarOfClansState, order: int) -> None:
    """WOC-16: the orders in turn; WOC-13, WOC-18: one that cannot be given is skipped."""
    choices = orders.choices_of(state, order)
    if choices:
        state.order = order
        state.choices = choices
    elif order == 3:
        end_turn(state)
    else:
        state.only_ninjas |= 1 << state.turn
        begin_order(state, order + 1)


def end_turn(state: WarOfClansState) -> None:
    """WOC-17, WOC-19: draw back to four; after the deck's last card comes the last lap."""
    if state.last_drawer == NOBODY:
        draw(state, state.turn)
        if not state.deck:
            state.last_drawer = state.turn
            state.turns_left = state.seats if state.everyone else state.seats - 1
    else:
        state.turns_left -= 1
        if state.turns_left == 0:
            end_game(state)
            return
    state.turn = (state.turn + 1) % state.seats
    begin_turn(state)


def draw(state: WarOfClansState, seat: int) -> None:
    """WOC-4, WOC-17: up to four cards in hand, or what the deck still has."""
    deck = state.deck
    hands = state.hands
    shift = seat * SIZE_BITS
    drawn = deck[: HAND - (state.sizes >> shift & SIZE_MASK)]
    hand = seat * KINDS
    held = state.held
    for kind in drawn:
        hands[hand + kind] += 1
        held |= 1 << hand + kind
    state.held = held
    state.sizes += len(drawn) << shift
    state.deck = deck[len(drawn) :]
    state.only_ninjas &= ~(1 << seat)
    state.revelations += 1


def end_game(state: WarOfClansState) -> None:
    """WOC-20: all loyalties are revealed."""
    state.is_over = True
    state.choices = []
    state.reveal()


def score(state: WarOfClansState, seat: int) -> int:
    """WOC-20: the cards of one's clan over all provinces; WOC-25: nothing else."""
    return sum(state.armies[state.loyalty[seat] :: CLANS])


def places(state: WarOfClansState) -> list[int]:
    """WOC-20 to WOC-23: own clan's cards, then those at home; neutral clans are nobody's."""
    scores = [
        score(state, seat) * 100 + state.armies[seat * CLANS + state.loyalty[seat]]
        for seat in range(state.seats)
    ]
    return places_of(scores)
