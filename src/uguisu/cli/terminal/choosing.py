"""Choosing an action by picks: what was picked, what can be picked next, where the cursor is."""

from collections.abc import Mapping, Sequence
from typing import Final

from uguisu.kernel.game import AnyGame
from uguisu.kernel.message import Message
from uguisu.kernel.picks import CONFIRM, narrow
from uguisu.kernel.view import View

KEYS: Final = "123456789abcdefghijkmnoprtvwxyz"
"""Keys that pick; the letters l, q, s and u have other meanings at the table."""
CONFIRM_KEY: Final = "0"


Point = tuple[float, float]


class Cursor:
    """A list of picks with a key each, and one of them in focus."""

    def __init__(self, options: Sequence[str]) -> None:
        self.options: tuple[str, ...] = ()
        self.focus = ""
        self.offer(options)

    def offer(self, options: Sequence[str], focus: str = "") -> None:
        self.options = tuple(options)
        first = self.options[0] if self.options else ""
        self.focus = focus if focus in self.options else first

    @property
    def keys(self) -> dict[str, str]:
        plain = [pick for pick in self.options if pick != CONFIRM]
        keys = {pick: KEYS[i] if i < len(KEYS) else "" for i, pick in enumerate(plain)}
        return keys | {CONFIRM: CONFIRM_KEY} if CONFIRM in self.options else keys

    def step(self, by: int) -> None:
        """Move along the list, round its ends."""
        if self.focus in self.options:
            at = self.options.index(self.focus)
            self.focus = self.options[(at + by) % len(self.options)]
        elif self.options:
            self.focus = self.options[0 if by > 0 else -1]

    def move(self, dx: int, dy: int, places: Mapping[str, Point]) -> None:
        """Move to the nearest option in a direction, by where things are drawn; what is not
        drawn is reached along the list."""
        start = places.get(self.focus)
        if start is None:
            self.step(dx + dy)
            return
        ahead = [
            (_distance(start, places[pick], dx, dy), pick)
            for pick in self.options
            if pick in places and _is_ahead(start, places[pick], dx, dy)
        ]
        self.focus = min(ahead)[1] if ahead else self.focus


class Choosing(Cursor):
    """A decision in progress. It knows no rule: it narrows the legal actions by the picks."""

    def __init__(self, game: AnyGame, view: View, legal: Sequence[int]) -> None:
        self.choices = {action: game.picks(view, action) for action in legal}
        self.made: tuple[str, ...] = ()
        super().__init__(narrow(self.choices, ()).next)

    def pick(self, pick: str) -> int | None:
        """Make a pick that is possible now; the action, if it is now named."""
        self.made = (*self.made, pick)
        narrowed = narrow(self.choices, self.made)
        self.offer(narrowed.next)
        return narrowed.action

    def foretold(self, game: AnyGame, view: View) -> Message | None:
        """What the picks made so far lead to."""
        candidates = narrow(self.choices, self.made).candidates
        return game.foretell(view, candidates, self.made) if self.made else None

    def back(self) -> bool:
        """Undo the last pick; False if there is none."""
        if not self.made:
            return False
        *made, last = self.made
        self.made = tuple(made)
        self.offer(narrow(self.choices, self.made).next, last)
        return True


def _is_ahead(start: Point, place: Point, dx: int, dy: int) -> bool:
    return (place[0] - start[0]) * dx + (place[1] - start[1]) * dy > 0.4


def _distance(start: Point, place: Point, dx: int, dy: int) -> float:
    """How far in the direction, with three times the distance beside it; a row is two columns."""
    along = abs(place[0] - start[0]) * abs(dx) + 2 * abs(place[1] - start[1]) * abs(dy)
    beside = abs(place[0] - start[0]) * abs(dy) + 2 * abs(place[1] - start[1]) * abs(dx)
    return along + 3 * beside
