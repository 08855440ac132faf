"""Plans: what a seat means to do in a race, played out with human times (NMA-27).

A Plan says which tokens a seat wants, in order, and which number it shouts, if any. A Racer is a
plan with the times of one person at one throw; it says what that person does next, and when, from
what lies on the table. `run_race` lets racers play through `State.apply`, for simulation and
research; at a live table the host asks each bot's racer and keeps the time itself.
"""

from typing import Final

from uguisu.games.ninja_master.actions import DONE, GRABS, LATES, REST, SHOUTS, THROW, TIMEOUT
from uguisu.games.ninja_master.race import reflexes
from uguisu.games.ninja_master.race.reflexes import Level
from uguisu.games.ninja_master.rules.scoring import is_sword_open, loot, ninja_points, tally
from uguisu.games.ninja_master.state import HANDS, RACING, SWORD, TOKENS, NinjaMasterState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK, NOBODY

NO_SHOUT: Final = -1
NO_REACH: Final = Action(-1)
REFLEX: Final = 250
"""The least time in which somebody stops a hand, or reacts to another player."""
PATIENCE: Final = 1500
"""How long somebody with nothing to do waits for the others to begin."""
PAUSE: Final = 2000
"""Between the end of a round and the next throw, in simulations."""
NEVER: Final = 1 << 60


class Plan:
    """The tokens a seat wants, the dearest first, and the number it shouts, or NO_SHOUT."""

    def __init__(self, tokens: list[int], shout: int = NO_SHOUT) -> None:
        self.tokens = tokens
        self.shout = shout


def think(dice: bytes, score: int, most: int, level: Level, lots: Lots) -> Plan:
    """The plan of a player of this level for these dice, mistakes included. `score` is that of the
    sword's owner, `most` the highest number that can be shouted."""
    shown = tally(dice)
    glance = reflexes.seen(shown, level, lots)
    ranked: list[int] = []
    for token in range(TOKENS):
        value = worth(glance, token, score)
        if value > 0:
            ranked.append((value * 8 + lots.below(8)) * TOKENS + token)
    ranked.sort(reverse=True)
    number = min(reflexes.counted(shown, dice, level, lots), most)
    return Plan([rank % TOKENS for rank in ranked], number)


def worth(shown: list[int], token: int, score: int) -> int:
    """What a token is worth; the sword of an owner with this score also weakens a rival, or
    keeps one from growing."""
    if token != SWORD:
        return ninja_points(shown, token)
    stolen = loot(score)
    return stolen + stolen // 2 if is_sword_open(shown) else 0


class Racer:
    """One person in one race. Times are the table's milliseconds."""

    def __init__(
        self, seat: int, plan: Plan, level: Level, dice: bytes, rest_at: int, lots: Lots
    ) -> None:
        self.seat = seat
        self.tokens = plan.tokens
        self.shout = plan.shout
        self.level = level
        self.lots = lots
        self.reach_at = rest_at + reflexes.look_time(level, dice, lots)
        self.shout_at = rest_at + reflexes.count_time(level, dice, lots)
        self.at = 0
        """When the action that `next_action` returned will happen."""

    def next_action(self, holders: list[int], times: list[int], rivals: list[int]) -> Action:
        """What this person does next if nothing else happens before `at`: grab as long as there
        is something to grab, then shout, if grabbing has begun (NMA-11), or be done."""
        reach = self.next_reach(holders, times, rivals)
        if reach != NO_REACH:
            self.at = self.reach_at
            return reach
        if self.shout == NO_SHOUT:
            self.at = self.reach_at
            return DONE
        begun = NEVER
        for token in range(TOKENS):
            if holders[token] != NOBODY:
                begun = min(begun, times[token])
        if begun == NEVER:
            self.at = self.shout_at + PATIENCE
            return DONE
        self.at = max(self.shout_at, begun + REFLEX)
        return SHOUTS[self.shout]

    def next_reach(self, holders: list[int], times: list[int], rivals: list[int]) -> Action:
        """A grab of the best token that is free, or was taken too late to stop the hand."""
        if holders.count(self.seat) >= HANDS:
            return NO_REACH
        for token in self.tokens:
            if holders[token] == NOBODY:
                return GRABS[token]
            is_surprised = self.reach_at < times[token] + REFLEX
            if holders[token] != self.seat and rivals[token] == NOBODY and is_surprised:
                return LATES[token]
        return NO_REACH

    def moves_on(self) -> None:
        """One hand has reached out: the other follows, and a shout takes a moment."""
        self.reach_at = self.at + reflexes.move_time(self.level, self.lots)
        self.shout_at = max(self.shout_at, self.at + REFLEX)


def racers_of(
    state: NinjaMasterState, plans: list[Plan], levels: list[Level], lots: Lots
) -> list[Racer]:
    """Racers for all seats, of which only those that play will act."""
    return [
        Racer(seat, plans[seat], levels[seat], state.dice, state.rest_at, lots)
        for seat in range(state.seats)
    ]


def run_race(state: NinjaMasterState, racers: list[Racer], lots: Lots) -> None:
    """From dice at rest to the end of the round."""
    while state.phase == RACING:
        racing = [racer for racer in racers if state.may_act(racer.seat)]
        wishes = [r.next_action(state.holders, state.times, state.rivals) for r in racing]
        first = soonest(racing, lots)
        racer = racing[first]
        racer.at = max(racer.at, state.time)
        if racer.at > state.due():
            state.apply_at(CLOCK, TIMEOUT, state.due())
        else:
            state.apply_at(racer.seat, wishes[first], racer.at)
            racer.moves_on()


def soonest(racers: list[Racer], lots: Lots) -> int:
    """Whose next action comes first; equal times by lot."""
    at = min([racer.at for racer in racers])
    equals = [i for i in range(len(racers)) if racers[i].at == at]
    return equals[lots.below(len(equals))] if len(equals) > 1 else equals[0]


def throw(state: NinjaMasterState) -> None:
    """The next throw, until the dice rest."""
    state.apply_at(state.shuriken, THROW, state.time + PAUSE)
    state.apply_at(CLOCK, REST, state.due())


def run_round(state: NinjaMasterState, levels: list[Level], lots: Lots) -> None:
    """A whole round of people of these levels: throw, thoughts, race, count."""
    throw(state)
    score = state.scores[state.sword]
    plans = [think(state.dice, score, state.most, level, lots) for level in levels]
    run_race(state, racers_of(state, plans, levels, lots), lots)


def run_game(state: NinjaMasterState, levels: list[Level], lots: Lots) -> int:
    """Rounds until the end; returns how many."""
    rounds = 0
    while not state.is_over:
        run_round(state, levels, lots)
        rounds += 1
    return rounds
