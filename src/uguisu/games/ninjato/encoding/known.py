"""A state from a view, with everything unknown left blank."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from uguisu.games.ninjato.pieces.numbers import (
    ELITE,
    KINDS,
    MARKS,
    NONE,
    RED,
    SIDED,
    SKILLS,
    SOURCES,
    VALUES,
)
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view import board, build, pieces, players
from uguisu.games.ninjato.view.types import Guard, Hand, House, NinjatoView, Player
from uguisu.kernel.encoding import copy_told

if TYPE_CHECKING:
    from uguisu.games.ninjato.game import Ninjato


def known(game: "Ninjato", view: NinjatoView) -> NinjatoState:
    state = NinjatoState(game, game.printed, view.seats, b"")
    state.clear()
    copy_told(state, view, "is_over turn round to_take order spent")
    state.phase = build.ASKS.index(view.asks)
    state.placements = bytes([players.PLACE_NAMES.index(place) for _, place in view.placements])
    for seat, player in enumerate(view.players):
        _player(state, seat, player)
    for number, house in enumerate(view.houses):
        _house(state, number, house)
    _rows(state, view)
    _decks(state, view)
    _invasion(state, view)
    _scoring(state, view)
    return state


def _player(state: NinjatoState, seat: int, player: Player) -> None:
    """Only the size of a hidden hand is known; which cards it is counted as is never read."""
    hand = player.hand
    cards = hand.cards if isinstance(hand, Hand) else (hand.count,)
    state.hands[seat * VALUES + 1 : seat * VALUES + 1 + len(cards)] = cards
    state.known[seat * VALUES + 1 : seat * VALUES + VALUES] = player.known
    state.treasures[seat * KINDS : seat * KINDS + KINDS] = player.treasures
    for tile in player.tiles:
        state.tiles[seat * SKILLS + tile.skill] += 1
        state.used[seat * SKILLS + tile.skill] += tile.used
    state.envoys[seat] = bytes([envoy.card for envoy in player.envoys])
    state.rumours[seat] = bytes([rumour.card for rumour in player.rumours])
    state.elites[seat] = bytes([_card(state.printed, elite) - ELITE for elite in player.elites])
    state.made[seat * SOURCES : seat * SOURCES + SOURCES] = player.made


def _card(printed: Printed, guard: Guard | None) -> int:
    """A guard with this face: equal ones cannot be told apart."""
    if guard is None:
        return NONE
    if not guard.elite:
        return guard.strength[0] - 1 + 5 * guard.alarm
    kinds = range(ELITE, ELITE + len(printed.elite_honour))
    return next(card for card in kinds if pieces.guard(printed, card) == guard)


def _house(state: NinjatoState, number: int, house: House) -> None:
    mark = state.printed.marks.index(house.honour)
    state.markers[number] = NONE if house.clan == NONE else house.clan * MARKS + mark
    state.sentries[number] = _card(state.printed, house.sentry)
    _count(state.houses, number * SIDED, house.light)
    _count(state.houses, number * SIDED + RED, house.red)


def _count(counts: list[int], at: int, kinds: Iterable[int]) -> None:
    for kind in kinds:
        counts[at + kind] += 1


def _rows(state: NinjatoState, view: NinjatoView) -> None:
    state.dojo = [value or 0 for value in view.dojo]
    state.dojo_discards = [0, *view.dojo_discards]
    state.sensei = [NONE if tile is None else tile.skill for tile in view.sensei]
    state.palace = [NONE if envoy is None else envoy.card for envoy in view.palace]
    state.pavilion = [NONE if rumour is None else rumour.card for rumour in view.pavilion]


def _decks(state: NinjatoState, view: NinjatoView) -> None:
    """Only their sizes."""
    for name in ("dojo_deck", "guard_deck", "elite_deck", "bag", "envoy_deck", "rumour_deck"):
        setattr(state, name, bytes(getattr(view, name)))
    state.pile = bytes(view.tile_pile)
    state.disguises_left = view.disguise_pile


def _invasion(state: NinjatoState, view: NinjatoView) -> None:
    invasion = view.invasion
    if invasion is not None:
        state.house = invasion.house
        state.side = invasion.side
        state.guard = _card(state.printed, invasion.guard)
        state.beaten = sum(is_beaten << half for half, is_beaten in enumerate(invasion.beaten))
        _count(state.shuriken, 0, invasion.light)
        _count(state.shuriken, RED, invasion.red)


def _scoring(state: NinjatoState, view: NinjatoView) -> None:
    scoring = view.scoring
    if scoring is not None:
        state.asked = 0 if scoring.clan is None else view.clan_order.index(scoring.clan)
        state.left = [board.LEFT.index(what) for what in scoring.left]
        state.disguised = [n for clans in scoring.disguised for n in clans]
