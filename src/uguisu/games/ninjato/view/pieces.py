"""Cards, tiles and guards of Ninjato as a view shows them."""

from typing import Final

from uguisu.games.ninjato.components import DEMANDS
from uguisu.games.ninjato.pieces.numbers import (
    ALARM,
    ELITE,
    STEALTH,
    STRENGTH,
)
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.games.ninjato.view.types import (
    Envoy,
    Guard,
    Rumour,
    Tile,
)

DEMAND_WORDS: Final = {number: word for word, number in DEMANDS.items()}


def tile(printed: Printed, skill: int, *, used: bool = False) -> Tile:
    return Tile(skill, printed.skill_style[skill], printed.skill_cost[skill], used)


def envoy(printed: Printed, card: int) -> Envoy:
    return Envoy(
        card=card,
        clan=printed.envoy_clan[card],
        age=printed.envoy_age[card],
        mask=printed.envoy_mask[card],
        demand=demand(printed, printed.envoy_demand[card]),
    )


def rumour(printed: Printed, card: int) -> Rumour:
    """NJT-37: kept face down, but everybody saw it when it was taken."""
    return Rumour(
        card=card,
        kind=printed.rumour_type[card],
        demand=demand(printed, printed.rumour_demand[card]),
    )


def demand(printed: Printed, number: int) -> tuple[str, ...]:
    return tuple(DEMAND_WORDS[place] for place in printed.demands[number])


def guard(printed: Printed, card: int) -> Guard:
    halves = 2 if printed.is_pair(card) else 1
    return Guard(
        strength=tuple(printed.guard_value(card, STRENGTH, half) for half in range(halves)),
        stealth=tuple(printed.guard_value(card, STEALTH, half) for half in range(halves)),
        alarm=ALARM <= card < ELITE,
        elite=card >= ELITE,
        honour=printed.elite_honour[card - ELITE] if card >= ELITE else 0,
    )


def kinds(counts: list[int]) -> tuple[int, ...]:
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))
