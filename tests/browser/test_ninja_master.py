"""Ninja Master in real time: throw, grab and shout by keys, by touch, and against bots."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visitors import PHONE, Visitor

OPEN_TABLE = """async (wish) => {
  const asked = {method: 'POST', headers: {'Content-Type': 'application/json'}};
  const post = (url, body) => fetch(url, {...asked, body: JSON.stringify(body)});
  await post('/api/session', {name: 'Mira'});
  return (await (await post('/api/tables', {game: 'ninja-master', ...wish})).json()).id;
}"""

Enter = Callable[..., Visitor]


def open_table(visitor: Visitor, **wish: Any) -> str:
    visitor.page.goto("/")
    return str(visitor.page.evaluate(OPEN_TABLE, wish))


def sit_together(visit: Enter, **wishes: Any) -> tuple[Page, Page]:
    """Two people at one table; who throws first is drawn by lot."""
    mira, kenji = visit(**wishes), visit()
    table = open_table(mira, seats=2, sit=[0])
    kenji.page.goto(f"/t/{table}")
    kenji.page.get_by_role("button", name="Sit down").click()
    mira.page.goto(f"/t/{table}")
    mira.page.get_by_role("button", name="Begin").click()
    for one in (mira, kenji):
        one.page.wait_for_selector(".arena")
    return mira.page, kenji.page


def throw(*pages: Page) -> None:
    """Whoever owns the shuriken throws, or all are ready for it; then the dice come to rest."""
    button = '[data-thing="throw"]'
    thrower = next((page for page in pages if page.locator(button).count()), None)
    if thrower:
        thrower.locator(button).click()
    else:
        for page in pages:  # which does not wait: the last may find the round begun
            page.evaluate("""document.querySelector('[data-thing="ready"]')?.click()""")
    for page in pages:
        page.wait_for_selector('.arena[data-phase="race"]')
    blink(pages[0])


def blink(page: Page) -> None:
    """NMA-25: nobody reacts sooner than 80 ms after the dice lie still on the own screen."""
    page.wait_for_selector("[elementtiming]", state="detached")
    page.wait_for_timeout(150)


def token(page: Page, name: str) -> Locator:
    return page.locator(f'button[data-token="{name}"]')


def row_of(page: Page, player: str) -> Locator:
    """What somebody gained in the round that is counted."""
    return page.locator(".nma-score .row", has=page.locator("h3", has_text=player))


def count_of(page: Page) -> int:
    """How many ninjas a screen reader hears: the dice are told when they lie."""
    words = page.locator('p.sr[aria-live="assertive"]').inner_text()
    plain = re.sub(r": one ninja", ": 1 ninja", words)
    return sum(int(number) for number in re.findall(r": (\d+) ninja", plain))


@pytest.mark.rule("NMA-26")
def test_a_round_is_played_by_keys_alone(visit: Enter) -> None:
    mira, kenji = sit_together(visit)
    throw(mira, kenji)

    mira.keyboard.press("g")
    expect(mira.locator(".hand.left.full")).to_contain_text("Green")
    mira.keyboard.press("s")
    expect(mira.locator(".hand.right.full")).to_contain_text("Sword")
    mira.keyboard.type(str(count_of(mira)))
    mira.keyboard.press("Enter")

    expect(mira.locator(".nma-score h2")).to_contain_text("Mira shouted")
    row = row_of(kenji, "Mira")
    expect(row.locator(".ema", has_text="Green")).to_be_visible()
    expect(kenji.locator(".nma-score .ema", has_text="Shout")).to_contain_text("+1")


@pytest.mark.rule("NMA-26")
def test_a_round_is_played_by_touch_on_a_phone(visit: Enter) -> None:
    mira, kenji = sit_together(visit, viewport=PHONE, has_touch=True)
    throw(mira, kenji)

    token(mira, "orange").tap()
    token(mira, "blue").tap()
    expect(mira.locator(".hand.full")).to_have_count(2)
    for digit in str(count_of(mira)):
        mira.locator(".nma-pad .keys").get_by_role("button", name=digit, exact=True).tap()
    mira.locator(".nma-pad .go").tap()

    expect(mira.locator(".nma-score .ema", has_text="Shout")).to_contain_text("+1")
    expect(mira.locator(".nma-score .ema", has_text="Orange")).to_contain_text(re.compile(r"\d ms"))


@pytest.mark.rule("NMA-8")
def test_two_fingers_are_two_hands(visit: Enter) -> None:
    mira, kenji = sit_together(visit, viewport=PHONE, has_touch=True)
    throw(mira, kenji)

    mira.evaluate(
        """() => ['purple', 'blue'].forEach((name, finger) =>
          document.querySelector(`button[data-token="${name}"]`).dispatchEvent(
            new PointerEvent('pointerdown', {bubbles: true, pointerId: finger, button: 0})))"""
    )

    expect(mira.locator(".hand.left.full")).to_have_count(1)
    expect(mira.locator(".hand.right.full")).to_have_count(1)
    expect(kenji.locator(".pl .held .bit")).to_have_count(2)


@pytest.mark.rule("NMA-6")
def test_a_hand_on_rolling_dice_is_a_false_start_for_everybody_to_see(visit: Enter) -> None:
    mira, kenji = sit_together(visit)
    pages = (mira, kenji)
    thrower = next(page for page in pages if page.locator('[data-thing="throw"]').count())
    thrower.locator('[data-thing="throw"]').click()
    mira.wait_for_selector('.arena[data-phase="tumble"]')

    mira.keyboard.press("b")

    for page in pages:
        expect(page.locator(".pl", has_text="Mira")).to_contain_text("One false start")
    for page in pages:
        page.wait_for_selector('.arena[data-phase="race"]')
        expect(token(page, "blue")).to_be_visible()


@pytest.mark.rule("NMA-11")
def test_a_shout_before_any_grab_is_refused_with_the_reason(visit: Enter) -> None:
    mira, kenji = sit_together(visit)
    throw(mira, kenji)

    mira.keyboard.type("12")
    mira.keyboard.press("Enter")

    expect(mira.get_by_role("alert")).to_contain_text("after somebody has grabbed")


@pytest.mark.rule("NMA-12")
def test_when_all_are_done_the_round_is_counted(visit: Enter) -> None:
    mira, kenji = sit_together(visit)
    throw(mira, kenji)

    mira.keyboard.press("d")
    kenji.locator(".nma-pad").get_by_role("button", name="Done").click()

    expect(mira.get_by_role("heading", name="Nobody shouted")).to_be_visible()


def test_a_race_is_run_in_text_mode(visit: Enter) -> None:
    mira, kenji = sit_together(visit)
    mira.get_by_role("button", name="Menu").click()
    mira.get_by_role("switch", name="Text mode").check()
    mira.keyboard.press("Escape")
    button = '[data-thing="throw"]'
    next(page for page in (mira, kenji) if page.locator(button).count()).locator(button).click()
    expect(mira.get_by_role("button", name="Done")).to_be_visible()
    blink(mira)

    mira.get_by_role("button", name="Grab Green").click()

    expect(mira.get_by_role("log").first).to_contain_text("You grab Green")
    expect(kenji.get_by_role("log").first).to_contain_text("grabs Green")


@pytest.mark.rule("NMA-32")
def test_a_calm_table_is_made_on_the_first_page_and_the_lot_decides(visit: Enter) -> None:
    mira, kenji = visit(), visit()
    mira.page.goto("/")
    mira.page.get_by_role("button", name="Ways to play: Ninja Master").click()
    mira.page.get_by_role("button", name="Play with friends: Ninja Master").click()
    mira.page.get_by_role("combobox", name="Players").select_option("2")
    mira.page.get_by_role("radio", name="No, a calm table").check()
    mira.page.get_by_role("button", name="Make the table").click()
    mira.page.wait_for_url("**/t/*")
    kenji.page.goto(mira.page.url)
    kenji.page.get_by_role("button", name="Sit down").click()
    mira.page.get_by_role("button", name="Begin").click()
    pages = (mira.page, kenji.page)
    for page in pages:
        page.wait_for_selector(".arena")
    throw(*pages)

    mira.page.keyboard.press("o")
    expect(mira.page.locator(".hand.left")).to_contain_text("Reaching")
    kenji.page.keyboard.press("o")
    for page in pages:
        expect(page.locator(".pl .held .bit, .hand.full")).not_to_have_count(0)
    for page in pages:
        page.keyboard.press("d")

    token = mira.page.locator(".nma-score .ema", has_text="Orange")
    expect(token).to_contain_text(re.compile("by lot|uncontested"))
    expect(mira.page.locator(".nma-score")).not_to_contain_text("ms")


def test_bots_reach_for_tokens_before_ones_eyes(visit: Enter) -> None:
    mira = visit()
    table = open_table(
        mira, seats=3, sit=[0], bots=[{"seat": 1, "rank": "genin"}, {"seat": 2, "rank": "genin"}]
    )
    mira.page.goto(f"/t/{table}?begin")
    mira.page.wait_for_selector(".arena")
    button = mira.page.locator('[data-thing="throw"]')
    if button.count():
        button.click()

    mira.page.wait_for_selector(".reach svg", state="attached")
    mira.page.wait_for_selector(".pl .held .bit", state="attached")
