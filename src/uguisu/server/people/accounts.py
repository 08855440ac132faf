"""Accounts: guests who have chosen a login name and a password, and so keep their games.

A guest who registers stays the same person. A guest who signs in to an account becomes it: the
guest's row points to the account (`people.now`), and all its games are the account's. Registering,
signing in and changing the password each open a new session and end the old ones, so that an old
cookie never gains rights.
"""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from uguisu.server.errors import (
    BadMessage,
    LoginTaken,
    NotFound,
    TooMany,
    WrongMoment,
    WrongPassword,
    said,
)
from uguisu.server.now import now_ms
from uguisu.server.people import links, ratings
from uguisu.server.people.buckets import per_minute
from uguisu.server.people.identity import find_now, free_name, new_guest
from uguisu.server.people.names import name_of, need_one_alphabet
from uguisu.server.people.sanctions import need_allowed
from uguisu.server.people.sessions import Admitted, Entered, Sessions, end, end_all
from uguisu.server.settings import Limits
from uguisu.server.store.schema import people, sessions
from uguisu.server.store.store import Store
from uguisu.server.table.confusable_names import look_of
from uguisu.server.table.who import Who

HASHERS: Final = 2
"""Passwords checked at the same time: argon2 needs time and memory by design."""
LONGEST: Final = 24

WRONG: Final = "The name or the password is wrong."


class Requester(msgspec.Struct, frozen=True):
    """Where a request comes from: the network address, and the device for the list of sessions."""

    address: str
    device: str = ""


class Accounts:
    def __init__(self, store: Store, sessions: Sessions, limits: Limits) -> None:
        self.store = store
        self.sessions = sessions
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(HASHERS, thread_name_prefix="uguisu password")
        self.attempts = per_minute(limits.logins_per_minute)
        self.nobody = ""
        """A hash that no password has, so that an unknown name takes as long as a wrong
        password."""

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)

    async def register(
        self, guest: Who | None, login: str, password: str, asker: Requester
    ) -> Entered:
        """The guest becomes an account, with the same id and so with all games; somebody new
        becomes one named like the account. A name that another account has gets a number."""
        name, shown = login_of(login), name_of(login)
        self.count_attempt(asker, name)
        values = {"login": name, **await self.new_password(password)}

        def admit(connection: Connection) -> Admitted:
            who = guest or new_guest(connection, shown)
            own = free_name(connection, who.name, who.ids)
            is_guest = people.c.login.is_(None) & people.c.now.is_(None)
            change = sa.update(people).where(people.c.id == who.id, is_guest)
            change = change.values(name=own, look=look_of(own), **values)
            if not connection.execute(change).rowcount:
                raise said(WrongMoment, "refused-account-already")
            return Admitted(Who(who.id, who.ids, own), end_all(connection, who.id))

        try:
            return await self.sessions.enter(asker.device, admit)
        except IntegrityError as error:
            raise LoginTaken("Somebody else has this name already.") from error

    async def sign_in(
        self, guest: Who | None, login: str, password: str, asker: Requester
    ) -> Entered:
        """Signs in to the account, which takes over the guest's games."""
        name = login_of(login)
        self.count_attempt(asker, name)
        row = await self._row(people.c.login == name)
        await self._check(row, password)

        def admit(connection: Connection) -> Admitted:
            checked = (people.c.id == row.id) & (people.c.password == row.password)
            if connection.scalar(sa.select(people.c.id).where(checked).with_for_update()) is None:
                raise WrongPassword(WRONG)
            need_allowed(connection, row.id)
            come_back(connection, row.id)
            return move_in(connection, guest, row.id)

        return await self.sessions.enter(asker.device, admit)

    async def change_password(self, who: Who, old: str, new: str, asker: Requester) -> Entered:
        """Every session that was opened before ends."""
        self.count_attempt(asker, who.id)
        row = await self._row(people.c.id == who.id)
        if row is None or row.password is None:
            raise said(WrongMoment, "refused-guest-password")
        await self._check(row, old)
        fresh = await self.new_password(new)

        def admit(connection: Connection) -> Admitted:
            checked = (people.c.id == who.id) & (people.c.password == row.password)
            change = sa.update(people).where(checked).values(fresh)
            if not connection.execute(change).rowcount:
                raise WrongPassword(WRONG)
            return Admitted(who, end_all(connection, who.id))

        return await self.sessions.enter(asker.device, admit)

    async def recover(self, guest: Who | None, token: str, new: str, asker: Requester) -> Entered:
        """A new password by the link of an e-mail. Every session of the account ends."""
        self.count_attempt(asker, f"link {token}")
        fresh = await self.new_password(new)

        def admit(connection: Connection) -> Admitted:
            row = links.take(connection, token, links.PASSWORD)
            if row is None or not renew(connection, row.person, fresh):
                raise said(NotFound, "refused-old-link")
            need_allowed(connection, row.person)
            come_back(connection, row.person)
            ended = end_all(connection, row.person)
            moved = move_in(connection, guest, row.person)
            return Admitted(moved.who, [*ended, *moved.ended])

        return await self.sessions.enter(asker.device, admit)

    async def login_name(self, who: Who) -> str:
        """Empty for a guest."""
        row = await self._row(people.c.id == who.id)
        return (row.login if row is not None else None) or ""

    async def check_password(self, who: Who, password: str, asker: Requester) -> None:
        """Before something that a stolen session must not do; raises WrongPassword. A guest has
        none to give."""
        self.count_attempt(asker, who.id)
        row = await self._row(people.c.id == who.id)
        if row is not None and row.password is not None:
            await self._check(row, password)

    async def new_password(self, password: str) -> dict[str, Any]:
        """The columns of a password that is set now."""
        return {"password": await self._hash(password), "password_at": now_ms()}

    def count_attempt(self, asker: Requester, name: str) -> None:
        """Attempts to sign in, to register, to change or recover a password count together."""
        now = monotonic()
        keys = (f"from {asker.address}", f"as {name}")
        allowed = [self.attempts.take(key, now) for key in keys]
        if not all(allowed):
            raise said(TooMany, "refused-many-attempts")

    async def _row(self, condition: sa.ColumnElement[bool]) -> Any:
        query = sa.select(people.c.id, people.c.login, people.c.password).where(condition)
        return await self.store.read(lambda connection: connection.execute(query).fetchone())

    async def _hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.hasher.hash, password)

    async def _check(self, row: Any, password: str) -> None:
        """Raises WrongPassword, in the same time for every name."""
        self.nobody = self.nobody or await self._hash("nobody's")
        stored = row.password if row is not None else self.nobody
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.threads, self.hasher.verify, stored, password)
        except VerificationError as error:
            raise WrongPassword(WRONG) from error
        if row is None:
            raise WrongPassword(WRONG)


def login_of(text: str) -> str:
    """Names that look alike are the same: case and width are ignored."""
    login = unicodedata.normalize("NFKC", text).casefold()
    if not 2 <= len(login) <= LONGEST or not all(c.isalnum() or c in "_.-" for c in login):
        raise said(BadMessage, "refused-bad-login", most=LONGEST)
    need_one_alphabet(login)
    return login


def renew(connection: Connection, account: str, password: dict[str, Any]) -> bool:
    """Set the password of an account; False if it is none."""
    own = sa.update(people).where(people.c.id == account, people.c.login.is_not(None))
    return bool(connection.execute(own.values(password)).rowcount)


def come_back(connection: Connection, account: str) -> None:
    """An account that was to be deleted is not, once its owner signs in."""
    back = sa.update(people).where(people.c.id == account, people.c.gone_at.is_not(None))
    connection.execute(back.values(gone_at=None))


def move_in(connection: Connection, guest: Who | None, account: str) -> Admitted:
    """The guest becomes the account, and its sessions end. Other accounts are not merged."""
    ended = end(connection, sessions.c.id == guest.session) if guest is not None else []
    if guest is not None and guest.id != account:
        moved = connection.execute(
            sa.update(people)
            .where(people.c.id == guest.id, people.c.login.is_(None), people.c.now.is_(None))
            .values(now=account)
        )
        if moved.rowcount:
            ended += end_all(connection, guest.id)
            ratings.move(connection, guest.id, account)
    found = find_now(connection, account)
    assert found is not None, "the account was there a moment ago"
    return Admitted(found, ended)
