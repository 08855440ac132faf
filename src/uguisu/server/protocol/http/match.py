"""Quick match, and days off."""

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.server.protocol.wire import Wire

GameId = Annotated[str, Meta(max_length=32)]


class Wish(Wire, frozen=True, kw_only=True):
    """What somebody looks for: one of these games, with so many players (0: any number), `live` or
    with `days` for every move. After `bots_after` seconds bots may take free seats (0: at once,
    null: never)."""

    games: Annotated[tuple[GameId, ...], Meta(min_length=1, max_length=6)]
    pace: Literal["live", "days"] = "live"
    seats: Annotated[int, Meta(ge=0, le=6)] = 0
    rated: bool = True
    bots_after: Annotated[int, Meta(ge=0, le=3600)] | None = None


class Waiting(Wire, frozen=True, kw_only=True):
    """How many people wait for a game now, and the middle half of the waiting times in seconds
    until a table of people was full, over the last hour; null if there were too few."""

    game: str
    pace: str
    count: int
    usual: tuple[int, int] | None = None


class MatchState(Wire, frozen=True, kw_only=True):
    """`wish`: what the person looks for, since when (`since`, milliseconds since 1970); null if
    nothing. `table`: the table that was found, until its game begins. `now` is the server's
    time."""

    now: int
    waiting: tuple[Waiting, ...]
    wish: Wish | None = None
    since: int = 0
    table: str = ""


class DaysOff(Wire, frozen=True, kw_only=True):
    """Days off; `games`: in how many games this changed something."""

    days: Annotated[int, Meta(ge=0, le=14)]
    games: int = 0
