"""NJT-23 to NJT-25, NJT-54: strikes, one base with kickers and skill tiles against one guard."""

from mypy_extensions import i64

from uguisu.games.ninjato.actions import (
    BASE,
    BY_TACTICS,
    HALVES,
    KICKERS,
    MORE,
    MOST_ONES,
    MOST_TWOS,
    ONE,
    ONES,
    SET,
    SETS,
    STRIKES_WITH,
    TWO,
    TWOS,
    base_value,
)
from uguisu.games.ninjato.pieces.numbers import (
    BORYAKU,
    INTONJUTSU,
    KATONJUTSU,
    KENJUTSU,
    KICKER,
    SHINOBI_IRI,
    STRENGTH,
    TAIJUTSU,
    VALUES,
)
from uguisu.games.ninjato.rules.dojo import lose_card
from uguisu.games.ninjato.rules.sensei import up, use
from uguisu.games.ninjato.state import NinjatoState


def two_skill(side: i64) -> i64:
    """NJT-54: the tile that changes a strike by two in the helpful direction."""
    return KATONJUTSU if side == STRENGTH else SHINOBI_IRI


def set_skill(side: i64) -> i64:
    """NJT-54: the tile that sets the base, to 6 by strength and to 0 by stealth."""
    return KENJUTSU if side == STRENGTH else INTONJUTSU


def strike_choices(state: NinjatoState, choices: list[int]) -> None:
    """NJT-24, NJT-58: every strike that beats the guard, or either unbeaten half of a pair."""
    halves = HALVES if state.printed.is_pair(state.guard) else 1
    for half in range(halves):
        if not state.beaten >> half & 1:
            against(state, half, choices)


def against(state: NinjatoState, half: i64, choices: list[int]) -> None:
    """NJT-24: with every base the seat has, set by Kenjutsu or Intonjutsu or not."""
    side: i64 = state.side
    turn: i64 = state.turn
    hand = turn * VALUES
    threes: i64 = state.hands[hand + KICKER]
    guard = state.printed.guard_value(state.guard, side, half)
    ones = min(up(state, TAIJUTSU), MOST_ONES)
    twos = min(up(state, two_skill(side)), MOST_TWOS)
    is_set = up(state, set_skill(side)) > 0
    for base in range(VALUES):
        if state.hands[hand + base] if base else up(state, BORYAKU):
            kickers = threes - 1 if base == KICKER else threes
            first: i64 = STRIKES_WITH[side][base]
            start = first + half
            missing = short_of(side, base_value(side, base, 0), guard)
            with_tiles(start, missing, ones, twos, kickers, choices)
            if is_set:
                missing = short_of(side, base_value(side, base, 1), guard)
                with_tiles(start + SET, missing, ones, twos, kickers, choices)


def short_of(side: i64, value: i64, guard: i64) -> i64:
    """NJT-21: by how much a base must still be changed to beat the guard; a tie is not enough."""
    return guard + 1 - value if side == STRENGTH else value + 1 - guard


def with_tiles(
    start: i64, missing: i64, ones: i64, twos: i64, kickers: i64, choices: list[int]
) -> None:
    """NJT-54: one base with all numbers of tiles and kickers that make up for what is missing."""
    for two in range(twos + 1):
        for one in range(ones + 1):
            action = start + two * TWO + one * ONE
            for kicker in range(max(missing - 2 * two - one, 0), kickers + 1):
                choices.append(action + kicker * MORE)


def spend(state: NinjatoState, action: i64) -> None:
    """NJT-25: the cards of a strike are discarded and its tiles turned down."""
    base = BASE[action]
    if base == BY_TACTICS:
        use(state, BORYAKU, 1)
    else:
        lose_card(state, base)
    for _ in range(KICKERS[action]):
        lose_card(state, KICKER)
    use(state, TAIJUTSU, ONES[action])
    use(state, two_skill(state.side), TWOS[action])
    use(state, set_skill(state.side), SETS[action])
