"""Whole decisions of Shinobi: by a manner alone, or by search.

A search tries every attack in the same worlds, to the end of the round. Worlds are dealt by what
the others' declarations tell, if they play by the manners they seem to have; so everybody plays on,
and the lives left are valued. What to turn and whether to denounce needs no search: the chances
can be computed.
"""

from time import perf_counter
from typing import Final

from uguisu.bots.hosting.time_limit import breathe
from uguisu.bots.search.findings import Finding
from uguisu.bots.shinobi.attacks import PLANS, gift, give_all
from uguisu.bots.shinobi.company import Company
from uguisu.bots.shinobi.defences import Odds, believed, decision, reveal
from uguisu.bots.shinobi.manner import CHUNIN, Manner, Stakes, chance_to_win, drawn
from uguisu.games.shinobi.rules.assigning import slot_of
from uguisu.games.shinobi.state import (
    ASSIGNING,
    ATTACKS,
    EVERY_WEAPON,
    NOTHING,
    REVEALING,
    ShinobiState,
)
from uguisu.kernel.rng import Lots

NEAR: Final = 0.004
"""Chances to win that differ by less are equal: the lot decides, so that nobody can read it."""


def choice(manner: Manner, state: ShinobiState, lots: Lots) -> int:
    """What somebody of this manner does on the seat whose turn it is."""
    if state.phase == ASSIGNING:
        return gift(manner, state, lots)
    return defence(manner, state, believed(manner, state, state.turn), lots)


def read_choice(company: Company, state: ShinobiState, lots: Lots) -> int:
    """The same in phase 2, for somebody who sees through the others."""
    return defence(CHUNIN, state, company.inferred(state, state.turn), lots)


def defence(manner: Manner, state: ShinobiState, odds: list[Odds], lots: Lots) -> int:
    stakes = Stakes(manner, state, state.turn)
    if state.phase == REVEALING:
        return reveal(stakes, odds, lots)
    return decision(stakes, odds, state)


class Worlds:
    """Deals worlds as one seat thinks them likely."""

    def __init__(self, company: Company, state: ShinobiState, seat: int) -> None:
        self.state = state
        self.attackers: list[int] = []
        self.odds: list[list[float]] = []
        for attacker in range(state.seats):
            if attacker != seat and state.cards[slot_of(state, attacker, 0)] != NOTHING:
                self.attackers.append(attacker)
                self.odds.append(company.plan_odds(state, attacker))

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


class Attempt:
    """A legal action, and what became of it."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.tries = 0
        self.reward = 0.0

    def mean(self) -> float:
        return self.reward / self.tries if self.tries else 0.0


class RoundSearch:
    """A search of one attack: the better half of the actions is tried on, again and again."""

    def __init__(self, company: Company, state: ShinobiState, seat: int, seed: int) -> None:
        self.manners = [company.manner(other) for other in range(state.seats)]
        self.manners[seat] = CHUNIN
        self.seat = seat
        self.lots = Lots(seed)
        self.worlds = Worlds(company, state, seat)
        self.tried = [Attempt(action) for action in state.legal(seat)]
        self.attempts = self.tried
        """Those that were left for the last halving, the best first."""

    def run(self, iterations: int, seconds: float) -> None:
        """In so many worlds, fewer if the time is used up; 0 seconds mean no limit of time. Every
        halving has the same share of both."""
        begin = perf_counter()
        left = self.attempts
        halvings = max(1, (len(left) - 1).bit_length())
        for halving in range(halvings):
            until = seconds * (halving + 1) / halvings
            for _ in range(max(1, iterations // halvings)):
                self.try_all(left)
                if seconds and perf_counter() - begin > until:
                    break
            self.attempts = ranked(left)
            left = self.attempts[: (len(left) + 1) // 2]

    def try_all(self, attempts: list[Attempt]) -> None:
        """Each of these in the same world, with the same lots for what follows."""
        breathe()
        world = self.worlds.deal(self.lots)
        seed = self.lots.below(1 << 24)
        for attempt in attempts:
            attempt.tries += 1
            attempt.reward += self.play_out(world.clone(), attempt.action, Lots(seed))

    def play_out(self, state: ShinobiState, action: int, lots: Lots) -> float:
        """What the seat has of it at the end of the round."""
        number = state.round
        state.carry_out(self.seat, action, 0)
        while state.round == number and not state.is_over:
            manner = self.manners[state.turn]
            if state.phase == ASSIGNING:
                give_all(manner, state, lots)
            else:
                state.carry_out(state.turn, choice(manner, state, lots), 0)
        if state.is_over:
            places = state.places()
            return 1.0 / places.count(1) if places[self.seat] == 1 else 0.0
        return chance_to_win(CHUNIN, state.lives, self.seat)

    def findings(self) -> list[Finding]:
        return [
            Finding(one.action, one.tries, one.reward, is_left=one in self.attempts[:2])
            for one in self.tried
        ]

    def add(self, findings: list[Finding]) -> None:
        """What is left in any of the searches stays in question."""
        attempts = {attempt.action: attempt for attempt in self.tried}
        left = self.attempts[:2]
        for finding in findings:
            attempt = attempts[finding.action]
            attempt.tries += finding.tries
            attempt.reward += finding.reward
            if finding.is_left and attempt not in left:
                left.append(attempt)
        self.attempts = ranked(left)

    def best(self) -> int:
        """The action that did best, or by lot one that did as well."""
        most = self.attempts[0].mean() - NEAR
        equals = [attempt.action for attempt in self.attempts[:2] if attempt.mean() > most]
        return equals[self.lots.below(len(equals))] if equals else self.attempts[0].action


def ranked(attempts: list[Attempt]) -> list[Attempt]:
    """The best first."""
    return sorted(attempts, key=lambda attempt: -attempt.mean())
