"""A tournament, from its announcement to its winners, with people in three browsers."""

import secrets
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.ahead import hurry_ahead, play_out
from tests.browser.visitors import PHONE, Visitor

Visit = Callable[..., Visitor]


def register(visitor: Visitor) -> str:
    """An account of one's own; its name."""
    name = "host-" + secrets.token_hex(5)
    visitor.page.request.post("/api/session", data={"name": name})
    visitor.page.request.post("/api/account", data={"login": name, "password": "correct horse"})
    return name


def announce(host: Visitor, name: str) -> str:
    """A Swiss tournament of one round, made from the first page on; its address."""
    page = host.page
    page.goto("/")
    page.get_by_role("link", name="All tournaments").click()
    page.get_by_role("button", name="New tournament").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Name").fill(name)
    wanted = {
        "Game": "War of Clans",
        "Kind": "Swiss: round by round",
        "Players at a table": "3",
        "Rounds": "1",
        "Fewest players": "2",
    }
    for field, choice in wanted.items():
        form.get_by_role("combobox", name=field, exact=True).select_option(choice)
    form.get_by_role("button", name="Announce").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page.url


def test_three_people_play_a_tournament(visit: Visit) -> None:
    host, phone, third = visit(), visit(viewport=PHONE, has_touch=True), visit()
    title = register(host).replace("host", "Cup")
    address = announce(host, title)
    for player in (host, phone, third):
        player.page.goto(address)
        player.page.get_by_role("button", name="Join").click()
        expect(player.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Begin now")).to_have_count(0)
    third.page.goto("/")
    host.page.get_by_role("button", name="Begin now").click()
    third.page.get_by_role("link", name="To the table").click()

    for player in (host, phone, third):
        player.page.wait_for_url("**/t/*")
        player.wait_for_table()
    assert host.table == phone.table == third.table
    hurry_ahead([host, phone, third], "war-of-clans", host.table)
    watcher = visit()
    watcher.page.goto("/tournaments")
    watcher.page.get_by_role("link", name=title).click()
    expect(watcher.page.get_by_text("It is too late to join this tournament.")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Join")).to_have_count(0)
    watcher.page.get_by_role("link", name="Watch").click()
    watcher.wait_for_table()
    play_out([host, phone, third], host.table)

    for player in (host, phone, third):
        player.page.reload()
        player.go_on()
        player.page.get_by_role("link", name="Back to the tournament").click()
        expect(player.page.get_by_role("heading", name="The winners")).to_be_visible()
        expect(player.page.get_by_text("your place")).to_be_visible()
    with third.page.expect_download() as download:
        third.page.get_by_role("link", name="CSV").click()
    lines = download.value.path().read_text().splitlines()
    places = [int(line[0]) for line in lines[1:]]
    assert places in ([1, 2, 3], [1, 1, 3], [1, 2, 2], [1, 1, 1])  # War of Clans may be drawn
