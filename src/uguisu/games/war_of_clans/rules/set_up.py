"""The table before the first order, and after a position was laid out by hand."""

from mypy_extensions import i64

from uguisu.games.war_of_clans.rules.cards import draw
from uguisu.games.war_of_clans.rules.turns import begin_turn
from uguisu.games.war_of_clans.state import CLANS, KINDS, SIZE_BITS, WarOfClansState
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.state import UNLISTED


def set_up(state: WarOfClansState, cards: bytes, start: i64) -> None:
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
    state.tall = sum(1 << army for army, strength in enumerate(state.armies) if strength > 2)
    state.held = sum(1 << card for card, count in enumerate(state.hands) if count)
    state.sizes = sum(
        sum(state.hands[seat * KINDS : seat * KINDS + KINDS]) << seat * SIZE_BITS
        for seat in range(state.seats)
    )
    state.choices = [] if state.is_over else UNLISTED
