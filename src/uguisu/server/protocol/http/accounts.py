"""Guests, accounts, sessions, and what is stored about a person."""

from typing import Annotated, Final

from msgspec import Meta

from uguisu.server.protocol.http.friends import Challenge, Friend
from uguisu.server.protocol.http.match import Wish
from uguisu.server.protocol.http.ratings import RatedGame, Rating
from uguisu.server.protocol.http.relations import RelatedPerson
from uguisu.server.protocol.wire import Language, Name, Wire

EMAIL: Final = r"^[^@\s<>,;:\"\x00-\x1f\x7f]+@[^@\s<>,;:\"\x00-\x1f\x7f]+\Z"


class NamedGuest(Wire, frozen=True, kw_only=True):
    """With `if_new`, somebody who already has a session keeps their name."""

    name: Name
    if_new: bool = False


class Me(Wire, frozen=True, kw_only=True):
    """`account` is the login name, empty for a guest; `name` is empty for somebody without a
    session."""

    name: str
    account: str = ""


Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]

LOGIN_MOST: Final = 24
PASSWORD_LEAST: Final = 8
PASSWORD_MOST: Final = 200
Login = Annotated[str, Meta(min_length=2, max_length=LOGIN_MOST)]
Password = Annotated[str, Meta(min_length=PASSWORD_LEAST, max_length=PASSWORD_MOST)]


class Credentials(Wire, frozen=True, kw_only=True):
    """Of an account. Case and width of `login` are ignored."""

    login: Login
    password: Password


class NewPassword(Wire, frozen=True, kw_only=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class PasswordOnly(Wire, frozen=True, kw_only=True):
    """The account's password, for anything a stolen session must not do; guests have none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Recovery(Wire, frozen=True, kw_only=True):
    """`whom`: a login name or an e-mail address."""

    whom: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Language = "en"


class LinkToken(Wire, frozen=True, kw_only=True):
    """The end of a link in an e-mail."""

    token: Token


class RecoveredPassword(Wire, frozen=True, kw_only=True):
    token: Token
    new: Password


class LinkInfo(Wire, frozen=True, kw_only=True):
    """`kind`: `email` confirms the address, `password` allows a new password. `name` is the login
    name, or a guest's name."""

    kind: str
    name: str
    email: str


class AccountInfo(Wire, frozen=True, kw_only=True):
    """What the account page shows. `account` is the login name, empty for a guest; `password_at` is
    0 if unknown. `email`, and `waiting` (an unconfirmed address), are shortened. Times are in
    milliseconds since 1970."""

    name: str
    account: str
    created_at: int
    password_at: int = 0
    email: str = ""
    waiting: str = ""


class Address(Wire, frozen=True, kw_only=True):
    """An e-mail address, shortened."""

    email: str


class Deletion(Wire, frozen=True, kw_only=True):
    """`login` is required again, so that nobody deletes an account by mistake."""

    login: Annotated[str, Meta(max_length=LOGIN_MOST)]
    password: Annotated[str, Meta(max_length=200)]


class SessionInfo(Wire, frozen=True, kw_only=True):
    """A session. `device` is what the browser says it is, empty for a program; times are in
    milliseconds since 1970, `used_at` to the hour; `current`: the one that makes this request."""

    id: str
    device: str
    created_at: int
    used_at: int
    current: bool = False


class SessionList(Wire, frozen=True, kw_only=True):
    sessions: tuple[SessionInfo, ...]


class EmailAddress(PasswordOnly, frozen=True, kw_only=True):
    email: Annotated[str, Meta(max_length=200, pattern=EMAIL)]
    language: Language = "en"


class Privacy(Wire, frozen=True, kw_only=True):
    """`private`: others see only the name. `only_friends`: only friends can challenge. null leaves
    a value unchanged."""

    private: bool | None = None
    only_friends: bool | None = None


class SpokenLine(Wire, frozen=True, kw_only=True):
    at: int
    text: str


class OwnTable(Wire, frozen=True, kw_only=True):
    """A table where the person sat or spoke: their seats, what they said, and the record of the
    game once it is over."""

    id: str
    game: str
    status: str
    began: int
    seats: tuple[int, ...]
    said: tuple[SpokenLine, ...]
    record: str = ""


class OwnTournament(Wire, frozen=True, kw_only=True):
    """A tournament that the person announced (`host`) or joined: the place in its standings, 0
    without one."""

    id: str
    name: str
    game: str
    kind: str
    status: str
    begins: int
    host: bool = False
    place: int = 0
    points: float = 0
    games: int = 0
    wins: int = 0


class OwnReport(Wire, frozen=True, kw_only=True):
    """A report the person made to the operator: whom, as they were called then, and why."""

    at: int
    name: str
    table: str
    reason: str
    text: str


class MyData(Wire, frozen=True, kw_only=True):
    """Everything the server stores about a person. `seen_at`: the last visit; `looking`: what they
    look for in quick match; `rated_games`: the changes of their ratings. Times are in milliseconds
    since 1970."""

    account: AccountInfo
    email: str
    language: str
    turn_mails: bool
    private: bool
    only_friends: bool
    seen_at: int
    browsers: int
    sessions: tuple[SessionInfo, ...]
    people: tuple[RelatedPerson, ...]
    friends: tuple[Friend, ...]
    challenges: tuple[Challenge, ...]
    reports: tuple[OwnReport, ...]
    looking: Wish | None
    ratings: tuple[Rating, ...]
    rated_games: tuple[RatedGame, ...]
    tables: tuple[OwnTable, ...]
    tournaments: tuple[OwnTournament, ...]
