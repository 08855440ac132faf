"""Hovering: a hint comes where somebody points, not where the table appears under the mouse."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.visitors import Visitor

LONG_ENOUGH_MS = 450
WHERE_THINGS_ARE_VEILED = [("war-of-clans", ".ground"), ("ninjato", ".palace .way")]


class Questions(list[str]):
    """What a page asks about, why it cannot be picked, in the order of asking."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "why-not":
            self.append(message["picks"][-1])


def at_our_move(visitor: Visitor, game: str) -> Questions:
    """At a table whose time is in our hands."""
    questions = Questions(visitor.page)
    visitor.page.clock.install()
    visitor.play_quickly(game, seats=3)
    visitor.wait_for_move()
    return questions


def veiled(visitor: Visitor, kind: str) -> tuple[str, str]:
    """Two things of this kind that cannot be picked now."""
    first, second, *_ = visitor.page.locator(f'{kind}[data-mark="veiled"]').all()
    return first.get_attribute("data-thing") or "", second.get_attribute("data-thing") or ""


FREE_SPOT = """thing => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (let row = 1; row < 20; row++)
        for (let column = 1; column < 20; column++) {
            const point = [left + (column * width) / 20, top + (row * height) / 20];
            if (thing.contains(document.elementFromPoint(...point))) return point;
        }
    throw new Error(`something lies over all of ${thing.dataset.thing}`);
}"""


def spot(visitor: Visitor, pick: str) -> tuple[float, float]:
    """A point of the thing that nothing else covers."""
    x, y = visitor.page.locator(f'[data-thing="{pick}"]').evaluate(FREE_SPOT)
    return x, y


def under_the_mouse(visitor: Visitor, pick: str) -> Locator:
    return visitor.page.locator(f'[data-thing="{pick}"]:hover')


def point_at(visitor: Visitor, pick: str) -> None:
    """Go there from the corner, over nothing else on the way."""
    visitor.page.mouse.move(1, 1)
    visitor.page.mouse.move(*spot(visitor, pick))
    expect(under_the_mouse(visitor, pick)).to_be_visible()


@pytest.mark.parametrize(("game", "kind"), WHERE_THINGS_ARE_VEILED)
def test_pointing_at_what_cannot_be_picked_tells_why(
    visitor: Visitor, game: str, kind: str
) -> None:
    questions = at_our_move(visitor, game)
    pick, _ = veiled(visitor, kind)

    point_at(visitor, pick)
    visitor.page.clock.run_for(LONG_ENOUGH_MS)

    expect(visitor.page.get_by_role("alert")).to_be_visible()
    assert questions == [pick]


@pytest.mark.parametrize(("game", "kind"), WHERE_THINGS_ARE_VEILED)
def test_what_appears_under_a_resting_mouse_tells_nothing_by_itself(
    visitor: Visitor, game: str, kind: str
) -> None:
    questions = at_our_move(visitor, game)
    pick, other = veiled(visitor, kind)
    place = spot(visitor, pick)
    visitor.page.get_by_role("link", name="To the first page").click()
    visitor.page.wait_for_selector("main article")
    visitor.page.mouse.move(*place)

    visitor.page.go_back()
    expect(under_the_mouse(visitor, pick)).to_be_visible()
    visitor.page.clock.run_for(LONG_ENOUGH_MS)

    point_at(visitor, other)
    visitor.page.clock.run_for(LONG_ENOUGH_MS)
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    assert questions == [other]


def test_a_long_touch_of_what_cannot_be_picked_asks_once(visit: Callable[..., Visitor]) -> None:
    guest = visit(has_touch=True)
    questions = at_our_move(guest, "war-of-clans")
    pick, other = veiled(guest, ".ground")
    x, y = spot(guest, pick)
    finger = guest.context.new_cdp_session(guest.page)

    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    guest.page.clock.run_for(LONG_ENOUGH_MS)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.page.touchscreen.tap(*spot(guest, other))
    expect(guest.page.get_by_role("alert")).to_be_visible()
    assert questions == [pick, other]
