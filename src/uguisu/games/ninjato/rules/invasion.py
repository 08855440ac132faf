"""NJT-21 to NJT-34, NJT-57, NJT-58: the invasion of a clan house."""

from mypy_extensions import i64

from uguisu.games.ninjato.actions import (
    BANZAI,
    FAIL,
    HALF,
    INVASIONS,
    KEEP_ONE,
    KIND,
    LEAVE,
    PUT_MARKER,
    value_of,
)
from uguisu.games.ninjato.pieces.numbers import (
    ALARM,
    CHOICE,
    CONQUER,
    DONE,
    ELITE,
    FIGHT,
    HOUSES,
    KEEP,
    KINDS,
    MARKERS,
    MARKS,
    NONE,
    RED,
    SIDED,
    STRENGTH,
)
from uguisu.games.ninjato.rules import draws
from uguisu.games.ninjato.rules.skills import harmony_choices, skill_choices, turn_best_red
from uguisu.games.ninjato.rules.strikes import spend, strike_choices
from uguisu.games.ninjato.state import NinjatoState


def invade_choices(state: NinjatoState, choices: list[int]) -> None:
    """NJT-12, NJT-33, NJT-57: every house with a treasure, by either side."""
    for house in range(HOUSES):
        if has_treasure(state, house):
            choices.extend(INVASIONS[house])


def has_treasure(state: NinjatoState, house: i64) -> bool:
    for at in range(house * SIDED, house * SIDED + SIDED):  # noqa: SIM110 (bench: driven)
        if state.houses[at]:
            return True
    return False


def invade(state: NinjatoState, house: i64, side: i64) -> None:
    """NJT-21, NJT-22: by strength or by stealth; the sentry is the first guard."""
    state.house = house
    state.side = side
    face(state, state.sentries[house])


def face(state: NinjatoState, guard: i64) -> None:
    state.guard = guard
    state.beaten = 0
    state.phase = FIGHT


def fight_choices(state: NinjatoState) -> list[int]:
    """NJT-24, NJT-60: strike, use a skill, or give up."""
    choices: list[int] = []
    strike_choices(state, choices)
    harmony_choices(state, choices)
    skill_choices(state, choices)
    choices.append(FAIL)
    return choices


def strike(state: NinjatoState, action: i64) -> None:
    """NJT-22, NJT-58: a guard beaten wins a treasure; of a pair both must be beaten."""
    spend(state, action)
    state.struck = [*state.struck, value_of(action)]
    state.beaten |= 1 << HALF[action]
    if state.printed.is_pair(state.guard) and state.beaten != 3:
        return
    if state.guard >= ELITE:
        state.elites = state.elites[:]
        state.elites[state.turn] += bytes([state.guard - ELITE])
    state.guard = NONE
    state.beaten = 0
    win_treasure(state)
    if has_treasure(state, state.house):
        state.phase = CHOICE
    else:
        succeed(state)


def win_treasure(state: NinjatoState) -> None:
    """NJT-22: light ones from the least valuable up, then red ones."""
    at: i64 = state.house
    house = at * SIDED
    state.own_treasures()
    for treasure in range(SIDED):
        if state.houses[house + treasure]:
            state.houses[house + treasure] -= 1
            state.shuriken[treasure] += 1
            return


def banzai_choices(state: NinjatoState) -> list[int]:
    """NJT-26, NJT-60: leave, shout banzai, or use a skill first."""
    choices: list[int] = [BANZAI, LEAVE]
    harmony_choices(state, choices)
    skill_choices(state, choices)
    return choices


def banzai(state: NinjatoState) -> None:
    """NJT-26: the next guard is turned up, an elite one if only red treasures are left."""
    house = state.house * SIDED
    guard = next_guard(state, sum(state.houses[house : house + RED]) > 0)
    state.turned += bytes([guard])
    state.reveal()
    if ALARM <= guard < ELITE:
        alarm(state)
    face(state, guard)


def next_guard(state: NinjatoState, light: bool) -> i64:
    """NJT-26; NJT-34: where no elite card is left, an ordinary guard takes its place."""
    if not light:
        kind = draws.elite(state)
        if kind != NONE:
            return ELITE + kind
    return draws.guard(state)


def alarm(state: NinjatoState) -> None:
    """NJT-27: one more treasure, then the best light one is turned red. NJT-57: or nothing."""
    if add_treasure(state, state.house):
        turn_best_red(state)


def add_treasure(state: NinjatoState, house: i64) -> bool:
    """A treasure from the bag, light side up; none if there is none (NJT-57)."""
    kind = draws.treasure(state)
    if kind == NONE:
        return False
    state.own_treasures()
    state.houses[house * SIDED + kind] += 1
    state.reveal()
    return True


def leave(state: NinjatoState) -> None:
    """NJT-29: keep everything that was won."""
    take_all(state)
    close(state)


def take_all(state: NinjatoState) -> None:
    turn: i64 = state.turn
    state.own_treasures()
    shuriken = state.shuriken
    for treasure in range(SIDED):
        won = shuriken[treasure]
        if won:
            state.treasures[turn * KINDS + treasure % KINDS] += won
    state.shuriken = [0] * SIDED


def fail(state: NinjatoState) -> None:
    """NJT-30: one treasure may be kept."""
    state.phase = KEEP
    settle_keep(state)


def settle_keep(state: NinjatoState) -> None:
    """NJT-30: a choice without alternative is made at once, also one that a skill has narrowed."""
    choices = keep_choices(state)
    if not choices:
        close(state)
    elif len(choices) == 1:
        keep(state, KIND[choices[0]])


def keep_choices(state: NinjatoState) -> list[int]:
    """NJT-30, NJT-60: which one to keep; Choho and Spirit may still change it."""
    choices: list[int] = []
    for kind in range(KINDS):
        if state.shuriken[kind] or state.shuriken[RED + kind]:
            choices.append(KEEP_ONE + kind)
    if choices:
        skill_choices(state, choices)
    return choices


def keep(state: NinjatoState, kind: i64) -> None:
    """NJT-30: the others go to the spent pile, before a new one is drawn (NJT-57)."""
    state.own_treasures()
    state.treasures[state.turn * KINDS + kind] += 1
    state.spent = state.spent[:]
    for treasure in range(SIDED):
        won = state.shuriken[treasure]
        if won:
            state.spent[treasure % KINDS] += won
    state.spent[kind] -= 1
    state.shuriken = [0] * SIDED
    close(state)


def close(state: NinjatoState) -> None:
    """NJT-31: the rest stays and one treasure is added; the sentry stays."""
    add_treasure(state, state.house)
    discard_guards(state)
    end(state)


def end(state: NinjatoState) -> None:
    state.house = NONE
    state.side = STRENGTH
    state.struck = []
    state.phase = DONE


def discard_guards(state: NinjatoState) -> None:
    """NJT-32: guards turned up are discarded, save the elite ones that were beaten."""
    state.guard_discards = state.guard_discards[:]
    for guard in state.turned:
        if guard < ELITE:
            state.guard_discards[guard] += 1
    if state.guard >= ELITE:
        state.elite_discards += bytes([state.guard - ELITE])
    state.turned = b""
    state.guard = NONE
    state.beaten = 0


def succeed(state: NinjatoState) -> None:
    """NJT-33: everything is kept, the sentry is discarded, and another clan takes the house."""
    take_all(state)
    discard_guards(state)
    state.guard_discards[state.sentries[state.house]] += 1
    state.sentries = state.sentries[:]
    state.sentries[state.house] = NONE
    state.phase = CONQUER


def marker_choices(state: NinjatoState) -> list[int]:
    """NJT-33: any marker in the supply of the two other clans."""
    clan = state.markers[state.house] // MARKS
    return [
        PUT_MARKER + marker
        for marker in range(MARKERS)
        if marker // MARKS != clan and marker not in state.markers
    ]


def put_marker(state: NinjatoState, marker: i64) -> None:
    """NJT-33: the old marker is back in the supply, which is every marker on no house."""
    state.markers = state.markers[:]
    state.markers[state.house] = marker
    end(state)
