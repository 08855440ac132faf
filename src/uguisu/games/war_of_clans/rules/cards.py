"""Cards on their way: played, moved, lost and drawn."""

from mypy_extensions import i64

from uguisu.games.war_of_clans.state import (
    CLANS,
    HAND,
    KINDS,
    NINJA,
    SIZE_BITS,
    SIZE_MASK,
    WarOfClansState,
)


def place(state: WarOfClansState, army: i64) -> None:
    """WOC-7, WOC-10: a troop from the hand joins an army, which is touched (WOC-14)."""
    spend(state, army % CLANS)
    gain_card(state, army)


def play_ninja(state: WarOfClansState, army: i64) -> None:
    """WOC-8: the ninja and one card of the army are discarded; the army is touched."""
    spend(state, NINJA)
    state.discards[NINJA] += 1
    lose_card(state, army)
    state.touched |= 1 << army


def move(state: WarOfClansState, army: i64, province: i64) -> None:
    """WOC-10: one card changes province; only the army it joins is touched (WOC-15)."""
    leave(state, army)
    gain_card(state, province * CLANS + army % CLANS)


def attack(state: WarOfClansState, army: i64) -> None:
    """WOC-12: the attacked army loses one card; the attacker loses nothing."""
    lose_card(state, army)


def lose_card(state: WarOfClansState, army: i64) -> None:
    leave(state, army)
    state.discards[army % CLANS] += 1


def spend(state: WarOfClansState, kind: i64) -> None:
    """A card leaves the hand of the player on turn."""
    seat: i64 = state.turn
    card = seat * KINDS + kind
    left: i64 = state.hands[card] - 1
    state.hands[card] = left
    if not left:
        state.held &= ~(1 << card)
    state.sizes -= 1 << seat * SIZE_BITS


def leave(state: WarOfClansState, army: i64) -> None:
    left: i64 = state.armies[army] - 1
    state.armies[army] = left
    if left == 2:
        state.tall &= ~(1 << army)
    elif left == 1:
        state.strong &= ~(1 << army)
    elif not left:
        state.standing &= ~(1 << army)


def gain_card(state: WarOfClansState, army: i64) -> None:
    """WOC-14: an army that a card joins is touched."""
    strength: i64 = state.armies[army] + 1
    state.armies[army] = strength
    bit = 1 << army
    if strength == 2:
        state.strong |= bit
    elif strength == 3:
        state.tall |= bit
    state.standing |= bit
    state.touched |= bit


def draw(state: WarOfClansState, seat: i64) -> None:
    """WOC-4, WOC-17: up to four cards in hand, or what the deck still has."""
    deck = state.deck
    hands = state.hands
    shift = seat * SIZE_BITS
    missing: i64 = HAND - (state.sizes >> shift & SIZE_MASK)
    drawn = deck[:missing]
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
