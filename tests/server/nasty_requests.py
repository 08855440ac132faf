"""Requests that nobody should send: good ones with one thing changed, for every endpoint."""

import http.client
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.server.nasty import COOKIES, PATHS, RAW, Good, encoded, whole
from uguisu.client import Session, new_key


def good_body(takes: str) -> Good:
    """What a well-meaning client sends, by the name of the body's type."""
    key = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
    known: dict[str, Good] = {
        "NamedGuest": encoded(name=f"Aki {new_key()[:8]}", if_new=False),
        "Credentials": encoded(login="aki", password="correct horse"),
        "NewPassword": encoded(old="correct horse", new="battery staple"),
        "PushEndpoint": encoded(endpoint="https://web.push.apple.com/x"),
        "PushSubscription": encoded(
            endpoint="https://web.push.apple.com/x", p256dh=key, auth="tBHItJI5svbpez7KI4CCXg"
        ),
        "EmailAddress": encoded(email="aki@example.org", language="it", password=""),
        "PasswordOnly": encoded(password="correct horse"),
        "MailWish": encoded(turn_mails=True),
        "Recovery": encoded(whom="aki", language="it"),
        "LinkToken": encoded(token="x" * 43),
        "RecoveredPassword": encoded(token="x" * 43, new="battery staple"),
        "Deletion": encoded(login="aki", password="correct horse"),
        "Relation": encoded(table="x", person=2, kind="block"),
        "NewReport": encoded(table="x", person=2, reason="abuse", text="hello"),
        "NewTable": encoded(
            game="war-of-clans",
            seats=3,
            options={"start": "random"},
            house="",
            clock={"kind": "move", "seconds": 60, "increment": 0},
            public=True,
            spectators="open",
            rated=True,
            language="it",
            sit=[0],
            bots=[{"seat": 1, "rank": "genin"}],
        ),
        "Wish": encoded(games=["war-of-clans"], pace="live", seats=3, rated=True, bots_after=45),
        "Plan": encoded(
            kind="swiss",
            name="Autumn cup",
            game="war-of-clans",
            seats=3,
            starts_at=(1 << 53) - 1,
            options={"start": "random"},
            clock={"kind": "move", "seconds": 60, "increment": 0},
            rated=True,
            minutes=60,
            rounds=5,
            pause=120,
            least=4,
            final=False,
            fill=True,
            bots=0,
            rank="genin",
        ),
        "Deed": encoded(do="join"),
        "Privacy": encoded(private=True, only_friends=True),
        "RelationKind": encoded(kind="block"),
        "AccountReport": encoded(reason="name", text="hello"),
        "NewFriend": encoded(name="aki", table="x", person=2),
        "NewChallenge": encoded(friend="x" * 12, name="aki", table="x" * 16),
        "DaysOff": encoded(days=3, games=0),
        "NewLesson": encoded(game="war-of-clans"),
        "Forking": encoded(number=20, seat=0, rank="genin"),
    }
    return known[takes]


def bodies(takes: str) -> Iterator[bytes]:
    """Good bodies with one thing changed."""
    good = good_body(takes)
    yield whole(good)
    for name in good:
        yield whole({other: value for other, value in good.items() if other != name})
        for value in RAW:
            yield whole(good | {name: value})
    for part in ("kind", "seconds", "increment"):
        if "clock" in good:
            yield from (whole(good | {"clock": whole({part: value})}) for value in RAW)
    for part in ("seat", "rank"):
        if "bots" in good:
            bot = encoded(seat=1, rank="genin")
            yield from (whole(good | {"bots": b"[%s]" % whole(bot | {part: v})}) for v in RAW)
    if "options" in good:
        yield from (whole(good | {"options": whole({"start": value})}) for value in RAW)
    for value in RAW:
        yield whole(good | {"unknown": value})
        yield value


def paths(path: str, query: Sequence[str], table: str) -> Iterator[str]:
    """The path with good values, then with one value changed. `query` are its parameters."""
    names = re.findall(r"{(\w+)}", path)
    good = dict.fromkeys(names, "x") | {"table": table, "game": "war-of-clans", "language": "it"}
    good |= {"code": "fako-mitu-lesa-rodi", "id": "bot:genin"}
    plain = path.format(**{name: good[name] for name in names})
    yield plain
    for name in names:
        for value in PATHS:
            yield path.format(**{one: good[one] for one in names} | {name: value})
    for name in query:
        yield from (f"{plain}?{name}={value}" for value in PATHS)
        yield f"{plain}?{name}=1&{name}=%00"


class Request(NamedTuple):
    method: str
    path: str
    body: bytes | None = None
    cookie: str = ""
    """In place of the session's own."""


def requests_for(
    method: str, path: str, query: Sequence[str], takes: str | None, table: str
) -> Iterator[Request]:
    """All requests for one endpoint. `takes` names the type of its body, `table` a table."""
    body = whole(good_body(takes)) if takes is not None else None
    plain = next(paths(path, query, table))
    yield from (Request(method, one, body) for one in paths(path, query, table))
    yield from (Request(method, plain, cookie=cookie) for cookie in COOKIES)
    if takes is not None:
        yield from (Request(method, plain, one) for one in bodies(takes))


class Asking:
    """One connection that stays open, and what was answered that should not be."""

    def __init__(self, port: int, session: Session) -> None:
        self.port = port
        self.session = session
        self.faults: list[str] = []
        self.statuses: set[int] = set()
        self._connect()

    def _connect(self) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)

    def ask(self, method: str, path: str, body: bytes | None = None, cookie: str = "") -> int:
        headers = {"Cookie": cookie} if cookie else self.session.headers
        if body is not None:
            headers = headers | {"Content-Type": "application/json"}
        self.connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            self.connection.putheader(name, value.encode("latin-1"))
        self.connection.putheader("Content-Length", str(len(body or b"")))
        self.connection.endheaders(body)
        response = self.connection.getresponse()
        content = response.read()
        if response.will_close:
            self.connection.close()
            self._connect()
        if response.status >= 500:
            self.faults.append(f"{response.status} {method} {path[:99]} {(body or b'')[:300]!r}")
        if "json" in response.headers.get("content-type", "") and response.status >= 400:
            assert len(content) < 20_000, (path, content[:200])
        self.statuses.add(response.status)
        return response.status
