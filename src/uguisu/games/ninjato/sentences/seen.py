"""Facts from the acting observer's view that several sentences need."""

from uguisu.games.ninjato.view.types import Hand, NinjatoView, Player


def own(view: NinjatoView) -> Player:
    return view.players[view.turn]


def cards(view: NinjatoView, value: int) -> int:
    """How many Dojo cards of a value the acting observer holds."""
    hand = own(view).hand
    assert isinstance(hand, Hand), "only a seat that acts asks why it may not"
    return hand.cards[value - 1]


def holds(view: NinjatoView, skill: int) -> bool:
    return any(tile.skill == skill for tile in own(view).tiles)


def tiles_up(view: NinjatoView, skill: int) -> int:
    """NJT-18: tiles of a skill that are not turned down."""
    return sum(tile.skill == skill and not tile.used for tile in own(view).tiles)
