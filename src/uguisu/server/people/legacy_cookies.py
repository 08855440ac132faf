"""Signed cookies of older versions: `<person>.<since>.<mark>`, signed with a key in `keys`.

They cannot be revoked, and somebody who was a guest before may know an account's cookie. So only a
guest's is valid, and only once: it is exchanged for a session.
"""

import hmac
from hashlib import sha256
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.errors import SignedOut
from uguisu.server.now import now_ms
from uguisu.server.people.identity import find_now
from uguisu.server.people.sessions import YEAR_MS, Admitted, Entered, Sessions
from uguisu.server.store.schema import keys, people

PARTS: Final = 3


async def exchange(sessions: Sessions, cookie: str, device: str) -> Entered | None:
    """A session for the guest of this cookie; None if it is not valid, or not any more."""
    if cookie.count(".") != PARTS - 1:
        return None
    query = sa.select(keys.c.value).where(keys.c.name == "sessions")
    key = await sessions.store.read(lambda connection: connection.scalar(query))
    person = person_of(cookie, key) if key else ""
    if not person:
        return None
    try:
        return await sessions.enter(device, lambda connection: admit(connection, person))
    except SignedOut:
        return None


def person_of(cookie: str, key: str) -> str:
    """The person who was signed; empty if the signature is wrong or older than a year."""
    text, _, mark = cookie.rpartition(".")
    own = hmac.new(key.encode(), text.encode(), sha256).hexdigest()
    if not hmac.compare_digest(own.encode(), mark.encode()):
        return ""
    person, _, since = text.rpartition(".")
    return person if int(since) > now_ms() - YEAR_MS else ""


def admit(connection: Connection, person: str) -> Admitted:
    """The guest, once; `signed_out_at` marks that it was used."""
    first = sa.update(people).where(
        people.c.id == person,
        people.c.login.is_(None),
        people.c.now.is_(None),
        people.c.signed_out_at.is_(None),
    )
    if not connection.execute(first.values(signed_out_at=now_ms())).rowcount:
        raise SignedOut("This cookie counts no more.")
    who = find_now(connection, person)
    assert who is not None, "the guest was there a moment ago"
    return Admitted(who)
