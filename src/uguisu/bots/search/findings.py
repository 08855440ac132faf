"""Findings: the results of a search, so that searches of several cores can be added up."""

from typing import Protocol

import msgspec

from uguisu.bots.bot import AnyTurn, Bot, Budget
from uguisu.kernel.action import Action


class Finding(msgspec.Struct, frozen=True):
    """An action, how often it was tried, and with how much reward in all."""

    action: Action
    tries: int
    reward: float
    prior: float = 0.0
    """The prior, where a search has one."""
    is_left: bool = True
    """Whether it was a candidate to the end; a search may drop actions before."""


class FinishedSearch(Protocol):
    """A search of one decision when it is over."""

    def findings(self) -> list[Finding]:
        """For every action that was tried, added findings included."""
        ...

    def add(self, findings: list[Finding]) -> None:
        """Add the findings of another search of the same decision."""
        ...

    def best(self) -> Action: ...


class Limited(Protocol):
    def limits(self, budget: Budget) -> tuple[int, float]:
        """Iterations and seconds of a search with this budget; 0 seconds are no limit."""
        ...


class SearchingBot(Bot, Protocol):
    """A bot that can be recreated in another process to search the same decision there."""

    @property
    def searcher(self) -> Limited: ...

    def search(self, turn: AnyTurn) -> FinishedSearch:
        """On one core, within the limits of the turn's budget."""
        ...
