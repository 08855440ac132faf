"""Learning: every lesson is followed to its end by doing what it asks."""

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import check
from tests.browser.visitors import GLOWING, PHONE, Visitor

TOLD = "[data-guide] [data-step]"
MEANT = 'main [data-taught] [data-mark="legal"], main [data-taught][data-mark="legal"]'
FINISH = "[data-guide] .body .btn"
TOUCH = """([selectors, lot]) => {
    const found = selectors.map(one => [...document.querySelectorAll(one)]).find(one => one.length);
    found?.[Math.floor(lot * found.length)].click();
}"""


def step_of(page: Page) -> str:
    """The step that is told, when there is something to read or to do."""
    page.wait_for_selector(f"{GLOWING}, {FINISH}, [data-end]")
    return page.locator(TOLD).get_attribute("data-step") or ""


def learn(visitor: Visitor, game: str) -> None:
    visitor.page.goto(f"/learn/{game}")
    visitor.page.wait_for_selector(TOLD)
    visitor.wait_for_table()


def do(visitor: Visitor, dice: random.Random) -> None:
    """What the lesson asks for: read it, or pick one of the things it means, else anything."""
    step_of(visitor.page)
    visitor.page.evaluate(TOUCH, [[FINISH, MEANT, GLOWING], dice.random()])


def follow(visitor: Visitor, dice: random.Random, most: int = 400) -> list[str]:
    """To the end of the lesson; returns the steps it told."""
    told: list[str] = []
    for _ in range(most):
        step = step_of(visitor.page)
        if step and (not told or told[-1] != step):
            told.append(step)
        if step == "end":
            return told
        do(visitor, dice)
    raise AssertionError(f"the lesson did not end: {told}")


@pytest.mark.parametrize(
    ("game", "steps"),
    [
        ("war-of-clans", ("goal", "deploy", "home", "draw", "rivals", "ninja", "move", "attack")),
        ("shinobi", ("goal", "card", "declare", "more", "kept", "turn", "decide", "others")),
        ("ninjato", ("goal", "raid", "strike", "loot", "dojo", "take", "spend", "round")),
    ],
)
def test_a_lesson_is_done_by_doing_what_it_asks(
    visitor: Visitor, game: str, steps: tuple[str, ...]
) -> None:
    learn(visitor, game)

    told = follow(visitor, random.Random(1))

    assert told[0] == "goal"
    assert set(steps) <= set(told)
    assert told[-1] == "end"
    visitor.page.get_by_role("button", name="Play on freely").click()
    expect(visitor.page.locator(TOLD)).not_to_have_attribute("data-step", "end")
    assert not visitor.is_over


RACE = (
    FINISH,
    'main [data-thing="throw"][data-mark="legal"]',
    'main [data-thing="ready"]',
    "main [data-taught][data-token]",
    'main .tokb[data-mark="legal"]',
)


PLAY = """([selectors, told, reaction]) => {
    if (!document.querySelector('.arena[data-phase="race"]')) window.rested = null;
    else window.rested ??= performance.now();
    if (window.rested !== null && performance.now() - window.rested < reaction) return false;
    selectors.map(one => document.querySelector(one)).find(one => one)?.click();
    for (const key of ['6', 'Enter'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.querySelector(told).dataset.step === 'end';
}"""
"""Do what can be done, and shout, once one has seen the dice rest; true at the lesson's end."""
REACTION = 300
"""Milliseconds: a hand that is quicker than people are was on its way before (NMA-6)."""


LONG_MS = 240_000
"""Rounds are played until the lesson is over; on a busy machine rivals win some of them."""


def test_races_are_learned_by_throwing_grabbing_and_shouting(visitor: Visitor) -> None:
    """Rivals are slow, but they play; whoever is quicker, the lesson goes on."""
    learn(visitor, "ninja-master")
    page = visitor.page

    page.wait_for_function(PLAY, arg=[RACE, TOLD, REACTION], polling=100, timeout=LONG_MS)

    kept = page.evaluate("localStorage.getItem('uguisu-lesson-ninja-master')")
    assert {"throw", "grab", "shout", "score", "next", "alone"} <= set(json.loads(kept)["done"])


def test_a_lesson_is_left_and_found_again_where_it_was(visitor: Visitor) -> None:
    learn(visitor, "war-of-clans")
    do(visitor, random.Random(1))
    expect(visitor.page.locator(TOLD)).to_have_attribute("data-step", "deploy")
    table = visitor.table

    visitor.page.get_by_role("link", name="Leave").click()
    visitor.page.get_by_role("link", name="Learn: War of Clans").click()

    expect(visitor.page.locator(TOLD)).to_have_attribute("data-step", "deploy")
    assert visitor.table == table


def test_a_lesson_is_begun_anew_from_the_page_of_lessons(visitor: Visitor) -> None:
    learn(visitor, "shinobi")
    first = visitor.table
    visitor.page.goto("/learn")
    check(visitor, "lessons")

    visitor.page.get_by_role("button", name="From the beginning: Shinobi").click()

    expect(visitor.page.locator(TOLD)).to_have_attribute("data-step", "goal")
    assert visitor.table != first


def test_the_table_waits_while_one_reads(visitor: Visitor) -> None:
    learn(visitor, "war-of-clans")
    dice = random.Random(1)
    while step_of(visitor.page) != "draw":
        do(visitor, dice)

    expect(visitor.glowing).to_have_count(0)
    do(visitor, dice)
    do(visitor, dice)

    expect(visitor.glowing.first).to_be_visible()


def test_a_lesson_speaks_german_on_a_phone_and_leaves_room_for_the_board(
    visit: Callable[..., Visitor],
) -> None:
    guest = visit(locale="de-DE", viewport=PHONE, has_touch=True, is_mobile=True)
    learn(guest, "shinobi")

    expect(guest.page.locator(TOLD)).to_contain_text("Alle haben fünf Leben")
    check(guest, "a lesson on a phone")
    guest.page.get_by_role("button", name="Weiter").click()
    assert guest.page.locator("main[data-game]").bounding_box()["height"] > 450  # type: ignore[index]
    guest.page.get_by_role("button", name="Lektion ausblenden").click()
    expect(guest.page.locator(TOLD)).to_be_hidden()


def test_the_step_is_announced_and_takes_no_focus(visitor: Visitor) -> None:
    learn(visitor, "war-of-clans")
    told = visitor.page.locator(TOLD)

    expect(told).to_have_attribute("aria-live", "polite")
    assert visitor.page.evaluate("document.activeElement.closest('[data-guide]')") is None
    visitor.page.locator("[data-guide]").get_by_role("button", name="WOC-20").click()
    expect(visitor.page.locator("dialog [id='WOC-20']")).to_be_in_viewport()
    visitor.page.keyboard.press("Escape")

    visitor.page.keyboard.press("n")

    expect(told).to_have_attribute("data-step", "deploy")
