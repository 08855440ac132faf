"""Who plays how well: ratings, their changes, profiles."""

from typing import Literal

from uguisu.server.protocol.http.friends import Friend, Standing
from uguisu.server.protocol.wire import Wire


class Rating(Wire, frozen=True, kw_only=True):
    """How good a player of a game with so many seats is: `value` give or take `margin`, made of
    openskill's `mu` and `sigma`. `id` leads to the profile (a login name, or `bot:` and a rank),
    empty for a guest. `places[i]` counts how often place i + 1 was taken; `last` are the latest
    places, the newest first; `provisional`: too few games to be listed."""

    id: str
    name: str
    game: str
    seats: int
    mu: float
    sigma: float
    value: int
    margin: int
    games: int
    bot: bool = False
    provisional: bool = False
    last: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


class RatedGame(Wire, frozen=True, kw_only=True):
    """What one rated game did: the place taken, and the value after it and before it. `table` is
    empty for a table that is not public. A profile tells who else played there: the names of
    `others`, and how many more were `bots` or people whose names are not told (`more`)."""

    table: str
    game: str
    seats: int
    at: int
    place: int
    value: int
    margin: int
    before: int
    others: tuple[str, ...] = ()
    bots: int = 0
    more: int = 0


class RatedGames(Wire, frozen=True, kw_only=True):
    games: tuple[RatedGame, ...]


class RatingChange(Wire, frozen=True, kw_only=True):
    """What a game did to the rating of the player on a seat."""

    seat: int
    value: int
    margin: int
    before: int


class RatingChanges(Wire, frozen=True, kw_only=True):
    """Of one table; `rated`: whether its result has been looked at yet."""

    rated: bool
    changes: tuple[RatingChange, ...]


class Profile(Wire, frozen=True, kw_only=True):
    """A player as others see them. A private one tells its name only. `ahead` and `behind`: how
    often whoever asks came in before this player at the same table, and after. `friends` are the
    names of some friends; `friend` says how whoever asks stands with this player. `here` and
    `seen`: whether the player is here now, and when last (milliseconds since 1970). `challenge`:
    whether whoever asks may challenge this player, empty for a bot or somebody without a session.
    `only_friends`: of one's own profile, whether others may not. `relation`: whoever asks has set
    this player to `mute` or `block`."""

    id: str
    name: str
    bot: bool = False
    private: bool = False
    since: int = 0
    ratings: tuple[Rating, ...] = ()
    games: tuple[RatedGame, ...] = ()
    ahead: int = 0
    behind: int = 0
    friends: tuple[str, ...] = ()
    friend: Friend | None = None
    here: bool = False
    seen: int = 0
    challenge: Standing | Literal[""] = ""
    only_friends: bool = False
    relation: str = ""


class RatingList(Wire, frozen=True, kw_only=True):
    ratings: tuple[Rating, ...]
