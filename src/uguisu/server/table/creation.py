"""Making a table: the first entry of its log."""

import msgspec

from uguisu.games import GAMES, make
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.game import Game
from uguisu.kernel.record import RecordedAction
from uguisu.server.errors import SetAside, WrongMoment
from uguisu.server.protocol import events
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.table.entry import RESTS, Entry
from uguisu.server.table.seating import Past
from uguisu.server.table.table import Table


class Fork(msgspec.Struct, frozen=True):
    """The beginning of another game, copied move by move."""

    table: str
    seed: str
    deeds: tuple[RecordedAction, ...]


class Create(Entry, frozen=True, kw_only=True, tag="create"):
    """Number 1 of every log. `secret` is what the commitment commits to; `lesson` is the seed of a
    lesson, which is the same for everybody and no secret. `language` is what is spoken there, empty
    for any. `match`: quick match brought these people together; `bots` may take the place of who
    does not come, or only `people`. `tournament`: the id of the one that this table belongs to."""

    game: str
    seats: int
    secret: str
    options: dict[str, str | int] = msgspec.field(default_factory=dict)
    house: str = ""
    clock: Clock = Clock()
    public: bool = False
    spectators: str = "open"
    rated: bool = True
    fork: Fork | None = None
    lesson: str = ""
    language: str = ""
    match: str = ""
    tournament: str = ""

    def check(self, table: Table) -> None:
        """Whether there is such a game is found out by `fold`, before it changes anything."""
        if table.is_set_aside:
            raise SetAside(RESTS)
        if table.is_created:
            raise WrongMoment("A log begins with its table, and only once.")

    def fold(self, table: Table) -> None:
        table.create(self, game_of(self))

    def event(self, table: Table, past: Past) -> events.Opened:
        return events.Opened(fork=self.fork.table if self.fork else None)


def game_of(entry: Create) -> Game:
    """Raises BadSetup or BadComponents for a table that cannot be."""
    known = None if entry.house else GAMES.get(entry.game)
    game = known or make(entry.game, entry.house)
    need_seats(game, entry.seats)
    return game


def need_seats(game: Game, seats: int) -> None:
    if seats not in game.seat_range:
        low, high = game.seat_range[0], game.seat_range[-1]
        raise BadSetup(f"{game.title} is for {low} to {high} players, not {seats}.")
