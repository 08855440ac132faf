"""Friends, which of them are online, and challenges."""

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.server.protocol.wire import Number, Wire

Id = Annotated[str, Meta(min_length=1, max_length=32)]

Standing = Literal["open", "friends", "account", "declined", "yourself"]
"""Whether one may challenge somebody (`open`), or why not: they take challenges from `friends`
only, one needs an `account`, or they `declined` one within the last week."""


class Friend(Wire, frozen=True, kw_only=True):
    """Somebody with an account. `state`: `friend`; `asked` by me; `asks` me. For friends: whether
    they are `here`, when they were last `seen` (milliseconds since 1970, 0: never), and the public
    `table` at which they play `game` now. `id` is for ending the friendship."""

    id: str
    name: str
    state: Literal["friend", "asked", "asks"]
    here: bool = False
    seen: int = 0
    game: str = ""
    table: str = ""


class Challenge(Wire, frozen=True, kw_only=True):
    """An invitation to a gathering table: from `name` to me, or `mine` to `name`, who may have
    `declined`."""

    id: str
    name: str
    game: str
    table: str
    at: int
    mine: bool = False
    declined: bool = False


class FriendList(Wire, frozen=True, kw_only=True):
    """Friends by name, and challenges, the newest first."""

    friends: tuple[Friend, ...]
    challenges: tuple[Challenge, ...]


class NewFriend(Wire, frozen=True, kw_only=True):
    """Somebody by their account `name`, or by the number of the `person` at a `table`."""

    name: Annotated[str, Meta(max_length=48)] = ""
    table: Annotated[str, Meta(max_length=32)] = ""
    person: Number = 0


class NewChallenge(Wire, frozen=True, kw_only=True):
    """`friend` is the `id` in the list of friends; anybody else is given by their account `name`.
    The challenger must already sit at the table."""

    friend: Annotated[str, Meta(max_length=32)] = ""
    name: Annotated[str, Meta(max_length=48)] = ""
    table: Id
