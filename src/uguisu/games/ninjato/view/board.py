"""What a view of Ninjato tells of the houses, the clans and what is going on."""

from typing import Final

from uguisu.games.ninjato.pieces.numbers import (
    CLANS,
    DISGUISE,
    FIRSTS,
    HENSOJUTSU,
    MARKERS,
    MARKS,
    NONE,
    RED,
    SECONDS,
    SIDED,
    SKILLS,
)
from uguisu.games.ninjato.rules import scoring
from uguisu.games.ninjato.rules.sensei import known_styles
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.pieces import guard, kinds
from uguisu.games.ninjato.view.types import (
    House,
    Invasion,
    Scoring,
    Standing,
)
from uguisu.kernel.seats import NOBODY

LEFT: Final = ("", "honour", "rumour")


def house(state: NinjatoState, number: int) -> House:
    treasures = state.houses[number * SIDED : number * SIDED + SIDED]
    marker, sentry = state.markers[number], state.sentries[number]
    return House(
        clan=marker // MARKS,
        honour=state.printed.marks[marker % MARKS],
        sentry=None if sentry == NONE else guard(state.printed, sentry),
        light=kinds(treasures[:RED]),
        red=kinds(treasures[RED:]),
    )


def supply(state: NinjatoState) -> tuple[tuple[int, int], ...]:
    """The markers on no house: clan and honour."""
    return tuple(
        (marker // MARKS, state.printed.marks[marker % MARKS])
        for marker in range(MARKERS)
        if marker not in state.markers
    )


def standing(state: NinjatoState, clan: int) -> Standing:
    first, second = scoring.first(state, clan), scoring.second(state, clan)
    return Standing(
        honour=scoring.clan_honour(state, clan),
        influence=tuple(scoring.influence(state, seat, clan) for seat in range(state.seats)),
        first=None if first == NOBODY else first,
        second=None if second == NOBODY else second,
    )


def free_skills(state: NinjatoState, observer: int | None) -> tuple[int, ...]:
    """NJT-17: the tiles on offer whose style the observer knows."""
    if observer is None:
        return ()
    styles = known_styles(state, observer)
    style_of = state.printed.skill_style
    return tuple(s for s in state.sensei if s != NONE and styles >> style_of[s] & 1)


def gone_tiles(state: NinjatoState) -> tuple[int, ...]:
    """NJT-20: by skill, how many left the game; of the big pile's rest, what nobody ever saw."""
    gone = state.printed.skill_copies[:]
    for skill in range(SKILLS):
        gone[skill] -= sum(state.tiles[skill::SKILLS]) + state.sensei.count(skill)
        gone[skill] -= state.pile.count(skill)
    gone[HENSOJUTSU] -= state.disguises_left
    return tuple(gone)


def invasion(state: NinjatoState) -> Invasion | None:
    if state.house == NONE:
        return None
    printed = state.printed
    halves = 2 if printed.is_pair(state.guard) else 1
    opponent = None if state.guard == NONE else guard(printed, state.guard)
    return Invasion(
        house=state.house,
        side=state.side,
        guard=opponent,
        to_beat=() if opponent is None else (opponent.strength, opponent.stealth)[state.side],
        beaten=tuple(bool(state.beaten >> half & 1) for half in range(halves)),
        turned=tuple(guard(printed, card) for card in state.turned),
        strikes=tuple(state.struck),
        light=kinds(state.shuriken[:RED]),
        red=kinds(state.shuriken[RED:]),
    )


def scoring_phase(state: NinjatoState) -> Scoring | None:
    if state.phase not in (DISGUISE, FIRSTS, SECONDS):
        return None
    clan = None if state.phase == DISGUISE else scoring.asked_clan(state)
    return Scoring(
        clan=clan,
        honour=0 if clan is None else scoring.clan_honour(state, clan),
        left=tuple(LEFT[what] for what in state.left),
        disguised=tuple(
            tuple(state.disguised[seat * CLANS : seat * CLANS + CLANS])
            for seat in range(state.seats)
        ),
    )
