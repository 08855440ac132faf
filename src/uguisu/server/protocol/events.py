"""What happened at a table: the public form of its log."""

from uguisu.server.protocol.wire import Wire


class Opened(Wire, frozen=True, kw_only=True, tag="opened"):
    """The table was made; for a fork, `fork` names the finished table it continues."""

    fork: str | None = None


class Sat(Wire, frozen=True, kw_only=True, tag="sat"):
    seat: int
    name: str


class Stood(Wire, frozen=True, kw_only=True, tag="stood"):
    """`name` is the person or bot that left the seat, which somebody else may have taken since."""

    seat: int
    name: str = ""


class BotSat(Wire, frozen=True, kw_only=True, tag="bot-sat"):
    seat: int
    rank: str


class Configured(Wire, frozen=True, kw_only=True, tag="configured"):
    """The host changed the table; the other players must agree again."""


class HandedOver(Wire, frozen=True, kw_only=True, tag="handed-over"):
    """The person on this seat is now the host. `away`: because the previous host was away."""

    seat: int
    away: bool = False


class EntropyAdded(Wire, frozen=True, kw_only=True, tag="stirred"):
    """The seats of one person added entropy to the shuffle."""

    seats: tuple[int, ...]


class Began(Wire, frozen=True, kw_only=True, tag="began"):
    """The game has begun. The seed is fixed: commitment and everybody's entropy."""


class Acted(Wire, frozen=True, kw_only=True, tag="acted"):
    """`shown` is the action in notation as this observer perceives it, `?` for what is hidden.
    `seat` is -1 for the clock of a real-time game. `bot` says that a bot chose it."""

    seat: int
    shown: str
    bot: bool = False


class Reported(Wire, frozen=True, kw_only=True, tag="reported"):
    """In a race: a hand reaches out. `ruled` says later whether it was first."""

    seat: int
    shown: str
    bot: bool = False


class Ruled(Wire, frozen=True, kw_only=True, tag="ruled"):
    """The result of the report with this number. `shown` is the action carried out, empty for none;
    `after` is the reaction time that counts and `verdict` the reason: `reported`, or `estimated`
    from the arrival, or `false-start`, `ignored`, `outdated`. `reaction` was reported by the
    client, `round_trip` measured by the server."""

    seat: int
    number: int
    shown: str
    verdict: str
    after: int
    round_trip: int
    reaction: int | None = None
    bot: bool = False


class Readied(Wire, frozen=True, kw_only=True, tag="readied"):
    """The seat is ready for the next round, or agrees to the options before the start."""

    seat: int
    agree: bool = True


class Rested(Wire, frozen=True, kw_only=True, tag="rested"):
    """The seat takes this many days off, starting now; 0: it is back."""

    seat: int
    days: int


class Hinted(Wire, frozen=True, kw_only=True, tag="hinted"):
    """The player of this seat has asked for a hint; the game is no longer rated."""

    seat: int


class Undone(Wire, frozen=True, kw_only=True, tag="undone"):
    """`number` is the entry that was undone; its lines no longer count."""

    seat: int
    number: int


class Said(Wire, frozen=True, kw_only=True, tag="said"):
    """`seat` is missing for a spectator; `person` is the number in the table's seats. Name and text
    of a deleted account are empty."""

    name: str
    text: str
    seat: int | None = None
    person: int = 0


class Reacted(Wire, frozen=True, kw_only=True, tag="reacted"):
    name: str
    reaction: str
    seat: int | None = None
    person: int = 0


class Phrased(Wire, frozen=True, kw_only=True, tag="phrased"):
    seat: int
    phrase: str
    about: int | None = None


class StoodIn(Wire, frozen=True, kw_only=True, tag="stood-in"):
    """A bot now plays for this seat: its player is `absent`, has `left`, lost on `time`, or ran out
    of time on several moves (`idle`)."""

    seat: int
    why: str


class CameBack(Wire, frozen=True, kw_only=True, tag="came-back"):
    seat: int


class TimedOut(Wire, frozen=True, kw_only=True, tag="timed-out"):
    """The seat's time is up: a bot makes this move."""

    seat: int


class Voted(Wire, frozen=True, kw_only=True, tag="voted"):
    """Somebody agrees, or no longer agrees, to abort."""

    seats: tuple[int, ...]
    agree: bool


class Aborted(Wire, frozen=True, kw_only=True, tag="aborted"):
    """`why`: by `agreement`, by an `admin`, or as a `repair` of a table that was set aside. Before
    the start: `closed` by the host, `expired` because nobody came back, or a `no-show` of quick
    match. `abandoned`: nobody continued for days."""

    why: str


class SetAside(Wire, frozen=True, kw_only=True, tag="set-aside"):
    """The table's log is damaged. The game stays in the state before; people can look at it and end
    it with `abort`, nothing else."""


class Rematched(Wire, frozen=True, kw_only=True, tag="rematched"):
    """The new table for a rematch."""

    table: str


Event = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Configured
    | HandedOver
    | EntropyAdded
    | Began
    | Acted
    | Reported
    | Ruled
    | Readied
    | Rested
    | Hinted
    | Undone
    | Said
    | Reacted
    | Phrased
    | StoodIn
    | CameBack
    | TimedOut
    | Voted
    | Aborted
    | SetAside
    | Rematched
)
