"""Who sits with whom, and where: opponents of equal strength who have seldom met, and seats that
everybody has had equally often. Deterministic for a given `Random`."""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final

from uguisu.server.tournament.player import NOBODY, Player

Strength = Mapping[int, float]
"""By number of a player."""

REMATCH: Final = 16.0
"""To meet again weighs as much as a difference in strength of four."""
REACH: Final = 4
"""How many tables above and below a player may change places with."""
PASSES: Final = 10
ALONE: Final = 2
"""A table of two with a free seat has nobody to play with."""


def sizes(players: int, seats: int, *, fill: bool) -> list[int]:
    """How many players sit at each table, the largest first. With `fill` bots take the seats that
    stay free, and tables are as even as can be; otherwise only full tables are made. Nobody sits
    alone."""
    if not fill or seats == ALONE:
        return [seats] * (players // seats)
    if players < ALONE:
        return []
    tables = -(-players // seats)
    small, larger = divmod(players, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def choose_byes(ranked: Sequence[Player], count: int) -> list[Player]:
    """Those with the fewest byes; among them the lowest in the standings."""
    from_below = list(reversed(ranked))
    return sorted(from_below, key=lambda player: player.byes)[:count]


def grouped(
    ranked: Sequence[Player], tables: Sequence[int], strength: Strength
) -> list[list[Player]]:
    """Tables of these sizes, from the best players to the last; then players change places as long
    as that makes any two tables better."""
    groups, start = [], 0
    for size in tables:
        groups.append(list(ranked[start : start + size]))
        start += size
    for _ in range(PASSES):
        if not _improved(groups, strength):
            break
    return groups


def _improved(groups: list[list[Player]], strength: Strength) -> bool:
    is_better = False
    for first, group in enumerate(groups):
        for other in groups[first + 1 : first + 1 + REACH]:
            is_better |= _exchange(group, other, strength)
    return is_better


def _exchange(one: list[Player], two: list[Player], strength: Strength) -> bool:
    """Make the exchanges between two tables that lower their cost."""
    is_better = False
    before = cost(one, strength) + cost(two, strength)
    for i in range(len(one)):
        for j in range(len(two)):
            one[i], two[j] = two[j], one[i]
            after = cost(one, strength) + cost(two, strength)
            if after < before:
                before, is_better = after, True
            else:
                one[i], two[j] = two[j], one[i]
    return is_better


def cost(group: Sequence[Player], strength: Strength) -> float:
    """How unwelcome this table is: rematches, and differences in strength."""
    total = 0.0
    for one, two in combinations(group, 2):
        total += REMATCH * one.met.get(two.number, 0) ** 2
        total += (strength[one.number] - strength[two.number]) ** 2
    return total


def seated(group: Sequence[Player], seats: int, lots: Random) -> tuple[int, ...]:
    """The numbers of the players by seat: everybody where they have sat least often."""
    order = list(group)
    lots.shuffle(order)
    best = min(permutations(range(seats), len(order)), key=lambda given: _repeats(order, given))
    found = [NOBODY] * seats
    for player, seat in zip(order, best, strict=True):
        found[seat] = player.number
    return tuple(found)


def _repeats(players: Sequence[Player], given: Sequence[int]) -> int:
    return sum(
        (2 * (player.seats[seat] - min(player.seats)) + 1) ** 2
        for player, seat in zip(players, given, strict=True)
    )
