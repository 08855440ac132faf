"""Drawing: from decks and the bag, which are filled from what was discarded when they are empty.

NJT-16: only when something has to be drawn, not earlier.
"""

from mypy_extensions import i64

from uguisu.games.ninjato.pieces.numbers import GUARDS, KINDS, NONE, VALUES
from uguisu.games.ninjato.state import NinjatoState


def counted(counts: list[int]) -> bytes:
    """Pieces in one fixed order, from how many there are of each number."""
    pieces: list[int] = []
    for number, count in enumerate(counts):
        for _ in range(count):
            pieces.append(number)
    return bytes(pieces)


def dojo_card(state: NinjatoState) -> i64:
    """The next card of the Dojo deck, or NONE."""
    if not state.dojo_deck:
        shuffle_dojo(state)
    if not state.dojo_deck:
        return NONE
    card = state.dojo_deck[0]
    state.dojo_deck = state.dojo_deck[1:]
    return card


def shuffle_dojo(state: NinjatoState) -> None:
    """The discards become the deck. Everybody knows them: what is unseen in the hands is old."""
    state.dojo_deck = state.shuffled(counted(state.dojo_discards))
    state.dojo_discards = [0] * VALUES
    state.old = [held - seen for held, seen in zip(state.hands, state.known, strict=True)]
    state.past = [b""] * state.seats


def guard(state: NinjatoState) -> i64:
    """The next ordinary guard, or NONE."""
    if not state.guard_deck:
        state.guard_deck = state.shuffled(counted(state.guard_discards))
        state.guard_discards = [0] * GUARDS
    if not state.guard_deck:
        return NONE
    card = state.guard_deck[0]
    state.guard_deck = state.guard_deck[1:]
    return card


def elite(state: NinjatoState) -> i64:
    """The kind of the next elite guard, or NONE."""
    if not state.elite_deck:
        state.elite_deck = state.shuffled(state.elite_discards)
        state.elite_discards = b""
    if not state.elite_deck:
        return NONE
    card = state.elite_deck[0]
    state.elite_deck = state.elite_deck[1:]
    return card


def treasure(state: NinjatoState) -> i64:
    """The kind of a treasure from the bag, or NONE (NJT-57)."""
    if not state.bag:
        state.bag = state.shuffled(counted(state.spent))
        state.spent = [0] * KINDS
    if not state.bag:
        return NONE
    kind = state.bag[0]
    state.bag = state.bag[1:]
    return kind
