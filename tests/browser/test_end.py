"""The end of a game: the last scene, who won and why, the new rating, and what comes next."""

from playwright.sync_api import expect

from tests.browser.ahead import near_the_end, play_out
from tests.browser.visitors import Visitor

SHORT = {"round_limit": 1}


def see_the_last_scene(visitor: Visitor) -> None:
    """At the instant pace it waits for a tap, and the end for it."""
    expect(visitor.page.locator("[data-scene]")).to_be_visible()
    expect(visitor.page.locator("[data-end]")).to_have_count(0)


def test_loyalties_are_turned_over_before_the_end_which_says_why(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"/t/{near_the_end(visitor, 'war-of-clans', seats=3)}")
    visitor.wait_for_table()

    play_out([visitor], visitor.table)
    see_the_last_scene(visitor)
    expect(page.locator("[data-scene] li.up")).to_have_count(3)
    page.locator("[data-go-on]").click()

    expect(page.locator("[data-verdict]")).to_contain_text("the war")
    expect(page.locator("[data-end] [data-total]")).to_have_count(3)
    expect(page.locator("[data-rating='0']")).to_contain_text("Rating")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.locator("main .own")).to_be_attached()

    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("[data-end]")).to_have_count(0)
    page.get_by_role("button", name="Result").first.click()
    expect(page.locator("[data-end]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-end]")).to_have_count(0)


def test_the_count_of_the_last_round_is_read_before_the_end(visitor: Visitor) -> None:
    page = visitor.page
    visitor.play_quickly("ninja-master", seats=2, options=SHORT)

    visitor.play_by_itself(5, to_scene=True)
    see_the_last_scene(visitor)
    expect(page.locator("[data-scene] .rank .tot")).to_have_count(2)
    page.keyboard.press("Enter")

    expect(page.locator("[data-end]")).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Watch again").click()
    expect(page.locator(".nma-again").get_by_text("ms").first).to_be_visible()
