"""What the server tells."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from uguisu.kernel.message import Message as Sentence
from uguisu.kernel.picks import Choice, Groups
from uguisu.kernel.view import ScoreLine
from uguisu.server.protocol.events import Event
from uguisu.server.protocol.wire import Wire


class Clock(Wire, frozen=True, kw_only=True):
    """`kind`: `none`; `move`: `seconds` for every move; `game`: `seconds` for the whole game plus
    `increment` after every move; `days`: correspondence, `seconds` for every move."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatInfo(Wire, frozen=True, kw_only=True):
    """`kind`: `open`, `person` or `bot`. `stand_in` says why a bot plays for the person: `absent`,
    `left`, `time` or `idle`, else empty. `ready`: for the next round, while the table waits for it;
    before the start: agrees to the options as they are. A person without a `name` is a former
    player, who has deleted the account. `person` is a number for the person at this table, to mute,
    block or report; 0 for nobody and bots. In games of days: `away_until`, while days off are taken
    (milliseconds since 1970), and how many of the `days_off` are left."""

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
    """The table without the game on it. `status`: `gathering`, `playing`, `over`, `aborted`, or
    `set-aside` (something in its log cannot be carried out; it can only be ended). `spectators`:
    `none`, `delayed`, `open`, or `end` (only after the end). `lesson`: dealt the same to everybody
    who learns the game. `places` are known when the game is over. `ready_by`: between the rounds of
    a real-time game, when the next one begins at the latest, in milliseconds since 1970; it begins
    as soon as all seats are ready (0: no pause is on). `language`: spoken at the table, empty for
    any. `match`: brought together by quick match. `expires_at`: when a gathering is closed if
    nothing more happens, in milliseconds since 1970 (0: it has begun or ended). `tournament`:
    the id of the one it belongs to. `hints`: who plays here may ask for them."""

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
    """Milliseconds left for every seat at the time of the message (None: no limit) and the seats
    whose time runs."""

    left: tuple[int | None, ...]
    running: tuple[int, ...]


class Position(Wire, frozen=True, kw_only=True):
    """The game as the observer's eyes see it. `view` is the game's own view, field by field.
    `choices` are the legal actions of the observing seat; `undo` says that it may take back;
    `sheet` is the score sheet, after the end."""

    view: dict[str, Any]
    prompt: Sentence
    choices: tuple[Choice, ...] = ()
    undo: bool = False
    sheet: tuple[tuple[ScoreLine, ...], ...] = ()


class Happening(Wire, frozen=True, kw_only=True):
    """One entry of the table's log: what happened, and the sentences that tell it. `ends_turn`: it
    was the last action of its turn; in a race, of its round."""

    number: int
    at: int
    event: Event
    lines: tuple[Sentence, ...] = ()
    ends_turn: bool = False


class ShuffleProof(Wire, frozen=True, kw_only=True):
    """After the end: what the shuffle was made of. `commitment` was shown before it."""

    commitment: str
    secret: str
    entropy: tuple[str, ...]
    seed: str


class Snapshot(Wire, frozen=True, kw_only=True, tag="snapshot"):
    """Everything there is to know. `number` is the last happening; `log` holds those after the
    `last` of the hello. `mine` are the seats the receiver holds, `eyes` the one it looks from
    (missing: a spectator's eyes). `now` is the server's time in milliseconds."""

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
    """One happening and what it changed. `number` is one more than the message before.
    `key` is the command's own, if it was the receiver's: this is its acknowledgement.
    `view` holds the fields of the view that changed; `prompt`, `choices` and `undo` are told
    whenever `view` is. `table` is told when it changed, `mine` and `eyes` with it. `lines` and
    `ends_turn` are those of the happening."""

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
    """This command was carried out before, as happening `number`."""

    key: str
    number: int


class Refused(Wire, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out, and nothing changed. `code` and the English `sentence` are for
    programs, `message` is for people, to be said in their language: the reason by the rules, or a
    text of `refusals.ftl`. `clause` names the rule. `key` is missing when the message could not be
    read."""

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
    """The answer to `what-if`; without `message` the prompt says enough."""

    key: str
    message: Sentence | None = None


class AdvisedChoice(Wire, frozen=True, kw_only=True):
    """A choice and the chance to win after it, with its standard error."""

    action: int
    picks: Groups
    chance: float
    error: float


class Advice(Wire, frozen=True, kw_only=True, tag="advice"):
    """The answer to `hint`, for the position at happening `number`: the choices that the review
    finds best, the best first, and `why`, if the game can name it. `sure`: the best is better than
    the next by more than chance explains."""

    key: str
    number: int
    seat: int
    choices: tuple[AdvisedChoice, ...]
    sure: bool
    why: Sentence | None = None


class Presence(Wire, frozen=True, kw_only=True, tag="presence"):
    """The seats whose players are connected, and how many people watch."""

    seats: tuple[int, ...]
    watching: int


class Pong(Wire, frozen=True, kw_only=True, tag="pong"):
    """`now` is the server's time in milliseconds."""

    at: float
    now: int


class Probe(Wire, frozen=True, kw_only=True, tag="probe"):
    """Measures the round trip: answer `echo` at once. With `painted` answer when the screen shows
    what was told before it: the race begins then, and a slow screen must cost nobody anything."""

    probe: int
    painted: bool = False


ServerMessage = (
    Snapshot | Update | Done | Refused | Because | Foretold | Advice | Presence | Pong | Probe
)
