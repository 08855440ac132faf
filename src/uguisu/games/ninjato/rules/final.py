"""NJT-50 to NJT-53: the bonuses after the last scoring, and who has won."""

from typing import Final

from mypy_extensions import i64

from uguisu.games.ninjato.pieces.numbers import (
    BONUS,
    DISHONOUR,
    FRIENDS,
    GOODWILL,
    KINDS,
    MASTER,
    OVER,
    RUMOURS,
    SKILLS,
    SOURCES,
    WARRIOR,
)
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.state import places_of

SET: Final = 3
MULTIPLIERS: Final = (0, 1, 2)
FULL_SET: Final = 4
DISHONOUR_EACH: Final = (0, 6, 4, 2, 2)
"""NJT-51: by how many players have any."""


def end_game(state: NinjatoState) -> None:
    """NJT-50 to NJT-52: rumours are turned over and everything is counted."""
    state.made = state.made[:]
    for seat in range(state.seats):
        for source, points in enumerate(bonuses(state, seat), BONUS):
            state.made[seat * SOURCES + source] = points
    state.turn = state.order[0]
    state.phase = OVER
    state.is_over = True
    state.reveal()


def bonuses(state: NinjatoState, seat: i64) -> list[int]:
    """What a seat's five kinds of rumours, treasures and elite guards would score now."""
    out = [0] * (RUMOURS + 2)
    count_bonuses(state, seat, out, 0)
    return out


def count_bonuses(state: NinjatoState, seat: i64, out: list[int], at: i64) -> None:
    """The same, counted into zeros that begin at `at`."""
    for rumour in state.rumours[seat]:
        out[at + state.printed.rumour_type[rumour]] += 1
    if state.rumours[seat]:
        for kind in range(RUMOURS):
            count = out[at + kind]
            if count:
                out[at + kind] = rumour_bonus(state, seat, kind, count)
    treasures: i64 = 0
    for treasure in range(seat * KINDS, seat * KINDS + KINDS):
        treasures += state.treasures[treasure]
    out[at + RUMOURS] = treasures
    for guard in state.elites[seat]:
        out[at + RUMOURS + 1] += state.printed.elite_honour[guard]


def rumour_bonus(state: NinjatoState, seat: i64, kind: i64, count: i64) -> int:
    """NJT-50: a multiplier times what was collected; NJT-51: so much per card."""
    if kind == DISHONOUR:
        return count * DISHONOUR_EACH[holders(state, kind)]
    return multiplier(count) * collected(state, seat, kind)


def holders(state: NinjatoState, kind: i64) -> i64:
    """How many players have rumours of a kind."""
    count: i64 = 0
    for seat in range(state.seats):
        for rumour in state.rumours[seat]:
            if state.printed.rumour_type[rumour] == kind:
                count += 1
                break
    return count


def multiplier(count: i64) -> int:
    """NJT-50: ×1, ×2, ×4; further cards begin a new set, and the sets add up."""
    return count // SET * FULL_SET + MULTIPLIERS[count % SET]


def collected(state: NinjatoState, seat: i64, kind: i64) -> int:
    """NJT-50: what a rumour multiplies; elite guards count as cards, Hensojutsu as tiles."""
    if kind == WARRIOR:
        return len(state.elites[seat])
    if kind == GOODWILL:
        return len(state.rumours[seat])
    if kind == FRIENDS:
        return len(state.envoys[seat])
    assert kind == MASTER
    tiles = 0
    for tile in range(seat * SKILLS, seat * SKILLS + SKILLS):
        tiles += state.tiles[tile]
    return tiles


def places(state: NinjatoState) -> list[int]:
    """NJT-53: honour, then envoys, then the oldest envoy; still equal, the place is shared."""
    scores: list[int] = []
    for seat in range(state.seats):
        ages = [state.printed.envoy_age[envoy] for envoy in state.envoys[seat]]
        oldest = max(ages) if ages else 0
        scores.append((state.honour(seat) * 100 + len(ages)) * 1000 + oldest)
    return places_of(scores)
