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
    """The first message. `last` is the last number received (0: none), so that only later entries
    are sent; `eyes` is the seat to observe from, for somebody with several; `entropy` is added to
    the shuffle, if the game has not begun."""

    version: int = VERSION
    last: Number = 0
    eyes: Seat | None = None
    entropy: Entropy | None = None


class Look(Wire, frozen=True, kw_only=True, tag="look"):
    """Observe from another one of your seats (several people at one screen)."""

    eyes: Seat | None = None


class Command(Wire, frozen=True, kw_only=True):
    """A message that changes the table. The client chooses a `key` for each command: a repeated
    command with the same key is answered, but not carried out again."""

    key: Key


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat; again for a further seat at the same screen."""

    seat: Seat
    name: Name | None = None
    entropy: Entropy | None = None


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give up a seat. Once the game has begun, a bot continues for it."""

    seat: Seat


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """The host puts a bot of this rank on a free seat, or changes the rank of a bot."""

    seat: Seat
    rank: Rank


class Kick(Command, frozen=True, kw_only=True, tag="kick"):
    """Before the start: the host frees a seat. Later: any player replaces somebody by a bot who has
    been away longer than the grace period."""

    seat: Seat


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Take your seat back from the bot that stands in."""

    seat: Seat


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host starts the game; every seat must be taken."""


class Configure(Command, frozen=True, kw_only=True, tag="configure"):
    """Before the start the host changes the table; all values must be given, as in `NewTable`. The
    other players must agree again (`ready`) before the game can begin."""

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
    """Take a legal action. `after` is the number on which the choice was based: if this seat's
    choices have changed since, the command is refused as stale (0: not checked). In a race, `to` is
    the moment it reacts to as in the view (`rest_at`), and `reaction` the milliseconds since the
    client's own screen showed that moment, negative before. The action is then broadcast as
    `reported`, and a moment later as `ruled`."""

    seat: Seat
    action: Action
    after: Number = 0
    to: Number = 0
    reaction: Annotated[int, Meta(ge=-3_600_000, le=3_600_000)] | None = None


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Between the rounds of a real-time game: this seat has read the count. The next round begins
    when all people are ready, or at `ready_by` of the table. Before the start: this seat agrees to
    the options of the table, or no longer (`agree`). Sitting down means agreeing to the current
    options."""

    seat: Seat
    agree: bool = True


class Rest(Command, frozen=True, kw_only=True, tag="rest"):
    """In a game over days: take this many days off from now on, while this seat's time stands
    still; 0: back again. A seat has 14 of them per game."""

    seat: Seat
    days: Annotated[int, Meta(ge=0, le=14)]


class Hint(Command, frozen=True, kw_only=True, tag="hint"):
    """Ask what the review would choose for this seat; for a person who plays alone against bots
    (`hints` of the table). The log says so, and the game is no longer rated. The answer is
    `advice`."""

    seat: Seat


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Undo the seat's last action; possible if nothing was revealed since."""

    seat: Seat


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Chat."""

    text: Text


class React(Command, frozen=True, kw_only=True, tag="react"):
    """Send one of the reactions that the snapshot lists."""

    reaction: Word


class Phrase(Command, frozen=True, kw_only=True, tag="phrase"):
    """Send a quick phrase from the list in the snapshot, with the seat it is about."""

    phrase: Word
    about: Seat | None = None


class Abort(Command, frozen=True, kw_only=True, tag="abort"):
    """Agree (or no longer agree) to end the game without a result; it ends when all people
    agree."""

    agree: bool = True


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """After the end: a new table with the same seats, made by the first who asks."""


class WhyNot(Wire, frozen=True, kw_only=True, tag="why-not"):
    """Why can this seat not take an action, given by its number or by picks? The answer is
    `because`."""

    key: Key
    seat: Seat
    action: Action | None = None
    picks: Picks = ()


class WhatIf(Wire, frozen=True, kw_only=True, tag="what-if"):
    """What do the picks so far lead to? The answer is `foretold`."""

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
