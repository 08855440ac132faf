"""What a client sends."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from uguisu.server.protocol.outgoing import Clock
from uguisu.server.protocol.wire import (
    VERSION,
    Action,
    Entropy,
    Key,
    Language,
    Name,
    Number,
    Rank,
    Seat,
    Spectators,
    Text,
    Wire,
    Word,
)

Picks = Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=40)]


class Hello(Wire, frozen=True, kw_only=True, tag="hello"):
    """The first message. `last` is the last number seen (0: none), so that only what was missed is
    told again; `eyes` is the seat to look from, for one who holds several; `entropy` is added to
    the shuffle while the game has not begun."""

    version: int = VERSION
    last: Number = 0
    eyes: Seat | None = None
    entropy: Entropy | None = None


class Look(Wire, frozen=True, kw_only=True, tag="look"):
    """Look from another seat of one's own (several people at one screen)."""

    eyes: Seat | None = None


class Command(Wire, frozen=True, kw_only=True):
    """Everything that changes the table. `key` is chosen by the client, once per command: when the
    same key comes again, the command is answered and not repeated."""

    key: Key


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat; again for a further seat at the same screen."""

    seat: Seat
    name: Name | None = None
    entropy: Entropy | None = None


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give a seat up. Once the game has begun a bot plays on for it."""

    seat: Seat


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """The host puts a bot of this rank on a free seat, or another rank on a bot's seat."""

    seat: Seat
    rank: Rank


class Kick(Command, frozen=True, kw_only=True, tag="kick"):
    """Before the start: the host frees a seat. Later: any player has a bot stand in for one who
    has been away longer than the grace time."""

    seat: Seat


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Take one's seat back from the bot that stands in."""

    seat: Seat


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host begins; every seat must be taken."""


class Configure(Command, frozen=True, kw_only=True, tag="configure"):
    """Before the start the host changes the table: all values, as in `NewTable`. Everybody else
    who sits there has to agree again (`ready`) before the game can begin."""

    seats: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, str | int] = msgspec.field(default_factory=dict)
    clock: Clock = Clock()
    public: bool = False
    spectators: Spectators = "open"
    rated: bool = True
    language: Language | Literal[""] = ""


class HandOver(Command, frozen=True, kw_only=True, tag="hand-over"):
    """Before the start: the host makes the person on this seat the host."""

    seat: Seat


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """Before the start: the host closes the table for good."""


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Play a legal action. `after` is the number the choice was made on: if this seat's choices
    have changed since, the command is refused as stale (0: not checked).

    In a race, `to` is the moment it reacts to as the view names it (`rest_at`), and `reaction` the
    milliseconds since the client's own screen showed that moment, negative before; the action is
    then told as `reported`, and judged a moment later as `ruled`."""

    seat: Seat
    action: Action
    after: Number = 0
    to: Number = 0
    reaction: Annotated[int, Meta(ge=-3_600_000, le=3_600_000)] | None = None


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Between the rounds of a real-time game: this seat has read the count. The next round begins
    by itself when all people are ready, at the latest when `ready_by` of the table says.

    Before the start: this seat agrees to the options of the table, or no longer (`agree`). Who
    sits down agrees to those of that moment."""

    seat: Seat
    agree: bool = True


class Rest(Command, frozen=True, kw_only=True, tag="rest"):
    """In a game of days: so many days off from now on, while this seat's time stands still; 0: back
    again. A seat has 14 of them in a game."""

    seat: Seat
    days: Annotated[int, Meta(ge=0, le=14)]


class Hint(Command, frozen=True, kw_only=True, tag="hint"):
    """Ask what the review would choose for this seat; possible for who plays against bots alone
    (`hints` of the table). The log says so, and the game is not rated. Answer: `advice`."""

    seat: Seat


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take the seat's last action back; possible while nothing was revealed since."""

    seat: Seat


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Chat."""

    text: Text


class React(Command, frozen=True, kw_only=True, tag="react"):
    """One tap: one of the reactions the snapshot lists."""

    reaction: Word


class Phrase(Command, frozen=True, kw_only=True, tag="phrase"):
    """A quick phrase of the list in the snapshot, with the seat it is about."""

    phrase: Word
    about: Seat | None = None


class Abort(Command, frozen=True, kw_only=True, tag="abort"):
    """Agree (or no longer agree) to end the game without a result; it ends when all people do."""

    agree: bool = True


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """After the end: a new table with the same seats; who asks first makes it."""


class WhyNot(Wire, frozen=True, kw_only=True, tag="why-not"):
    """Why may this seat not take an action, named by its number or by picks? Answer: `because`."""

    key: Key
    seat: Seat
    action: Action | None = None
    picks: Picks = ()


class WhatIf(Wire, frozen=True, kw_only=True, tag="what-if"):
    """What do the picks made so far lead to? Answer: `foretold`."""

    key: Key
    seat: Seat
    picks: Picks


class Ping(Wire, frozen=True, kw_only=True, tag="ping"):
    """Answered by `pong` with the same `at`."""

    at: float


class Echo(Wire, frozen=True, kw_only=True, tag="echo"):
    """The answer to the server's `probe`."""

    probe: int


ClientMessage = (
    Hello
    | Look
    | Sit
    | Stand
    | SeatBot
    | Kick
    | Back
    | Start
    | Configure
    | HandOver
    | Close
    | Act
    | Ready
    | Rest
    | Hint
    | Undo
    | Say
    | React
    | Phrase
    | Abort
    | Rematch
    | WhyNot
    | WhatIf
    | Ping
    | Echo
)
