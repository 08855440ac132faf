"""Days off, as the others at the table and in the lists see them."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitors import PHONE, Visitor

DAYS = {"kind": "days", "seconds": 86_400}
BOT = [{"seat": 2, "rank": "random"}]


def test_somebody_takes_days_off_and_comes_back(visit: Callable[..., Visitor]) -> None:
    mio, ren = visit(), visit(viewport=PHONE)
    wish: dict[str, Any] = {"game": "war-of-clans", "seats": 3, "clock": DAYS, "bots": BOT}
    mio.context.request.post("/api/session", data={"name": "Mio", "if_new": True})
    table = mio.context.request.post("/api/tables", data=wish).json()["id"]
    ren.page.goto(f"/t/{table}")
    ren.page.get_by_label("Your name").fill("Ren")
    ren.page.get_by_role("button", name="Sit down").first.click()
    mio.page.goto(f"/t/{table}")
    mio.page.get_by_role("button", name="Begin").click()
    mio.wait_for_table()

    mio.page.goto("/")
    mio.page.get_by_role("button", name="Take days off").click()
    mio.page.get_by_role("button", name="Done").click()
    expect(mio.page.get_by_text("Done in one game.")).to_be_visible()

    expect(ren.page.get_by_text("Mio has days off until")).to_be_visible()
    mio.page.goto(f"/t/{table}")
    mio.page.get_by_role("button", name="I am back").click()
    expect(ren.page.get_by_text("Mio has days off until")).to_have_count(0)
    assert mio.faults == ren.faults == []
