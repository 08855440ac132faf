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


def test_a_table_goes_on_when_its_guest_registers_in_another_window(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", 3)
    window = visitor.context.new_page()
    window.goto("/")
    window.get_by_role("button", name="Aki").click()

    fill_in(window, new_id()[:12])
    window.get_by_role("button", name="Register").click()
    expect(window.get_by_text("You are signed in as")).to_be_visible()

    visitor.hurry_on(random.Random(5).randrange(1000))
    assert visitor.is_over


def test_who_signs_out_everywhere_is_out_at_the_table_too(visit: Callable[..., Visitor]) -> None:
    table, phone = visit(), visit()
    login = new_id()[:12]
    table.page.goto("/")
    table.page.get_by_role("button", name="Guest").click()
    fill_in(table.page, login)
    table.page.get_by_role("button", name="Register").click()
    expect(table.page.get_by_text("You are signed in as")).to_be_visible()
    table.play_quickly("war-of-clans", 3)
    phone.page.goto("/")
    phone.page.get_by_role("button", name="Guest").click()
    phone.page.get_by_role("radio", name="Sign in").click()
    fill_in(phone.page, login)
    phone.page.get_by_role("button", name="Sign in").click()

    phone.page.get_by_role("button", name="Sign out everywhere").click()

    expect(phone.page.get_by_text("You are signed out.")).to_be_visible()
    expect(table.page.get_by_role("heading", name="Your session has ended")).to_be_visible()
