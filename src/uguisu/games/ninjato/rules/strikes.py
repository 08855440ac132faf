"""NJT-23 to NJT-25, NJT-54: strikes, one base with kickers and skill tiles against one guard."""

from uguisu.games.ninjato.rules.actions import (
    BY_TACTICS,
    HALVES,
    ONES,
    SETS,
    TWOS,
    base_of,
    kickers_of,
    ones_of,
    sets_of,
    strike,
    twos_of,
)
from uguisu.games.ninjato.rules.dojo import lose_card
from uguisu.games.ninjato.rules.pieces import (
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
from uguisu.games.ninjato.rules.sensei import up, use
from uguisu.games.ninjato.state import NinjatoState


def two_skill(side: int) -> int:
    """NJT-54: the tile that changes a strike by two in the helpful direction."""
    return KATONJUTSU if side == STRENGTH else SHINOBI_IRI


def set_skill(side: int) -> int:
    """NJT-54: the tile that sets the base, to 6 by strength and to 0 by stealth."""
    return KENJUTSU if side == STRENGTH else INTONJUTSU


def strike_choices(state: NinjatoState, choices: list[int]) -> None:
    """NJT-24, NJT-58: every strike that beats the guard, or either unbeaten half of a pair."""
    halves = HALVES if state.printed.is_pair(state.guard) else 1
    for half in range(halves):
        if not state.beaten >> half & 1:
            against(state, half, choices)


def against(state: NinjatoState, half: int, choices: list[int]) -> None:
    """NJT-24: with every base the seat has."""
    hand = state.turn * VALUES
    guard = state.printed.guard_value(state.guard, state.side, half)
    threes = state.hands[hand + KICKER]
    for base in range(1, VALUES):
        if state.hands[hand + base]:
            kickers = threes - 1 if base == KICKER else threes
            with_tiles(state, base, base, kickers, guard, half, choices)
    if up(state, BORYAKU):
        value = 4 if state.side == STRENGTH else 2
        with_tiles(state, BY_TACTICS, value, threes, guard, half, choices)


def with_tiles(
    state: NinjatoState,
    base: int,
    value: int,
    kickers: int,
    guard: int,
    half: int,
    choices: list[int],
) -> None:
    """NJT-54: one base, set or not, with all numbers of tiles and kickers that are enough."""
    side = state.side
    ones = min(up(state, TAIJUTSU), ONES - 1)
    twos = min(up(state, two_skill(side)), TWOS - 1)
    sets = min(up(state, set_skill(side)), SETS - 1)
    for is_set in range(sets + 1):
        if is_set:
            value = 6 if side == STRENGTH else 0
        missing = guard + 1 - value if side == STRENGTH else value + 1 - guard
        for two in range(twos + 1):
            for one in range(ones + 1):
                fewest = max(missing - 2 * two - one, 0)
                for kicker in range(fewest, kickers + 1):
                    choices.append(strike(side, base, kicker, one, two, is_set, half))


def spend(state: NinjatoState, action: int) -> None:
    """NJT-25: the cards of a strike are discarded and its tiles turned down."""
    base = base_of(action)
    if base == BY_TACTICS:
        use(state, BORYAKU, 1)
    else:
        lose_card(state, base)
    for _ in range(kickers_of(action)):
        lose_card(state, KICKER)
    use(state, TAIJUTSU, ones_of(action))
    use(state, two_skill(state.side), twos_of(action))
    use(state, set_skill(state.side), sets_of(action))
