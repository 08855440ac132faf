"""Quick match, and days off."""

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.server.protocol.wire import Wire

GameId = Annotated[str, Meta(max_length=32)]


class Wish(Wire, frozen=True, kw_only=True):
    """What somebody looks for: one of these games, with so many players (0: any number), `live` or
    with `days` for every move. After `bots_after` seconds bots may take the seats that are free
    then (0: at once, null: never)."""

    games: Annotated[tuple[GameId, ...], Meta(min_length=1, max_length=6)]
    pace: Literal["live", "days"] = "live"
    seats: Annotated[int, Meta(ge=0, le=6)] = 0
    rated: bool = True
    bots_after: Annotated[int, Meta(ge=0, le=3600)] | None = None


class Waiting(Wire, frozen=True, kw_only=True):
    """How many wait for a game now, and how many seconds it took the middle half of those who found
    a table full of people in the last hour; null if too few did to say."""

    game: str
    pace: str
    count: int
    usual: tuple[int, int] | None = None


class MatchState(Wire, frozen=True, kw_only=True):
    """`wish`: what one looks for, since when (`since`, milliseconds since 1970); null if one does
    not. `table`: the table that was found, until its game begins. `now` is the server's time."""

    now: int
    waiting: tuple[Waiting, ...]
    wish: Wish | None = None
    since: int = 0
    table: str = ""


class DaysOff(Wire, frozen=True, kw_only=True):
    """Days off; `games`: how many games it changed something in."""

    days: Annotated[int, Meta(ge=0, le=14)]
    games: int = 0
