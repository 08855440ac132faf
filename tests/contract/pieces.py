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


def shinobi(state: Any) -> Pieces:
    """Every clan's four weapons, in hand or before a victim; every life, left or lost."""
    pieces: Pieces = Counter()
    for seat in range(state.seats):
        given = [(seat + d) % state.seats * 3 + d - 1 for d in (1, 2, 3)]
        weapons = [w for w in range(4) if state.hands[seat] >> w & 1]
        weapons += [state.cards[slot] for slot in given if state.cards[slot] >= 0]
        pieces.update(f"card {seat} {weapon}" for weapon in weapons)
        pieces[f"lives {seat}"] = state.lives[seat] + sum(state.lost[seat * 3 : seat * 3 + 3])
    return pieces


def ninja_master(state: Any) -> Pieces:
    """Six tokens, held or in their places; nine dice, each showing one of its own faces; and no
    point that the sheet does not explain."""
    pieces: Pieces = Counter(f"token {token}" for token in range(len(state.holders)))
    for die in range(9):
        faces = state.faces[die * 6 : die * 6 + 6]
        is_whole = not state.dice or state.dice[die] in faces
        pieces["dice"] += is_whole
    ways = len(state.sheet) // state.seats
    for seat, score in enumerate(state.scores):
        made = sum(state.sheet[seat * ways : seat * ways + ways])
        pieces["unexplained points"] += abs(score - made)
    return pieces


PIECES: dict[str, Callable[[Any], Pieces]] = {
    "war-of-clans": war_of_clans,
    "shinobi": shinobi,
    "ninja-master": ninja_master,
}
