"""Ninjato on its board: the whole town at a glance, raids, payments, rewards, the phone."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import ahead
from tests.browser.visitors import PHONE, Visitor
from tests.sizes import sized

Touch = Callable[[Locator], None]
LEGAL = '[data-mark="legal"]'
PAYABLE = '[data-mark="ready"]:is([data-thing^="envoy:"], [data-thing^="rumour:"])'


def legal(visitor: Visitor, kind: str) -> Locator:
    """What can be picked now and is called so: "hand:", "place:house:"."""
    return visitor.page.locator(f'.njt {LEGAL}[data-thing^="{kind}"]:visible')


def honour(visitor: Visitor) -> int:
    return int(visitor.page.locator(".tray .me .hon .num").inner_text())


def way_in(visitor: Visitor) -> Locator:
    """A door whose sentry one of our cards beats alone; else the Dojo, for better cards."""
    cards = [int(text) for text in visitor.page.locator(".tray .hand .v").all_inner_texts()]
    doors = legal(visitor, "place:house:")
    for door, rule in enumerate(doors.locator(".rule").all_inner_texts()):
        sign, value = rule.split()
        if any(card > int(value) if sign == ">" else card < int(value) for card in cards):
            return doors.nth(door)
    return visitor.page.locator('[data-thing="place:dojo"]')


def go_raiding(visitor: Visitor, touch: Touch) -> None:
    """Play until our cards can beat the guard before us."""
    while visitor.wait_for_move() and legal(visitor, "hand:").count() == 0:
        places = legal(visitor, "place:")
        touch(way_in(visitor) if places.count() > 0 else visitor.glowing.first)
    assert not visitor.is_over


def strike(visitor: Visitor, touch: Touch) -> str:
    """Add cards until the guard is beaten; what the tag of the strike said before it."""
    said = ""
    tag = visitor.page.locator(".ch.go")
    while visitor.wait_for_move() and visitor.page.locator(".clash .rail").count() > 0:
        said = tag.inner_text() if tag.count() > 0 else said
        touch(tag if tag.count() > 0 else legal(visitor, "hand:").first)
    return said


def win_treasure(visitor: Visitor, touch: Touch) -> None:
    go_raiding(visitor, touch)
    strike(visitor, touch)
    touch(visitor.page.locator('[data-thing="leave"]'))


@sized("picks", quick=12, full=10_000)
def test_a_whole_game_of_ninjato_is_played_with_the_mouse(visitor: Visitor, picks: int) -> None:
    visitor.play_quickly("ninjato", seats=3)

    ahead.play_by_hand(visitor, "ninjato", random.Random(7), picks)

    totals = [
        int(text) for text in visitor.page.locator("[data-end] [data-total]").all_inner_texts()
    ]
    assert len(totals) == 3
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("height", [900, 720])
def test_the_whole_town_is_seen_without_scrolling(
    visit: Callable[..., Visitor], height: int
) -> None:
    guest = visit(viewport={"width": 1440 if height == 900 else 1280, "height": height})
    guest.play_quickly("ninjato", seats=3)
    guest.wait_for_move()

    places = guest.page.locator(".town .place")
    expect(places).to_have_count(9)
    for part in [*places.all(), guest.page.locator(".honour"), guest.page.locator(".tray")]:
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height


def test_a_strike_shows_its_value_against_the_guard(visitor: Visitor) -> None:
    visitor.play_quickly("ninjato", seats=3)
    go_raiding(visitor, Locator.click)
    expect(visitor.page.locator(".clash .rail")).to_contain_text("Touch a card")

    said = strike(visitor, Locator.click)

    assert said == "" or "beats" in said
    expect(visitor.page.locator(".call")).to_contain_text("The guard is down")
    expect(visitor.page.locator(".carry .tr")).to_have_count(1)
    expect(visitor.page.locator('[data-thing="banzai"]')).to_contain_text("One more guard")


def test_the_odds_helper_counts_guards_and_can_be_switched_off(visitor: Visitor) -> None:
    visitor.play_quickly("ninjato", seats=2)
    go_raiding(visitor, Locator.click)
    odds = visitor.page.locator(".odds")
    expect(odds).to_contain_text("guards: ")

    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("switch", name="Odds helper").uncheck()
    visitor.page.keyboard.press("Escape")
    expect(odds).to_have_count(0)
    visitor.page.reload()
    visitor.wait_for_move()

    expect(odds).to_have_count(0)


def test_leaving_brings_the_loot_home(visitor: Visitor) -> None:
    visitor.play_quickly("ninjato", seats=3)

    win_treasure(visitor, Locator.click)

    expect(visitor.page.locator(".tray .treasures .tr")).to_have_count(1)
    expect(visitor.page.locator(".hall")).to_have_count(0)


def pay(visitor: Visitor) -> int:
    """Pay for the first card within our means; what the sheet promised last."""
    while visitor.wait_for_move() and visitor.page.locator(PAYABLE).count() == 0:
        win_treasure(visitor, Locator.click)
    visitor.page.locator(PAYABLE).first.click()
    promised = ""
    sheet = visitor.page.locator(".paying")
    while visitor.wait_for_move() and sheet.count() > 0:
        promised = sheet.locator(".gain .num").inner_text()
        enough = sheet.locator(f'[data-thing="confirm"]{LEGAL}')
        (enough if enough.count() > 0 else legal(visitor, "treasure:").first).click()
    return int(promised.rsplit("–", maxsplit=1)[-1])


def test_treasures_are_touched_to_pay_and_bring_the_honour_that_was_shown(
    visitor: Visitor,
) -> None:
    visitor.play_quickly("ninjato", seats=3)
    before = honour(visitor)

    promised = pay(visitor)

    expect(visitor.page.locator(".tray .me .hon .num")).to_have_text(str(before + promised))


def test_a_card_in_a_place_can_be_touched_before_the_place(visitor: Visitor) -> None:
    visitor.play_quickly("ninjato", seats=3)
    tile = visitor.page.locator('[data-mark="ready"][data-thing^="tile:"]')
    while visitor.wait_for_move() and tile.count() == 0:
        visitor.glowing.first.click()

    tile.first.click()
    if visitor.page.locator(".paying").count() > 0:
        legal(visitor, "hand:").first.click()

    expect(visitor.page.locator(".tray .sk .skill")).to_have_count(1)


def test_an_envoy_beyond_our_means_says_why(visitor: Visitor) -> None:
    visitor.play_quickly("ninjato", seats=3)
    visitor.wait_for_move()

    visitor.page.locator('.palace .way[data-mark="veiled"]').first.click(force=True)

    expect(visitor.page.get_by_role("alert")).to_contain_text("NJT-")


def test_a_turn_is_played_with_the_keyboard_alone(visitor: Visitor) -> None:
    visitor.play_quickly("ninjato", seats=2)
    left = visitor.page.locator(".tray .me .left .sh").count()

    for _ in range(12):
        visitor.wait_for_move()
        visitor.page.keyboard.press("ArrowRight")
        assert visitor.page.evaluate("document.activeElement.dataset.mark") == "legal"
        visitor.page.keyboard.press("Enter")

    lines = visitor.page.get_by_role("log").first.locator("li.turn", has_text="You")
    assert lines.count() > 0
    assert left > 0


def test_a_raid_and_its_loot_on_a_phone(visit: Callable[..., Visitor]) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    guest.play_quickly("ninjato", seats=3)

    win_treasure(guest, Locator.tap)

    guest.page.get_by_role("button", name="Treasures: 1").tap()
    expect(guest.page.locator(".tray .treasures .tr")).to_be_visible()
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_everything_that_glows_has_a_name_of_its_own(visitor: Visitor) -> None:
    visitor.play_quickly("ninjato", seats=3)
    visitor.wait_for_move()

    names = [thing.inner_text().strip() for thing in visitor.glowing.all()]

    assert all(names)
    assert len(set(names)) == len(names)


SLOWLY = """() => {
    const kept = JSON.parse(localStorage.getItem('uguisu-settings') ?? '{}');
    localStorage.setItem('uguisu-settings', JSON.stringify({ ...kept, pace: 'brisk' }));
}"""


def test_the_clans_reward_their_friends_centre_stage(visitor: Visitor) -> None:
    """After round 3, for everybody, with each seat's honour; it ends by itself."""
    page, table = visitor.page, visitor.new_table("ninjato", 2)
    assert ahead.play_ahead(visitor, table, lambda place: place.view["round"] == 3, seed=3)
    page.goto("/")
    page.evaluate(SLOWLY)
    page.goto(f"/t/{table}")
    visitor.play_by_itself(3, to_scene=True)
    stage = page.locator("[data-scene]")

    expect(stage).to_contain_text("The clans reward their friends")
    expect(stage.locator(".reward")).to_have_count(3)
    expect(stage.locator(".purse li")).to_have_count(2)
    expect(stage).to_have_count(0)
