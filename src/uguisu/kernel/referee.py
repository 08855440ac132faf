"""Referees: in a race, who was first is judged by reaction, not by the distance to the server.

A game with races offers a referee. The host does not carry a contested action out when it
arrives; it keeps a Report of it, asks the referee what is certain by now, and carries that out.
Pure: times are arguments, in the table's own milliseconds.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from uguisu.kernel.action import Action
from uguisu.kernel.state import State


class Report(msgspec.Struct, frozen=True):
    """What a player did, as told by its client and measured by the server.

    `to` is the moment it reacts to, as its view named it; `reaction` the client's own measure of
    the milliseconds since its screen showed that moment, None if it told none; `arrival` is when
    the report came; `round_trip` was measured on its connection.
    """

    seat: int
    action: Action
    to: int
    reaction: int | None
    arrival: int
    round_trip: int


class Ruling(msgspec.Struct, frozen=True):
    """What became of a report: `action` to be carried out at `at`, or None for nothing.

    `after` is the reaction time that counts, `verdict` says in a word why."""

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
        """Whether this action is to be reported, not carried out at once."""
        ...

    def decide(
        self, state: State, reports: Sequence[Report], now: int, round_trips: Iterable[int]
    ) -> Decision:
        """What is certain at `now`; `Ruling.report` is an index into `reports`."""
        ...

    def patience(self, state: State, round_trips: Iterable[int]) -> int:
        """How long after its time the clock's next strike waits for reports on their way."""
        ...
