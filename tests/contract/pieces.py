"""What must neither appear nor vanish: the pieces of every game, wherever they lie."""

from collections import Counter
from collections.abc import Callable
from typing import Any

Pieces = Counter[str]


def war_of_clans(state: Any) -> Pieces:
    pieces: Pieces = Counter()
    for army, strength in enumerate(state.armies):
        pieces[f"card {army % 5}"] += strength
    for at, count in enumerate(state.hands):
        pieces[f"card {at % 6}"] += count
    for kind, count in enumerate(state.discards):
        pieces[f"card {kind}"] += count
    pieces.update(f"card {card}" for card in state.deck)
    pieces.update(f"loyalty {clan}" for clan in state.loyalty)
    return pieces


PIECES: dict[str, Callable[[Any], Pieces]] = {
    "war-of-clans": war_of_clans,
}
