"""A review: from the replay to a decision, its choices and beliefs, and a new try; the puzzle of
the day, and hints."""

from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import check
from tests.browser.test_replay import race
from tests.browser.visitors import PHONE, Visitor
from tests.server.house import House
from uguisu.review.analysts import make_analyst
from uguisu.review.decisions import has_choice, judge
from uguisu.server.reviewing.puzzles import now, puzzle_of
from uguisu.server.store import puzzles as kept

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    return visit()


def finish(guest: Visitor, game: str) -> None:
    guest.play_quickly(game, 4 if game == "shinobi" else 2, {"round_limit": 1})
    if game == "ninja-master":
        race(guest)
    else:
        guest.hurry_on(seed=1)


def review_all(page: Page) -> None:
    """From the replay to the review, until everything was found."""
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    expect(page.get_by_text("The review is being made")).to_have_count(0)


def choose(page: Page) -> None:
    """What glows, until it names a choice."""
    answer = page.get_by_role("button", name="Show the answer")
    while not answer.is_visible():
        page.locator('main [data-mark="legal"]').first.click()


def test_a_decision_is_reviewed_and_tried_again(visitor: Visitor) -> None:
    page = visitor.page
    finish(visitor, "shinobi")
    page.goto(f"/replay/{visitor.table}")
    review_all(page)
    slider = page.get_by_role("slider", name="Moment of the game")
    decision = page.get_by_role("region", name="Decision", exact=True)

    while not decision.get_by_text("You played").is_visible():
        before = slider.get_attribute("aria-valuenow")
        page.keyboard.press("PageDown")
        expect(slider).not_to_have_attribute("aria-valuenow", before or "")
    check(visitor, "review")

    page.keyboard.press("t")
    expect(page.get_by_text("Veiled while you try")).to_be_visible()
    choose(page)
    expect(decision.get_by_text("still hidden")).to_be_visible()
    page.keyboard.press("Enter")
    expect(decision.get_by_text("still hidden")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(decision.get_by_role("button", name="Try again")).to_be_visible()

    page.keyboard.press("End")
    expect(slider).to_have_attribute(
        "aria-valuenow", slider.get_attribute("aria-valuemax") or "none"
    )
    truth = page.get_by_role("switch", name="What it really was")
    page.keyboard.press("b")
    expect(truth).to_have_attribute("aria-checked", "true")
    page.set_viewport_size({"width": 2560, "height": 1440})
    board = page.get_by_role("main", name="Board").bounding_box()
    beside = decision.bounding_box()
    assert board
    assert beside
    assert board["x"] < 40
    assert board["x"] + board["width"] <= beside["x"]
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert page.evaluate(SIDEWAYS) == 0


def test_a_race_is_reviewed_by_its_times(visitor: Visitor) -> None:
    page = visitor.page
    finish(visitor, "ninja-master")
    page.goto(f"/replay/{visitor.table}")

    review_all(page)
    page.keyboard.press("End")

    expect(page.get_by_role("region", name="Grabs and shouts of this round")).to_be_visible()
    expect(page.get_by_role("region", name="Decision", exact=True)).to_have_count(0)
    check(visitor, "review of a race")


async def take_for_a_puzzle(house: House, id: str) -> None:
    """A decision of this game becomes the puzzle of today."""
    table = (await house.node.rooms.get(id)).table
    play = table.playing
    steps = [step for step in range(1, len(play.entries) + 1) if has_choice(play, step)]
    decision = judge(play, make_analyst(table.game.id), steps[-1], 24, 4, "1")
    puzzle = puzzle_of(table, decision, now().date().isoformat())
    text = msgspec.json.encode(puzzle)
    await house.node.store.write(lambda connection: kept.keep(connection, puzzle.day, id, text))


def test_the_puzzle_of_the_day_is_tried_by_anybody(
    visitor: Visitor, visit: Callable[..., Visitor], house: House
) -> None:
    finish(visitor, "shinobi")
    house.run(take_for_a_puzzle(house, visitor.table))
    somebody = visit(viewport=PHONE)
    page = somebody.page

    page.goto("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    decision = page.get_by_role("region", name="Decision", exact=True)
    expect(decision.get_by_text("What would you choose as")).to_be_visible()
    choose(page)
    page.keyboard.press("Enter")

    expect(decision.get_by_text("played", exact=False).first).to_be_visible()
    expect(page.get_by_text("Aki")).to_have_count(0)
    check(somebody, "puzzle")
    assert page.evaluate(SIDEWAYS) == 0


def test_a_hint_is_asked_for_by_key_and_marked_in_the_log(visitor: Visitor) -> None:
    page = visitor.page
    visitor.play_quickly("war-of-clans", 3)
    visitor.wait_for_move()

    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_text("it will not be rated")).to_be_visible()
    hint.get_by_role("button", name="Hint").click()
    expect(hint.get_by_text("The review would choose:")).to_be_visible()

    expect(page.locator("main [data-advised]").first).to_be_visible()
    expect(page.get_by_role("log").get_by_text("asks for a hint")).to_be_visible()
    check(visitor, "hint")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert page.evaluate(SIDEWAYS) == 0
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
