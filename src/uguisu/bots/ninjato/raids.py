"""How a bot sees invasions: which strike is cheapest, and whether to shout banzai."""

from typing import Final

from uguisu.bots.ninjato import prizes
from uguisu.games.ninjato.rules.actions import (
    BY_TACTICS,
    base_of,
    kickers_of,
    ones_of,
    sets_of,
    side_of,
    twos_of,
)
from uguisu.games.ninjato.rules.pieces import (
    BORYAKU,
    HARMONY,
    KICKER,
    STRENGTH,
    TAIJUTSU,
)
from uguisu.games.ninjato.rules.strikes import set_skill, two_skill
from uguisu.games.ninjato.view import Hand, House, NinjatoView

GUARDS: Final = (1, 2, 3, 4, 5)
ELITE: Final = ((4, 4, 4, 5, 5, 4, 5, 5, 6, 3), (2, 2, 2, 2, 1, 1, 1, 1, 3, 0))
"""What elite guards are worth against strength and against stealth, about as often as they come."""
TILE: Final = 0.4
"""A tile in a strike, beside a card that costs 1: it comes back in the next round."""
EMPTY_HOUSE: Final = 1.5
"""What it is worth to choose the clan of a house."""
ELITE_GUARD: Final = 1.5
NO_WAY: Final = -2.0
"""An invasion that cannot even beat the sentry."""
FUTURE: Final = 0.6
"""How much of a house a bot that has planned to leave early still hopes for."""

Cards = list[int]
"""How many Dojo cards of the values 0 to 5; the first is unused."""


def cards(view: NinjatoView, seat: int) -> Cards:
    hand = view.players[seat].hand
    assert isinstance(hand, Hand)
    return [0, *hand.cards]


def tiles(view: NinjatoView, seat: int, skill: int) -> int:
    """How many tiles of a skill can still be used in this round."""
    return sum(tile.skill == skill and not tile.used for tile in view.players[seat].tiles)


def cost(action: int) -> float:
    """What a strike gives away: cards that would beat a better guard cost more."""
    base, side = base_of(action), side_of(action)
    power = base if side == STRENGTH else 6 - base
    cards = TILE if base == BY_TACTICS else 1 + power / 10
    used = ones_of(action) + twos_of(action) + sets_of(action)
    return cards + 1.2 * kickers_of(action) + TILE * used


def reach(view: NinjatoView, seat: int, side: int, held: Cards) -> int:
    """The best strike these cards and the unused tiles can make: highest or lowest value."""
    threes = held[KICKER]
    helpers = tiles(view, seat, TAIJUTSU) + 2 * tiles(view, seat, two_skill(side))
    values = [value for value in range(1, 6) if held[value]]
    if tiles(view, seat, BORYAKU):
        values.append(4 if side == STRENGTH else 2)
    if not values:
        return 0 if side == STRENGTH else 9
    if tiles(view, seat, set_skill(side)):
        values.append(6 if side == STRENGTH else 0)
    base = max(values) if side == STRENGTH else min(values)
    kickers = threes - (1 if base == KICKER else 0)
    return base + kickers + helpers if side == STRENGTH else base - kickers - helpers


def odds(view: NinjatoView, seat: int, side: int, held: Cards, *, elite: bool) -> float:
    """The chance to beat the next guard that is turned up."""
    guards = ELITE[side] if elite else GUARDS
    best = reach(view, seat, side, held)
    beaten = [guard for guard in guards if (best > guard if side == STRENGTH else best < guard)]
    return len(beaten) / len(guards)


def goes_on(view: NinjatoView, seat: int) -> bool:
    """Banzai, if what may be won is worth more than what may be lost."""
    raid = view.invasion
    assert raid is not None
    house = view.houses[raid.house]
    won = raid.light + raid.red
    elite = not house.light
    chance = odds(view, seat, raid.side, cards(view, seat), elite=elite)
    gain = prizes.treasure(house.red[0] if elite else house.light[0])
    gain += ELITE_GUARD if elite else 0.0
    gain += EMPTY_HOUSE if len(house.light + house.red) == 1 else 0.0
    loss = prizes.total(won) - prizes.best(won)
    return chance * gain > (1 - chance) * loss + 0.8


def prospects(view: NinjatoView, seat: int, house: House, side: int) -> float:
    """What an invasion may bring, less the cards it costs."""
    assert house.sentry is not None
    held = cards(view, seat)
    guard = (house.sentry.strength, house.sentry.stealth)[side][0]
    expense = first_strike(view, seat, held, guard, side)
    if expense is None:
        return NO_WAY
    loot = house.light + house.red
    gain = prizes.treasure(loot[0])
    chance = 1.0
    for kind in loot[1:4]:
        chance *= odds(view, seat, side, held, elite=not house.light)
        gain += FUTURE * chance * prizes.treasure(kind)
        expense += FUTURE * chance
        held = weaker(held)
    return gain - prizes.CARD * expense


def first_strike(view: NinjatoView, seat: int, held: Cards, guard: int, side: int) -> float | None:
    """Beat the sentry with one card, or with all it takes; how many cards that costs, if it can
    be done at all."""
    single = cheapest_card(held, guard, side)
    if single is not None:
        held[single] -= 1
        return 1.0
    best = reach(view, seat, side, held)
    if not (best > guard if side == STRENGTH else best < guard):
        return None
    held[:] = weaker(weaker(held))
    return 2.5


def cheapest_card(held: Cards, guard: int, side: int) -> int | None:
    """The weakest single card that beats this guard."""
    if side == STRENGTH:
        return next((v for v in range(guard + 1, 6) if held[v]), None)
    return next((v for v in range(guard - 1, 0, -1) if held[v]), None)


def weaker(held: Cards) -> Cards:
    """The hand after one more fight, in which about the middle card was played."""
    left = held[:]
    values = [value for value in range(1, 6) for _ in range(held[value])]
    if values:
        left[values[len(values) // 2]] -= 1
    return left


def wants_harmony(view: NinjatoView, seat: int) -> bool:
    """The other side, if this one cannot beat the guard and the other can."""
    raid = view.invasion
    if raid is None or raid.guard is None or not tiles(view, seat, HARMONY):
        return False
    other = 1 - raid.side
    values = (raid.guard.strength, raid.guard.stealth)[other]
    best = reach(view, seat, other, cards(view, seat))
    return all(best > v if other == STRENGTH else best < v for v in values)
