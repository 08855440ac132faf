"""The entries of a table's log, as they are stored. A table IS this log; nothing else is kept.

Entries hold secrets (the secret behind the shuffle, hidden actions, who is behind a seat) and never
leave the server: what players are told is built from them by `feed`.
"""

from typing import Final

import msgspec

from uguisu.kernel.record import Entry as Deed
from uguisu.server.errors import UNREADABLE
from uguisu.server.protocol.told import Clock


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", gc=False
):
    """`by` is the person whose command it was, `key` the idempotency key of that command."""

    by: str = ""
    key: str = ""


class Fork(msgspec.Struct, frozen=True):
    """The beginning of another game, taken over move by move."""

    table: str
    seed: str
    deeds: tuple[Deed, ...]


class Create(Entry, frozen=True, kw_only=True, tag="create"):
    """Number 1 of every log. `secret` is what the commitment commits to; `lesson` is the seed of a
    lesson, which is the same for everybody and no secret."""

    game: str
    seats: int
    secret: str
    options: dict[str, str | int] = {}
    house: str = ""
    clock: Clock = Clock()
    public: bool = False
    spectators: str = "open"
    rated: bool = True
    fork: Fork | None = None
    lesson: str = ""


class SitDown(Entry, frozen=True, kw_only=True, tag="sit"):
    seat: int
    name: str
    entropy: str = ""


class Stir(Entry, frozen=True, kw_only=True, tag="stir"):
    """A seated person's entropy for the shuffle."""

    entropy: str


class StandUp(Entry, frozen=True, kw_only=True, tag="stand"):
    seat: int


class PlaceBot(Entry, frozen=True, kw_only=True, tag="bot"):
    seat: int
    rank: str


class Begin(Entry, frozen=True, kw_only=True, tag="begin"):
    pass


class Act(Entry, frozen=True, kw_only=True, tag="act"):
    """`moment` is the table's own time in milliseconds, for timed games; without `by` a bot or the
    clock of the game acted."""

    seat: int
    action: int
    moment: int = 0


class Reach(Entry, frozen=True, kw_only=True, tag="reach"):
    """A contested action of a race has arrived (see `kernel.referee.Report`)."""

    seat: int
    action: int
    to: int
    reaction: int | None
    arrival: int
    round_trip: int


class Rule(Entry, frozen=True, kw_only=True, tag="rule"):
    """The referee decides about the reach with number `reach`; `action` is None if nothing comes
    of it. `by` is empty: no person rules."""

    reach: int
    verdict: str
    after: int
    moment: int
    action: int | None = None


class Ready(Entry, frozen=True, kw_only=True, tag="ready"):
    """Somebody has read the count of a round and wants the next one."""

    seat: int


class Undo(Entry, frozen=True, kw_only=True, tag="undo"):
    seat: int


class Say(Entry, frozen=True, kw_only=True, tag="say"):
    name: str
    text: str
    seat: int | None = None


class React(Entry, frozen=True, kw_only=True, tag="react"):
    name: str
    reaction: str
    seat: int | None = None


class Phrase(Entry, frozen=True, kw_only=True, tag="phrase"):
    seat: int
    phrase: str
    about: int | None = None


class StandIn(Entry, frozen=True, kw_only=True, tag="stand-in"):
    seat: int
    why: str


class ComeBack(Entry, frozen=True, kw_only=True, tag="come-back"):
    seat: int


class TimeOut(Entry, frozen=True, kw_only=True, tag="time-out"):
    seat: int


class Vote(Entry, frozen=True, kw_only=True, tag="vote"):
    seats: tuple[int, ...]
    agree: bool


class Abort(Entry, frozen=True, kw_only=True, tag="abort"):
    why: str


class Repair(Entry, frozen=True, kw_only=True, tag="repair"):
    """Ends a table that was set aside. Entries after number `good` were not carried out; `note`
    says why, for operators. Without `by` an operator did it."""

    good: int
    note: str = ""


class Rematch(Entry, frozen=True, kw_only=True, tag="rematch"):
    table: str


class Unreadable(Entry, frozen=True, kw_only=True, tag="unreadable"):
    """Stands for something in a log that is no entry. It is never stored, and never carried out."""

    why: str = ""


AnyEntry = (
    Create
    | SitDown
    | Stir
    | StandUp
    | PlaceBot
    | Begin
    | Act
    | Reach
    | Rule
    | Ready
    | Undo
    | Say
    | React
    | Phrase
    | StandIn
    | ComeBack
    | TimeOut
    | Vote
    | Abort
    | Repair
    | Rematch
    | Unreadable
)

encode: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder(AnyEntry).decode


def decode(raw: bytes) -> AnyEntry:
    """What is stored, or that it cannot be read: damaged, foreign, or of a later version."""
    try:
        entry: AnyEntry = _read(raw)
    except UNREADABLE as error:
        return Unreadable(why=str(error))
    return entry
