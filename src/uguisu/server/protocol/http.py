"""What the REST side takes and gives; OpenAPI is written from these types."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from uguisu.kernel.message import Message as Sentence
from uguisu.server.protocol.told import Clock, Honesty, TableInfo, Update
from uguisu.server.protocol.wire import Language, Name, Number, Rank, Seat, Spectators, Wire

BASE64: Final = r"^[A-Za-z0-9_=-]+\Z"
EMAIL: Final = r"^[^@\s<>,;:\"\x00-\x1f\x7f]+@[^@\s<>,;:\"\x00-\x1f\x7f]+\Z"


class Problem(Wire, frozen=True, kw_only=True):
    """Any refusal: a stable code and an English sentence for programs, the clause if a rule is
    behind it, and `message` for people: a text of `refusals.ftl`, to be said in their language."""

    code: str
    sentence: str
    clause: str = ""
    message: Sentence | None = None


class NamedGuest(Wire, frozen=True, kw_only=True):
    """With `if_new`, somebody who has a session already keeps the name they have."""

    name: Name
    if_new: bool = False


class Me(Wire, frozen=True, kw_only=True):
    """`account` is the login name, empty for a guest; `name` is empty for nobody yet."""

    name: str
    account: str = ""


Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
LOGIN_MOST: Final = 24
PASSWORD_LEAST: Final = 8
PASSWORD_MOST: Final = 200
GameId = Annotated[str, Meta(max_length=32)]
Login = Annotated[str, Meta(min_length=2, max_length=LOGIN_MOST)]
Password = Annotated[str, Meta(min_length=PASSWORD_LEAST, max_length=PASSWORD_MOST)]


class Credentials(Wire, frozen=True, kw_only=True):
    """Of an account. Case and width do not count in `login`."""

    login: Login
    password: Password


class NewPassword(Wire, frozen=True, kw_only=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class PasswordOnly(Wire, frozen=True, kw_only=True):
    """Of the account, for what a stolen session must not do; guests have none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Recovery(Wire, frozen=True, kw_only=True):
    """`whom`: a login name or an e-mail address."""

    whom: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Language = "en"


class LinkToken(Wire, frozen=True, kw_only=True):
    """The end of a link that came by e-mail."""

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
    0 if it is not known. `email` and `waiting`, an address that was not confirmed yet, are
    shortened. Times are in milliseconds since 1970."""

    name: str
    account: str
    created_at: int
    password_at: int = 0
    email: str = ""
    waiting: str = ""


class Address(Wire, frozen=True, kw_only=True):
    """An e-mail address, shortened."""

    email: str


class Nothing(Wire, frozen=True, kw_only=True):
    """There is nothing to say but that it was done."""


class TablePeople(Wire, frozen=True, kw_only=True):
    """People by their numbers at a table: `muted` are those whose talk is not to be shown, the
    blocked ones among them; `mine` are one's own."""

    muted: tuple[int, ...]
    blocked: tuple[int, ...]
    mine: tuple[int, ...]


class AtTable(Wire, frozen=True, kw_only=True):
    """Somebody, by the number of the person at a table."""

    table: Annotated[str, Meta(max_length=32)]
    person: Number


class Relation(AtTable, frozen=True, kw_only=True):
    kind: Literal["mute", "block", "none"]


class NewReport(AtTable, frozen=True, kw_only=True):
    reason: Literal["abuse", "spam", "name", "cheating", "other"]
    text: Annotated[str, Meta(max_length=400)] = ""


class RelatedPerson(Wire, frozen=True, kw_only=True):
    """Somebody one has muted or blocked (`kind`); `id` is for ending that."""

    id: str
    name: str
    kind: str
    since: int


class PersonList(Wire, frozen=True, kw_only=True):
    people: tuple[RelatedPerson, ...]


class Deletion(Wire, frozen=True, kw_only=True):
    """`login` is asked for again, so that nobody deletes an account by mistake."""

    login: Annotated[str, Meta(max_length=LOGIN_MOST)]
    password: Annotated[str, Meta(max_length=200)]


class SessionInfo(Wire, frozen=True, kw_only=True):
    """Where somebody is signed in. `device` is what the browser said it is, empty for a program;
    times are in milliseconds since 1970, `used_at` to the hour; `current`: the one that asks."""

    id: str
    device: str
    created_at: int
    used_at: int
    current: bool = False


class SessionList(Wire, frozen=True, kw_only=True):
    sessions: tuple[SessionInfo, ...]


class NoticeWays(Wire, frozen=True, kw_only=True):
    """How one can be told that it is one's turn. `push_key` is the server's key for the browser's
    PushManager, empty if the server does not push; `mails` says that it sends e-mails, `email`
    where to (shortened), once confirmed, and `turn_mails` that this is wanted."""

    push_key: str
    mails: bool
    email: str = ""
    turn_mails: bool = True


class MailWish(Wire, frozen=True, kw_only=True):
    """Which e-mails one wants."""

    turn_mails: bool


class PushEndpoint(Wire, frozen=True, kw_only=True):
    endpoint: Annotated[str, Meta(max_length=500)]


class PushSubscription(PushEndpoint, frozen=True, kw_only=True):
    """What the browser's PushManager gives: where to send, and the keys to encrypt with."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=BASE64)]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern=BASE64)]


class EmailAddress(PasswordOnly, frozen=True, kw_only=True):
    email: Annotated[str, Meta(max_length=200, pattern=EMAIL)]
    language: Language = "en"


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
    empty for a table that is not public."""

    table: str
    game: str
    seats: int
    at: int
    place: int
    value: int
    margin: int
    before: int


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
    often whoever asks came in before this player at the same table, and after."""

    id: str
    name: str
    bot: bool = False
    private: bool = False
    since: int = 0
    ratings: tuple[Rating, ...] = ()
    games: tuple[RatedGame, ...] = ()
    ahead: int = 0
    behind: int = 0


class Privacy(Wire, frozen=True, kw_only=True):
    private: bool


class RatingList(Wire, frozen=True, kw_only=True):
    ratings: tuple[Rating, ...]


class SpokenLine(Wire, frozen=True, kw_only=True):
    at: int
    text: str


class OwnTable(Wire, frozen=True, kw_only=True):
    """A table where one sat or spoke: one's seats, what one said, and the record of the game once
    it is over."""

    id: str
    game: str
    status: str
    began: int
    seats: tuple[int, ...]
    said: tuple[SpokenLine, ...]
    record: str = ""


class MyData(Wire, frozen=True, kw_only=True):
    """All that the server keeps of a person. Times are in milliseconds since 1970."""

    account: AccountInfo
    email: str
    language: str
    turn_mails: bool
    browsers: int
    sessions: tuple[SessionInfo, ...]
    people: tuple[RelatedPerson, ...]
    ratings: tuple[Rating, ...]
    tables: tuple[OwnTable, ...]


class OptionInfo(Wire, frozen=True, kw_only=True):
    """One option of a game; texts are `<game>-option-<name>`."""

    name: str
    default: str | int
    clause: str
    choices: tuple[str, ...] = ()
    letters: str = ""
    low: int = 0
    high: int = 0


class ListedGame(Wire, frozen=True, kw_only=True):
    """A game one can play. `prefix` begins its clauses and, in small letters, the ids of its texts:
    `woc-title`. `rules`: there is a rulebook to read; `lesson`: there is a guided first match."""

    id: str
    title: str
    prefix: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    minutes: int
    quick_seats: int
    rules: bool
    lesson: bool


class BotWish(Wire, frozen=True, kw_only=True):
    seat: Seat
    rank: Rank


class NewTable(Wire, frozen=True, kw_only=True):
    """`sit` are the seats the maker takes (several: one screen for several people), `bots` those
    for bots. `house` is a file of house components (TOML), empty for the printed ones. `language`
    is what is spoken there, empty for any."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, str | int] = msgspec.field(default_factory=dict)
    house: Annotated[str, Meta(max_length=20_000)] = ""
    clock: Clock = Clock()
    public: bool = False
    spectators: Spectators = "open"
    rated: bool = True
    language: Language | Literal[""] = ""
    sit: Annotated[tuple[Seat, ...], Meta(max_length=6)] = (0,)
    bots: Annotated[tuple[BotWish, ...], Meta(max_length=6)] = ()


class NewLesson(Wire, frozen=True, kw_only=True):
    game: Annotated[str, Meta(max_length=32)]


class TableLink(Wire, frozen=True, kw_only=True):
    """`commitment` is the server's side of the shuffle; keep it to verify the game later. The
    browser's side, its entropy, is told with the hello, after this."""

    id: str
    commitment: str


class Listed(Wire, frozen=True, kw_only=True):
    """A table in a list; `watching` is how many people watch it here. In the list of one's own
    tables, `mine` are one's seats, `acting` those that may act now, and `yours` says that the table
    waits for you. `due` is when the time of those who act is up, in milliseconds since 1970 (0: no
    limit), `unread` what others have said there since one last looked."""

    table: TableInfo
    created_at: int
    changed_at: int
    yours: bool = False
    mine: tuple[int, ...] = ()
    acting: tuple[int, ...] = ()
    due: int = 0
    unread: int = 0
    watching: int = 0


class Listing(Wire, frozen=True, kw_only=True):
    """`more`: there are older ones; ask again with `before`, the `changed_at` of the last."""

    tables: tuple[Listed, ...]
    more: bool = False


class Invitation(Wire, frozen=True, kw_only=True):
    """`code` can be said aloud: the page `/j/<code>` leads to the table until it begins, or until
    `expires_at` if nothing more happens there (milliseconds since 1970)."""

    code: str
    expires_at: int


class Invited(Wire, frozen=True, kw_only=True):
    table: str


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
    """So many days off; `games`: at how many games it made a difference."""

    days: Annotated[int, Meta(ge=0, le=14)]
    games: int = 0


class Forking(Wire, frozen=True, kw_only=True):
    """Go on after happening `number`, on this seat, against bots of this rank."""

    number: Number
    seat: Seat
    rank: Rank = "genin"


class Replay(Wire, frozen=True, kw_only=True):
    """`steps` are the updates these eyes have seen, from the first entry of the log."""

    table: TableInfo
    steps: tuple[Update, ...]
    eyes: int | None = None
    honesty: Honesty | None = None


class Health(Wire, frozen=True, kw_only=True):
    status: str
