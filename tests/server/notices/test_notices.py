"""Your-turn notices, through a push service and a mail server of the tests' own."""

import asyncio
import queue
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from structlog.testing import capture_logs

from tests.server.house import House, open_house
from tests.server.notices.test_emails import give_address, mailing, next_mail, post, tell, text_of
from tests.server.players import Place, begin, the_actor
from tests.server.services import (
    PUSH_HOST,
    Browser,
    Letters,
    a_browser,
    new_vapid_key,
)
from uguisu.client import Refusal, Session, sign_in
from uguisu.server.errors import CannotServe
from uguisu.server.notices.mail import Mail
from uguisu.server.notices.push import Push
from uguisu.server.protocol.http.notices import NoticeWays
from uguisu.server.settings import Settings
from uguisu.server.store.schema import subscriptions

__all__ = ["post"]

CORRESPONDENCE = {"kind": "days", "seconds": 86_400}


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with a_browser(tmp_path) as opened:
        yield opened


@pytest.fixture
def pushing(settings: Settings) -> Settings:
    return replace(
        settings,
        vapid_key=new_vapid_key(),
        vapid_contact="operator@example.org",
        push_services=(f"https://{PUSH_HOST}",),
        notice_seconds=0,
    )


async def leave_when_waited_for(house: House) -> tuple[Place, Place]:
    """A correspondence game of two, in which (actor, other) the other has gone away."""
    places = await begin(house.url, "war-of-clans", 2, 3, clock=CORRESPONDENCE)
    actor = await the_actor(places)
    other = next(place for place in places if place is not actor)
    await other.socket.close()
    await actor.until(lambda p: len(p.presence.seats) == 1)
    return actor, other


@contextmanager
def pushing_house(settings: Settings, browser: Browser) -> Iterator[House]:
    with open_house(settings) as house:
        assert house.node.notices.push is not None
        house.node.notices.push.delivery = browser.delivery
        yield house


async def subscribe(session: Session, browser: Browser) -> NoticeWays:
    ways: NoticeWays = await session.post(
        "/api/my/notices/push", browser.subscription(), NoticeWays
    )
    return ways


async def play_until_something_comes(actor: Place, heard: "queue.Queue[Any]") -> None:
    """The actor plays; sooner or later the other is waited for and told so."""
    while heard.empty():
        await (actor.act(actor.choices[0].action) if actor.may_act else asyncio.sleep(0))


async def test_who_is_away_and_waited_for_is_told_by_push(
    pushing: Settings, browser: Browser
) -> None:
    with pushing_house(pushing, browser) as house:
        actor, other = await leave_when_waited_for(house)
        ways = await subscribe(other.session, browser)

        await play_until_something_comes(actor, browser.heard)
        message = browser.next()

    assert len(ways.push_key) == 87
    assert message == {"kind": "your-turn", "game": "war-of-clans", "url": f"/t/{actor.id}"}


async def test_a_browser_that_does_not_listen_any_more_is_forgotten(
    pushing: Settings, browser: Browser
) -> None:
    browser.status = 410
    with pushing_house(pushing, browser) as house:
        aki = await sign_in(house.url, "Aki")
        await subscribe(aki, browser)
        for _ in range(2):
            await tell(house, aki)

    assert browser.heard.qsize() == 1


async def test_one_can_unsubscribe(pushing: Settings, browser: Browser) -> None:
    with pushing_house(pushing, browser) as house:
        aki = await sign_in(house.url, "Aki")
        await subscribe(aki, browser)
        await aki.request("DELETE", "/api/my/notices/push", {"endpoint": browser.url})
        await tell(house, aki)

    assert browser.heard.empty()


async def test_the_server_pushes_nowhere_but_to_push_services(
    settings: Settings, browser: Browser
) -> None:
    strict = replace(settings, vapid_key=new_vapid_key(), vapid_contact="operator@example.org")
    with open_house(strict) as house, pytest.raises(Refusal, match="bad-message"):
        await subscribe(await sign_in(house.url, "Aki"), browser)


@pytest.mark.parametrize(
    ("part", "value"),
    [("p256dh", "x" * 87), ("p256dh", "A" * 87), ("auth", "x" * 21), ("auth", "x" * 24)],
)
async def test_keys_that_are_none_are_refused(
    pushing: Settings, browser: Browser, part: str, value: str
) -> None:
    with pushing_house(pushing, browser) as house:
        aki = await sign_in(house.url, "Aki")
        with pytest.raises(Refusal, match="keys of a browser"):
            await aki.request(
                "POST", "/api/my/notices/push", browser.subscription() | {part: value}
            )


async def test_nobody_is_redirected_by_a_push_service(pushing: Settings, browser: Browser) -> None:
    browser.status, browser.location = 307, browser.url
    with pushing_house(pushing, browser) as house:
        aki = await sign_in(house.url, "Aki")
        await subscribe(aki, browser)
        with capture_logs() as lines:
            await tell(house, aki)

    assert browser.heard.qsize() == 1
    assert [line for line in lines if line["event"] != "the event loop was held"] == [
        {"event": "a notice could not be sent", "error": "NotDelivered", "log_level": "warning"}
    ]


async def test_an_address_from_before_that_is_no_service_is_forgotten(
    pushing: Settings, browser: Browser
) -> None:
    with pushing_house(pushing, browser) as house:
        aki = await sign_in(house.url, "Aki")
        await subscribe(aki, browser)
        inside = f"https://127.0.0.1\\.{PUSH_HOST}/x"
        change = sa.update(subscriptions).values(endpoint=inside)
        with house.node.store.engine.begin() as connection:
            connection.execute(change)

        await tell(house, aki)

        with house.node.store.engine.connect() as connection:
            assert connection.execute(sa.select(subscriptions)).all() == []
    assert browser.heard.empty()


async def test_who_has_no_browser_open_gets_an_email(
    settings: Settings, post: tuple[str, Letters]
) -> None:
    url, letters = post
    with open_house(mailing(settings, url)) as house:
        actor, other = await leave_when_waited_for(house)
        await give_address(other.session, letters)
        ways = await other.session.get("/api/my/notices", NoticeWays)
        await play_until_something_comes(actor, letters)
        message = await next_mail(letters)

    assert (ways.mails, ways.email) == (True, "a…i@example.org")
    assert (message["to"], message["subject"]) == ("aki@example.org", "Du bist am Zug")
    assert text_of(message).splitlines()[:3] == [
        "Du bist am Zug bei Shinobi: War of Clans.",
        "",
        f"http://127.0.0.1:{settings.port}/t/{actor.id}",
    ]


async def test_without_keys_and_smtp_there_is_only_the_badge(house: House) -> None:
    aki = await sign_in(house.url, "Aki")

    assert await aki.get("/api/my/notices", NoticeWays) == NoticeWays(push_key="", mails=False)
    for path, body in (
        (
            "push",
            {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "x" * 87, "auth": "x" * 22},
        ),
    ):
        with pytest.raises(Refusal, match="wrong-moment"):
            await aki.request("POST", f"/api/my/notices/{path}", body)
    with pytest.raises(Refusal, match="wrong-moment"):
        await aki.request("PUT", "/api/my/email", {"email": "aki@example.org"})


def test_wrong_settings_are_told_in_one_sentence() -> None:
    with pytest.raises(CannotServe, match="no private key"):
        Push("nonsense", "operator@example.org", ())
    with pytest.raises(CannotServe, match="needs vapid_contact"):
        Push(new_vapid_key(), "", ())
    with pytest.raises(CannotServe, match="is not like https://"):
        Push(new_vapid_key(), "operator@example.org", ("http://127.0.0.1:8000",))
    with pytest.raises(CannotServe, match="must look like smtp://"):
        Mail("mail.example.org", "uguisu@example.org")
    with pytest.raises(CannotServe, match="need smtp_from"):
        Mail("smtp://mail.example.org", "")
