"""What a view of Ninjato tells of each player."""

from typing import Final

from uguisu.games.ninjato.pieces.numbers import (
    ELITE,
    KINDS,
    SKILLS,
    SOURCES,
    VALUES,
)
from uguisu.games.ninjato.rules import final
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.pieces import envoy, guard, rumour, tile
from uguisu.games.ninjato.view.types import (
    Hand,
    Player,
    Tile,
)
from uguisu.kernel.view import FaceDown

PLACE_NAMES: Final = (
    "dojo",
    *(f"house:{house}:{side}" for house in range(1, 6) for side in ("strength", "stealth")),
    "sensei",
    "palace",
    "pavilion",
)


def placements(state: NinjatoState) -> tuple[tuple[int, str], ...]:
    return tuple(
        (state.placed_by(number), PLACE_NAMES[place])
        for number, place in enumerate(state.placements)
    )


def player(state: NinjatoState, seat: int, observer: int | None) -> Player:
    printed = state.printed
    hand = slice(seat * VALUES + 1, seat * VALUES + VALUES)
    return Player(
        honour=state.honour(seat),
        made=tuple(state.made[seat * SOURCES : seat * SOURCES + SOURCES]),
        bonuses=tuple(final.bonuses(state, seat)),
        shuriken=state.shuriken_left(seat),
        hand=hand_of(state, seat, observer),
        known=tuple(state.known[hand]),
        treasures=tuple(state.treasures[seat * KINDS : seat * KINDS + KINDS]),
        tiles=tiles(state, seat),
        envoys=tuple(envoy(printed, card) for card in state.envoys[seat]),
        rumours=tuple(rumour(printed, card) for card in state.rumours[seat]),
        elites=tuple(guard(printed, ELITE + kind) for kind in state.elites[seat]),
    )


def hand_of(state: NinjatoState, seat: int, observer: int | None) -> Hand | FaceDown:
    """Only the owner sees a hand; the others count its cards."""
    if observer == seat:
        return Hand(tuple(state.hands[seat * VALUES + 1 : seat * VALUES + VALUES]))
    return FaceDown(state.hand_size(seat))


def tiles(state: NinjatoState, seat: int) -> tuple[Tile, ...]:
    """The unused tiles of a skill before the used ones."""
    found: list[Tile] = []
    for skill in range(SKILLS):
        at = seat * SKILLS + skill
        fresh = state.tiles[at] - state.used[at]
        found += [tile(state.printed, skill)] * fresh
        found += [tile(state.printed, skill, used=True)] * state.used[at]
    return tuple(found)
