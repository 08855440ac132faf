"""A view of Ninjato as numbers, for learning. Seats are rotated so that the observer is 0."""

from collections.abc import Sequence
from typing import Final

from uguisu.games.ninjato.components import DEMANDS
from uguisu.games.ninjato.rules.pieces import CLANS, HOUSES, KINDS, ROUNDS, ROW, RUMOURS, SKILLS
from uguisu.games.ninjato.view.build import ASKS
from uguisu.games.ninjato.view.types import (
    Envoy,
    Guard,
    Hand,
    House,
    Invasion,
    NinjatoView,
    Player,
    Rumour,
    Standing,
)
from uguisu.kernel.game import Field

MOST: Final = 4
CARDS: Final = 5
BONUSES: Final = 7
DEMAND: Final = len(DEMANDS)
GUARD: Final = 7
PLAYER: Final = 3 + CARDS + KINDS + 2 * SKILLS + 3 * CLANS + RUMOURS + 2 + BONUSES
HOUSE: Final = CLANS + 2 + GUARD + 2 * KINDS
ENVOY: Final = 1 + CLANS + 2 + DEMAND
RUMOUR: Final = 1 + RUMOURS + DEMAND
CLAN: Final = 1 + 2 * MOST
INVASION: Final = HOUSES + 2 + GUARD + 2 + 2 * KINDS

ENCODING: Final = (
    Field("seats", 3, "one-hot: 2, 3 or 4 players"),
    Field("round", ROUNDS, "one-hot"),
    Field("asks", len(ASKS), "one-hot: what is decided, as `asks` of the view lists it"),
    Field("turn", MOST, "one-hot: seat on turn, counted from the observer; none when over"),
    Field("order", MOST, "place in the turn order / 4 by seat, from the observer"),
    Field("next_order", MOST, "place in the next round's order / 4, as it stands"),
    Field("to_take", 1, "Dojo cards still to be taken / 4"),
    Field(
        "players",
        MOST * PLAYER,
        "by seat: honour / 100, shuriken left / 3, hand size / 7, cards seen taken / 4 by value, "
        "treasures / 8 by kind, tiles / 2 by skill, used tiles / 2 by skill, by clan envoys / 5, "
        "masks / 3 and oldest age / 100, rumours / 4 by kind, elite guards / 6, their honour / 12, "
        "bonuses / 40",
    ),
    Field("hand", CARDS, "own Dojo cards / 4 by value; 0 for a spectator"),
    Field(
        "houses",
        HOUSES * HOUSE,
        "clan one-hot, honour / 8, whether it has a sentry, the sentry, light treasures / 3 by "
        "kind, red ones / 3 by kind",
    ),
    Field("dojo", CARDS, "open cards / 3 by value"),
    Field("dojo_discards", CARDS, "discarded cards / 12 by value"),
    Field("sensei", SKILLS, "open tiles by skill"),
    Field("palace", ROW * ENVOY, "there, clan one-hot, age / 100, mask, demand / 4 by word"),
    Field("pavilion", ROW * RUMOUR, "there, kind one-hot, demand / 4 by word"),
    Field("spent", KINDS, "spent treasures / 24 by kind"),
    Field("sizes", 8, "Dojo, guard and elite deck, bag, envoys, rumours, tiles, disguises / all"),
    Field("clans", CLANS * CLAN, "honour / 20, first one-hot by seat, second one-hot by seat"),
    Field(
        "invasion",
        INVASION,
        "house one-hot, side one-hot, guard, halves beaten, treasures on the shuriken / 3",
    ),
    Field("scoring", CLANS + 2 * CLANS + MOST * CLANS, "clan asked, honour or rumour left, masks"),
)


def encode(view: NinjatoView) -> list[float]:
    first = view.observer or 0
    seats = [(first + i) % view.seats for i in range(view.seats)]
    turn = -1 if view.is_over else seats.index(view.turn)
    out = _one_hot(view.seats - 2, 3) + _one_hot(view.round - 1, ROUNDS)
    out += _one_hot(ASKS.index(view.asks), len(ASKS)) + _one_hot(turn, MOST)
    for order in (view.order, view.next_order):
        out += _padded([(order.index(seat) + 1) / MOST for seat in seats], MOST)
    out.append(view.to_take / 4)
    players = [number for seat in seats for number in _player(view.players[seat])]
    out += _padded(players, MOST * PLAYER)
    out += _own_hand(view)
    out += [number for house in view.houses for number in _house(house)]
    out += [view.dojo.count(value) / 3 for value in range(1, CARDS + 1)]
    out += [n / 12 for n in view.dojo_discards]
    open_tiles = [tile.skill for tile in view.sensei if tile]
    out += [float(open_tiles.count(skill)) for skill in range(SKILLS)]
    out += [number for envoy in view.palace for number in _envoy(envoy)]
    out += [number for rumour in view.pavilion for number in _rumour(rumour)]
    out += [n / 24 for n in view.spent] + _sizes(view)
    out += [number for clan in view.clans for number in _clan(clan, seats)]
    return out + _invasion(view.invasion) + _scoring(view, seats)


def _one_hot(at: int, size: int) -> list[float]:
    return [float(i == at) for i in range(size)]


def _padded(numbers: list[float], size: int) -> list[float]:
    return numbers + [0.0] * (size - len(numbers))


def _counts(kinds: Sequence[int], size: int, unit: float) -> list[float]:
    return [kinds.count(kind) / unit for kind in range(size)]


def _player(player: Player) -> list[float]:
    hand = player.hand
    cards = sum(hand.cards) if isinstance(hand, Hand) else hand.count
    out = [player.honour / 100, player.shuriken / 3, cards / 7]
    out += [n / 4 for n in player.known] + [n / 8 for n in player.treasures]
    out += _counts([tile.skill for tile in player.tiles], SKILLS, 2)
    out += _counts([tile.skill for tile in player.tiles if tile.used], SKILLS, 2)
    out += _counts([envoy.clan for envoy in player.envoys], CLANS, 5)
    out += _counts([envoy.clan for envoy in player.envoys if envoy.mask], CLANS, 3)
    for clan in range(CLANS):
        out.append(max([e.age for e in player.envoys if e.clan == clan], default=0) / 100)
    out += _counts([rumour.kind for rumour in player.rumours], RUMOURS, 4)
    out += [len(player.elites) / 6, sum(guard.honour for guard in player.elites) / 12]
    return out + [points / 40 for points in player.bonuses]


def _own_hand(view: NinjatoView) -> list[float]:
    hand = None if view.observer is None else view.players[view.observer].hand
    return [n / 4 for n in hand.cards] if isinstance(hand, Hand) else [0.0] * CARDS


def _house(house: House) -> list[float]:
    out = [*_one_hot(house.clan, CLANS), house.honour / 8, float(house.sentry is not None)]
    out += _guard(house.sentry)
    return out + _counts(house.light, KINDS, 3) + _counts(house.red, KINDS, 3)


def _guard(guard: Guard | None) -> list[float]:
    """Values against strength and stealth / 6, the second of a pair too; alarm, elite, honour."""
    if guard is None:
        return [0.0] * GUARD
    out = [n / 6 for n in _padded(list(guard.strength), 2)]
    out += [n / 6 for n in _padded(list(guard.stealth), 2)]
    return [*out, float(guard.alarm), float(guard.elite), guard.honour / 2]


def _envoy(envoy: Envoy | None) -> list[float]:
    if envoy is None:
        return [0.0] * ENVOY
    out = [1.0, *_one_hot(envoy.clan, CLANS), envoy.age / 100, float(envoy.mask)]
    return out + _demand(envoy.demand)


def _rumour(rumour: Rumour | None) -> list[float]:
    if rumour is None:
        return [0.0] * RUMOUR
    return [1.0, *_one_hot(rumour.kind, RUMOURS), *_demand(rumour.demand)]


def _demand(words: Sequence[str]) -> list[float]:
    return [words.count(word) / 4 for word in DEMANDS]


def _sizes(view: NinjatoView) -> list[float]:
    out = [view.dojo_deck / 52, view.guard_deck / 40, view.elite_deck / 20, view.bag / 90]
    out += [view.envoy_deck / 21, view.rumour_deck / 30]
    return [*out, view.tile_pile / 16, view.disguise_pile / 3]


def _clan(clan: Standing, seats: list[int]) -> list[float]:
    out = [clan.honour / 20]
    for seat in (clan.first, clan.second):
        out += _one_hot(-1 if seat is None else seats.index(seat), MOST)
    return out


def _invasion(invasion: Invasion | None) -> list[float]:
    if invasion is None:
        return [0.0] * INVASION
    out = _one_hot(invasion.house, HOUSES) + _one_hot(invasion.side, 2) + _guard(invasion.guard)
    out += _padded([float(is_beaten) for is_beaten in invasion.beaten], 2)
    return out + _counts(invasion.light, KINDS, 3) + _counts(invasion.red, KINDS, 3)


def _scoring(view: NinjatoView, seats: list[int]) -> list[float]:
    scoring = view.scoring
    if scoring is None:
        return [0.0] * (3 * CLANS + MOST * CLANS)
    out = _one_hot(-1 if scoring.clan is None else scoring.clan, CLANS)
    for left in scoring.left:
        out += [float(left == "honour"), float(left == "rumour")]
    disguised = [float(n) for seat in seats for n in scoring.disguised[seat]]
    return out + _padded(disguised, MOST * CLANS)
