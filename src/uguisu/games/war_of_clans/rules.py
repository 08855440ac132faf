"""The rules of War of Clans: the only code that changes its state."""

from typing import Final

from uguisu.games.war_of_clans.state import (
    ATTACK,
    CLANS,
    HAND,
    KINDS,
    MOVE,
    NINJA,
    NOBODY,
    PLACE,
    PLAY_NINJA,
    WarOfClansState,
)
from uguisu.kernel.state import places_of

MOST_SEATS: Final = 5


def _places_elsewhere() -> list[list[int]]:
    """[seats * 30 + own province * 6 + clan]: the placements of a clan into other provinces."""
    return [
        [PLACE + p * CLANS + clan for p in range(seats) if p != own] if clan < CLANS else []
        for seats in range(MOST_SEATS + 1)
        for own in range(MOST_SEATS)
        for clan in range(KINDS)
    ]


def _moves_of_army() -> list[list[int]]:
    """[seats * 25 + army]: the moves of one card of this army to any other province."""
    return [
        [MOVE + army * CLANS + to for to in range(seats) if to != army // CLANS]
        for seats in range(MOST_SEATS + 1)
        for army in range(MOST_SEATS * CLANS)
    ]


PLACES_ELSEWHERE: Final = _places_elsewhere()
MOVES_OF_ARMY: Final = _moves_of_army()


def set_up(state: WarOfClansState, cards: bytes) -> None:
    """WOC-1 to WOC-5: loyalties, four cards each, a start player by lot."""
    state.loyalty = state.shuffled(bytes(range(CLANS)))
    state.deck = state.shuffled(cards)
    state.turn = state.below(state.seats)
    state.key = b""
    state.counter = 0
    for seat in range(state.seats):
        draw(state, seat)
    begin_turn(state)


def carry_out(state: WarOfClansState, action: int) -> None:
    if action < PLAY_NINJA:
        place(state, action)
    elif action < MOVE:
        play_ninja(state, action - PLAY_NINJA)
    elif action < ATTACK:
        move(state, (action - MOVE) // CLANS, (action - MOVE) % CLANS)
    else:
        attack(state, (action - ATTACK) % (MOST_SEATS * CLANS))
    begin_order(state, state.order + 1)


def place(state: WarOfClansState, army: int) -> None:
    """WOC-7, WOC-10: a troop from the hand joins an army, which is touched (WOC-14)."""
    state.hands[state.turn * KINDS + army % CLANS] -= 1
    state.armies[army] += 1
    state.touched |= 1 << army


def play_ninja(state: WarOfClansState, army: int) -> None:
    """WOC-8: the ninja and one card of the army are discarded; the army is touched."""
    state.hands[state.turn * KINDS + NINJA] -= 1
    state.discards[NINJA] += 1
    lose_card(state, army)
    state.touched |= 1 << army


def move(state: WarOfClansState, army: int, province: int) -> None:
    """WOC-10: one card changes province; only the army it joins is touched (WOC-15)."""
    joined = province * CLANS + army % CLANS
    state.armies[army] -= 1
    state.armies[joined] += 1
    state.touched |= 1 << joined


def attack(state: WarOfClansState, army: int) -> None:
    """WOC-12: the attacked army loses one card; the attacker loses nothing."""
    lose_card(state, army)


def lose_card(state: WarOfClansState, army: int) -> None:
    state.armies[army] -= 1
    state.discards[army % CLANS] += 1


def begin_turn(state: WarOfClansState) -> None:
    state.touched = 0
    begin_order(state, 1)


def begin_order(state: WarOfClansState, order: int) -> None:
    """WOC-16: the orders in turn; WOC-13, WOC-18: one that cannot be given is skipped."""
    while order <= 3:
        choices = choices_of(state, order)
        if choices:
            state.order = order
            state.choices = choices
            return
        if order < 3:
            state.only_ninjas |= 1 << state.turn
        order += 1
    end_turn(state)


def choices_of(state: WarOfClansState, order: int) -> list[int]:
    if order == 1:
        return first_order(state)
    if order == 2:
        return second_order(state)
    return third_order(state)


def first_order(state: WarOfClansState) -> list[int]:
    """WOC-7, WOC-8: a troop into another province, or a ninja on an army there; WOC-9."""
    own = state.turn
    hand = own * KINDS
    table = state.seats * 30 + hand
    choices: list[int] = []
    for clan in range(CLANS):
        if state.hands[hand + clan]:
            choices += PLACES_ELSEWHERE[table + clan]
    if state.hands[hand + NINJA]:
        for army, strength in enumerate(state.armies):
            if strength and army // CLANS != own:
                choices.append(PLAY_NINJA + army)
    return choices


def second_order(state: WarOfClansState) -> list[int]:
    """WOC-10: a troop from the hand into one's own province, or a card moved from elsewhere."""
    own = state.turn
    hand = own * KINDS
    home = own * CLANS
    table = state.seats * 25
    choices: list[int] = []
    for clan in range(CLANS):
        if state.hands[hand + clan]:
            choices.append(PLACE + home + clan)
    army = 0
    for strength in state.armies:
        if strength and not home <= army < home + CLANS:
            choices += MOVES_OF_ARMY[table + army]
        army += 1
    return choices


def third_order(state: WarOfClansState) -> list[int]:
    """WOC-12, WOC-14, WOC-24: every attack of one's own armies on a weaker, untouched one."""
    home = state.turn * CLANS
    armies = state.armies
    own = armies[home : home + CLANS]
    most = max(own)
    choices: list[int] = []
    if most < 2:
        return choices
    army = 0
    for strength in armies:
        if 0 < strength < most and not home <= army < home + CLANS:
            if not state.touched >> army & 1:
                clan = army % CLANS
                for attacker in range(CLANS):
                    if own[attacker] > strength and attacker != clan:
                        choices.append(ATTACK + attacker * MOST_SEATS * CLANS + army)
        army += 1
    return choices


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
    hand = seat * KINDS
    missing = HAND - sum(state.hands[hand : hand + KINDS])
    for card in state.deck[:missing]:
        state.hands[hand + card] += 1
    state.deck = state.deck[missing:]
    state.reveal()


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
