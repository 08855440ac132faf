"""People in browsers: a window of their own each, watched for errors and for leaving the house."""

import random
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 20_000

GLOWING = 'main [data-mark="legal"]'


class Visitor:
    """One person with a browser window. `faults` is what went wrong in it."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        options = {"viewport": WIDE, "reduced_motion": "reduce", "locale": "en-GB"} | wishes
        self.url = url
        self.faults: list[str] = []
        self.context: BrowserContext = browser.new_context(base_url=url, **options)
        self.context.set_default_timeout(PATIENCE_MS)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"error on the page: {error}"))
        page.on("request", self._asked)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        here, there = urlsplit(self.url), urlsplit(request.url)
        if there.scheme not in ("data", "blob") and there.netloc != here.netloc:
            self.faults.append(f"left the house: {request.url}")

    def close(self) -> None:
        self.context.close()

    # What people do

    def play_now(self, game: str) -> None:
        """From the first page to a running table, in one click."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play now: {game}").click()
        self.wait_for_table()

    def play_quickly(self, game: str, seats: int) -> None:
        """A running table against bots that do not think."""
        self.page.request.post("/api/session", data={"name": "Aki"})
        bots = [{"seat": seat, "rank": "random"} for seat in range(1, seats)]
        wish = {"game": game, "seats": seats, "bots": bots}
        table = self.page.request.post("/api/tables", data=wish).json()["id"]
        self.page.goto("/")
        self.page.evaluate("localStorage.setItem('uguisu-me', 'Aki')")
        self.page.goto(f"/t/{table}?begin")
        self.wait_for_table()

    def wait_for_table(self) -> None:
        self.page.wait_for_selector("main[data-game]")

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[-1].partition("?")[0]

    @property
    def glowing(self) -> Locator:
        return self.page.locator(GLOWING)

    def wait_for_move(self) -> bool:
        """Until something glows; False if the game is over."""
        self.page.wait_for_selector(f"{GLOWING}, dialog[open] [data-end]")
        return not self.is_over

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] [data-end]").count() > 0

    def play(self, dice: random.Random, choose: Callable[[Locator], None] | None = None) -> bool:
        """Make one pick of those that glow; False when the game is over."""
        if not self.wait_for_move():
            return False
        thing = self.glowing.nth(dice.randrange(self.glowing.count()))
        (choose or Locator.click)(thing)
        return True

    def play_on(self, dice: random.Random, choose: Callable[[Locator], None] | None = None) -> None:
        """To the end of the game."""
        while self.play(dice, choose):
            pass
