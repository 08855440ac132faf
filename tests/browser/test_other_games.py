"""A game of another package in the browser: its tile, its board made of zones, its rules."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NO_LIMITS
from tests.browser.test_access import check
from tests.browser.visitors import GLOWING, PHONE, WIDE, Visitor
from tests.other_games import LIARS_DICE, named_games
from tests.server.house import House, free_port, open_house
from tests.sizes import sized
from uguisu.server.settings import Settings

TITLE = "Liar's Dice"
SCROLLED_SIDEWAYS = """() => ['body', 'main', '.mat', '.tray'].filter(name => {
    const part = document.querySelector(name);
    return part !== null && part.scrollWidth > part.clientWidth + 1 })"""


@pytest.fixture(scope="module")
def five_games(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own, which knows liar's dice."""
    assert (pages / "index.html").is_file()
    data = str(tmp_path_factory.mktemp("five"))
    settings = Settings(data=data, port=free_port(), workers=1, bot_pace_ms=0, limits=NO_LIMITS)
    with (
        pytest.MonkeyPatch.context() as patch,
        named_games(patch, LIARS_DICE),
        open_house(settings) as house,
    ):
        yield house


@sized("picks", quick=12, full=10_000)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_whole_game_is_played_by_hand(
    five_games: House, visit: Callable[..., Visitor], size: dict[str, int], picks: int
) -> None:
    """Against bots, on a board that everybody can use."""
    guest = visit(five_games.url, viewport=size, has_touch=size == PHONE)
    page = guest.page
    guest.play_quickly("liars-dice", seats=3)
    dice, touch = random.Random(4), page.touchscreen.tap if size == PHONE else page.mouse.click

    bids = page.locator(f'{GLOWING}[data-thing^="count:"]')
    while guest.wait_for_move() and bids.count() < 2:  # random bots may leave nothing to bid
        guest.play(dice, touch)
    bids.last.tap() if size == PHONE else bids.last.click()
    check(guest, "liar's dice, the first pick made")
    expect(page.get_by_text("Chosen so far:")).to_be_visible()
    for _ in range(picks):
        if not guest.play(dice, touch):
            break
        assert page.evaluate(SCROLLED_SIDEWAYS) == []
    guest.hurry_on(4)
    check(guest, "liar's dice, the end")

    expect(page.locator("[data-ceremony]")).to_contain_text(re.compile("win|victory"))
    expect(page.locator("[data-ceremony]")).to_contain_text("Dice left")


def test_one_click_on_the_first_page_leads_to_its_table(
    five_games: House, visit: Callable[..., Visitor]
) -> None:
    guest = visit(five_games.url)
    guest.play_now(TITLE)

    assert guest.wait_for_move()


def test_the_board_shows_own_things_first_and_hides_the_rest(
    five_games: House, visit: Callable[..., Visitor]
) -> None:
    guest = visit(five_games.url)
    guest.play_quickly("liars-dice", seats=3)
    guest.wait_for_move()
    panels = guest.page.locator("main section[data-seat]")

    expect(panels).to_have_count(3)
    assert panels.evaluate_all("all => all.map(one => one.dataset.seat)") == ["0", "1", "2"]
    expect(panels.nth(0).locator(".token")).to_have_count(5)
    for rival in (1, 2):
        expect(panels.nth(rival)).to_contain_text("5 hidden dice")
        expect(panels.nth(rival).locator(".backs i")).to_have_count(5)
        expect(panels.nth(rival).locator(".token")).to_have_count(0)


def test_the_table_in_words_has_its_zones(five_games: House, visit: Callable[..., Visitor]) -> None:
    guest = visit(five_games.url)
    guest.play_quickly("liars-dice", seats=2)
    guest.page.evaluate("localStorage.setItem('uguisu-settings', '{\"textMode\": true}')")
    guest.page.reload()
    guest.wait_for_move()

    expect(guest.page.get_by_role("heading", name="Your dice")).to_be_visible()
    expect(guest.page.get_by_text("5 hidden dice")).to_be_visible()


def test_it_can_be_set_up_with_friends_and_its_rules_read(
    five_games: House, visit: Callable[..., Visitor]
) -> None:
    page = visit(five_games.url).page
    page.goto("/")
    tile = page.locator('[data-tile="liars-dice"]')
    expect(tile).to_contain_text("Nobody sees all dice.")
    expect(tile.get_by_role("link", name="Learn")).to_have_count(0)

    page.get_by_role("button", name=f"Ways to play: {TITLE}").click()
    page.get_by_role("button", name=f"Play with friends: {TITLE}").click()
    expect(page.get_by_role("radiogroup", name="Are ones wild?")).to_be_visible()
    page.get_by_label("No: they are ones.").check()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("heading", name="Seats", exact=True).wait_for()
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(page.locator("main")).to_contain_text("No: they are ones.")

    page.goto("/")
    expect(page.get_by_role("link", name=re.compile(f".*{TITLE}")).last).to_be_visible()
    tile.get_by_role("link", name="Rules").click()
    expect(page.locator('[id="LD-7"]')).to_contain_text("higher than the one before")


def test_its_replay_is_drawn_by_the_same_board(
    five_games: House, visit: Callable[..., Visitor]
) -> None:
    guest = visit(five_games.url)
    guest.play_quickly("liars-dice", seats=2)
    guest.hurry_on(3)

    guest.page.goto(f"/replay/{guest.table}?eyes=A&at=3")

    expect(guest.page.locator("main section[data-seat='0'] .token")).to_have_count(5)
    expect(guest.page.locator("main section[data-seat='1']")).to_contain_text("hidden dice")
