"""Everybody can use it: axe-core finds nothing on any page, by day and by night."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page

from scripts.build_web import WEB
from tests.browser import ahead
from tests.browser.visitors import PHONE, WIDE, Visitor
from tests.sizes import choose

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOK_FOR = {"resultTypes": ["violations"]}
ALL_RULES = LOOK_FOR | {"runOnly": {"type": "tag", "values": RULES}}
COLOURS = LOOK_FOR | {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
AXE_RUN = "async options => (await axe.run(document, options)).violations"
SHORT = {"shinobi": {"round_limit": 1}, "ninja-master": {"round_limit": 1}}
TURN_TO_NIGHT = "document.documentElement.dataset.theme = 'dark'"
TURN_TO_DAY = "document.documentElement.dataset.theme = 'light'"
SIZES = [WIDE, {"width": 1280, "height": 720}, {"width": 820, "height": 1180}, PHONE]

CUT_OFF = """async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('main [data-thing], main [data-prompt]')]
    .filter(thing => thing.checkVisibility())
    .filter(thing => { const box = thing.getBoundingClientRect();
        return box.left < -1 || box.top < -1 || box.right > innerWidth + 1
            || box.bottom > innerHeight + 1 })
    .map(thing => thing.dataset.thing ?? 'prompt');
}"""

TOO_SMALL = """() => [...document.querySelectorAll('body *')]
    .filter(part => [...part.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(part => part.checkVisibility() && part.getBoundingClientRect().width > 2)
    .filter(part => { const size = parseFloat(getComputedStyle(part).fontSize);
        return size > 0 && size < 10.9 && !part.closest('svg') })
    .map(part => `${getComputedStyle(part).fontSize}: ${part.textContent.trim().slice(0, 30)}`)"""


def violations(page: Page, options: Mapping[str, object]) -> list[str]:
    found = page.evaluate(AXE_RUN, options)
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for one in found
        for node in one["nodes"][:4]
    ]


def check(visitor: Visitor, where: str) -> None:
    """Everything by day; by night what can differ, the colours."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE(encoding="utf-8"))
    found = violations(page, ALL_RULES)
    assert found == [], f"{where}, by day:\n" + "\n".join(found)
    page.evaluate(TURN_TO_NIGHT)
    found = violations(page, COLOURS)
    page.evaluate(TURN_TO_DAY)
    assert found == [], f"{where}, by night:\n" + "\n".join(found)
    assert page.evaluate(TOO_SMALL) == [], f"{where}: nothing is written smaller than 11 px"


def test_the_first_page_and_its_dialogs(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play now: Ninjato").wait_for()
    check(visitor, "first page")
    page.get_by_role("button", name="Settings").click()
    check(visitor, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Guest").click()
    page.get_by_role("dialog", name="Keep your games").wait_for()
    check(visitor, "account")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ways to play: Shinobi").click()
    page.get_by_role("button", name="Play with friends: Shinobi").click()
    page.get_by_role("button", name="Make the table").wait_for()
    check(visitor, "new table")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("heading", name="Seats", exact=True).wait_for()
    check(visitor, "gathering")


@pytest.mark.sized
@pytest.mark.parametrize("game", ["war-of-clans", "shinobi", "ninjato"])
def test_a_table_from_the_first_choice_to_the_end(visitor: Visitor, game: str) -> None:
    """Whenever something of a new kind can be picked."""
    most = choose(4, 100)
    table = visitor.new_table(game, 4 if game == "shinobi" else 3, SHORT.get(game))
    seen: list[str] = []
    while kind := ahead.see(
        visitor, table, lambda kind: kind not in seen and len(seen) < most, seed=8
    ):
        check(visitor, f"{game}, choosing {kind}")
        seen.append(kind)
    visitor.page.wait_for_selector("[data-end]")
    check(visitor, f"{game}, the end")


def test_a_race_from_the_throw_to_the_end(visitor: Visitor) -> None:
    visitor.play_quickly("ninja-master", seats=2, options=SHORT["ninja-master"])
    visitor.wait_for_throw()
    throw = visitor.page.locator('[data-thing="throw"]')
    if throw.count():
        check(visitor, "before the throw")
        throw.click()
    visitor.page.wait_for_selector('.arena[data-phase="race"]')
    check(visitor, "the race")
    visitor.page.keyboard.press("g")
    visitor.page.keyboard.press("d")
    visitor.page.wait_for_selector("[data-scene]")
    check(visitor, "the last count")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector("[data-end]")
    check(visitor, "the end")
    visitor.page.keyboard.press("Escape")
    check(visitor, "the count")


@pytest.mark.parametrize("game", ["war-of-clans", "ninjato"])
def test_menu_rules_and_text_mode_at_a_table(visitor: Visitor, game: str) -> None:
    prefix = {"war-of-clans": "WOC", "ninjato": "NJT"}[game]
    page = visitor.page
    visitor.play_quickly(game, seats=3)
    visitor.wait_for_move()
    page.get_by_role("button", name="Rules").click()
    page.locator(f"[id='{prefix}-1']").wait_for()
    check(visitor, "rules drawer")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    check(visitor, "menu")
    page.get_by_role("switch", name="Text mode").check()
    page.keyboard.press("Escape")
    check(visitor, "text mode")


def test_phones(visit: Callable[..., Visitor]) -> None:
    phone = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    phone.page.goto("/")
    phone.page.get_by_role("button", name="Play now: Ninjato").wait_for()
    check(phone, "first page")
    for game in ("war-of-clans", "shinobi", "ninjato", "ninja-master"):
        phone.play_quickly(game, seats=4)
        phone.page.wait_for_selector("main [data-prompt]")
        check(phone, game)
    phone.page.get_by_role("button", name="Chat").click()
    check(phone, "chat")


def test_rules_and_replays(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/rules")
    page.get_by_role("heading", name="Rules").wait_for()
    check(visitor, "rules")
    page.goto("/rules/shinobi#SHI-9")
    page.locator("[id='SHI-9']").wait_for()
    check(visitor, "rules of Shinobi")
    page.goto("/replays")
    page.get_by_role("heading", name="Replays").wait_for()
    check(visitor, "replays")
    visitor.play_quickly("shinobi", seats=4, options=SHORT["shinobi"])
    visitor.hurry_on(seed=2)
    page.goto(f"/replay/{visitor.table}")
    page.get_by_label("Moment of the game").wait_for()
    check(visitor, "replay")


@pytest.mark.parametrize("game", ["war-of-clans", "shinobi", "ninja-master"])
def test_nothing_is_cut_off_in_any_window(visit: Callable[..., Visitor], game: str) -> None:
    guest = visit(locale="de-DE")
    guest.play_quickly(game, seats=5)
    guest.page.wait_for_selector("main [data-prompt]")

    for size in SIZES:
        guest.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert guest.page.evaluate(CUT_OFF) == [], size


@pytest.mark.parametrize("size", SIZES[1:])
def test_the_verdict_of_a_crowded_table_of_shinobi_is_in_sight(
    visit: Callable[..., Visitor], size: dict[str, int]
) -> None:
    guest = visit(viewport=size, locale="de-DE")
    guest.play_quickly("shinobi", seats=6)

    assert guest.hurry_on(3, ["hand", "declare", "attack"]) == "accept"

    hidden = guest.page.evaluate(
        """() => [...document.querySelectorAll('.choice [data-thing]')].filter(thing => {
            const { left, bottom, width } = thing.getBoundingClientRect();
            const corner = document.elementFromPoint(left + width / 2, bottom - 3);
            return !thing.contains(corner) }).length"""
    )
    assert hidden == 0
