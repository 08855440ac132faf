"""Planning: the best order, considering the best order after it.

It carries out orders on a copy of the armies instead of the state, and stops when no remaining
order can be better: some forty times as quick as carrying all of them out.
"""

from typing import Final

from mypy_extensions import i64

from uguisu.games.war_of_clans.actions import ARMY, ATTACK, MOVE, PLAY_NINJA, TO
from uguisu.games.war_of_clans.state import CLANS, KINDS, WarOfClansState
from uguisu.kernel.action import Action

NEVER: Final = -1e9
AT_HOME: Final = 0.08
"""What a card of one's own clan at home is worth besides (WOC-21)."""
EXPOSED: Final = 0.3
"""What an own column costs that a stronger one elsewhere could attack."""
LEADER: Final = 0.45
"""What a card of the rivals' strongest clan costs, in cards of the own one."""
RIVAL: Final = 0.15
"""What a card of any rival's clan costs besides."""
NEUTRAL: Final = 0.4
"""What part of that a clan costs that no rival serves."""


def planned(state: WarOfClansState, seat: int, own: int, odds: list[float]) -> Action:
    """The best order of a seat that serves `own`; the first of equals. `odds` are by clan the
    chances that a rival serves it."""
    plan = Plan(state, seat, own, odds)
    legal = state.legal(seat)
    found = legal[0]
    for action in legal:
        if plan.is_better(action):
            found = action
    return found


class Plan:
    """Evaluates one order after the other and remembers the best value."""

    def __init__(self, state: WarOfClansState, seat: int, own: int, odds: list[float]) -> None:
        self.state = state
        self.seat = seat
        self.own = own
        self.armies = state.armies[:]
        self.troops = state.hands[seat * KINDS : seat * KINDS + CLANS]
        self.totals = [sum(self.armies[clan::CLANS]) for clan in range(CLANS)]
        self.fears = [NEUTRAL + (1.0 - NEUTRAL) * odd for odd in odds]
        self.best = NEVER

    def is_better(self, action: i64) -> bool:
        """Whether this order, with the best one after it, is better than all before."""
        before = self.best
        army: i64 = ARMY[action]
        clan = army % CLANS
        if action < PLAY_NINJA:
            self.add(army, 1)
            self.troops[clan] -= 1
            self.follow(army)
            self.troops[clan] += 1
            self.add(army, -1)
        elif action < MOVE:
            self.add(army, -1)
            self.follow(army)
            self.add(army, 1)
        elif action < ATTACK:
            joined = TO[action] * CLANS + clan
            self.add(army, -1)
            self.add(joined, 1)
            self.follow(joined)
            self.add(joined, -1)
            self.add(army, 1)
        else:
            self.add(army, -1)
            self.note(self.lead())
            self.add(army, 1)
        return self.best > before

    def add(self, army: i64, cards: i64) -> None:
        self.armies[army] += cards
        self.totals[army % CLANS] += cards

    def follow(self, touched: i64) -> None:
        """The best order after one that touched this army; the position as it is if none can be
        given."""
        if self.state.order == 1:
            found = self.follow_at_home()
            found = self.follow_by_moving() or found
        else:
            found = self.follow_by_attack(self.state.touched | 1 << touched)
        if not found:
            self.note(self.lead())

    def follow_at_home(self) -> bool:
        found = False
        home: i64 = self.seat * CLANS
        for clan in range(CLANS):
            if self.troops[clan] > 0:
                found = True
                self.add(home + clan, 1)
                self.note(self.lead())
                self.add(home + clan, -1)
        return found

    def follow_by_moving(self) -> bool:
        """Moving changes no totals: a look at the most that it could bring spares nearly all."""
        found = False
        armies = self.armies
        home: i64 = self.seat * CLANS
        lead = self.lead()
        most = lead + AT_HOME * (armies[home + self.own] + 1)
        for army in range(len(armies)):
            if armies[army] and not home <= army < home + CLANS:
                found = True
                if most <= self.best:
                    return True
                armies[army] -= 1
                for joined in range(army % CLANS, len(armies), CLANS):
                    if joined != army:
                        armies[joined] += 1
                        self.note(lead)
                        armies[joined] -= 1
                armies[army] += 1
        return found

    def follow_by_attack(self, touched: i64) -> bool:
        """All armies that an own one may attack: any attacker costs the same."""
        found = False
        armies = self.armies
        home: i64 = self.seat * CLANS
        for clan in range(CLANS):
            strength = self.attacker(clan)
            lead = NEVER
            for army in range(clan, len(armies), CLANS):
                column = armies[army]
                if not 0 < column < strength or touched >> army & 1 or army == home + clan:
                    continue
                found = True
                self.add(army, -1)
                if lead == NEVER:
                    lead = self.lead()
                self.note(lead)
                self.add(army, 1)
        return found

    def attacker(self, attacked: i64) -> int:
        """The strongest own army of another clan."""
        strength = 0
        home: i64 = self.seat * CLANS
        for clan in range(CLANS):
            if clan != attacked:
                strength = max(strength, self.armies[home + clan])
        return strength

    def note(self, lead: float) -> None:
        """Evaluate the armies, unless their totals alone show that they are worse than the best."""
        most = lead + AT_HOME * self.armies[self.seat * CLANS + self.own]
        if most > self.best:
            self.best = max(self.best, most - EXPOSED * self.exposed())

    def lead(self) -> float:
        """The cards of one's own clan against those of the rivals' clans."""
        most = NEVER
        total = 0.0
        for clan in range(CLANS):
            if clan != self.own:
                threat = self.totals[clan] * self.fears[clan]
                most = max(most, threat)
                total += threat
        return self.totals[self.own] - LEADER * most - RIVAL * total

    def exposed(self) -> int:
        """How many own columns a stronger one of another clan in another province could attack."""
        armies = self.armies
        own: i64 = self.own
        strongest = 0
        second = 0
        where: i64 = -1
        for first in range(0, len(armies), CLANS):
            there = 0
            for clan in range(CLANS):
                if clan != own:
                    there = max(there, armies[first + clan])
            if there > strongest:
                second = strongest
                strongest = there
                where = first
            elif there > second:
                second = there
        count = 0
        for first in range(0, len(armies), CLANS):
            column = armies[first + own]
            if column and column < (second if first == where else strongest):
                count += 1
        return count
