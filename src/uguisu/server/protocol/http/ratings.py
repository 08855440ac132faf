"""Ratings, their changes, and profiles."""

from typing import Literal

from uguisu.server.protocol.http.friends import Friend, Standing
from uguisu.server.protocol.wire import Wire


class Rating(Wire, frozen=True, kw_only=True):
    """The rating in a game with so many seats: `value` plus or minus `margin`, computed from
    openskill's `mu` and `sigma`. `id` is for the profile (a login name, or `bot:` and a rank),
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
    """A rated game: the place taken, and the value before and after it. `table` is empty for a
    table that is not public. In a profile, `others` are the names of the other players, and `bots`
    and `more` count bots and people without a public name."""

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
    """The change of the rating of the player on a seat."""

    seat: int
    value: int
    margin: int
    before: int


class RatingChanges(Wire, frozen=True, kw_only=True):
    """Of one table; `rated`: whether its result has been processed."""

    rated: bool
    changes: tuple[RatingChange, ...]


class Profile(Wire, frozen=True, kw_only=True):
    """A player as others see them. A private profile has only the name. `ahead` and `behind`: how
    often the person who asks placed before this player at the same table, and after. `friends` are
    the names of some friends; `friend` is the relation between the two. `here` and `seen`: whether
    the player is online, and when they last were (milliseconds since 1970). `challenge`: whether
    the person who asks may challenge this player, empty for a bot or without a session.
    `only_friends`: in your own profile, whether only friends may. `relation`: the person who asks
    has `mute`d or `block`ed this player."""

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
