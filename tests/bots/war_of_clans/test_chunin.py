"""Chunin of War of Clans: its plan is the best of all pairs of orders."""

import pytest

from uguisu.bots.war_of_clans.planning import planned
from uguisu.games import GAMES
from uguisu.games.war_of_clans.state import CLANS, WarOfClansState
from uguisu.kernel.action import Action
from uguisu.kernel.options import read_options
from uguisu.kernel.rng import Lots, key_of

GAME = GAMES["war-of-clans"]


def value_after(
    state: WarOfClansState, seat: int, action: Action, odds: list[float], *, deep: bool = True
) -> float:
    """What chunin wants, written down plainly: carry everything out, and value what lies there."""
    after = state.clone()
    after.apply(seat, action)
    now = worth(after.armies, seat, state.loyalty[seat], odds)
    if not deep or after.is_over or after.turn != seat:
        return now
    following = after.legal(seat)
    return max(value_after(after, seat, other, odds, deep=False) for other in following)


def worth(armies: list[int], seat: int, own: int, odds: list[float]) -> float:
    totals = [sum(armies[clan::CLANS]) for clan in range(CLANS)]
    threats = [totals[clan] * (0.4 + 0.6 * odds[clan]) for clan in range(CLANS) if clan != own]
    value = totals[own] - 0.45 * max(threats) - 0.15 * sum(threats)
    value += 0.08 * armies[seat * CLANS + own]
    exposed = sum(
        any(
            other > column and at % CLANS != own and at // CLANS != army // CLANS
            for at, other in enumerate(armies)
        )
        for army, column in enumerate(armies)
        if column and army % CLANS == own
    )
    return value - 0.3 * exposed


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("final_lap", ["others", "everyone"])
def test_no_pair_of_orders_is_better(seats: int, final_lap: str) -> None:
    """In all decisions of a game of lots, the last lap with its skipped orders included."""
    options = read_options(GAME.options, {"final_lap": final_lap})
    state = GAME.set_up(seats, options, key_of("plan"))
    assert isinstance(state, WarOfClansState)
    lots = Lots(seats)
    while not state.is_over:
        seat = state.turn
        odds = [lots.below(100) / 100 for _ in range(CLANS)]
        if len(state.deck) % 4 == 0 or not state.deck:
            worths = {a: value_after(state, seat, a, odds) for a in state.legal(seat)}
            chosen = planned(state, seat, state.loyalty[seat], odds)
            assert worths[chosen] == pytest.approx(max(worths.values()))
        legal = state.legal(seat)
        state.carry_out(seat, legal[lots.below(len(legal))], 0)
