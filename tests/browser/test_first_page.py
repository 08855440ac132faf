"""The first page: four games, one click from a running table."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitors import PHONE, Visitor

GAMES = ("War of Clans", "Shinobi", "Ninja Master", "Ninjato")


def test_the_four_games_stand_on_the_first_page(visitor: Visitor) -> None:
    visitor.page.goto("/")

    for game in GAMES:
        expect(visitor.page.get_by_role("heading", name=game, exact=True)).to_be_visible()
        expect(visitor.page.get_by_role("button", name=f"Play now: {game}")).to_be_enabled()


def test_play_now_leads_to_a_running_table_in_one_click(visitor: Visitor) -> None:
    visitor.page.goto("/")
    button = visitor.page.get_by_role("button", name="Play now: War of Clans")
    expect(button).to_be_enabled()

    started = time.perf_counter()
    button.click()
    visitor.wait_for_move()
    print(f"\nPlay now to the first choice: {time.perf_counter() - started:.2f} s (budget 2 s)")

    assert re.search(r"/t/[\w-]+$", visitor.page.url)
    expect(visitor.page.get_by_text("What glows red")).to_be_visible()


def test_every_game_can_be_played_at_once(visit: Callable[..., Visitor]) -> None:
    for game in GAMES:
        guest = visit()
        guest.play_now(game)
        expect(guest.page.locator("[data-prompt]").first).not_to_be_empty()


def test_the_language_changes_in_place_and_is_remembered(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_label("Language").select_option("de")

    expect(visitor.page.get_by_role("button", name=re.compile("Sofort|Jetzt"))).to_have_count(4)
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")


def test_the_browsers_language_is_spoken_first(visit: Callable[..., Visitor]) -> None:
    guest = visit(locale="it-IT")
    guest.page.goto("/")

    expect(guest.page.locator("html")).to_have_attribute("lang", "it")


def test_night_and_day_follow_the_system_until_one_chooses(visit: Callable[..., Visitor]) -> None:
    guest = visit(color_scheme="dark")
    guest.page.goto("/")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")

    guest.page.get_by_role("button", name="Day", exact=True).click()
    guest.page.reload()

    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")


def test_my_games_survive_closing_the_page(visitor: Visitor) -> None:
    visitor.play_now("War of Clans")
    visitor.wait_for_move()
    table = visitor.table

    visitor.page.goto("/")
    visitor.page.get_by_role("link", name=re.compile("^Return: War of Clans")).click()

    visitor.wait_for_table()
    assert visitor.table == table


def test_nothing_is_wider_than_a_phone(visit: Callable[..., Visitor]) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.page.goto("/")
    expect(guest.page.get_by_role("button", name="Play now: Ninjato")).to_be_enabled()

    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_guest_becomes_an_account_and_comes_back(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Guest").click()
    guest.page.get_by_label("Login name").fill("kitsune")
    guest.page.get_by_label("Password").fill("nine tails and a moon")
    guest.page.get_by_role("button", name="Make account").click()
    expect(guest.page.get_by_role("button", name="kitsune", exact=True)).to_be_visible()

    other = visit()
    other.page.goto("/")
    other.page.get_by_role("button", name="Guest").click()
    other.page.get_by_role("radio", name="Sign in").click()
    other.page.get_by_label("Login name").fill("kitsune")
    other.page.get_by_label("Password").fill("nine tails and a moon")
    other.page.get_by_role("button", name="Sign in").click()

    other.page.get_by_role("button", name="kitsune", exact=True).click()
    expect(other.page.get_by_text("Signed in as kitsune")).to_be_visible()


def test_a_refusal_is_said_in_the_language_of_the_page(visit: Callable[..., Visitor]) -> None:
    guest = visit(locale="it")
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Ospite").click()
    guest.page.get_by_role("radio", name="Accedi").click()
    guest.page.get_by_label("Nome di accesso").fill("nobody")
    guest.page.get_by_label("Password").fill("nine tails and a moon")

    guest.page.get_by_role("button", name="Accedi").click()

    alert = guest.page.get_by_role("alert")
    expect(alert).to_have_text("Il nome o la password non è corretto.")
    guest.faults.clear()


def test_an_address_that_leads_nowhere_says_so(visitor: Visitor) -> None:
    visitor.page.goto("/no/such/page")

    expect(visitor.page.get_by_role("heading", name="There is nothing")).to_be_visible()
    (fault,) = visitor.faults  # what the browser itself writes about the answer
    assert "404" in fault
    visitor.faults.clear()
