"""How long it takes from a server that is up to a running game, for whoever is here first."""

import time

from playwright.sync_api import Browser

from tests.browser.visitors import Visitor
from uguisu.games import GAMES

FIRST_PAGE_S = 3.0
TABLE_S = 2.0


def first_page(browser: Browser, url: str) -> float:
    """Seconds until one can play."""
    guest = Visitor(browser, url)
    started = time.perf_counter()
    guest.page.goto("/")
    guest.page.wait_for_selector("main article button:enabled")
    seconds = time.perf_counter() - started
    guest.close()
    return seconds


def tables(browser: Browser, url: str) -> dict[str, float]:
    """Seconds from Play now to a table that says what is asked, by game."""
    found = {}
    for game in GAMES:
        guest = Visitor(browser, url)
        guest.page.goto("/")
        name = game.replace("-", " ").title().replace("Of", "of")
        button = guest.page.get_by_role("button", name=f"Play now: {name}")
        button.wait_for()
        started = time.perf_counter()
        button.click()
        guest.page.wait_for_selector("main [data-prompt]:not(:empty)")
        found[name] = time.perf_counter() - started
        guest.close()
    return found
