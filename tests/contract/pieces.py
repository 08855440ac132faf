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


def ninjato(state: Any) -> Pieces:
    """Cards, guards, treasures, envoys, rumours; tiles may leave the game, and markers lie on
    houses or in the supply."""
    pieces: Pieces = Counter()
    _count(pieces, "card", state.hands, 6)
    _count(pieces, "card", state.dojo_discards, 6)
    pieces.update(f"card {card}" for card in (*state.dojo_deck, *state.dojo) if card)
    _count(pieces, "guard", state.guard_discards, 10)
    pieces.update(f"guard {card}" for card in (*state.guard_deck, *state.sentries) if card >= 0)
    pieces.update(f"guard {card}" for card in state.turned if card < 10)
    pieces.update(f"elite {kind}" for kind in (*state.elite_deck, *state.elite_discards))
    pieces.update(f"elite {kind}" for kinds in state.elites for kind in kinds)
    pieces.update([f"elite {state.guard - 10}"] if state.guard >= 10 else [])
    for where in (state.houses, state.treasures, state.spent, state.shuriken):
        _count(pieces, "treasure", where, 5)
    pieces.update(f"treasure {kind}" for kind in state.bag)
    pieces.update(f"envoy {card}" for card in (*state.envoy_deck, *state.palace) if card >= 0)
    pieces.update(f"envoy {card}" for cards in state.envoys for card in cards)
    pieces.update(f"rumour {kind}" for kind in (*state.rumour_deck, *state.pavilion) if kind >= 0)
    pieces.update(f"rumour {kind}" for kinds in state.rumours for kind in kinds)
    pieces["markers"] = len(set(state.markers))
    return pieces


def _count(pieces: Pieces, name: str, counts: Any, kinds: int) -> None:
    for at, count in enumerate(counts):
        if count:
            pieces[f"{name} {at % kinds}"] += count


PIECES: dict[str, Callable[[Any], Pieces]] = {
    "war-of-clans": war_of_clans,
    "shinobi": shinobi,
    "ninja-master": ninja_master,
    "ninjato": ninjato,
}
