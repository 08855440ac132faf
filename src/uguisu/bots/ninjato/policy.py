"""Ninjato for searches: an estimate of every action in honour, and of every position.

Decks are only looked at for their contents, which everybody can count, never for their order.
"""

from math import exp
from typing import Final

from uguisu.bots.ninjato.decisions import decision
from uguisu.bots.ninjato.evaluation import estimates
from uguisu.bots.ninjato.places import Placing, kind_of
from uguisu.bots.ninjato.raiding import Raiding
from uguisu.bots.ninjato.weights import Weights
from uguisu.bots.ninjato.worth import Worth, actions_left
from uguisu.bots.search.rollouts import Advisor
from uguisu.games.ninjato.pieces.numbers import (
    CHOICE,
    FIGHT,
    KEEP,
    PLACE,
    ROUNDS,
)
from uguisu.games.ninjato.rules.round_end import SCORING_ROUNDS
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots

LEAD: Final = 30.0
"""The lead in honour that counts as much as a won game."""


class NinjatoPolicy(Advisor[NinjatoState]):
    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__()
        self.weights = weights if weights is not None else Weights()
        self.most = 8
        """Candidates that search compares."""
        self.ahead = 1
        """Scorings that a playout goes through before the position is valued."""
        self.last = ROUNDS

    def choose(self, state: NinjatoState, seat: int, legal: list[Action], lots: Lots) -> Action:
        return legal[0] if len(legal) == 1 else self.best(state, seat, legal)

    def best(self, state: NinjatoState, seat: int, legal: list[Action]) -> Action:
        """The action with the best estimate; the first of equals."""
        best = legal[0]
        most = -1e9
        for number, score in enumerate(self.scores(state, seat, legal)):
            if score > most:
                most = score
                best = legal[number]
        return best

    def scores(self, state: NinjatoState, seat: int, legal: list[Action]) -> list[float]:
        """Every legal action in honour; only those of one decision can be compared."""
        phase = state.phase
        if phase == PLACE:
            placing = Placing(self.weights, state, seat)
            return [placing.score(action) for action in legal]
        worth = Worth(self.weights, state, seat, actions_left(state, seat))
        if phase in (FIGHT, CHOICE, KEEP):
            raiding = Raiding(worth)
            return [raiding.score(action) for action in legal]
        return [decision(worth, action) for action in legal]

    def candidates(
        self, state: NinjatoState, seat: int, legal: list[Action]
    ) -> list[tuple[float, Action]]:
        """The best payment for every card, and all other actions."""
        scores = self.scores(state, seat, legal)
        found: dict[int, tuple[float, Action]] = {}
        for number, action in enumerate(legal):
            kind = kind_of(action)
            if kind not in found or scores[number] > found[kind][0]:
                found[kind] = (scores[number], action)
        best = sorted(found.values(), reverse=True)[: self.most]
        return [(score / LEAD, action) for score, action in best]

    def begin(self, state: NinjatoState) -> None:
        coming = [round_ for round_ in SCORING_ROUNDS if round_ >= state.round]
        self.last = coming[min(self.ahead, len(coming)) - 1]

    def is_far(self, state: NinjatoState) -> bool:
        return state.is_over or state.round > self.last

    def worth(self, state: NinjatoState, seat: int) -> float:
        """The chance to win, and the lead over the others, the best of them above all."""
        scores = estimates(self.weights, state)
        best = -999.0
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, scores[other])
                total += scores[other]
        lead = scores[seat] - 0.5 * best - 0.5 * total / (state.seats - 1)
        return lead / LEAD + self.value(state)[seat]

    def value(self, state: NinjatoState) -> list[float]:
        if state.is_over:
            return super().value(state)
        scores = estimates(self.weights, state)
        slope = 1.0 / (3.5 + 1.5 * (ROUNDS + 1 - state.round))
        best = max(scores)
        odds = [exp(slope * (score - best)) for score in scores]
        total = sum(odds)
        return [odd / total for odd in odds]
