"""The clocks of a table: how much time every seat has left. Pure: times are arguments."""

from collections.abc import Iterable

import msgspec

from uguisu.server.protocol.outgoing import Clock, Clocks


class Times(msgspec.Struct):
    """All times in milliseconds. `left` is None for seats without a limit (bots), `since` is when
    a seat's time began to run, None while it does not. It does not run before `away_until`."""

    clock: Clock
    left: list[int | None]
    since: list[int | None]
    away_until: list[int]

    @classmethod
    def start(cls, clock: Clock, limited: Iterable[bool]) -> "Times":
        full = clock.seconds * 1000
        left = [full if yes and clock.kind != "none" else None for yes in limited]
        return cls(clock, left, [None] * len(left), [0] * len(left))

    @property
    def is_running(self) -> bool:
        return self.clock.kind != "none"

    def pass_turn(self, actors: Iterable[int], actor: int | None, at: int) -> None:
        """The seat `actor` acted (None: nobody did); from now on `actors` may act."""
        acting = set(actors)
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in acting or seat == actor):
                self._stop(seat, at - since, acted=seat == actor)
            if seat in acting and self.since[seat] is None and self.left[seat] is not None:
                self.since[seat] = max(at, self.away_until[seat])

    def rest(self, seat: int, until: int, at: int) -> None:
        """The seat's time stands still until then, or from now on no longer."""
        since = self.since[seat]
        if since is not None:
            spent = max(0, at - since)
            self.since[seat] = max(until, at) - spent
        self.away_until[seat] = until

    def _stop(self, seat: int, spent: int, *, acted: bool) -> None:
        self.since[seat] = None
        left = self.left[seat]
        if left is None:
            return
        if self.clock.kind == "game":
            bonus = self.clock.increment * 1000 if acted else 0
            self.left[seat] = max(0, left - spent) + bonus
        elif acted:
            self.left[seat] = self.clock.seconds * 1000

    def lift(self, seat: int) -> None:
        """A bot plays for this seat: no limit any more."""
        self.left[seat] = None
        self.since[seat] = None

    def limit(self, seat: int, at: int, *, acting: bool) -> None:
        """The seat's player is back."""
        if self.clock.kind != "none":
            self.left[seat] = self.clock.seconds * 1000
            self.since[seat] = at if acting else None

    def expiry(self, seat: int) -> int | None:
        since, left = self.since[seat], self.left[seat]
        return None if since is None or left is None else since + left

    def next_expiry(self) -> tuple[int, int] | None:
        """(when, seat) of the next time-out."""
        if not self.is_running:
            return None
        found = [(when, s) for s in range(len(self.left)) if (when := self.expiry(s)) is not None]
        return min(found, default=None)

    def told(self, now: int) -> Clocks | None:
        if self.clock.kind == "none":
            return None
        left = tuple(self._left_at(seat, now) for seat in range(len(self.left)))
        return Clocks(
            left=left, running=tuple(s for s, t in enumerate(self.since) if t is not None)
        )

    def _left_at(self, seat: int, now: int) -> int | None:
        when = self.expiry(seat)
        return self.left[seat] if when is None else max(0, when - now)
