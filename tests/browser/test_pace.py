"""Pace: what others did is played in beats, queued, and never in the way of one's own decision."""

import json

from playwright.sync_api import Page, expect

from tests.browser.visitors import GLOWING, Visitor

BEAT_MS = 900
TO_MY_MOVE = "[data-to-my-move]"
DEEDS = "[data-since] [data-deed]"


def at_pace(visitor: Visitor, pace: str) -> None:
    """From the next page on, at this pace and by the test's clock."""
    settings = json.dumps({"pace": pace, "hints": False})
    visitor.context.add_init_script(f"localStorage.setItem('uguisu-settings', '{settings}')")
    visitor.page.clock.install()


def play_a_turn(visitor: Visitor) -> None:
    """Until others have been on the move."""
    page = visitor.page
    while page.locator(TO_MY_MOVE).count() == 0:
        page.locator(GLOWING).first.click()
        page.wait_for_selector(f"{GLOWING}, {TO_MY_MOVE}")


def known(page: Page) -> None:
    """It is our move again, though the board has not come that far."""
    expect(page.locator(TO_MY_MOVE)).to_be_visible()


def begin(visitor: Visitor, pace: str = "brisk") -> Page:
    at_pace(visitor, pace)
    visitor.play_quickly("war-of-clans", seats=3)
    page = visitor.page
    page.wait_for_selector(f"{GLOWING}, {TO_MY_MOVE}")
    # The beats end by themselves while a busy machine looks for the button.
    page.evaluate(f"document.querySelector('{TO_MY_MOVE}')?.click()")
    # From here on time passes only when the test says so, however busy the machine is.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    play_a_turn(visitor)
    return page


def test_beats_are_played_one_after_another_and_none_is_left_out(visitor: Visitor) -> None:
    page = begin(visitor)
    known(page)
    expect(page.locator(GLOWING)).to_have_count(0)

    left = int(page.locator(f"{TO_MY_MOVE} b").inner_text())
    for beat in range(1, left):
        page.clock.run_for(BEAT_MS)
        expect(page.locator(f"{TO_MY_MOVE} b")).to_have_text(str(left - beat))
        expect(page.locator(DEEDS)).to_have_count(beat)
    page.clock.run_for(BEAT_MS)

    expect(page.locator(TO_MY_MOVE)).to_have_count(0)
    expect(page.locator(DEEDS)).to_have_count(left)
    visitor.wait_for_move()


def test_a_touch_of_the_board_brings_one_to_the_own_decision(visitor: Visitor) -> None:
    page = begin(visitor)
    known(page)

    page.locator("main .own").first.click(position={"x": 5, "y": 5})

    visitor.wait_for_move()
    expect(page.locator(TO_MY_MOVE)).to_have_count(0)
    expect(page.locator("main [data-mark=made]")).to_have_count(0)


def test_a_pause_lets_one_step_from_beat_to_beat(visitor: Visitor) -> None:
    page = begin(visitor)
    known(page)
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Pause")).to_have_attribute("aria-pressed", "true")
    left = int(page.locator(f"{TO_MY_MOVE} b").inner_text())

    page.clock.run_for(20 * BEAT_MS)
    expect(page.locator(f"{TO_MY_MOVE} b")).to_have_text(str(left))
    page.keyboard.press(".")
    expect(page.locator(f"{TO_MY_MOVE} b")).to_have_text(str(left - 1))

    page.get_by_role("button", name="One beat").click()
    page.keyboard.press("1")
    visitor.wait_for_move()
    expect(page.locator("main [data-mark=made]")).to_have_count(0)


def test_the_pace_is_kept_and_instant_shows_everything_at_once(visitor: Visitor) -> None:
    page = begin(visitor, "calm")
    known(page)

    page.get_by_role("radio", name="Instant").click()

    visitor.wait_for_move()
    kept = page.evaluate("JSON.parse(localStorage.getItem('uguisu-settings')).pace")
    assert kept == "instant"


def test_what_happened_since_can_be_seen_again_even_after_coming_back(visitor: Visitor) -> None:
    page = begin(visitor)
    known(page)
    page.locator(TO_MY_MOVE).click()
    visitor.wait_for_move()
    told = page.locator(DEEDS).all_text_contents()

    page.reload()
    visitor.wait_for_table()
    visitor.wait_for_move()
    expect(page.locator(DEEDS)).to_have_text(told)

    page.locator(DEEDS).first.click()
    expect(page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    expect(page.locator(GLOWING)).to_have_count(0)
    page.clock.run_for(2 * BEAT_MS)
    visitor.wait_for_move()
    expect(page.get_by_text("You are looking at an earlier moment.")).to_have_count(0)
