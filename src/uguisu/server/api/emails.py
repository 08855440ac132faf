"""E-mail addresses: one's own, what comes there, and the links that came there."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.server.api.accounts import welcome
from uguisu.server.api.endpoint import Asked, Endpoint, Reply
from uguisu.server.errors import NotFound, WrongMoment, said
from uguisu.server.notices.emails import masked
from uguisu.server.people import links
from uguisu.server.protocol.http.accounts import (
    Address,
    EmailAddress,
    LinkInfo,
    LinkToken,
    Me,
    PasswordOnly,
    RecoveredPassword,
    Recovery,
)
from uguisu.server.protocol.http.problems import Nothing
from uguisu.server.store.schema import people


async def give_email(asked: Asked) -> Address:
    """Send an e-mail there; the address is valid once its link is followed."""
    node, who, body = asked.node, asked.person, asked.body
    if node.notices.emails.mail is None:
        raise said(WrongMoment, "refused-no-mail")
    await node.accounts.check_password(who, body.password, asked.asker)
    await node.notices.emails.confirm(who, body.email, body.language)
    return Address(email=masked(body.email))


async def drop_email(asked: Asked) -> Nothing:
    who = asked.person
    await asked.node.accounts.check_password(who, asked.body.password, asked.asker)

    def work(connection: Connection) -> None:
        links.drop(connection, who.id, links.EMAIL)
        connection.execute(sa.update(people).where(people.c.id == who.id).values(email=None))

    await asked.node.store.write(work)
    return Nothing()


async def show_link(asked: Asked) -> LinkInfo:
    """What a link is for, before it is followed."""

    def work(connection: Connection) -> LinkInfo | None:
        row = links.find(connection, asked.body.token)
        query = sa.select(people.c.name, people.c.login)
        owner = row and connection.execute(query.where(people.c.id == row.person)).fetchone()
        if not owner:
            return None
        return LinkInfo(kind=row.kind, name=owner.login or owner.name, email=masked(row.email))

    found = await asked.node.store.read(work)
    if found is None:
        raise said(NotFound, "refused-old-link")
    return found


async def confirm(asked: Asked) -> Address:
    email = await asked.node.notices.emails.confirmed(asked.body.token)
    if not email:
        raise said(NotFound, "refused-old-link")
    return Address(email=masked(email))


async def recover(asked: Asked) -> Nothing:
    """The same answer for everybody, so that nobody learns who has an account."""
    emails, body = asked.node.notices.emails, asked.body
    if emails.mail is None:
        raise said(WrongMoment, "refused-no-mail")
    asked.node.accounts.count_attempt(asked.asker, f"recover {body.whom}")
    emails.recover(body.whom, body.language)
    return Nothing()


async def set_password(asked: Asked) -> Reply:
    body = asked.body
    entered = await asked.node.accounts.recover(asked.who, body.token, body.new, asked.asker)
    return await welcome(asked, entered)


async def turn_off(asked: Asked) -> Address:
    """No sign-in needed: anybody who has the e-mail may turn such e-mails off."""
    own = people.c.mail_token == asked.path("token")
    change = sa.update(people).where(own).values(turn_mails=False).returning(people.c.email)
    found = await asked.node.store.write(lambda c: c.execute(change).fetchone())
    if found is None:
        raise said(NotFound, "refused-old-link")
    return Address(email=masked(found.email or ""))


ENDPOINTS = (
    Endpoint(
        method="PUT",
        path="/api/my/email",
        summary="Give an e-mail address; it counts once the link in a first e-mail was followed. "
        "An account's needs its password.",
        handler=give_email,
        takes=EmailAddress,
        gives=Address,
        status=202,
    ),
    Endpoint(
        method="DELETE",
        path="/api/my/email",
        summary="Forget one's e-mail address.",
        handler=drop_email,
        takes=PasswordOnly,
        gives=Nothing,
    ),
    Endpoint(
        method="POST",
        path="/api/links/look",
        summary="What the link of an e-mail is for; it still counts afterwards.",
        handler=show_link,
        takes=LinkToken,
        gives=LinkInfo,
    ),
    Endpoint(
        method="POST",
        path="/api/links/confirm",
        summary="Confirm an e-mail address by the link that was sent there.",
        handler=confirm,
        takes=LinkToken,
        gives=Address,
    ),
    Endpoint(
        method="POST",
        path="/api/account/recovery",
        summary="Send a link for a new password to the account of this name or e-mail address. The "
        "answer is the same whether there is one or not.",
        handler=recover,
        takes=Recovery,
        gives=Nothing,
        status=202,
    ),
    Endpoint(
        method="POST",
        path="/api/account/recovered",
        summary="Set a new password by such a link: all sessions end, and a new one opens.",
        handler=set_password,
        takes=RecoveredPassword,
        gives=Me,
    ),
    Endpoint(
        method="POST",
        path="/unsubscribe/{token}",
        summary="Turn off the e-mails to whoever has this link, with one touch (RFC 8058).",
        handler=turn_off,
        gives=Address,
    ),
)
