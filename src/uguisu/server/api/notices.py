"""Your-turn notices: whether and how somebody gets them."""

import json
from typing import Final

import sqlalchemy as sa

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import NotFound, TooMany, WrongMoment, said
from uguisu.server.notices.notices import confirmed, ways_of
from uguisu.server.notices.push import Subscription
from uguisu.server.protocol.http import EmailAddress, NoticeWays, PushEndpoint, PushSubscription
from uguisu.server.store.schema import people, subscriptions
from uguisu.server.store.summary import upsert
from uguisu.texts import catalogue

BROWSERS: Final = 10
"""One person's."""


async def show(asked: Asked) -> NoticeWays:
    notices, who = asked.node.notices, asked.person
    ways = await asked.node.store.read(lambda connection: ways_of(connection, who.id))
    key = notices.push.public_key if notices.push else ""
    return NoticeWays(push_key=key, mails=notices.mail is not None, email=ways.email)


async def subscribe(asked: Asked) -> NoticeWays:
    node, who, body = asked.node, asked.person, asked.body
    if node.notices.push is None:
        raise said(WrongMoment, "refused-no-push")
    node.notices.push.check(Subscription(body.endpoint, body.p256dh, body.auth))
    own = sa.select(sa.func.count()).where(subscriptions.c.person.in_(who.ids))
    if (await node.store.read(lambda connection: connection.scalar(own)) or 0) >= BROWSERS:
        raise said(TooMany, "refused-many-browsers", most=BROWSERS)
    keys = json.dumps({"p256dh": body.p256dh, "auth": body.auth})
    row = {"endpoint": body.endpoint, "person": who.id, "keys": keys}
    insert = upsert(node.store.dialect, subscriptions)
    await node.store.write(lambda connection: connection.execute(insert, row))
    return await show(asked)


async def unsubscribe(asked: Asked) -> NoticeWays:
    gone = sa.delete(subscriptions).where(
        subscriptions.c.endpoint == asked.body.endpoint,
        subscriptions.c.person.in_(asked.person.ids),
    )
    await asked.node.store.write(lambda connection: connection.execute(gone))
    return await show(asked)


async def give_email(asked: Asked) -> NoticeWays:
    """Send an e-mail to confirm the address. Notices go there once its link was opened."""
    node, who, body = asked.node, asked.person, asked.body
    if node.notices.mail is None:
        raise said(WrongMoment, "refused-no-mail")
    await node.notices.confirm(who, body.email, body.language)
    return await show(asked)


async def confirm(asked: Asked) -> str:
    token = asked.path("token")
    language = await asked.node.store.write(lambda connection: confirmed(connection, token))
    if not language:
        raise said(NotFound, "refused-old-link")
    return catalogue(language).text("notice-confirmed") + "\n"


async def drop_email(asked: Asked) -> NoticeWays:
    change = sa.update(people).where(people.c.id == asked.person.id).values(email=None)
    await asked.node.store.write(lambda connection: connection.execute(change))
    return await show(asked)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/my/notices",
        summary="How one can be told, and is told, that it is one's turn.",
        handler=show,
        gives=NoticeWays,
    ),
    Endpoint(
        method="POST",
        path="/api/my/notices/push",
        summary="Tell this browser.",
        handler=subscribe,
        takes=PushSubscription,
        gives=NoticeWays,
    ),
    Endpoint(
        method="DELETE",
        path="/api/my/notices/push",
        summary="Do not tell this browser any more.",
        handler=unsubscribe,
        takes=PushEndpoint,
        gives=NoticeWays,
    ),
    Endpoint(
        method="POST",
        path="/api/my/notices/email",
        summary="Tell by e-mail, once the link in a first e-mail was followed.",
        handler=give_email,
        takes=EmailAddress,
        gives=NoticeWays,
        status=202,
    ),
    Endpoint(
        method="DELETE",
        path="/api/my/notices/email",
        summary="Send no e-mails any more.",
        handler=drop_email,
        gives=NoticeWays,
    ),
    Endpoint(
        method="GET",
        path="/api/notices/confirm/{token}",
        summary="The link of the first e-mail.",
        handler=confirm,
        gives=str,
        media="text/plain; charset=utf-8",
    ),
)
