"""Statistics of a player."""

from uguisu.server.protocol.wire import Wire


class Played(Wire, frozen=True, kw_only=True):
    """How many rated games of one kind were played, and won."""

    game: str
    seats: int
    games: int
    won: int


class Met(Wire, frozen=True, kw_only=True):
    """A frequent opponent."""

    name: str
    games: int


class Statistics(Wire, frozen=True, kw_only=True):
    """From all rated games: by game and number of players; the `longest` winning streak, and the
    `current` one; since when (milliseconds since 1970); the most frequent opponents of late."""

    played: tuple[Played, ...]
    longest: int = 0
    current: int = 0
    since: int = 0
    met: tuple[Met, ...] = ()
