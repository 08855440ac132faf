"""Additional inputs of the network for Shinobi: chunin's preferences as logits, and their
grounds."""

from math import log
from typing import Final

from uguisu.bots.shinobi.attacks import PLANS, fits, hopes, plan_weights
from uguisu.bots.shinobi.defences import Odds, prospect
from uguisu.bots.shinobi.opponent_model import OpponentModel
from uguisu.bots.shinobi.playing_style import CHUNIN, Stakes
from uguisu.games.shinobi.actions import ACCEPT, CARD, DECLARED, REVEAL_WITHOUT
from uguisu.games.shinobi.state import ASSIGNING, ATTACKS, REVEALING, WEAPONS, ShinobiState
from uguisu.kernel.action import Action

NUMBERS: Final = ATTACKS * WEAPONS
"""What an attack promises by target and weapon, or what a victim's cards may be."""
SHARPNESS: Final = 20.0
"""By how much the logit grows with a fair share of victory."""
LEAST: Final = -5.0
"""No legal action gets probability 0."""


def advised(state: ShinobiState, seat: int, legal: list[Action]) -> tuple[list[float], list[float]]:
    """The logits of all legal actions, and the numbers."""
    scale = SHARPNESS * state.seats
    if state.phase == ASSIGNING:
        promised = hopes(CHUNIN, state, seat)
        return gift_logits(state, seat, legal), [scale * hope / WEAPONS for hope in promised]
    odds = OpponentModel(state.seats).inferred(state, seat)
    worths = defence_worths(state, seat, odds, legal)
    best = max(worths)
    return [scale * (worth - best) for worth in worths], [one for odd in odds for one in odd]


def gift_logits(state: ShinobiState, seat: int, legal: list[Action]) -> list[float]:
    """Chunin's plan, with its usual declarations."""
    weights = plan_weights(CHUNIN, state, seat)
    by_card = [0.0] * WEAPONS
    for plan, weight in zip(PLANS, weights, strict=True):
        if fits(state, plan):
            by_card[plan >> 2 * state.given & 3] += weight
    most = max(by_card)
    honest = log(CHUNIN.honesty)
    return [
        max(LEAST, log(by_card[CARD[action]] / most + 1e-9))
        + (honest if CARD[action] == DECLARED[action] else 0.0)
        for action in legal
    ]


def defence_worths(
    state: ShinobiState, seat: int, odds: list[Odds], legal: list[Action]
) -> list[float]:
    """The chance to win after each answer of a victim."""
    stakes = Stakes(CHUNIN, state, seat)
    if state.phase == REVEALING:
        return [looking(stakes, odds, REVEAL_WITHOUT.index(action)) for action in legal]
    slot = seat * ATTACKS
    closed = next(at for at in range(ATTACKS) if not state.faces >> slot + at & 1)
    one, other = (state.cards[slot + at] for at in range(ATTACKS) if at != closed)
    return [
        stakes.accepting(one == other)
        if action == ACCEPT
        else stakes.denouncing(one, other, odds[closed])
        for action in legal
    ]


def looking(stakes: Stakes, odds: list[Odds], closed: int) -> float:
    """The worth of turning all cards but one."""
    one, other = (odds[at] for at in range(ATTACKS) if at != closed)
    return prospect(stakes, one, other, odds[closed])
