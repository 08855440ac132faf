"""The e-mails of a server: your turn, confirm an address, a new password.

Whoever asks for one is never told whether an address or a name is known: it is looked up and sent
behind the answer. A link leads to a page of ours, which asks first; opening it changes nothing, for
programs that look for viruses open links too.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Any, Final

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from uguisu.kernel.message import Arg
from uguisu.server.errors import BadMessage, TooMany, said
from uguisu.server.notices.mail import Mail
from uguisu.server.people import links
from uguisu.server.people.accounts import login_of
from uguisu.server.people.buckets import per_minute
from uguisu.server.people.identity import find_now
from uguisu.server.people.sessions import new_token
from uguisu.server.settings import Settings
from uguisu.server.store.schema import people
from uguisu.server.store.store import Store
from uguisu.server.table.who import Who
from uguisu.server.tasks import Tasks

SENDERS: Final = 4
ASKED_PER_MINUTE: Final = 3
SAME_ADDRESS: Final = 5
"""Accounts of one address that are written to at once."""

log = structlog.get_logger()


class Emails:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.store = store
        self.home = settings.public_url or f"http://{settings.host}:{settings.port}"
        self.mail = Mail(settings.smtp, settings.smtp_from) if settings.smtp else None
        self.threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="uguisu e-mail")
        self.asked = per_minute(ASKED_PER_MINUTE)
        self.tasks = Tasks()

    async def close(self) -> None:
        await self.tasks.close()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def count(self, *keys: str) -> None:
        """Raises TooMany if one of these has asked for too many e-mails."""
        now = monotonic()
        if not all(self.asked.take(key, now) for key in keys):
            raise said(TooMany, "refused-many-mails")

    async def confirm(self, who: Who, email: str, language: str) -> None:
        """Send an e-mail that proves that the address is the person's."""
        self.count(who.id, email.casefold())
        token = await self.store.write(
            lambda connection: links.make(connection, links.EMAIL, who.id, email, language)
        )
        link = f"{self.home}/confirm#{token}"
        await self.send(email, language, "notice-confirm", link, name=who.name)

    async def confirmed(self, token: str) -> str:
        """The link was followed: this is the person's address from now on. Returns it, or nothing
        if no e-mail waits for this link. The old address is told too."""
        found = await self.store.write(lambda connection: confirmed(connection, token))
        if found is None:
            return ""
        row, before = found
        if before and before != row.email:
            link = f"{self.home}/account"
            self.tasks.spawn(self.send(before, row.language, "notice-moved", link))
        return str(row.email)

    def recover(self, whom: str, language: str) -> None:
        """Send a link for a new password to the account with this name or address, if there is
        one and its address is known."""
        self.count(f"recover {whom.casefold()}")
        self.tasks.spawn(self._recover(whom, language))

    async def _recover(self, whom: str, language: str) -> None:
        try:
            found = await self.store.write(
                lambda connection: [
                    (row, links.make(connection, links.PASSWORD, row.id, row.email, language))
                    for row in owners(connection, whom)
                ]
            )
        except SQLAlchemyError as error:
            log.warning("a password could not be recovered", error=type(error).__name__)
            return
        for row, token in found:
            link = f"{self.home}/recover#{token}"
            await self.send(row.email, language, "notice-recover", link, login=row.login)

    async def at_table(
        self, who: str, email: str, language: str, text: str, table: str, **args: Arg
    ) -> None:
        """Something about a table where this person sits, with a link that ends such e-mails."""
        token = await self.store.write(lambda connection: mail_token(connection, who))
        off, link = f"{self.home}/unsubscribe/{token}", f"{self.home}/t/{table}"
        await self.send(email, language, text, link, off=off, **args)

    async def send(
        self, to: str, language: str, text: str, link: str, *, off: str = "", **args: Arg
    ) -> None:
        """In a thread. What cannot be sent is not sent."""
        if self.mail is None:
            return
        send = partial(self.mail.send, to, language, text, link, off=off, **args)
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, send)
        except Exception as error:
            log.warning("an e-mail could not be sent", error=type(error).__name__)


def confirmed(connection: Connection, token: str) -> tuple[Any, str] | None:
    """The row of the link and the address of before, which it replaces."""
    row = links.take(connection, token, links.EMAIL)
    who = find_now(connection, row.person) if row is not None else None
    if row is None or who is None:
        return None
    own = people.c.id == who.id
    before = connection.scalar(sa.select(people.c.email).where(own)) or ""
    values = {"email": row.email, "language": row.language}
    connection.execute(sa.update(people).where(own).values(values))
    return row, before


def owners(connection: Connection, whom: str) -> list[Any]:
    """The accounts with this login name or e-mail address that can be written to."""
    if "@" in whom:
        matches = sa.func.lower(people.c.email) == whom.strip().lower()
    else:
        try:
            matches = people.c.login == login_of(whom.strip())
        except BadMessage:
            return []
    query = sa.select(people.c.id, people.c.login, people.c.email)
    query = query.where(matches, people.c.login.is_not(None), people.c.email.is_not(None))
    return list(connection.execute(query.order_by(people.c.created_at).limit(SAME_ADDRESS)))


def mail_token(connection: Connection, person: str) -> str:
    """The end of the link that turns the e-mails of a person off; made once."""
    own = people.c.id == person
    unset = sa.update(people).where(own, people.c.mail_token.is_(None))
    connection.execute(unset.values(mail_token=new_token()))
    return str(connection.scalar(sa.select(people.c.mail_token).where(own)))


def masked(email: str) -> str:
    """`aki@example.org` as `a…i@example.org`: enough for its owner to recognise."""
    name, _, host = email.partition("@")
    return f"{name[:1]}…{name[-1:]}@{host}" if email else ""
