"""The search of an attack in Shinobi: every action in the same worlds, to the end of the round.

Worlds are dealt by the others' declarations and their probable playing styles. Then everybody plays
on, and the remaining lives are valued.
"""

from typing import Final

from uguisu.bots.search.halving import Candidate, HalvingSearch
from uguisu.bots.search.signals import check_signals
from uguisu.bots.shinobi.attacks import PLANS, give_all
from uguisu.bots.shinobi.choices import choice
from uguisu.bots.shinobi.opponent_model import OpponentModel
from uguisu.bots.shinobi.playing_style import CHUNIN, chance_to_win, drawn
from uguisu.games.shinobi.rules.assigning import slot_of
from uguisu.games.shinobi.state import ASSIGNING, ATTACKS, EVERY_WEAPON, NOTHING, ShinobiState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots

NEAR: Final = 0.004
"""Chances that differ by less count as equal: then the choice is random, so that nobody can read
it."""


class Worlds:
    """Deals the worlds that a seat thinks likely."""

    def __init__(self, opponents: OpponentModel, state: ShinobiState, seat: int) -> None:
        self.state = state
        self.attackers: list[int] = []
        self.odds: list[list[float]] = []
        for attacker in range(state.seats):
            if attacker != seat and state.cards[slot_of(state, attacker, 0)] != NOTHING:
                self.attackers.append(attacker)
                self.odds.append(opponents.plan_odds(state, attacker))

    def deal(self, lots: Lots) -> ShinobiState:
        world = self.state.clone()
        for i in range(len(self.attackers)):
            plan = PLANS[drawn(self.odds[i], lots)]
            hand = EVERY_WEAPON
            for distance in range(ATTACKS):
                card = plan >> 2 * distance & 3
                world.cards[slot_of(world, self.attackers[i], distance)] = card
                hand &= ~(1 << card)
            world.hands[self.attackers[i]] = hand
        return world


class RoundSearch(HalvingSearch):
    """A search of one attack; an iteration is one world."""

    def __init__(self, opponents: OpponentModel, state: ShinobiState, seat: int, seed: int) -> None:
        super().__init__(finalists=2)
        self.styles = [opponents.style(other) for other in range(state.seats)]
        self.styles[seat] = CHUNIN
        self.seat = seat
        self.lots = Lots(seed)
        self.worlds = Worlds(opponents, state, seat)
        self.tried = [Candidate(action) for action in state.legal(seat)]
        self.left = self.tried[:]

    def allowed(self, iterations: int, phase: int, phases: int) -> float:
        """The same whole number of worlds in every phase, one at least."""
        return float((phase + 1) * max(1, iterations // phases))

    def try_all(self) -> None:
        """Every action is played on with the same random numbers."""
        check_signals()
        world = self.worlds.deal(self.lots)
        seed = self.lots.below(1 << 24)
        for candidate in self.left:
            candidate.note(self.play_out(world.clone(), candidate.action, Lots(seed)))
        self.spent += 1

    def play_out(self, state: ShinobiState, action: Action, lots: Lots) -> float:
        """The seat's chance to win at the end of the round."""
        number = state.round
        state.carry_out(self.seat, action, 0)
        while state.round == number and not state.is_over:
            style = self.styles[state.turn]
            if state.phase == ASSIGNING:
                give_all(style, state, lots)
            else:
                state.carry_out(state.turn, choice(style, state, lots), 0)
        if state.is_over:
            places = state.places()
            return 1.0 / places.count(1) if places[self.seat] == 1 else 0.0
        return chance_to_win(CHUNIN, state.lives, self.seat)

    def best(self) -> Action:
        """The best action, or a random one of the best."""
        self.keep(len(self.left))
        nearly_best = self.left[0].mean() - NEAR
        equals = [one.action for one in self.left[:2] if one.mean() > nearly_best]
        return equals[self.lots.below(len(equals))] if equals else self.left[0].action
