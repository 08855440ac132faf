"""Replays: every moment of a finished game, from all eyes, and what can be done from there."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import ahead
from tests.browser.visitors import Visitor
from tests.server.house import House
from uguisu.games import GAMES
from uguisu.kernel.record import read_record

SHORT = {"shinobi": {"round_limit": 1}, "ninja-master": {"round_limit": 1}}


def race(guest: Visitor) -> None:
    """One round in which we only look on."""
    guest.wait_for_throw()
    if guest.page.locator('[data-thing="throw"]').count():
        guest.page.locator('[data-thing="throw"]').click()
    guest.page.wait_for_selector('.arena[data-phase="race"]')
    guest.page.keyboard.press("d")
    guest.page.wait_for_selector("[data-scene]")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-end]")


@pytest.fixture(scope="module")
def finished(browser: Browser, house: House) -> dict[str, str]:
    """The addresses of finished tables, by game."""
    found = {}
    for game in GAMES:
        guest = Visitor(browser, house.url)
        seats, options = GAMES[game].seat_range[0], SHORT.get(game)
        if game == "ninja-master":
            guest.play_quickly(game, seats, options)
            race(guest)
            found[game] = guest.table
        else:
            found[game] = ahead.finished(guest, game, seats, options)
        assert guest.faults == []
        guest.close()
    return found


def scrubber(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name="Moment of the game")


def eyes(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("combobox", name="View of")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_replay_is_stepped_through(visitor: Visitor, finished: dict[str, str], game: str) -> None:
    visitor.page.goto(f"/replay/{finished[game]}")
    expect(scrubber(visitor)).to_be_visible()

    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("ArrowRight")
    expect(scrubber(visitor)).to_have_value("2")
    visitor.page.get_by_role("button", name="One step back").click()
    expect(scrubber(visitor)).to_have_value("1")
    visitor.page.get_by_role("button", name="To the end").click()

    expect(scrubber(visitor)).to_have_value(str(scrubber(visitor).get_attribute("max")))


def test_the_drawings_of_a_replay_have_their_colours(
    visitor: Visitor, finished: dict[str, str]
) -> None:
    """Ninjato's sky: gradients take their colours from where the game's drawings are kept."""
    visitor.page.goto(f"/replay/{finished['ninjato']}")
    visitor.page.wait_for_selector(".town")

    colours = visitor.page.locator(".sprite stop").evaluate_all(
        "stops => stops.map(stop => getComputedStyle(stop).stopColor)"
    )

    assert len(colours) > 1
    assert "rgb(0, 0, 0)" not in colours


def test_hands_lie_open_or_are_seen_by_their_owner_only(
    visitor: Visitor, finished: dict[str, str]
) -> None:
    visitor.page.goto(f"/replay/{finished['war-of-clans']}?at=8")
    board = visitor.page.locator(".woc")
    expect(board.locator(".handsize i.open")).not_to_have_count(0)

    eyes(visitor).select_option("B")
    expect(board.locator(".handsize i.open")).to_have_count(0)
    expect(board.locator(".hand li")).not_to_have_count(0)
    eyes(visitor).select_option("none")

    expect(board.locator(".hand li")).to_have_count(0)


def test_a_link_leads_to_the_moment_and_the_eyes(
    visit: Callable[..., Visitor], finished: dict[str, str]
) -> None:
    guest = visit(permissions=["clipboard-read", "clipboard-write"])
    guest.page.goto(f"/replay/{finished['war-of-clans']}?eyes=C")
    expect(scrubber(guest)).to_be_visible()
    for _ in range(5):
        guest.page.keyboard.press("ArrowRight")
    guest.page.get_by_role("button", name="Link to this moment").click()
    expect(guest.page.get_by_role("button", name="Copied")).to_be_visible()
    address = guest.page.evaluate("navigator.clipboard.readText()")

    other = visit()
    other.page.goto(address)

    expect(eyes(other)).to_have_value("C")
    expect(scrubber(other)).to_have_value("5")


def test_the_record_is_downloaded_and_can_be_read(
    visitor: Visitor, finished: dict[str, str], tmp_path: Path
) -> None:
    visitor.page.goto(f"/replay/{finished['war-of-clans']}")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Record").click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)

    record = read_record(file.read_text(), GAMES["war-of-clans"])

    assert record.places is not None


def test_one_plays_on_from_a_moment_against_bots(
    visitor: Visitor, finished: dict[str, str]
) -> None:
    visitor.page.goto(f"/replay/{finished['war-of-clans']}?at=9")
    visitor.page.get_by_role("button", name="Continue from here").click()
    visitor.page.get_by_role("combobox", name="Your seat").select_option("1")
    visitor.page.get_by_role("combobox", name="Strength of the bots").select_option("random")
    visitor.page.get_by_role("button", name="Play on").click()

    visitor.wait_for_table()
    assert visitor.wait_for_move()


def test_the_shuffle_is_checked_by_the_browser(visitor: Visitor, finished: dict[str, str]) -> None:
    visitor.page.goto(f"/replay/{finished['war-of-clans']}")
    visitor.page.get_by_role("button", name="Honest shuffle").click()

    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The secret is the one that was sealed before the game.")
    expect(dialog).to_contain_text("The seed was made from the secret and the players' randomness.")


def test_a_replay_plays_by_itself(visitor: Visitor, finished: dict[str, str]) -> None:
    visitor.page.goto(f"/replay/{finished['war-of-clans']}")
    visitor.page.get_by_role("button", name="Play", exact=True).click()

    expect(scrubber(visitor)).to_have_value("2")
    visitor.page.get_by_role("button", name="Pause").click()


def test_a_replay_jumps_from_round_to_round_and_runs_faster(
    visitor: Visitor, finished: dict[str, str]
) -> None:
    page = visitor.page
    page.clock.install()
    page.goto(f"/replay/{finished['war-of-clans']}")
    at = scrubber(visitor)
    expect(at).to_have_value("0")

    page.get_by_role("button", name="Next round").click()
    expect(at).not_to_have_value("0")
    page.keyboard.press("PageUp")
    expect(at).to_have_value("0")

    page.get_by_role("button", name="Speed: 1 times").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(450)
    expect(at).to_have_value("1")


def test_the_replay_of_a_running_game_of_others_is_refused(
    visit: Callable[..., Visitor],
) -> None:
    host, stranger = visit(), visit()
    host.play_quickly("war-of-clans", seats=3)
    host.wait_for_move()

    answer = stranger.page.request.get(f"/api/tables/{host.table}/replay?eyes=0")

    assert answer.status == 409
    assert not re.search("cards", answer.text())
