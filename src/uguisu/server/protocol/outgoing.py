"""What the server sends."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from uguisu.kernel.message import Message as Sentence
from uguisu.kernel.picks import Choice, Groups
from uguisu.kernel.view import ScoreLine
from uguisu.server.protocol.events import Event
from uguisu.server.protocol.wire import Wire


class Clock(Wire, frozen=True, kw_only=True):
    """`kind`: `none`; `move`: `seconds` for every move; `game`: `seconds` for the whole game plus
    `increment` after every move; `days`: a correspondence game, `seconds` for every move."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatInfo(Wire, frozen=True, kw_only=True):
    """`kind`: `open`, `person` or `bot`. `stand_in` says why a bot plays for the person: `absent`,
    `left`, `time` or `idle`, else empty. `ready`: ready for the next round; before the start:
    agrees to the current options. A person without a `name` has deleted the account. `person` is
    the person's number at this table, for muting, blocking and reporting; 0 for nobody and bots. In
    games over days: `away_until` while on days off (milliseconds since 1970), and how many
    `days_off` are left."""

    seat: int
    kind: str
    name: str = ""
    rank: str = ""
    stand_in: str = ""
    host: bool = False
    aborts: bool = False
    ready: bool = False
    person: int = 0
    away_until: int = 0
    days_off: int = 0


class TableInfo(Wire, frozen=True, kw_only=True):
    """The table without its game. `status`: `gathering`, `playing`, `over`, `aborted`, or
    `set-aside` (its log is damaged; it can only be ended). `spectators`: `none`, `delayed`, `open`,
    or `end` (only after the end). `lesson`: the same deal for everybody who learns the game.
    `places` are known when the game is over. `ready_by`: between the rounds of a real-time game,
    the latest start of the next one, in milliseconds since 1970 (0: no pause); it starts earlier if
    all seats are ready. `language`: spoken at the table, empty for any. `match`: made by quick
    match. `expires_at`: when a gathering table closes if nothing more happens, in milliseconds
    since 1970 (0: it has begun or ended). `tournament`: the id of its tournament. `hints`: its
    player may ask for hints."""

    id: str
    game: str
    status: str
    seats: tuple[SeatInfo, ...]
    options: dict[str, str | int]
    house: bool
    clock: Clock
    public: bool
    spectators: str
    commitment: str
    rated: bool
    rematch: str = ""
    fork: str = ""
    lesson: bool = False
    places: tuple[int, ...] | None = None
    ready_by: int = 0
    language: str = ""
    match: bool = False
    expires_at: int = 0
    tournament: str = ""
    hints: bool = False


class Clocks(Wire, frozen=True, kw_only=True):
    """Milliseconds left for every seat at the time of the message (None: no limit), and the seats
    whose time is running."""

    left: tuple[int | None, ...]
    running: tuple[int, ...]


class Position(Wire, frozen=True, kw_only=True):
    """The game as the observer sees it. `view` is the game's own view, field by field. `choices`
    are the legal actions of the observing seat; `undo` says that it may undo; `sheet` is the score
    sheet, after the end."""

    view: dict[str, Any]
    prompt: Sentence
    choices: tuple[Choice, ...] = ()
    undo: bool = False
    sheet: tuple[tuple[ScoreLine, ...], ...] = ()


class Happening(Wire, frozen=True, kw_only=True):
    """One entry of the table's log: the event, and its sentences. `ends_turn`: it was the last
    action of its turn; in a race, of its round."""

    number: int
    at: int
    event: Event
    lines: tuple[Sentence, ...] = ()
    ends_turn: bool = False


class ShuffleProof(Wire, frozen=True, kw_only=True):
    """The shuffle, after the end. `commitment` was shown before the game."""

    commitment: str
    secret: str
    entropy: tuple[str, ...]
    seed: str


class Snapshot(Wire, frozen=True, kw_only=True, tag="snapshot"):
    """The complete state of the table. `number` is that of the last log entry; `log` holds the
    entries after the `last` of the hello. `mine` are the receiver's seats, `eyes` the seat it
    observes from (missing: a spectator). `now` is the server's time in milliseconds."""

    number: int
    now: int
    table: TableInfo
    mine: tuple[int, ...] = ()
    eyes: int | None = None
    position: Position | None = None
    clocks: Clocks | None = None
    log: tuple[Happening, ...] = ()
    reactions: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    honesty: ShuffleProof | None = None


class Update(Wire, frozen=True, kw_only=True, tag="update", omit_defaults=True):
    """One log entry and its changes. `number` is one more than in the message before. `key` is that
    of the command, if it was the receiver's: this is its acknowledgement. `view` holds the changed
    fields of the view; `prompt`, `choices` and `undo` are present whenever `view` is. `table` is
    present if it changed, together with `mine` and `eyes`. `lines` and `ends_turn` are those of the
    entry."""

    number: int
    at: int
    event: Event
    key: str = ""
    lines: tuple[Sentence, ...] = ()
    ends_turn: bool = False
    view: dict[str, Any] | None = None
    prompt: Sentence | None = None
    choices: tuple[Choice, ...] = ()
    undo: bool = False
    sheet: tuple[tuple[ScoreLine, ...], ...] = ()
    clocks: Clocks | None = None
    table: TableInfo | None = None
    mine: tuple[int, ...] = ()
    eyes: int | None = None
    honesty: ShuffleProof | None = None


class Done(Wire, frozen=True, kw_only=True, tag="done"):
    """This command was carried out before, as log entry `number`."""

    key: str
    number: int


class Refused(Wire, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out, and nothing changed. `code` and the English `sentence` are for
    programs, `message` is for people, to be shown in their language: the reason by the rules, or a
    text of `refusals.ftl`. `clause` is that of the rule. `key` is missing if the message could not
    be read."""

    code: str
    sentence: str
    key: str = ""
    clause: str = ""
    message: Sentence | None = None


class Because(Wire, frozen=True, kw_only=True, tag="because"):
    """The answer to `why-not`; without `message` nothing forbids it."""

    key: str
    message: Sentence | None = None
    sentence: str = ""


class Foretold(Wire, frozen=True, kw_only=True, tag="foretold"):
    """The answer to `what-if`; without `message` the prompt is enough."""

    key: str
    message: Sentence | None = None


class AdvisedChoice(Wire, frozen=True, kw_only=True):
    """A choice and the chance to win after it, with its standard error."""

    action: int
    picks: Groups
    chance: float
    error: float


class Advice(Wire, frozen=True, kw_only=True, tag="advice"):
    """The answer to `hint`, for the position at log entry `number`: the choices that the review
    finds best, the best first, and the reason (`why`), if the game can give one. `sure`: the best
    is better than the next by more than chance explains."""

    key: str
    number: int
    seat: int
    choices: tuple[AdvisedChoice, ...]
    sure: bool
    why: Sentence | None = None


class Presence(Wire, frozen=True, kw_only=True, tag="presence"):
    """The seats whose players are connected, and the number of spectators."""

    seats: tuple[int, ...]
    watching: int


class Pong(Wire, frozen=True, kw_only=True, tag="pong"):
    """`now` is the server's time in milliseconds."""

    at: float
    now: int


class Probe(Wire, frozen=True, kw_only=True, tag="probe"):
    """Measures the round trip: answer `echo` at once. With `painted`, answer when the screen shows
    the messages before it: the race begins then, so that slow screens have no disadvantage."""

    probe: int
    painted: bool = False


ServerMessage = (
    Snapshot | Update | Done | Refused | Because | Foretold | Advice | Presence | Pong | Probe
)
