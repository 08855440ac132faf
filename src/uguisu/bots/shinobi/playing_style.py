"""Playing styles of Shinobi, and the value of lives.

Lives are valued by the chance to be the last survivor. In thousands of games it grew much faster
than the number of lives: see decision 0057.
"""

from typing import Final

from uguisu.games.shinobi.state import ATTACKS, ShinobiState
from uguisu.kernel.rng import Lots

FINE: Final = 1 << 24


class PlayingStyle:
    """`trust`: how much likelier the declared weapon is believed to be than another; `honesty`: how
    much likelier it is declared; `suspicion` and `protest`: how often a victim is expected to
    denounce after two different weapons and after two alike; `sharpness`: how strictly better
    attacks are preferred, by fair shares of victory; `counts`: whether it considers the cards that
    the same attacker has given to others; `strength`: of so many lives, relative to the others."""

    def __init__(
        self,
        trust: float,
        honesty: float,
        suspicion: float,
        protest: float,
        sharpness: float,
        counts: bool,
        strength: list[float],
    ) -> None:
        self.trust = trust
        self.honesty = honesty
        self.suspicion = suspicion
        self.protest = protest
        self.sharpness = sharpness
        self.counts = counts
        self.strength = strength


CARELESS: Final = PlayingStyle(1.5, 2.0, 0.6, 0.3, 6.0, False, [0.0, 1.0, 3.0, 7.0, 14.0, 25.0])
GENIN: Final = PlayingStyle(1.5, 2.0, 0.6, 0.3, 6.0, True, [0.0, 1.0, 3.0, 7.0, 14.0, 25.0])
CHUNIN: Final = PlayingStyle(2.0, 2.0, 0.6, 0.3, 40.0, True, [0.0, 1.0, 4.6, 14.3, 35.0, 78.0])
STRAW: Final = PlayingStyle(1.0, 1.0, 0.6, 0.3, 0.0, True, [0.0, 1.0, 4.6, 14.3, 35.0, 78.0])
"""Gives and says anything."""


def strength_of(style: PlayingStyle, lives: int) -> float:
    """House components may give more lives than five: each then doubles the strength."""
    known = len(style.strength) - 1
    if lives <= known:
        return style.strength[lives]
    return style.strength[known] * float(1 << lives - known)


def chance_to_win(style: PlayingStyle, lives: list[int], seat: int) -> float:
    """Of this seat, given everybody's lives."""
    own = strength_of(style, lives[seat])
    total = 0.0
    for left in lives:
        total += strength_of(style, left)
    return own / total if own > 0.0 else 0.0


def after_loss(
    style: PlayingStyle, state: ShinobiState, seat: int, loser: int, count: int
) -> float:
    """The chance to win of a seat after another has lost this many lives."""
    lives = state.lives[:]
    lives[loser] = max(0, lives[loser] - count)
    return chance_to_win(style, lives, seat)


def after_proof(style: PlayingStyle, state: ShinobiState, seat: int, victim: int) -> float:
    """The chance to win of a seat when the victim's three attackers have lost a life each."""
    lives = state.lives[:]
    for distance in range(1, ATTACKS + 1):
        attacker = (victim + state.seats - distance) % state.seats
        lives[attacker] = max(0, lives[attacker] - 1)
    return chance_to_win(style, lives, seat)


class Stakes:
    """A victim's chances to win after every outcome of its attack. A victim without lives only
    wants to be right."""

    def __init__(self, style: PlayingStyle, state: ShinobiState, seat: int) -> None:
        self.spared = chance_to_win(style, state.lives, seat)
        self.struck = after_loss(style, state, seat, seat, 1)
        self.doubly = after_loss(style, state, seat, seat, 2)
        self.proved = after_proof(style, state, seat, seat) if state.lives[seat] else 1.0

    def accepting(self, are_alike: bool) -> float:
        return self.struck if are_alike else self.spared

    def denouncing(self, one: int, other: int, third: list[float]) -> float:
        """After these two weapons, if the third is as likely as this to be each."""
        if one == other:
            return third[one] * self.proved + (1.0 - third[one]) * self.doubly
        refuted = third[one] + third[other]
        return (1.0 - refuted) * self.proved + refuted * self.struck


def drawn(weights: list[float], lots: Lots) -> int:
    """A random index, by weight."""
    total = 0.0
    for weight in weights:
        total += weight
    point = lots.below(FINE) * total / FINE
    last = 0
    for i in range(len(weights)):
        if weights[i] > 0.0:
            point -= weights[i]
            last = i
            if point < 0.0:
                return i
    return last
