"""Accounts: guests who have chosen a login name and a password, and so keep their games.

A guest who registers stays the same person. A guest who signs in to an account becomes it: the
guest's row points to the account (`people.now`), and all its games are the account's.
"""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from uguisu.server import ratings
from uguisu.server.buckets import per_minute
from uguisu.server.errors import BadMessage, LoginTaken, TooMany, WrongMoment, WrongPassword
from uguisu.server.people import find_now
from uguisu.server.settings import Limits
from uguisu.server.store.schema import people
from uguisu.server.store.store import Store
from uguisu.server.timing import now_ms
from uguisu.server.who import Who

HASHERS: Final = 2
"""Passwords checked at once: argon2 is meant to need time and memory."""
LONGEST: Final = 24

WRONG: Final = "The name or the password is wrong."


class Accounts:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(HASHERS, thread_name_prefix="uguisu password")
        self.attempts = per_minute(limits.logins_per_minute)
        self.nobody = ""
        """A hash that no password has: an unknown name takes as long as a wrong password."""

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)

    async def register(self, guest: Who, login: str, password: str) -> None:
        """The guest becomes an account, with the same id and so with all games."""
        values = {"login": login_of(login), "password": await self._hash(password)}
        free = sa.update(people).where(people.c.id == guest.id, people.c.login.is_(None))
        try:
            change = free.values(values)
            changed = await self.store.write(lambda connection: connection.execute(change).rowcount)
        except IntegrityError as error:
            raise LoginTaken("Somebody else has this name already.") from error
        if not changed:
            raise WrongMoment("This is an account already.")

    async def sign_in(self, guest: Who | None, login: str, password: str, address: str) -> Who:
        """The account, which takes over what the guest has played."""
        name = login_of(login)
        self._count_attempt(address, name)
        row = await self._row(people.c.login == name)
        await self._check(row, password)
        return await self.store.write(lambda connection: move_in(connection, guest, row.id))

    async def change_password(self, who: Who, old: str, new: str, address: str) -> None:
        """Every session that was opened before ends."""
        self._count_attempt(address, who.id)
        row = await self._row(people.c.id == who.id)
        if row is None or row.password is None:
            raise WrongMoment("A guest has no password: register first.")
        await self._check(row, old)
        values = {"password": await self._hash(new), "signed_out_at": now_ms()}
        change = sa.update(people).where(people.c.id == who.id).values(values)
        await self.store.write(lambda connection: connection.execute(change))

    async def login_name(self, who: Who) -> str:
        """Empty for a guest."""
        row = await self._row(people.c.id == who.id)
        return (row.login if row is not None else None) or ""

    def _count_attempt(self, address: str, name: str) -> None:
        now = monotonic()
        allowed = [self.attempts.take(key, now) for key in (f"from {address}", f"as {name}")]
        if not all(allowed):
            raise TooMany("Too many attempts to sign in; wait a minute.")

    async def _row(self, condition: sa.ColumnElement[bool]) -> Any:
        query = sa.select(people.c.id, people.c.login, people.c.password).where(condition)
        return await self.store.read(lambda connection: connection.execute(query).fetchone())

    async def _hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.hasher.hash, password)

    async def _check(self, row: Any, password: str) -> None:
        """Raises WrongPassword, after the same time for everybody."""
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
    """Names that look alike are the same: case and width do not count."""
    login = unicodedata.normalize("NFKC", text).casefold()
    if not 2 <= len(login) <= LONGEST or not all(c.isalnum() or c in "_.-" for c in login):
        raise BadMessage(f"A login name has 2 to {LONGEST} letters, digits or any of _ . -")
    return login


def move_in(connection: Connection, guest: Who | None, account: str) -> Who:
    """Whatever the guest has is the account's from now on; other accounts stay what they are."""
    if guest is not None and guest.id != account:
        moved = connection.execute(
            sa.update(people)
            .where(people.c.id == guest.id, people.c.login.is_(None))
            .values(now=account)
        )
        if moved.rowcount:
            ratings.move(connection, guest.id, account)
    found = find_now(connection, account)
    assert found is not None, "the account was there a moment ago"
    return found
