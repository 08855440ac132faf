"""Tournaments: making, joining and showing them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from uguisu.server.protocol.outgoing import Clock
from uguisu.server.protocol.wire import Rank, Wire

Title = Annotated[str, Meta(min_length=1, max_length=40)]
Moment = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
GameId = Annotated[str, Meta(min_length=1, max_length=32)]


class Plan(Wire, frozen=True, kw_only=True):
    """The settings of a tournament. `arena`: for `minutes` everybody plays as often as they like;
    with a `final` the best play one more table, which decides their places. `swiss`: `rounds`
    rounds with a break of `pause` seconds between them. Tables have `seats` seats. `fill`: bots
    take free seats. `bots`: the minimum number of players; missing ones are bots of `rank` (Swiss
    only). With fewer than `least` players it is cancelled."""

    kind: Literal["arena", "swiss"]
    name: Title
    game: GameId
    seats: Annotated[int, Meta(ge=2, le=6)]
    starts_at: Moment
    options: dict[str, str | int] = msgspec.field(default_factory=dict)
    clock: Clock = Clock(kind="move", seconds=30)
    rated: bool = True
    minutes: Annotated[int, Meta(ge=5, le=720)] = 60
    final: bool = False
    rounds: Annotated[int, Meta(ge=1, le=11)] = 5
    pause: Annotated[int, Meta(ge=0, le=3600)] = 120
    least: Annotated[int, Meta(ge=2, le=64)] = 4
    fill: bool = True
    bots: Annotated[int, Meta(ge=0, le=64)] = 0
    rank: Rank = "chunin"


class Deed(Wire, frozen=True, kw_only=True):
    """`join`, also to come back; `leave`; `rest`: get no table until `play`; `ready`: agree to
    begin the next round of a Swiss tournament, or the final of an arena; `begin`: start now, only
    for the host."""

    do: Literal["join", "leave", "rest", "play", "ready", "begin"]


class TournamentLink(Wire, frozen=True, kw_only=True):
    id: str


class TournamentLine(Wire, frozen=True, kw_only=True):
    """A tournament in a list. `status`: `announced`, `running`, `finished` or `cancelled`. `begins`
    is the start; `ends` is when an arena stops making tables, or when it was over (0: unknown)."""

    id: str
    plan: Plan
    status: str
    players: int
    begins: int
    ends: int = 0
    winner: str = ""
    joined: bool = False


class TournamentList(Wire, frozen=True, kw_only=True):
    """Running, coming and recently finished tournaments; `now` is the server's time."""

    now: int
    tournaments: tuple[TournamentLine, ...]


class OwnContest(Wire, frozen=True, kw_only=True):
    """A tournament the person plays in or has joined; `table`: where they have to be now, empty for
    nowhere."""

    id: str
    name: str
    table: str = ""


class Contestant(Wire, frozen=True, kw_only=True):
    """A line of the standings. `number` identifies the player in this tournament. A player without
    a name has deleted the account; `rank` is that of a bot. `state`: `free`, `playing`, `resting`
    or `left`. `places` are newest first, 0 for a bye. `lit`: the lantern burns (arena). `rivals`:
    the points of all opponents, and `direct` the tie-break after it (Swiss). `final`: the place in
    the final (arena; 0: not played there)."""

    number: int
    place: int
    name: str
    rank: str = ""
    state: str = "free"
    points: float = 0
    games: int = 0
    wins: int = 0
    places: tuple[int, ...] = ()
    lit: bool = False
    rivals: float = 0
    direct: float = 0
    final: int = 0
    ready: bool = False


class ContestTable(Wire, frozen=True, kw_only=True):
    """A table of the tournament: `players` by seat, 0 for a bot that only fills the seat. `places`
    by seat once it is over, 0 for players who do not count; empty if it was aborted. `final`: it is
    the final of an arena."""

    id: str
    round: int
    players: tuple[int, ...]
    opened_at: int
    is_over: bool = False
    places: tuple[int, ...] = ()
    final: bool = False


class Contest(Wire, frozen=True, kw_only=True):
    """A tournament. `number` grows with every change. `tables` are the running ones, and of a Swiss
    tournament all of the last round; `recent` the last finished ones, newest first; `played` counts
    all finished ones. `me`: your number, 0 if you have not joined; `table`: where you have to be
    now. `round` is the last one that has begun, `next_at` when the next one or the final of an
    arena begins (0: while a round is played). `host`: you may cancel it. `late`:
    nobody can join any more."""

    id: str
    number: int
    now: int
    plan: Plan
    status: str
    begins: int
    ends: int
    standings: tuple[Contestant, ...]
    tables: tuple[ContestTable, ...]
    recent: tuple[ContestTable, ...]
    played: int
    round: int = 0
    next_at: int = 0
    why: str = ""
    me: int = 0
    table: str = ""
    host: bool = False
    late: bool = False
