"""NJT-13 to NJT-16: the Dojo, its cards and the turn order it makes."""

from mypy_extensions import i64

from uguisu.games.ninjato.actions import DISCARD_CARD, TAKE_CARD
from uguisu.games.ninjato.pieces.numbers import (
    AT_DOJO,
    DISCARD,
    DONE,
    HAND_LIMIT,
    NONE,
    OPEN_CARDS,
    TAKE,
    VALUES,
)
from uguisu.games.ninjato.rules import draws
from uguisu.games.ninjato.state import NinjatoState


def visit(state: NinjatoState) -> None:
    """NJT-13: four cards for an empty hand, three if it holds one, otherwise two."""
    state.to_take = max(2, 4 - state.hand_size(state.turn))
    state.phase = TAKE


def take_choices(state: NinjatoState) -> list[int]:
    """NJT-13: an open card, of each value once, or one from the deck."""
    choices: list[int] = []
    for value in range(1, VALUES):
        if value in state.dojo:
            choices.append(TAKE_CARD + value)
    if state.dojo_deck or sum(state.dojo_discards):
        choices.append(TAKE_CARD)
    return choices


def take(state: NinjatoState, value: i64) -> None:
    """NJT-13: one card into the hand; gaps are filled after the last one. 0 is the deck."""
    state.own_cards()
    if value:
        state.dojo[state.dojo.index(value)] = 0
        state.hands[state.turn * VALUES + value] += 1
        state.known[state.turn * VALUES + value] += 1
    else:
        draw(state, state.turn)
        state.reveal()
    state.to_take -= 1
    if state.to_take == 0 or not take_choices(state):
        finish(state)


def draw(state: NinjatoState, seat: i64) -> None:
    """A card that only this seat sees."""
    value = draws.dojo_card(state)
    state.own_cards()
    state.hands[seat * VALUES + value] += 1
    state.past[seat] += b"\0"


def finish(state: NinjatoState) -> None:
    """NJT-13: fill the gaps; NJT-14: only then the hand is limited."""
    state.to_take = 0
    fill(state)
    state.phase = DISCARD if state.hand_size(state.turn) > HAND_LIMIT else DONE


def fill(state: NinjatoState) -> None:
    state.own_cards()
    for slot in range(OPEN_CARDS):
        if state.dojo[slot] == 0:
            value = draws.dojo_card(state)
            if value != NONE:
                state.dojo[slot] = value
                state.reveal()


def discard_choices(state: NinjatoState) -> list[int]:
    """NJT-14: of one's own choice, new cards included."""
    hand = state.turn * VALUES
    return [DISCARD_CARD + value for value in range(1, VALUES) if state.hands[hand + value]]


def discard(state: NinjatoState, value: i64) -> None:
    """NJT-14: one of the cards above seven."""
    lose_card(state, value)
    if state.hand_size(state.turn) <= HAND_LIMIT:
        state.phase = DONE


def lose_card(state: NinjatoState, value: i64) -> None:
    """A card of the seat on turn goes to the Dojo discards, one that was seen taken first."""
    at = state.turn * VALUES + value
    state.own_cards()
    state.hands[at] -= 1
    state.dojo_discards[value] += 1
    if state.known[at]:
        state.known[at] -= 1
    else:
        state.past[state.turn] += bytes([value])


def stack(state: NinjatoState) -> list[int]:
    """NJT-15: the seats of the shuriken piled up in the Dojo, the lowest first."""
    return [
        state.placed_by(number) for number, place in enumerate(state.placements) if place == AT_DOJO
    ]


def next_order(state: NinjatoState) -> list[int]:
    """NJT-15: down the stack, each player's topmost counts; then the others as they were."""
    order: list[int] = []
    for seat in reversed(stack(state)):
        if seat not in order:
            order.append(seat)
    for seat in state.order:
        if seat not in order:
            order.append(seat)
    return order
