"""Installed like an app: the manifest and its icons, and a page when the server is out of reach."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitors import Visitor

WORKING = "() => navigator.serviceWorker.controller !== null"


def test_the_manifest_has_icons_that_are_there(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    address = page.locator('link[rel="manifest"]').get_attribute("href")

    manifest = page.request.get(str(address)).json()

    assert (manifest["name"], manifest["display"]) == ("Uguisu", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]


def test_without_the_server_a_page_says_so_in_ones_language(visit: Callable[..., Visitor]) -> None:
    guest = visit(locale="de-DE", service_workers="allow")
    guest.page.goto("/")
    guest.page.wait_for_function(WORKING)
    guest.context.set_offline(True)

    guest.page.goto("/rules")

    expect(guest.page.get_by_role("heading")).to_have_text("Der Server ist nicht zu erreichen")
    guest.context.set_offline(False)
    guest.page.get_by_role("link").click()
    expect(guest.page.locator("main")).to_be_visible()
    guest.faults.clear()  # the console tells what could not be fetched
