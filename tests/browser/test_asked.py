"""What is told and asked at the table itself: reasons that stay, proposals, a lost network."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.test_friends import new_table, sit_down
from tests.browser.visitors import PHONE, WIDE, Visitor

LONG_MS = 60_000


def covered(note: Locator, thing: Locator) -> bool:
    """Whether the note lies over any part of the thing."""
    one, other = note.bounding_box(), thing.bounding_box()
    assert one is not None
    assert other is not None
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_reason_stays_beside_the_thing_until_it_is_dismissed(
    visit: Callable[..., Visitor], size: dict[str, int]
) -> None:
    guest = visit(viewport=size)
    guest.page.clock.install()
    guest.play_quickly("war-of-clans", seats=3)
    guest.wait_for_move()
    thing = guest.page.locator('.own .ground[data-mark="veiled"]')
    reason = guest.page.get_by_role("alert")

    thing.click(force=True, position={"x": 30, "y": 20})
    expect(reason).to_contain_text("Your first order")
    guest.page.clock.run_for(LONG_MS)
    guest.page.mouse.click(3, 60)
    expect(reason).to_be_visible()
    assert not covered(reason, thing)
    expect(thing).to_have_attribute("data-refused", "")

    reason.get_by_role("button", name="Close").click()
    expect(reason).to_have_count(0)

    thing.click(force=True, position={"x": 30, "y": 20})
    expect(reason).to_be_visible()
    guest.glowing.first.click()
    expect(reason).to_have_count(0)


def test_who_is_asked_to_end_the_game_answers_on_the_table(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit()
    address = new_table(host, "War of Clans", players=3, bots=1)
    sit_down(friend, address, "Ben")
    host.page.get_by_role("button", name="Begin").click()
    for player in (host, friend):
        player.wait_for_table()

    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Propose to end the game").click()
    expect(host.page.locator("[data-question=waits]")).to_be_visible()
    asked = friend.page.locator("[data-question=asked]")
    expect(asked).to_be_visible()
    asked.get_by_role("button", name="Play on").click()
    expect(asked).to_have_count(0)
    expect(host.page.locator("[data-question=declined]")).to_contain_text("Ben")

    host.page.locator("[data-question] button").click()
    expect(host.page.locator("[data-question]")).to_have_count(0)
    friend.page.get_by_role("button", name="Menu").click()
    friend.page.get_by_role("button", name="Propose to end the game").click()
    host.page.locator("[data-question=asked]").get_by_role("button", name="End it").click()
    for player in (host, friend):
        expect(player.page.locator("[data-ceremony]")).to_be_visible()


def test_who_resigns_leaves_the_seat_to_a_bot(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", seats=3)
    visitor.wait_for_move()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.locator("[data-resign]").click()
    visitor.page.get_by_role("button", name="Really resign?").click()
    expect(visitor.page.get_by_text("You have left; a bot plays for you.")).to_be_visible()


def test_a_lost_network_is_noticed_at_once(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.page.clock.install()
    guest.play_quickly("war-of-clans", seats=3)
    guest.wait_for_move()

    guest.context.set_offline(True)
    expect(guest.page.get_by_text("The connection is lost.")).to_be_visible()
    guest.context.set_offline(False)
    expect(guest.page.get_by_text("The connection is lost.")).to_have_count(0)
    guest.faults.clear()  # tries without a network are errors of the console
