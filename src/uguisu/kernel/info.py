"""Facts about a game that are not rules: each game states them once, in its `info.py`."""

import msgspec


class Lesson(msgspec.Struct, frozen=True):
    """A first match, with the same deal for everybody. The learner has seat 0 and begins."""

    seats: int
    seed: str
    options: dict[str, str | int] = {}
    rank: str = "genin"


class LadderSize(msgspec.Struct, frozen=True):
    """Defaults of `uguisu ladder`: games per pair, and iterations of a search. Enough to separate
    all ranks of all games in less than an hour on two cores; games with more luck need more
    games."""

    games: int
    iterations: int


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    minutes: int
    """How long a game takes, as the rulebook says."""
    quick_seats: int
    """Seats of a table that somebody opens against bots with one click."""
    version: int = 0
    """Of the numbers: raised when an action's number or an observation's number gets another
    meaning. Part of the ids of environments for research."""
    ladder: LadderSize = LadderSize(60, 100)
    lesson: Lesson | None = None
    phrases: tuple[str, ...] = ()
    """Quick phrases of the table talk; their texts are `phrase-<name>`, about a seat or nobody."""
    deeds: dict[str, tuple[str, ...]] = {}
    """What `uguisu lab balance` counts for every seat: a name, and the log lines that tell of it.
    The text of a name is `<prefix>-deed-<name>`."""
    roles: dict[str, tuple[str, str]] = {}
    """What a seat turns out to be: a name, the log line that tells it, and the argument it stands
    in. The text of a name is `<prefix>-role-<name>`."""
    bots: dict[str, str] = {}
    """Bots of a game of another package: `{"genin": "my_game.bots:Genin"}`. Ranks it does not name
    are played by a search that knows no game."""
