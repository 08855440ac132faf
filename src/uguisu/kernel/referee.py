"""Referees: in a race, the first is decided by reaction time, not by network latency.

A game with races has a referee. The host does not carry out a contested action when it arrives. It
keeps a Report of it, asks the referee what is certain by now, and carries that out. Pure: times are
arguments, in the table's own milliseconds.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from uguisu.kernel.action import Action
from uguisu.kernel.state import State


class Report(msgspec.Struct, frozen=True):
    """What a player did, as reported by its client and measured by the server. `to` is the moment
    it reacts to, as in its view; `reaction` the milliseconds since its screen showed that moment,
    as measured by the client, None if it reported none; `arrival` is when the report came;
    `round_trip` was measured on its connection."""

    seat: int
    action: Action
    to: int
    reaction: int | None
    arrival: int
    round_trip: int


class Ruling(msgspec.Struct, frozen=True):
    """The result of a report: `action` to be carried out at `at`, or None. `after` is the reaction
    time that counts, `verdict` the reason in a word."""

    report: int
    verdict: str
    after: int
    action: Action | None
    at: int


class Decision(msgspec.Struct, frozen=True):
    """The next ruling, if one is certain; otherwise when to ask again, if at all."""

    ruling: Ruling | None
    next_at: int | None


class Referee(Protocol):
    def is_contested(self, state: State, action: int) -> bool:
        """Whether this action is reported instead of being carried out at once."""
        ...

    def decide(
        self, state: State, reports: Sequence[Report], now: int, round_trips: Iterable[int]
    ) -> Decision:
        """What is certain at `now`; `Ruling.report` is an index into `reports`."""
        ...

    def patience(self, state: State, round_trips: Iterable[int]) -> int:
        """How long the clock's next event waits for reports on their way."""
        ...
