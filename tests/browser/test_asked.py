"""What is told and asked at the table itself: reasons that stay, proposals, a lost network."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser import ahead
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
    reason = guest.page.locator(".why[role=alert]")  # not of the line, which the clock can cut

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


def touch_out_of_turn(host: Visitor, friend: Visitor) -> None:
    """Whose move it is not is told so, beside the thing, until it is dismissed."""
    prompt = host.page.locator("[data-prompt]")
    expect(prompt).to_contain_text(re.compile("^Your|Ben"))
    waiting = friend.page if prompt.inner_text().startswith("Your") else host.page
    reason = waiting.locator(".why[role=alert]")

    waiting.locator(".own .ground").click(force=True, position={"x": 30, "y": 20})
    expect(reason).to_contain_text("It is not your move now.")
    reason.get_by_role("button", name="Close").click()
    expect(reason).to_have_count(0)


def test_who_is_asked_to_end_the_game_answers_on_the_table(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit()
    address = new_table(host, "War of Clans", players=3, bots=1)
    sit_down(friend, address, "Ben")
    host.page.get_by_role("button", name="Begin").click()
    for player in (host, friend):
        player.wait_for_table()
    touch_out_of_turn(host, friend)

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
    """Somebody else goes on: bots alone would play the whole game at once, before its eyes."""
    ahead.begin_with_a_guest(visitor, "war-of-clans")
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


def test_pages_without_a_game_notice_a_lost_line_too(visitor: Visitor) -> None:
    page, state = visitor.page, ["whole"]

    def connect(line: WebSocketRoute) -> None:
        if state[0] == "broken":
            line.close(code=1011)
        else:
            line.connect_to_server().on_message(lambda told: tell_and_break(line, told))

    def tell_and_break(line: WebSocketRoute, told: str | bytes) -> None:
        line.send(told)
        if '"yours"' in str(told) and state[0] == "whole":
            state[0] = "broken"
            line.close(code=1011)

    page.route_web_socket("**/ws/lobby", connect)
    page.goto("/")
    expect(page.locator("[data-offline]")).to_contain_text("The connection is lost.")
    state[0] = "mended"
    expect(page.locator("[data-offline]")).to_have_count(0)

    page.goto(f"/t/{visitor.new_table('war-of-clans', seats=3)}")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    visitor.context.set_offline(True)
    expect(page.locator("[data-offline]")).to_contain_text("The connection is lost.")
    visitor.context.set_offline(False)
    expect(page.locator("[data-offline]")).to_have_count(0)
    visitor.faults.clear()  # tries without a network are errors of the console


def gap(one: Locator, other: Locator) -> float:
    """The pixels between two things that stand side by side or one below the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = max(a["x"] - b["x"] - b["width"], b["x"] - a["x"] - a["width"])
    return max(beside, a["y"] - b["y"] - b["height"], b["y"] - a["y"] - a["height"])


def test_a_newcomer_is_told_about_the_game_until_the_first_move(visitor: Visitor) -> None:
    hint = visitor.page.locator("[data-hint]")
    visitor.play_quickly("war-of-clans", seats=3)
    visitor.wait_for_move()
    expect(hint).to_contain_text("You command all five clans but serve only one")
    assert 0 <= gap(hint, visitor.page.locator("[data-prompt]")) < 24

    while hint.count():
        visitor.glowing.first.click()
        visitor.wait_for_move()
    visitor.play_quickly("war-of-clans", seats=3)
    visitor.wait_for_move()
    expect(hint).to_have_count(0)

    visitor.play_quickly("shinobi", seats=4)
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
    assert "shinobi" in visitor.page.evaluate("localStorage.getItem('uguisu-settings')")
