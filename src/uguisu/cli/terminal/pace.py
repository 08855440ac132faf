"""Time at the table: how long a bot's move stays on the screen, and the clock of timed games.

The engine reads no clock. At a real table the WallClock runs; tests turn a HandClock.
"""

from time import monotonic
from typing import Final, Protocol

BOT_SECONDS: Final = 0.9
"""How long a bot's move is shown before the next one."""


class Clock(Protocol):
    def now(self) -> int:
        """The table's time in milliseconds; it never goes back."""
        ...

    def set(self, now: int) -> None:
        """Continue from this time, when a game is resumed."""
        ...


class WallClock:
    def __init__(self) -> None:
        self.start = monotonic()

    def now(self) -> int:
        return int((monotonic() - self.start) * 1000)

    def set(self, now: int) -> None:
        self.start = monotonic() - now / 1000


class HandClock:
    """A clock that only moves when it is set."""

    def __init__(self) -> None:
        self.time = 0

    def now(self) -> int:
        return self.time

    def set(self, now: int) -> None:
        self.time = now

    def turn(self, milliseconds: int) -> None:
        self.time += milliseconds
