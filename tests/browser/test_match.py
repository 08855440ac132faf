"""Quick match: people who look for a table find each other."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.visitors import PHONE, Visitor

Visit = Callable[..., Visitor]


def open_menu(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Ways to play: {game}").click()


def look_for_people(page: Page, game: str, players: str, bots: str = "") -> None:
    open_menu(page, game)
    menu = page.get_by_role("dialog")
    menu.get_by_role("group", name="Players").get_by_role("button", name=players).click()
    menu.get_by_label("Let bots take free seats").select_option(bots)
    menu.get_by_role("button", name="Find people").click()


def test_three_people_find_each_other_and_play(visit: Visit) -> None:
    first, second, third = visit(), visit(viewport=PHONE, has_touch=True), visit()
    look_for_people(first.page, "Ninjato", "3")
    expect(first.page.get_by_text("Looking for people: Ninjato")).to_be_visible()

    open_menu(second.page, "Ninjato")
    expect(second.page.get_by_text("One person waits now.")).to_be_visible()
    expect(second.page.get_by_text("How long it takes is not known yet.")).to_be_visible()
    look_for_people(second.page, "Ninjato", "3")
    first.page.goto("/rules/ninjato")
    expect(first.page.get_by_text("Looking for people: Ninjato")).to_be_visible()
    look_for_people(third.page, "Ninjato", "3")

    for one in (first, second, third):
        one.page.wait_for_url("**/t/*")
        one.wait_for_table()
    assert len({re.sub(r".*/t/", "", one.page.url) for one in (first, second, third)}) == 1


def test_somebody_stops_looking_and_another_begins_with_bots(visit: Visit) -> None:
    one, other = visit(), visit()
    look_for_people(one.page, "Shinobi", "4")
    one.page.get_by_role("button", name="Stop looking").click()
    expect(one.page.get_by_text("Looking for people")).to_have_count(0)

    look_for_people(other.page, "Shinobi", "4", bots="180")
    expect(other.page.get_by_text("Bots sit down in")).to_be_visible()
    other.page.reload()
    other.page.get_by_role("button", name="Begin with bots").click()

    other.page.wait_for_url("**/t/*")
    other.wait_for_table()


def test_a_game_of_days_is_ready_when_people_were_found(visit: Visit) -> None:
    people = [visit() for _ in range(3)]
    for one in people:
        open_menu(one.page, "War of Clans")
        menu = one.page.get_by_role("dialog")
        menu.get_by_role("button", name="Days").click()
        menu.get_by_role("group", name="Players").get_by_role("button", name="3").click()
        menu.get_by_role("button", name="Find people").click()

    for one in people:
        one.page.goto("/")
        games = one.page.get_by_role("link", name=re.compile("^(Return|Open): War of Clans"))
        expect(games).to_be_visible()
        expect(one.page.get_by_text(re.compile("(Your move|to move), 23 h left"))).to_be_visible()
