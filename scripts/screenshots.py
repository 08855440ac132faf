"""Takes the pictures of the README from the running game: `make screenshots`.

The first page and every board after some moves, wide and on a phone, by day and by night. Besides
them the pictures of links and icons (link_pictures.py), and every page in every window on one sheet
to look at (contact_sheet.py).
"""

import tempfile
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from scripts import build_web, contact_sheet, link_pictures
from scripts.compiled_venv import ROOT
from scripts.sheet_rows import rows
from scripts.test_needs import advice, find_chromium
from tests.browser.conftest import NO_LIMITS
from tests.browser.visitors import PHONE, WIDE, Visitor
from tests.server.house import free_port, open_house
from uguisu.server.settings import Settings

PICTURES: Final = ROOT / "docs" / "pictures"
BOARDS: Final = {
    "war-of-clans": (4, 21),
    "shinobi": (5, 8),
    "ninja-master": (4, 0),
    "ninjato": (3, 4),
}
"""How many players and picks there are on the pictures; in a race nobody touches anything."""
SHORT: Final = {"shinobi": {"round_limit": 2}, "ninja-master": {"round_limit": 1}}
RACE_MS: Final = 2500
WITHOUT_HINTS: Final = (
    'localStorage.setItem(\'uguisu-settings\', \'{"hints": false, "pace": "instant"}\')'
)
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "wide-light": {"viewport": WIDE, "color_scheme": "light"},
    "wide-dark": {"viewport": WIDE, "color_scheme": "dark"},
    "phone-light": {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
}


def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(advice(["a browser"]))
    build_web.build()
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        settings = Settings(data=data, port=free_port(), bot_pace_ms=0, limits=NO_LIMITS)
        with open_house(settings) as house:
            take_all(browser, house.url)
            link_pictures.draw(browser)
            tables = {game: partial(lead, game) for game in BOARDS}
            ends = {f"{game}-end": partial(see_the_end, game) for game in BOARDS}
            contact_sheet.take_all(browser, house.url, {**tables, **ends, **rows(house)})
        browser.close()


def take_all(browser: Browser, url: str) -> None:
    for look, wishes in LOOKS.items():
        guest = Visitor(browser, url, **wishes)
        guest.page.goto("/")
        guest.page.wait_for_load_state("networkidle")
        take(guest, f"first-page-{look}")
        guest.close()
        for game in BOARDS:
            guest = Visitor(browser, url, **wishes)
            lead(game, guest)
            take(guest, f"{game}-{look}")
            guest.close()


def lead(game: str, guest: Visitor) -> None:
    """To a table that is worth a picture."""
    seats, picks = BOARDS[game]
    guest.context.add_init_script(WITHOUT_HINTS)
    guest.play_quickly(game, seats, rank="genin")
    if picks:
        play_on(guest, picks)
    else:
        watch_race(guest)


def see_the_end(game: str, guest: Visitor) -> None:
    """Of a whole game, past its last scene."""
    guest.context.add_init_script(WITHOUT_HINTS)
    guest.play_quickly(game, BOARDS[game][0], SHORT.get(game))
    guest.hurry_on(seed=8)


def play_on(guest: Visitor, picks: int) -> None:
    """Touch the first thing that glows, so that a picture shows a game on its way."""
    for _ in range(picks):
        if not guest.wait_for_move():
            return
        guest.glowing.first.click(force=True)
        guest.page.wait_for_timeout(300)
    guest.wait_for_move()


def watch_race(guest: Visitor) -> None:
    """The dice lie, and the first hands have grabbed."""
    throw = guest.page.locator('[data-thing="throw"]')
    guest.page.wait_for_selector('[data-thing="throw"], .arena[data-phase="tumble"]')
    if throw.count():
        throw.click()
    guest.page.wait_for_selector('.arena[data-phase="race"]')
    guest.page.wait_for_timeout(RACE_MS)


def take(guest: Visitor, name: str) -> None:
    path = PICTURES / f"{name}.jpg"
    guest.page.screenshot(path=path, type="jpeg", quality=80, timeout=90_000)
    print(Path("docs") / "pictures" / path.name)


if __name__ == "__main__":
    main()
