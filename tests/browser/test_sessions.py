"""Signing in and out with a table open: in another window, and on another device."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitor
from uguisu.server.ids import new_id

PASSWORD = "nine tails and a moon"


def fill_in(page: Page, login: str) -> None:
    page.get_by_label("Login name").fill(login)
    page.get_by_label("Password").fill(PASSWORD)


def register(page: Page, login: str) -> None:
    """In the dialog, which is open."""
    fill_in(page, login)
    page.get_by_role("button", name="Make account").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_table_goes_on_when_its_guest_registers_in_another_window(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", 3)
    window = visitor.context.new_page()
    window.goto("/")
    window.get_by_role("button", name="Aki").click()

    register(window, new_id()[:12])

    dice = random.Random(5)
    assert all(visitor.play(dice) for _ in range(6))


def test_who_signs_out_everywhere_is_out_at_the_table_too(visit: Callable[..., Visitor]) -> None:
    table, phone = visit(), visit()
    login = new_id()[:12]
    table.page.goto("/")
    table.page.get_by_role("button", name="Guest").click()
    register(table.page, login)
    table.play_quickly("war-of-clans", 3)
    phone.page.goto("/")
    phone.page.get_by_role("button", name="Guest").click()
    phone.page.get_by_role("radio", name="Sign in").click()
    fill_in(phone.page, login)
    phone.page.get_by_role("button", name="Sign in").click()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)

    phone.page.goto("/account")
    phone.page.get_by_role("button", name="Sign out everywhere else").click()

    expect(phone.page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    expect(table.page.get_by_role("dialog", name="You are signed out")).to_be_visible()
    with table.page.expect_event("load"):
        table.page.get_by_role("button", name="Go on as a guest").click()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    (fault,) = table.faults  # what the browser itself writes about the refusal
    assert "401" in fault
    table.faults.clear()


def test_an_account_stays_itself_whatever_the_browser_forgot(visitor: Visitor) -> None:
    page, login = visitor.page, new_id()[:12]
    page.goto("/")
    page.get_by_role("button", name="Guest").click()
    register(page, login)
    name = visitor.context.request.get("/api/session").json()["name"]
    page.evaluate("localStorage.clear()")

    visitor.play_now("War of Clans")

    assert visitor.context.request.get("/api/session").json() == {
        "name": name,
        "account": login.lower(),
    }
    for path in ("/rules", "/learn", "/replays", "/"):
        page.goto(path)
        expect(page.locator("header").get_by_role("button", name=name)).to_be_visible()


def test_ones_name_as_a_guest_is_no_company(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", 3)
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Aki").click()
    register(page, new_id()[:12])
    page.request.post("/api/session", data={"name": f"Kaede {new_id()[:6]}"})
    page.goto("/")

    expect(page.get_by_text("with 2 bots")).to_be_visible()
