"""A table before the start: its short link, its options, its host; and tables that are found."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.test_friends import new_table, sit_down
from tests.browser.visitors import PHONE, Visitor

Visit = Callable[..., Visitor]


def test_a_short_link_leads_to_the_gathering_and_ends_with_it(visit: Visit) -> None:
    host, friend, late = visit(), visit(viewport=PHONE, has_touch=True), visit()
    new_table(host, "War of Clans", players=3, bots=1)
    link = host.page.locator("[data-link*='/j/']")
    address = link.get_attribute("data-link")
    assert address is not None
    assert re.fullmatch(r"http://[\w.:]+/j/(\w{4}-){3}\w{4}", address)

    friend.page.goto(address)
    friend.page.wait_for_url("**/t/*")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.get_by_text("All seats are taken", exact=True)).to_be_visible()
    expect(host.page.get_by_text("can wait in case one becomes free")).to_be_visible()
    host.page.get_by_role("button", name="Begin").click()
    friend.wait_for_table()

    late.page.goto(address)
    expect(late.page.get_by_role("alert")).to_contain_text("There is no invitation")
    late.faults.clear()  # the browser's own word for 404


def test_friends_agree_to_what_the_host_changes(visit: Visit) -> None:
    host, friend = visit(), visit()
    address = new_table(host, "War of Clans", players=3, bots=1)
    sit_down(friend, address, "Ben")
    begin = host.page.get_by_role("button", name="Begin")
    expect(begin).to_be_enabled()
    expect(friend.page.get_by_text("Counts for the ratings")).to_be_visible()

    host.page.get_by_role("button", name="Friendly").click()
    expect(friend.page.get_by_text("Does not count for anybody")).to_be_visible()
    expect(begin).to_be_disabled()
    expect(host.page.get_by_text("Waiting for Ben to agree")).to_be_visible()
    host.page.get_by_label("Clock").select_option(label="30 seconds for every move.")
    expect(friend.page.get_by_text("30 seconds for every move.")).to_be_visible()
    friend.page.get_by_role("button", name="Agree").click()

    begin.click()
    host.wait_for_table()
    friend.wait_for_table()


def test_the_host_hands_over_and_leaves_and_the_next_one_closes_the_table(visit: Visit) -> None:
    host, friend, third = visit(), visit(), visit()
    address = new_table(host, "War of Clans", players=4)
    sit_down(friend, address, "Ben")
    sit_down(third, address, "Chie")

    host.page.get_by_role("button", name="Hand over").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Chie").click()
    expect(third.page.get_by_text("You host this table.")).to_be_visible()
    third.page.get_by_role("button", name="Stand up").click()
    expect(host.page.get_by_text("You host this table.")).to_be_visible()
    host.page.get_by_role("button", name="Close the table").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()

    for one in (host, friend, third):
        expect(one.page.get_by_role("heading", name="The host has closed")).to_be_visible()


def test_who_waits_at_a_table_that_nobody_may_watch_is_told_so(visit: Visit) -> None:
    host, onlooker = visit(), visit()
    host.page.goto("/")
    host.page.get_by_role("button", name="Ways to play: War of Clans").click()
    host.page.get_by_role("button", name="Play with friends: War of Clans").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Players").select_option("3")
    dialog.get_by_role("combobox", name="Bots", exact=True).select_option("2")
    dialog.get_by_role("combobox", name="Spectators").select_option("none")
    dialog.get_by_role("button", name="Make the table").click()
    host.page.wait_for_url("**/t/*")
    onlooker.page.goto(host.page.url)
    expect(onlooker.page.get_by_text("All seats are taken. If somebody")).to_be_visible()
    expect(onlooker.page.get_by_text("Nobody may watch this table")).to_be_visible()

    host.page.get_by_role("button", name="Begin").click()

    expect(onlooker.page.get_by_role("heading", name="begun without you")).to_be_visible()


def test_open_tables_are_filtered_and_empty_ones_are_not_listed(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.page.goto("/")
    host.page.get_by_role("button", name="Ways to play: Ninjato").click()
    host.page.get_by_role("button", name="Play with friends: Ninjato").click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog.get_by_label("Your name")).not_to_have_value("")
    dialog.get_by_label("Your name").fill("Wakana")
    dialog.get_by_role("combobox", name="Players").select_option("3")
    dialog.get_by_label("Open to everyone").check()
    dialog.get_by_role("button", name="Make the table").click()
    host.page.wait_for_url("**/t/*")

    guest.page.goto("/")
    row = guest.page.get_by_role("link", name=re.compile("^Sit down: Ninjato, Table of Wakana"))
    expect(row).to_be_visible()
    guest.page.get_by_label("Free seats").select_option("3")
    expect(row).to_have_count(0)
    guest.page.get_by_label("Free seats").select_option("2")
    expect(row).to_be_visible()
    guest.page.get_by_role("button", name="Days").click()
    expect(row).to_have_count(0)
    guest.page.get_by_role("button", name="Live", exact=True).click()
    expect(row).to_be_visible()
    host.page.get_by_role("button", name="Stand up").click()
    guest.page.reload()

    expect(guest.page.get_by_text("No open table matches these filters now.")).to_be_visible()
