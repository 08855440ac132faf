"""Your-turn notices: whether and how somebody gets them."""

import json
from typing import Final

import sqlalchemy as sa

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.errors import TooMany, WrongMoment, said
from uguisu.server.notices.emails import masked
from uguisu.server.notices.push import Subscription
from uguisu.server.protocol.http.notices import MailWish, NoticeWays, PushEndpoint, PushSubscription
from uguisu.server.store.schema import people, subscriptions
from uguisu.server.store.summary import upsert

BROWSERS: Final = 10
"""How many browsers of one person are sent notices."""


async def show(asked: Asked) -> NoticeWays:
    notices, who = asked.node.notices, asked.person
    query = sa.select(people.c.email, people.c.turn_mails).where(people.c.id == who.id)
    row = await asked.node.store.read(lambda connection: connection.execute(query).one())
    return NoticeWays(
        push_key=notices.push.public_key if notices.push else "",
        mails=notices.emails.mail is not None,
        email=masked(row.email or ""),
        turn_mails=row.turn_mails,
    )


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


async def choose_mails(asked: Asked) -> NoticeWays:
    own = people.c.id == asked.person.id
    change = sa.update(people).where(own).values(turn_mails=asked.body.turn_mails)
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
        method="PUT",
        path="/api/my/notices/mails",
        summary="Choose which e-mails come to one's confirmed address.",
        handler=choose_mails,
        takes=MailWish,
        gives=NoticeWays,
    ),
)
