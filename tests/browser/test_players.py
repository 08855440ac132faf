"""Leaderboards and profiles, from rated games that were played."""

from collections.abc import Callable
from secrets import token_hex

import pytest
import sqlalchemy as sa
from playwright.sync_api import expect

from tests.browser.measure import check as measure
from tests.browser.measure import screens
from tests.browser.test_access import check
from tests.browser.visitors import Visitor
from tests.server.house import House
from uguisu.server.ids import new_id
from uguisu.server.now import now_ms
from uguisu.server.people.ratings import Result, count
from uguisu.server.store.schema import people

GAME = "war-of-clans"


def an_account(visitor: Visitor, house: House) -> tuple[str, str]:
    """Signs the visitor up; returns the name and the id in the database."""
    login = f"p{new_id()[:10]}".lower()
    name = f"Sora{token_hex(4)}"
    visitor.context.request.post("/api/session", data={"name": name})
    account = {"login": login, "password": "nine tails and a moon"}
    assert visitor.context.request.post("/api/account", data=account).ok
    with house.node.store.engine.connect() as connection:
        id = connection.scalar(sa.select(people.c.id).where(people.c.login == login))
    assert id is not None
    return name, id


def play(house: House, player: str, games: int) -> None:
    """Rated games against two bots, the first of them lost."""
    store = house.node.store
    with store.engine.begin() as connection:
        for number in range(games):
            places = (3, 1, 2) if number == 0 else (1, 2, 3)
            players = (player, "bot:genin", "bot:chunin")
            result = Result(new_id(), GAME, players, places, now_ms() - 1000 * (games - number))
            count(connection, store.dialect, result.table, result)


@pytest.fixture
def sora(visitor: Visitor, house: House) -> tuple[Visitor, str]:
    name, id = an_account(visitor, house)
    play(house, id, 11)
    return visitor, name


def test_a_player_is_found_in_the_list_and_has_a_profile(
    sora: tuple[Visitor, str], visit: Callable[..., Visitor]
) -> None:
    visitor, name = sora
    page = visitor.page
    page.goto(f"/players/{GAME}?seats=3")

    row = page.get_by_role("row").filter(has=page.locator(f"a[href='/player/{name}']"))
    expect(row).to_contain_text("Sora")
    expect(row).to_contain_text("you")
    expect(row.locator("li")).to_have_text(["1"] * 5)
    check(visitor, "a leaderboard")
    row.get_by_role("link", name="Sora").click()

    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.get_by_text("won 10")).to_be_visible()
    facts = page.locator("[data-statistics]")
    expect(facts.get_by_text("11 games, 10 won (91%)").first).to_be_visible()
    expect(facts.locator("div", has_text="Longest run of wins")).to_contain_text("10")
    expect(page.get_by_text("with 2 bots")).to_have_count(8)
    page.get_by_role("button", name="Show more").click()
    expect(page.get_by_text("with 2 bots")).to_have_count(11)
    expect(page.get_by_text("3rd of 3")).to_have_count(1)
    check(visitor, "a profile")

    other = visit()
    other.page.goto("/players")
    other.page.get_by_role("searchbox", name="Find a player").fill(name.upper())
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(other.page.get_by_text("won 10")).to_be_visible()
    expect(other.page.locator("[data-statistics]")).to_contain_text("11 games, 10 won (91%)")
    expect(other.page.get_by_role("button", name="Make my profile private")).to_have_count(0)


def test_who_wishes_is_private(sora: tuple[Visitor, str], visit: Callable[..., Visitor]) -> None:
    visitor, name = sora
    visitor.page.goto(f"/player/{name}")
    visitor.page.get_by_role("button", name="Make my profile private").click()
    expect(visitor.page.get_by_text("Your profile is private")).to_be_visible()

    other = visit()
    other.page.goto(f"/player/{name}")
    expect(other.page.get_by_text("This profile is private.")).to_be_visible()
    other.page.goto(f"/players/{GAME}?seats=3")
    expect(other.page.get_by_role("link", name="genin").first).to_be_visible()
    expect(other.page.locator(f"a[href='/player/{name}']")).to_have_count(0)


def test_bots_have_profiles_and_nobody_has_none(sora: tuple[Visitor, str]) -> None:
    visitor, _ = sora
    page = visitor.page

    page.goto("/player/bot:genin")
    expect(page.get_by_text("A bot. It sees what its seat sees")).to_be_visible()

    page.goto("/player/nobody-at-all")
    expect(page.get_by_text("There is no such player.")).to_be_visible()
    visitor.faults.clear()  # what the browser itself writes about the 404


@pytest.mark.sized
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_every_size(sora: tuple[Visitor, str], visit: Callable[..., Visitor], touch: bool) -> None:
    _, name = sora
    windows = screens(touch=touch)
    guest = visit(viewport=windows[0].viewport, has_touch=touch, locale="de-DE")
    for path, complete in (
        (f"/players/{GAME}?seats=3", "tbody tr"),
        (f"/player/{name}", "article"),
    ):
        guest.page.goto(path)
        guest.page.wait_for_selector(complete)
        measure(guest.page, path, windows)
