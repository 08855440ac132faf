"""Views: what one seat, or a spectator, may know. Built field by field, never stripped.

Views refer to nothing that could refer back to them, so the garbage collector need not look
(`gc=False`): a server makes some for every move.

A view is the only thing of a table that leaves the server, and the only thing a bot, a log line
or an error may use. A field nobody listed is not shown. Hidden is a type of its own.
"""

import msgspec

from uguisu.kernel.message import Message


class FaceDown(msgspec.Struct, frozen=True, tag="face-down", gc=False):
    """Things that lie face down for the observer, and how many."""

    count: int = 1


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What every view of every game tells; games add their own fields.

    `observer` is the seat whose eyes these are, or None for a spectator.
    `actors` are the seats that may act (CLOCK included), empty when the game is over.
    `places` is every seat's place when the game is over.
    `labels` says how picks are called whose label depends on the position (`kernel.labels`).
    """

    game: str
    seats: int
    observer: int | None
    actors: tuple[int, ...]
    is_over: bool
    places: tuple[int, ...] | None
    labels: dict[str, Message] = {}


class Thing(msgspec.Struct, frozen=True, gc=False):
    """Something on the table in words: a die, a card, a number of points."""

    label: Message
    pick: str = ""
    """What one picks by touching it, if it is ever picked."""
    is_hidden: bool = False
    """Whether it lies face down for this observer."""
    count: int = 1
    """How many of it lie together, for drawing; the label says so too."""


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A place on the table with what lies there: a hand, a row, somebody's dice."""

    title: Message
    things: tuple[Thing, ...] = ()
    seat: int | None = None
    """Whose it is; None: everybody's."""


class ZonedView(View, frozen=True, kw_only=True, gc=False):
    """The view of a game without boards of its own: front ends draw its zones, in their order."""

    zones: tuple[Zone, ...] = ()


class ScoreLine(msgspec.Struct, frozen=True):
    """One entry of a score sheet: what it was for, as a message id, and its points."""

    what: str
    points: int
    args: dict[str, int | str] = {}
