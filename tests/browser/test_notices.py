"""Being told that it is one's turn: by the browser, and by letters."""

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
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Guest").click()
    guest.page.get_by_label("Your name").fill("Aki")
    guest.page.get_by_label("Your name").press("Enter")
    expect(guest.page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_e_mails_come_after_their_address_is_confirmed(
    browser: Browser, post: tuple[House, Letters]
) -> None:
    house, letters = post
    guest = Visitor(browser, house.url)
    open_account(guest)

    guest.page.get_by_label("Tell me by e-mail").fill("aki@example.org")
    guest.page.get_by_role("dialog").locator("form", has_text="Tell me by e-mail").get_by_role(
        "button", name="Save"
    ).click()
    expect(guest.page.get_by_text("An e-mail is on its way")).to_be_visible()
    link = re.search(r"/api/\S+", letters.get(timeout=30).replace("=\r\n", ""))
    assert link is not None
    assert guest.page.request.get(link.group()).ok

    guest.page.reload()
    guest.page.get_by_role("button", name="Aki").click()
    guest.page.get_by_role("button", name="Send no e-mail any more").click()
    expect(guest.page.get_by_role("button", name="Send no e-mail any more")).to_have_count(0)
    assert guest.faults == []
    guest.close()


def test_a_browser_is_told_until_one_has_enough_of_it(
    browser: Browser, post: tuple[House, Letters], tmp_path: Path
) -> None:
    house, _ = post
    guest = Visitor(browser, house.url, permissions=["notifications"])
    with a_browser(tmp_path) as told:
        keys = told.subscription()
        script = PUSH_SERVICE.replace("ENDPOINT", keys["endpoint"])
        script = script.replace("P256DH", keys["p256dh"]).replace("AUTH", keys["auth"])
        guest.context.add_init_script(script)
        open_account(guest)

        guest.page.get_by_role("button", name="Notify me in this browser").click()

        stop = guest.page.get_by_role("button", name="Stop notifying me in this browser")
        expect(stop).to_be_visible()
        workers = guest.page.evaluate(
            "async () => (await navigator.serviceWorker.getRegistrations()).map(one =>"
            " (one.installing ?? one.waiting ?? one.active).scriptURL)"
        )
        assert [re.search(r"/sw\.js\?.*shinobi=Shinobi", url) is not None for url in workers] == [
            True
        ]
        stop.click()
        expect(
            guest.page.get_by_role("button", name="Notify me in this browser", exact=True)
        ).to_be_visible()
    assert guest.faults == []
    guest.close()
