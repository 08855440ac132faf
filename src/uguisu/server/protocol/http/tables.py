"""Games, tables and their lists, invitations, replays."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from uguisu.server.protocol.outgoing import Clock, ShuffleProof, TableInfo, Update
from uguisu.server.protocol.wire import Language, Number, Rank, Seat, Spectators, Wire


class OptionInfo(Wire, frozen=True, kw_only=True):
    """One option of a game; texts are `<game>-option-<name>`."""

    name: str
    default: str | int
    clause: str
    choices: tuple[str, ...] = ()
    letters: str = ""
    low: int = 0
    high: int = 0


class ListedGame(Wire, frozen=True, kw_only=True):
    """A game of this server. `prefix` begins its clauses and, in small letters, the ids of its
    texts: `woc-title`. `rules`: it has a rulebook; `lesson`: it has a guided first match."""

    id: str
    title: str
    prefix: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    minutes: int
    quick_seats: int
    rules: bool
    lesson: bool


class BotWish(Wire, frozen=True, kw_only=True):
    seat: Seat
    rank: Rank


class NewTable(Wire, frozen=True, kw_only=True):
    """`sit` are the seats the maker takes (several: one screen for several people), `bots` those
    for bots. `house` is a file of house components (TOML), empty for the printed ones. `language`
    is the one spoken there, empty for any."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, str | int] = msgspec.field(default_factory=dict)
    house: Annotated[str, Meta(max_length=20_000)] = ""
    clock: Clock = Clock()
    public: bool = False
    spectators: Spectators = "open"
    rated: bool = True
    language: Language | Literal[""] = ""
    sit: Annotated[tuple[Seat, ...], Meta(max_length=6)] = (0,)
    bots: Annotated[tuple[BotWish, ...], Meta(max_length=6)] = ()


class NewLesson(Wire, frozen=True, kw_only=True):
    game: Annotated[str, Meta(max_length=32)]


class TableLink(Wire, frozen=True, kw_only=True):
    """`commitment` is the server's side of the shuffle; keep it to verify the game later. The
    browser sends its side, the entropy, with the hello after this."""

    id: str
    commitment: str


class Listed(Wire, frozen=True, kw_only=True):
    """A table in a list; `watching` is the number of spectators. In the list of one's own tables,
    `mine` are one's seats, `acting` those that may act now, and `yours`: the table waits for you.
    `due` is when the time of the acting seats runs out, in milliseconds since 1970 (0: no limit),
    `unread` the number of messages since your last visit."""

    table: TableInfo
    created_at: int
    changed_at: int
    yours: bool = False
    mine: tuple[int, ...] = ()
    acting: tuple[int, ...] = ()
    due: int = 0
    unread: int = 0
    watching: int = 0


class Listing(Wire, frozen=True, kw_only=True):
    """`more`: there are older ones; request them with `before`, the `changed_at` of the last."""

    tables: tuple[Listed, ...]
    more: bool = False


class Invitation(Wire, frozen=True, kw_only=True):
    """`code` can be said aloud: the page `/j/<code>` leads to the table until it begins, or until
    `expires_at` if nothing more happens there (milliseconds since 1970)."""

    code: str
    expires_at: int


class Invited(Wire, frozen=True, kw_only=True):
    table: str


class Forking(Wire, frozen=True, kw_only=True):
    """Continue after log entry `number`, on this seat, against bots of this rank."""

    number: Number
    seat: Seat
    rank: Rank = "genin"


class Replay(Wire, frozen=True, kw_only=True):
    """`steps` are the updates that this observer received, from the first entry of the log."""

    table: TableInfo
    steps: tuple[Update, ...]
    eyes: int | None = None
    honesty: ShuffleProof | None = None
