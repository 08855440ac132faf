"""A table whose log cannot be carried out, as its people see it."""

from playwright.sync_api import expect

from tests.browser.visitors import Visitor
from tests.server.house import House
from tests.server.poison import poison


def test_people_are_told_in_their_language_and_can_end_it(visitor: Visitor, house: House) -> None:
    visitor.play_quickly("war-of-clans", seats=3)
    table = visitor.table
    room = house.node.rooms.open[table]
    visitor.wait_for_move()

    number = poison(house.node.store, table, b"damaged")
    house.node.store.writer.loop.call_soon_threadsafe(room.follow, number)

    banner = visitor.page.locator("[data-set-aside]")
    expect(banner).to_contain_text("This game cannot go on")
    expect(visitor.glowing).to_have_count(0)
    visitor.page.reload()
    expect(banner).to_contain_text("You see it as it was before that.")
    banner.get_by_role("button", name="End this game").click()
    expect(visitor.page.locator("[data-ceremony]")).to_contain_text("ended without a result")
