"""Everybody can use it: axe-core finds nothing on any page, by day and by night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from scripts.build_web import WEB
from tests.browser.visitors import PHONE, WIDE, Visitor

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    page.evaluate(AXE(encoding="utf-8"))
    options = {"runOnly": {"type": "tag", "values": RULES}}
    found = page.evaluate("options => axe.run(document, options)", options)["violations"]
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for one in found
        for node in one["nodes"][:4]
    ]


def check(visitor: Visitor, where: str) -> None:
    found = violations(visitor.page)
    assert found == [], f"{where}:\n" + "\n".join(found)


@pytest.fixture(params=["light", "dark"])
def guest(request: pytest.FixtureRequest, visit: Callable[..., Visitor]) -> Visitor:
    return visit(color_scheme=request.param)


@pytest.fixture(params=["light", "dark"])
def phone(request: pytest.FixtureRequest, visit: Callable[..., Visitor]) -> Visitor:
    return visit(color_scheme=request.param, viewport=PHONE, has_touch=True, is_mobile=True)


def test_the_first_page_and_its_dialogs(guest: Visitor) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Play now: Ninjato").wait_for()
    check(guest, "first page")
    guest.page.get_by_role("button", name="Settings").click()
    check(guest, "settings")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Guest").click()
    check(guest, "account")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Play with friends: Shinobi").click()
    guest.page.get_by_role("button", name="Make the table").wait_for()
    check(guest, "new table")
    guest.page.get_by_role("button", name="Make the table").click()
    guest.page.get_by_role("heading", name="Seats").wait_for()
    check(guest, "gathering")


@pytest.mark.parametrize("game", ["war-of-clans", "shinobi"])
def test_a_table_from_the_first_choice_to_the_end(guest: Visitor, game: str) -> None:
    guest.play_quickly(game, seats=4)
    seen: list[str] = []
    while kind := guest.hurry_on(8, seen):
        check(guest, f"{game}, choosing {kind}")
        seen.append(kind)
    check(guest, f"{game}, the end")


def test_menu_rules_and_text_mode_at_a_table(guest: Visitor) -> None:
    guest.play_quickly("war-of-clans", seats=3)
    guest.wait_for_move()
    guest.page.get_by_role("button", name="Rules").click()
    guest.page.locator("[id='WOC-1']").wait_for()
    check(guest, "rules drawer")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Menu").click()
    check(guest, "menu")
    guest.page.get_by_role("switch", name="Text mode").check()
    guest.page.keyboard.press("Escape")
    check(guest, "text mode")


def test_phones(phone: Visitor) -> None:
    phone.page.goto("/")
    phone.page.get_by_role("button", name="Play now: Ninjato").wait_for()
    check(phone, "first page")
    for game in ("war-of-clans", "shinobi"):
        phone.play_quickly(game, seats=4)
        phone.wait_for_move()
        check(phone, game)
        phone.page.get_by_role("button", name="Chat").click()
        check(phone, f"{game}, chat")


def test_rules_and_replays(guest: Visitor) -> None:
    guest.page.goto("/rules")
    guest.page.get_by_role("heading", name="Rules").wait_for()
    check(guest, "rules")
    guest.page.goto("/rules/shinobi#SHI-9")
    guest.page.locator("[id='SHI-9']").wait_for()
    check(guest, "rules of Shinobi")
    guest.page.goto("/replays")
    guest.page.get_by_role("heading", name="Replays").wait_for()
    check(guest, "replays")
    guest.play_quickly("war-of-clans", seats=3)
    guest.hurry_on(seed=2)
    guest.page.goto(f"/replay/{guest.table}")
    guest.page.get_by_label("Moment of the game").wait_for()
    check(guest, "replay")


@pytest.mark.parametrize(
    "size", [WIDE, {"width": 1280, "height": 720}, {"width": 820, "height": 1180}, PHONE]
)
@pytest.mark.parametrize("game", ["war-of-clans", "shinobi"])
def test_nothing_is_cut_off_in_any_window(
    visit: Callable[..., Visitor], game: str, size: dict[str, int]
) -> None:
    guest = visit(viewport=size, locale="de-DE")
    guest.play_quickly(game, seats=4)
    guest.wait_for_move()

    outside = guest.page.evaluate(
        """() => [...document.querySelectorAll('main [data-thing], main [data-prompt]')]
            .filter(thing => thing.checkVisibility())
            .filter(thing => { const box = thing.getBoundingClientRect();
                return box.left < -1 || box.top < -1 || box.right > innerWidth + 1
                    || box.bottom > innerHeight + 1 })
            .map(thing => thing.dataset.thing ?? 'prompt')"""
    )
    assert outside == []
