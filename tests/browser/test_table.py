"""At the table: choosing, why not, undo, the log, languages, text mode, lost connections."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.ahead import play_by_hand
from tests.browser.conftest import NO_LIMITS
from tests.browser.visitors import PHONE, Visitor
from tests.server.house import free_port, open_house
from tests.sizes import choose, sized
from uguisu.server.settings import Settings

by_hand = sized("picks", quick=12, full=10_000)
"""A whole game, of which so much is played as people do it."""


def hand_cards(page: Page) -> Locator:
    return page.locator(".woc .hand li")


def first_order(visitor: Visitor) -> None:
    """Until it is our first order, playing whatever comes before."""
    while True:
        visitor.wait_for_move()
        if visitor.page.locator(".order.now b").inner_text() == "First":
            return
        visitor.play(random.Random(1))


def deploy(visitor: Visitor) -> None:
    visitor.page.locator('.hand [data-mark="legal"]:not([data-thing="hand:ninja"])').first.click()
    visitor.page.locator('.ground[data-mark="legal"]').first.click()


@by_hand
def test_a_whole_game_of_war_of_clans_is_played_with_the_mouse(
    visitor: Visitor, picks: int
) -> None:
    visitor.play_quickly("war-of-clans", seats=3)

    play_by_hand(visitor, "war-of-clans", random.Random(7), picks)

    expect(visitor.page.locator("[data-ceremony]")).to_contain_text(re.compile("win|victory"))
    expect(
        visitor.page.locator("[data-ceremony]").get_by_role("button", name="Rematch")
    ).to_be_visible()


@by_hand
def test_a_whole_game_of_shinobi_is_played_with_the_mouse(visitor: Visitor, picks: int) -> None:
    visitor.play_quickly("shinobi", 4, {"round_limit": choose(1, 0)})

    play_by_hand(visitor, "shinobi", random.Random(7), picks)

    expect(visitor.page.locator("[data-ceremony]")).to_contain_text(re.compile("win|victory"))


@by_hand
def test_a_whole_game_is_played_with_the_keyboard_alone(visitor: Visitor, picks: int) -> None:
    visitor.play_quickly("war-of-clans", seats=3)
    dice = random.Random(3)

    def with_keys(x: float, y: float) -> None:
        del x, y
        arrow = dice.choice(("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"))
        visitor.page.keyboard.press(arrow)
        chosen = visitor.page.evaluate("document.activeElement.dataset.mark")
        assert chosen == "legal", "an arrow key goes to something that can be picked"
        visitor.page.keyboard.press("Enter")

    play_by_hand(visitor, "war-of-clans", dice, picks, with_keys)

    assert visitor.is_over


@by_hand
def test_a_whole_game_is_played_by_touch_on_a_phone(
    visit: Callable[..., Visitor], picks: int
) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    guest.play_quickly("war-of-clans", seats=3)

    play_by_hand(guest, "war-of-clans", random.Random(5), picks, guest.page.touchscreen.tap)

    assert guest.is_over


def test_digits_pick_and_escape_steps_back_and_the_prompt_follows(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", seats=4)
    first_order(visitor)
    prompt = visitor.page.locator("[data-prompt]")

    visitor.page.keyboard.press("1")
    expect(visitor.page.locator('[data-mark="made"]').first).to_be_visible()
    expect(prompt).to_contain_text(re.compile("the army there grows by one|loses a card"))
    visitor.page.keyboard.press("Escape")

    expect(visitor.page.locator('[data-mark="made"]')).to_have_count(0)
    expect(prompt).to_contain_text("Your first order")


def test_an_illegal_pick_is_explained_with_its_clause(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", seats=4)
    first_order(visitor)
    visitor.page.locator('.hand [data-mark="legal"]').first.click()

    visitor.page.locator(".own .ground").click(force=True, position={"x": 40, "y": 120})

    reason = visitor.page.get_by_role("alert")
    expect(reason).to_contain_text(re.compile(r"WOC-\d+"))
    clause = reason.get_by_role("button").first.inner_text()
    reason.get_by_role("button").first.click()
    expect(visitor.page.locator(f"dialog [id='{clause}']")).to_be_in_viewport()


def test_an_order_is_taken_back_while_nothing_was_revealed(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", seats=4)
    first_order(visitor)
    before = hand_cards(visitor.page).count()
    deploy(visitor)
    expect(hand_cards(visitor.page)).to_have_count(before - 1)

    visitor.page.get_by_role("button", name="Undo").first.click()

    expect(hand_cards(visitor.page)).to_have_count(before)
    expect(visitor.page.get_by_role("log").first).to_contain_text("takes the last move back")


def test_the_page_is_loaded_again_in_the_middle_of_a_turn(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", seats=4)
    first_order(visitor)
    before = hand_cards(visitor.page).count()
    deploy(visitor)
    expect(hand_cards(visitor.page)).to_have_count(before - 1)

    visitor.page.reload()

    visitor.wait_for_move()
    expect(hand_cards(visitor.page)).to_have_count(before - 1)
    expect(visitor.page.locator(".order.now b")).not_to_have_text("First")


def test_two_tabs_of_one_person_show_the_same_table(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", seats=4)
    first_order(visitor)
    other = visitor.new_page()
    other.goto(visitor.page.url)
    other.wait_for_selector(".woc")
    before = hand_cards(visitor.page).count()
    expect(hand_cards(other)).to_have_count(before)

    deploy(visitor)

    expect(hand_cards(other)).to_have_count(before - 1)


def test_a_lost_connection_is_resumed_and_nothing_is_played_twice(
    browser: Browser, tmp_path: Path
) -> None:
    settings = Settings(
        data=str(tmp_path), port=free_port(), workers=1, bot_pace_ms=0, limits=NO_LIMITS
    )
    with open_house(settings) as first:
        guest = Visitor(browser, first.url)
        guest.play_quickly("war-of-clans", seats=4)
        first_order(guest)
        before = hand_cards(guest.page).count()
    expect(guest.page.get_by_text("The connection is lost")).to_be_visible()
    deploy(guest)

    with open_house(replace(settings)):
        expect(guest.page.get_by_text("The connection is lost")).to_be_hidden()
        expect(hand_cards(guest.page)).to_have_count(before - 1)
        deployed = guest.page.get_by_role("log").first.get_by_text(re.compile("^You deploy"))
        expect(deployed).to_have_count(1)
        guest.close()


def test_the_language_is_switched_in_the_middle_of_a_game(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", seats=4)
    first_order(visitor)
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_label("Language").select_option("it")
    visitor.page.keyboard.press("Escape")

    expect(visitor.page.locator("[data-prompt]")).to_contain_text("primo ordine")


@pytest.mark.parametrize(
    ("game", "heading"),
    [
        ("war-of-clans", "Your province"),
        ("shinobi", "Table"),
        ("ninjato", "Clan houses"),
    ],
)
def test_text_mode_shows_the_same_choices_as_a_list(
    visitor: Visitor, game: str, heading: str
) -> None:
    visitor.play_quickly(game, seats=4)
    visitor.wait_for_move()
    glowing = visitor.glowing
    things = {thing.get_attribute("data-thing") for thing in glowing.all()}
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("switch", name="Text mode").check()
    visitor.page.keyboard.press("Escape")

    expect(visitor.page.get_by_role("heading", name=heading).first).to_be_visible()
    assert {thing.get_attribute("data-thing") for thing in glowing.all()} == things


def look_back(visitor: Visitor) -> None:
    """Unfold the own turn in the log, by keyboard, and look at its first order."""
    turn = visitor.page.get_by_role("log").first.locator("li.turn", has_text="You deploy").last
    turn.get_by_role("button", expanded=False).press("Enter")
    expect(turn.locator("ol li").first).to_contain_text("You deploy")
    turn.get_by_role("button", name="You deploy").click()


def test_a_line_of_the_log_shows_the_table_as_it_was(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", seats=4)
    first_order(visitor)
    before = hand_cards(visitor.page).count()
    deploy(visitor)
    visitor.play(random.Random(2))
    visitor.play(random.Random(2))

    look_back(visitor)

    expect(visitor.page.get_by_text("You are looking at an earlier moment")).to_be_visible()
    expect(hand_cards(visitor.page)).to_have_count(before - 1)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_text("You are looking at an earlier moment")).to_be_hidden()


def test_the_log_still_shows_the_table_as_it_was_after_loading_the_page_again(
    visitor: Visitor,
) -> None:
    visitor.play_quickly("war-of-clans", seats=4)
    first_order(visitor)
    before = hand_cards(visitor.page).count()
    deploy(visitor)
    visitor.play(random.Random(2))
    visitor.play(random.Random(2))
    visitor.page.reload()
    visitor.wait_for_move()

    look_back(visitor)

    expect(visitor.page.get_by_text("You are looking at an earlier moment")).to_be_visible()
    expect(hand_cards(visitor.page)).to_have_count(before - 1)


def test_the_log_keeps_up_until_somebody_reads_back(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 1280, "height": 620})
    visitor.play_quickly("shinobi", seats=6)
    log = visitor.page.get_by_role("log").first
    away = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert visitor.hurry_on(4, ["hand", "declare"]) == "attack"
    for seed in range(6):
        visitor.play(random.Random(seed))
    expect(log.locator("li").last).to_be_in_viewport()

    log.evaluate("log => { log.scrollTop = 0 }")
    visitor.play(random.Random(2))
    visitor.wait_for_move()

    assert log.evaluate(away) > 40


def test_a_screen_reader_hears_prompts_and_the_log(visitor: Visitor) -> None:
    visitor.play_quickly("war-of-clans", seats=4)
    visitor.wait_for_move()

    prompt = visitor.page.locator("[data-prompt]")
    expect(prompt).to_have_attribute("aria-live", "polite")
    expect(prompt).to_have_attribute("role", "status")
    expect(visitor.page.get_by_role("log", name="What happened")).to_be_attached()
    for thing in visitor.glowing.all():
        assert thing.inner_text().strip(), "everything that can be picked has a name"
