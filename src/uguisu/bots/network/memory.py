"""The network's memory: a public tally of everybody's actions.

A game may define what each action adds to the tally of its seat. An observer sees its own tally
first, then the others' in the order of play.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from uguisu.bots.network.advice import adviser_of
from uguisu.bots.network.weights import Floats
from uguisu.bots.war_of_clans import tally as war_of_clans
from uguisu.kernel.encoding import Field
from uguisu.kernel.game import AnyGame
from uguisu.kernel.step import Step

UNIT: Final = np.float32(10)
"""Deeds are counted in tens, so that they are about as large as other numbers."""
EFFECTS: Final = {"war-of-clans": war_of_clans.EFFECTS}
HINTS: Final = {"war-of-clans": war_of_clans.HINTS}
"""By kind of deed, how much it speaks for serving the clan it is done to."""


class Memory:
    """Tallies of one game, for any number of seats."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.effects: Floats = np.array(EFFECTS.get(game.id, ()), np.float32)
        """By seat and action."""
        self.deeds = self.effects.shape[2] if self.effects.size else 0
        self.weights: Floats = np.array(HINTS.get(game.id, ()), np.float32)
        self.most = game.seat_range[-1]
        self.adviser = adviser_of(game.id)

    @property
    def size(self) -> int:
        """How many numbers it adds to an observation."""
        return self.most * self.deeds

    @property
    def inputs(self) -> int:
        fields: Sequence[Field] = self.game.encoding
        return sum(field.size for field in fields) + self.adviser.size + self.size

    def empty(self, tables: int) -> Floats:
        return np.zeros((tables, self.most, self.deeds), np.float32)

    def add(self, tallies: Floats, seats: Sequence[int], actions: Sequence[int]) -> None:
        """One action at every table."""
        if self.deeds:
            tallies[np.arange(len(tallies)), seats] += self.effects[seats, actions]

    def seen(self, tallies: Floats, seats: Sequence[int], count: int) -> Floats:
        """The tallies as seen by the seats to act, at tables of this size."""
        if not self.deeds:
            return np.zeros((len(tallies), 0), np.float32)
        order = (np.arange(count) + np.asarray(seats, np.intp)[:, None]) % count
        turned = np.zeros_like(tallies)
        turned[:, :count] = tallies[np.arange(len(tallies))[:, None], order]
        found: Floats = turned.reshape(len(tallies), self.size) / UNIT
        return found

    def hints(self, tallies: Floats) -> list[list[float]]:
        """By table, how much every seat's deeds speak for each clan."""
        if not self.deeds or not len(tallies):
            return [[]] * len(tallies)
        by_kind = tallies.reshape(len(tallies), self.most, len(self.weights), -1)
        found: list[list[float]] = (
            np.einsum("tskc,k->tsc", by_kind, self.weights).reshape(len(tallies), -1).tolist()
        )
        return found

    def of_history(self, history: Sequence[Step]) -> Floats:
        """Tallies of a seat's history; actions hidden from it are not counted."""
        tallies = self.empty(1)
        if self.deeds:
            acted = [
                (step.actor, self.game.read_action(step.shown))
                for step in history
                if step.actor is not None and step.actor >= 0
            ]
            seats, actions = np.array(acted, np.intp).reshape(-1, 2).T
            np.add.at(tallies[0], seats, self.effects[seats, actions])
        return tallies
