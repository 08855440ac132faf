"""Bots of Ninja Master: people of different levels, with human reaction times (NMA-27).

When the dice rest a bot looks once, makes its plan, mistakes included, and carries it out with
human timing. A host with a clock calls `plan`; one that plays in turns calls `choose`, where only
the order matters.
"""

from typing import Final

from uguisu.bots.bot import Turn
from uguisu.games.ninja_master.actions import POSE, THROW
from uguisu.games.ninja_master.components import read_faces
from uguisu.games.ninja_master.race.plans import Plan, Racer
from uguisu.games.ninja_master.race.reflexes import Level, calmed, counted, seen
from uguisu.games.ninja_master.rules.scoring import tally
from uguisu.games.ninja_master.state import TOKENS
from uguisu.games.ninja_master.view.types import Dice, NinjaMasterView, Reach
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Chance, Lots
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.state import State

WORD: Final = 1 << 16
FINE: Final = 8


class Memory:
    """A bot's memory of one race."""

    def __init__(self, race: object, racer: Racer) -> None:
        self.race = race
        self.racer = racer
        self.reaches = 0


class RacingBot:
    """A bot that races. Ranks differ in speed and accuracy, and in how they value tokens."""

    name: str
    level: Level

    def __init__(self) -> None:
        self.memories: dict[int, Memory] = {}

    def choose(self, turn: Turn[State, NinjaMasterView]) -> Action:
        view = turn.view
        if view.phase == "throw":
            return THROW
        if view.phase == "tumble":
            return POSE
        return self.next_action(turn, view)[1]

    def plan(self, turn: Turn[State, NinjaMasterView], now: int) -> tuple[int, Action] | None:
        """Its next action and when, in the table's milliseconds; None while the dice roll."""
        view = turn.view
        if view.phase != "race":
            return None
        at, action = self.next_action(turn, view)
        return max(at, view.time), action

    def next_action(
        self, turn: Turn[State, NinjaMasterView], view: NinjaMasterView
    ) -> tuple[int, Action]:
        memory = self.remember(turn, view)
        racer = memory.racer
        holders = [_seat(token.holder) for token in view.tokens]
        rivals = [_seat(token.rival) for token in view.tokens]
        reaches = holders.count(turn.seat) + rivals.count(turn.seat)
        if reaches > memory.reaches:
            memory.reaches = reaches
            racer.moves_on()
        rest_at = view.rest_at or 0
        times = [rest_at + (token.holder.after if token.holder else 0) for token in view.tokens]
        action = racer.next_action(holders, times, rivals)
        return racer.at, action

    def remember(self, turn: Turn[State, NinjaMasterView], view: NinjaMasterView) -> Memory:
        """The plan of this race, made on the first call."""
        race = (view.round, view.rest_at, view.dice, view.scores)
        memory = self.memories.get(turn.seat)
        if memory is None or memory.race != race:
            memory = Memory(race, self.racer(turn, view))
            self.memories[turn.seat] = memory
        return memory

    def racer(self, turn: Turn[State, NinjaMasterView], view: NinjaMasterView) -> Racer:
        assert isinstance(view.dice, Dice), "in a race the dice lie open"
        dice = read_faces(view.dice.faces)
        lots = _lots(turn.chance)
        level = calmed(self.level) if view.calm else self.level
        plan = self.thought(dice, turn.seat, view, lots)
        return Racer(turn.seat, plan, level, dice, view.rest_at or 0, lots)

    def thought(self, dice: bytes, seat: int, view: NinjaMasterView, lots: Lots) -> Plan:
        """Its plan for dice at rest, mistakes included; equal tokens in random order."""
        shown = tally(dice)
        glance = seen(shown, self.level, lots)
        wanted: list[tuple[int, int]] = []
        for token in range(TOKENS):
            worth = self.worth(glance, token, seat, view)
            if worth > 0:
                wanted.append((worth * FINE + lots.below(FINE), token))
        number = min(counted(shown, dice, self.level, lots), view.most)
        return Plan([token for _, token in sorted(wanted, reverse=True)], number)

    def worth(self, shown: list[int], token: int, seat: int, view: NinjaMasterView) -> int:
        """What a token is worth to this seat, given the dice as it sees them; in half points.
        Worthless tokens are left alone."""
        raise NotImplementedError


def _seat(reach: Reach | None) -> int:
    return reach.seat if reach else NOBODY


def _lots(chance: Chance) -> Lots:
    return Lots(chance.below(WORD) * WORD + chance.below(WORD))
