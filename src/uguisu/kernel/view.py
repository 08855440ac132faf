"""Views: what one seat, or a spectator, may know. They are built field by field.

A view is the only part of a table that leaves the server, and the only thing a bot, a log line or
an error may use. A field that is not listed is not shown. Hidden things have a type of their own.

Views contain no reference cycles, so they are not tracked by the garbage collector (`gc=False`): a
server makes several for every move.
"""

import msgspec

from uguisu.kernel.message import Message


class FaceDown(msgspec.Struct, frozen=True, tag="face-down", gc=False):
    """Things that are face down for the observer, and how many."""

    count: int = 1


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The fields that all views have; games add their own. `observer` is the seat, or None for a
    spectator. `actors` are the seats that may act (CLOCK included), empty when the game is over.
    `places` is every seat's place when the game is over. `labels` are the labels of picks that
    depend on the position (`kernel.labels`)."""

    game: str
    seats: int
    observer: int | None
    actors: tuple[int, ...]
    is_over: bool
    places: tuple[int, ...] | None
    labels: dict[str, Message] = {}


class Thing(msgspec.Struct, frozen=True, gc=False):
    """Something on the table, described in words: a die, a card, a number of points."""

    label: Message
    pick: str = ""
    """What one picks by touching it, if it is ever picked."""
    is_hidden: bool = False
    """Whether it lies face down for this observer."""
    count: int = 1
    """How many of it lie together, for drawing; the label says so too."""


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A place on the table with its things: a hand, a row, somebody's dice."""

    title: Message
    things: tuple[Thing, ...] = ()
    seat: int | None = None
    """Whose it is; None: everybody's."""


class ZonedView(View, frozen=True, kw_only=True, gc=False):
    """The view of a game without its own boards: front ends draw its zones in order."""

    zones: tuple[Zone, ...] = ()


class ScoreLine(msgspec.Struct, frozen=True):
    """One entry of a score sheet: what it was for, as a message id, and its points."""

    what: str
    points: int
    args: dict[str, int | str] = {}
