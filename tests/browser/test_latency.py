"""Ninja Master over lines of different length: the faster human wins, not the nearer client."""

import json
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_ninja_master import open_table, row_of, throw
from tests.browser.visitors import Visitor

FAR_AWAY = """
const Near = WebSocket;
window.WebSocket = class extends Near {
    send(data) {
        setTimeout(() => { if (this.readyState === Near.OPEN) super.send(data); }, HALF_TRIP);
    }
    set onmessage(listener) {
        super.onmessage = event => setTimeout(() => listener(event), HALF_TRIP);
    }
};
"""
"""Every frame takes half the trip in each direction, the server's probes too."""

REACT = """([token, reaction]) => {
    delete document.documentElement.dataset.reacted;
    const look = () => {
        if (!document.querySelector('.arena[data-phase="race"]')) return;
        rest.disconnect();
        requestAnimationFrame(() => setTimeout(() => {
            document.querySelector(`button[data-token="${token}"]`).dispatchEvent(
                new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, button: 0 }));
            document.documentElement.dataset.reacted = 'yes';
        }, reaction));
    };
    const rest = new MutationObserver(look);
    const everything = { attributes: true, childList: true, subtree: true };
    rest.observe(document.querySelector('main'), everything);
    look();
}"""
"""A person who grabs so many milliseconds after the own screen has shown the dice at rest."""

ROUND_TRIPS = {"Near": 0, "Middle": 80, "Far": 250}
REACTIONS = {"Near": 800, "Middle": 720, "Far": 640}
"""Who sits nearest is slowest, but heard first."""
SEATS = list(ROUND_TRIPS)
LONG_SECONDS = 240
"""Rounds are raced until the machine was quiet enough for one."""
SMALL = {"width": 640, "height": 480}


class Judge:
    """Overhears what the server says about reports: their order, and what became of them."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.rulings: dict[str, dict[str, Any]] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self.listen))

    def listen(self, frame: str | bytes) -> None:
        event = json.loads(frame).get("event", {})
        if event.get("type") == "reported" and event["shown"] == "o":
            self.heard.append(SEATS[event["seat"]])
        if event.get("type") == "ruled" and event["reaction"] is not None:
            self.rulings[SEATS[event["seat"]]] = event

    def forget(self) -> None:
        self.heard.clear()
        self.rulings.clear()

    @property
    def is_clear(self) -> bool:
        """This machine kept pace: nobody was delayed by more than the own line, the far player was
        really the fastest and really heard after the near one."""
        if len(self.rulings) < len(SEATS):
            return False
        if any(ruling["verdict"] != "reported" for ruling in self.rulings.values()):
            return False
        fastest = min(SEATS, key=lambda name: int(self.rulings[name]["reaction"]))
        return fastest == "Far" and self.heard.index("Far") > self.heard.index("Near")


def sit_down(visit: Callable[..., Visitor]) -> tuple[dict[str, Page], Judge]:
    """Three people at one table, whose lines are 0, 80 and 250 ms long."""
    people = {name: visit(viewport=SMALL) for name in SEATS}
    for name, trip in ROUND_TRIPS.items():
        people[name].context.add_init_script(FAR_AWAY.replace("HALF_TRIP", str(trip / 2)))
    host = people["Near"]
    judge = Judge(host.page)
    table = open_table(host, seats=3, sit=[0])
    for name in SEATS[1:]:
        page = people[name].page
        page.goto(f"/t/{table}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").first.click()
        expect(page.locator("li", has_text=name).get_by_text("You")).to_be_visible()
    host.page.goto(f"/t/{table}")
    host.page.get_by_role("button", name="Begin").click()
    pages = {name: visitor.page for name, visitor in people.items()}
    for page in pages.values():
        page.wait_for_selector(".arena")
    return pages, judge


def race_for(token: str, pages: dict[str, Page]) -> list[str]:
    """One round in which everybody grabs for the same: what the far player has in the count, as the
    near one reads it."""
    for name, page in pages.items():
        page.evaluate(REACT, [token, REACTIONS[name]])
    throw(*pages.values())
    for page in pages.values():
        page.wait_for_selector("html[data-reacted]")
    for page in pages.values():
        page.wait_for_selector(".pl .held .bit, .hand.full", state="attached")
    for page in pages.values():
        page.keyboard.press("d")
    pages["Near"].wait_for_selector(".nma-score .row")
    won = row_of(pages["Near"], "Far").locator(".ema").all_inner_texts()
    for page in pages.values():
        page.wait_for_selector(".nma-score, [data-thing='throw'], .arena[data-phase='tumble']")
    return won


@pytest.mark.rule("NMA-25")
def test_clients_at_0_80_and_250_ms_and_the_faster_human_wins(
    visit: Callable[..., Visitor],
) -> None:
    pages, judge = sit_down(visit)

    until = monotonic() + LONG_SECONDS
    won: list[str] = []
    while not judge.is_clear and monotonic() < until:
        judge.forget()
        won = race_for("orange", pages)

    assert judge.is_clear, "this machine was never quiet enough for a race"
    assert any("Orange" in text for text in won)
    assert judge.rulings["Far"]["shown"] == "o"
