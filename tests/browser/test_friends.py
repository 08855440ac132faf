"""Playing with friends: a link, seats, bots, talk, spectators, rematch."""

import random
import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.ahead import hurry_ahead, play_out
from tests.browser.visitors import PHONE, Visitor
from tests.sizes import choose

FRIENDS = ("Ben", "Chie", "Dai", "Emi")[: choose(2, 4)]


def new_table(host: Visitor, game: str, players: int, bots: int = 0) -> str:
    """A table for friends, made on the first page; its address."""
    host.page.goto("/")
    host.page.get_by_role("button", name=f"Ways to play: {game}").click()
    host.page.get_by_role("button", name=f"Play with friends: {game}").click()
    host.page.get_by_role("combobox", name="Players").select_option(str(players))
    if bots:
        host.page.get_by_role("combobox", name="Bots", exact=True).select_option(str(bots))
        host.page.get_by_role("combobox", name="Strength of the bots").select_option("random")
    if game == "Shinobi":
        host.page.get_by_label(re.compile("After how many rounds")).fill("1")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.get_by_role("heading", name="Seats", exact=True)).to_be_visible()
    return host.page.url


def sit_down(guest: Visitor, address: str, name: str) -> None:
    guest.page.goto(address)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.locator("li", has_text=name).get_by_text("You")).to_be_visible()


def play_together(players: list[Visitor], dice: random.Random) -> None:
    """Whoever may act acts, until all have seen the end."""
    for player in players:
        player.play_by_itself(dice.randrange(1000))
    for player in players:
        player.see_the_end()


@pytest.mark.sized
def test_friends_and_a_bot_play_shinobi_by_a_link(visit: Callable[..., Visitor]) -> None:
    host = visit()
    address = new_table(host, "Shinobi", players=len(FRIENDS) + 2, bots=1)
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    friends = {name: visit(**(phone if name == "Chie" else {})) for name in FRIENDS}
    for name, friend in friends.items():
        sit_down(friend, address, name)
    host.page.get_by_role("button", name="Begin").click()

    players = [host, *friends.values()]
    for player in players:
        player.wait_for_table()
    play_together(players, random.Random(11))

    for player in players:
        for name in FRIENDS:
            expect(player.page.locator("[data-ceremony]")).to_contain_text(name)


def test_three_people_play_war_of_clans_and_want_a_rematch(visit: Callable[..., Visitor]) -> None:
    host, friend, third = visit(), visit(), visit()
    address = new_table(host, "War of Clans", players=3)
    sit_down(friend, address, "Ben")
    sit_down(third, address, "Chie")
    host.page.get_by_role("button", name="Begin").click()
    players = [host, friend, third]
    for player in players:
        player.wait_for_table()
    dice = random.Random(12)
    for _ in range(3):
        mover = next(player for player in cycle(players) if player.glowing.count())
        assert mover.play(dice)
    hurry_ahead(players, "war-of-clans", host.table)
    play_out(players, host.table)

    for player in (friend, host):
        player.go_on()
    friend.page.locator("[data-ceremony]").get_by_role("button", name="Rematch").click()

    host.page.locator("[data-ceremony]").get_by_role("link", name="To the rematch").click()
    expect(host.page.get_by_text("Chie").first).to_be_visible()


def test_the_host_fills_seats_with_bots_and_sees_friends_come(
    visit: Callable[..., Visitor],
) -> None:
    host, friend = visit(), visit()
    address = new_table(host, "War of Clans", players=3)
    expect(host.page.get_by_role("button", name="Begin")).to_be_disabled()
    expect(host.page.get_by_role("img", name="The link as a code")).to_be_visible()

    sit_down(friend, address, "Ben")
    expect(host.page.get_by_text("Ben").first).to_be_visible()
    host.page.get_by_label("Bot for seat C").select_option("random")
    host.page.get_by_role("button", name="Begin").click()

    friend.wait_for_table()
    host.wait_for_table()


def test_an_open_table_is_found_and_watched_without_seeing_a_hand(
    visit: Callable[..., Visitor],
) -> None:
    host, watcher = visit(), visit()
    host.page.goto("/")
    host.page.get_by_role("button", name="Ways to play: War of Clans").click()
    host.page.get_by_role("button", name="Play with friends: War of Clans").click()
    host.page.get_by_role("combobox", name="Players").select_option("3")
    host.page.get_by_role("combobox", name="Bots", exact=True).select_option("2")
    host.page.get_by_label("Open to everyone").check()
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_role("button", name="Begin").click()
    host.wait_for_move()

    watcher.page.goto("/")
    watcher.page.get_by_role("link", name=re.compile("^Watch: War of Clans")).first.click()
    watcher.wait_for_table()

    expect(watcher.page.locator(".woc .hand")).to_have_count(0)
    expect(watcher.page.locator(".woc .handsize i.open")).to_have_count(0)
    expect(watcher.page.get_by_text("Spectators may talk before and after")).to_be_visible()
    expect(host.page.get_by_text("one watching")).to_be_visible()


def test_words_and_reactions_reach_the_others(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit()
    address = new_table(host, "Shinobi", players=4, bots=2)
    sit_down(friend, address, "Ben")

    friend.page.get_by_label("Say something").fill("<b>Hello</b> & welcome")
    friend.page.keyboard.press("Enter")
    friend.page.get_by_role("button", name="Well played").click()
    friend.page.get_by_role("button", name="Trust me").click()

    talk = host.page.get_by_role("log", name="Table talk")
    expect(talk).to_contain_text("<b>Hello</b> & welcome")
    expect(talk).to_contain_text("Well played")
    expect(talk).to_contain_text("Trust me")


def test_two_people_share_a_screen_behind_a_curtain(visit: Callable[..., Visitor]) -> None:
    host = visit()
    new_table(host, "War of Clans", players=3, bots=1)
    host.page.get_by_role("button", name="Seat here").first.click()
    host.page.get_by_role("button", name="Begin").click()
    host.wait_for_table()
    dice = random.Random(4)

    curtain = host.page.get_by_role("button", name=re.compile("^I am "))
    for _ in range(40):
        host.page.wait_for_selector('main [data-mark="legal"], .curtain')
        if curtain.count():
            assert host.page.locator(".woc").count() == 0, "nothing is shown before it is opened"
            curtain.click()
            return
        host.play(dice)
    raise AssertionError("the turn of the second person never came")
