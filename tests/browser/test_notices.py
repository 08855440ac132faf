"""Being told by the browser that it is one's turn."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NO_LIMITS
from tests.browser.visitors import Visitor
from tests.server.house import House, free_port, open_house
from tests.server.services import PUSH_HOST, Letters, a_browser, a_mail_server, new_vapid_key
from uguisu.server.settings import Settings

PUSH_SERVICE = """
let subscribed = false;
const subscription = {
    endpoint: 'ENDPOINT',
    toJSON: () => ({ endpoint: 'ENDPOINT', keys: { p256dh: 'P256DH', auth: 'AUTH' } }),
    unsubscribe: async () => !(subscribed = false),
};
PushManager.prototype.subscribe = async () => ((subscribed = true), subscription);
PushManager.prototype.getSubscription = async () => subscribed ? subscription : null;
"""
"""The browser's own push service is far away; this one is near."""


@pytest.fixture
def post(pages: Path, tmp_path: Path) -> Iterator[tuple[House, Letters]]:
    """A server that can push and send letters."""
    assert pages.is_dir()
    with a_mail_server() as (smtp, letters):
        settings = Settings(
            data=str(tmp_path),
            port=free_port(),
            workers=1,
            limits=NO_LIMITS,
            smtp=smtp,
            smtp_from="uguisu@example.org",
            vapid_key=new_vapid_key(),
            vapid_contact="operator@example.org",
            push_services=(f"https://{PUSH_HOST}",),
        )
        with open_house(settings) as house:
            yield house, letters


def open_account(guest: Visitor) -> None:
    guest.context.request.post("/api/session", data={"name": "Aki"})
    guest.page.goto("/account")
    expect(guest.page.get_by_role("heading", name="E-mails and notices")).to_be_visible()


def test_a_browser_is_told_until_one_has_enough_of_it(
    browser: Browser, post: tuple[House, Letters], tmp_path: Path
) -> None:
    house, _ = post
    guest = Visitor(browser, house.url, permissions=["notifications"], service_workers="allow")
    with a_browser(tmp_path) as told:
        keys = told.subscription()
        script = PUSH_SERVICE.replace("ENDPOINT", keys["endpoint"])
        script = script.replace("P256DH", keys["p256dh"]).replace("AUTH", keys["auth"])
        guest.context.add_init_script(script)
        open_account(guest)

        choice = guest.page.get_by_label("A notice in this browser")
        choice.check()
        expect(guest.page.get_by_text("Saved.")).to_be_visible()
        workers = guest.page.evaluate(
            "async () => (await navigator.serviceWorker.getRegistrations()).map(one =>"
            " (one.installing ?? one.waiting ?? one.active).scriptURL)"
        )
        assert [re.search(r"/sw\.js\?.*shinobi=Shinobi", url) is not None for url in workers] == [
            True
        ]
        choice.uncheck()
        expect(choice).not_to_be_checked()
        subscribed = "one => one.pushManager.getSubscription()"
        found = f"navigator.serviceWorker.getRegistration().then({subscribed})"
        guest.page.wait_for_function(f"() => {found}.then(one => one === null)")
    assert guest.faults == []
    guest.close()
