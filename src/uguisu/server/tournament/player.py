"""The players of a tournament, their results, and their tables."""

from typing import Final, Literal

import msgspec

NOBODY: Final = 0
"""A bot that only fills a seat."""


class Score(msgspec.Struct, frozen=True):
    """What a player got at a table, or for a bye (`place` 0, no table)."""

    table: str
    round: int
    place: int
    points: float
    is_doubled: bool = False


class Player(msgspec.Struct, kw_only=True):
    """Somebody who has joined: a person, or a bot of a rank. `seats` counts by seat how often the
    player has sat there, `met` by number how often with whom."""

    number: int
    name: str
    person: str = ""
    rank: str = ""
    presence: Literal["here", "resting", "left"] = "here"
    table: str = ""
    free_since: int = 0
    is_ready: bool = False
    seats: list[int]
    met: dict[int, int] = msgspec.field(default_factory=dict)
    scores: list[Score] = msgspec.field(default_factory=list)
    is_lit: bool = False
    wins_in_a_row: int = 0
    missed: int = 0
    """Tables to which this player did not come."""
    final: int = 0
    """The place in the final of an arena; 0 for who has not played there."""

    @property
    def is_free(self) -> bool:
        """Waits for a table."""
        return self.presence == "here" and not self.table

    @property
    def points(self) -> float:
        return sum(score.points for score in self.scores)

    @property
    def games(self) -> int:
        return sum(score.place > 0 for score in self.scores)

    @property
    def wins(self) -> int:
        return sum(score.place == 1 for score in self.scores)

    @property
    def byes(self) -> int:
        return sum(score.place == 0 for score in self.scores)


class TournamentTable(msgspec.Struct, kw_only=True):
    """A table of the tournament: numbers of players by seat, NOBODY for a bot that fills it.
    `places` are those among the players who came, by seat, 0 for the others; empty if the game was
    aborted."""

    table: str
    round: int
    players: tuple[int, ...]
    opened_at: int
    is_over: bool = False
    places: tuple[int, ...] = ()
