"""Every page is right in every window, measured in the browser: nothing is cut off or lies on
something else, nothing is too small to read or to touch (measure.js).

A game adds a row to TABLES, a page one to PAGES. A few windows in `make test`, all with `--full`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest

from tests.browser.ahead import near_the_end, play_out, reach
from tests.browser.measure import check, screens
from tests.browser.test_players import an_account
from tests.browser.visitors import Visitor
from tests.server.house import House

pytestmark = pytest.mark.sized

TABLES: Final = [
    ("war-of-clans", 5, ["hand", "province", "army"], "main"),
    ("shinobi", 6, ["hand", "declare", "attack", "accept"], "main"),
    ("ninja-master", 5, ["token", "ready"], "main"),
    ("ninjato", 4, ["place", "hand", "treasure"], "main"),
]
"""A game, its most players, the kinds of things to choose at which it is measured, and the part of
the page that is measured. What does not come up in a game is looked for in the next."""

MORE_TABLES: Final = [
    ("war-of-clans", 3, ["hand", "province", "army"], "main"),
    ("shinobi", 4, ["hand", "declare", "attack", "accept"], "main"),
    ("ninja-master", 3, ["token", "ready"], "main"),
    ("ninjato", 2, ["place", "hand", "shuriken"], "main"),
    ("ninjato", 3, ["dojo", "banzai", "tile"], "main"),
    ("ninjato", 4, ["honour"], "main"),
]
"""The same with fewer players, where there is more room, and with choices that look alike: with
`--full` only."""

PAGES: Final = {
    "/": "main article button:enabled",
    "/learn": "main h1",
    "/replays": "main h1",
    "/rules/shinobi": "[id='SHI-9']",
}
"""A page, and what is there when it is complete."""

SHORT: Final = {"shinobi": {"round_limit": 1}, "ninja-master": {"round_limit": 2}}
WITHOUT_HINTS: Final = (
    'localStorage.setItem(\'uguisu-settings\', \'{"hints": false, "pace": "instant"}\')'
)
FINGERS: Final = [pytest.param(True, id="touch"), pytest.param(False, id="mouse")]


def by_turns(rows: Sequence[Sequence[object]], *, first: str) -> list[Any]:
    """Each row for one who touches and one with a mouse. In `make test` only one of them: rows
    take turns."""
    return [
        pytest.param(
            *row,
            touch == "touch",
            id=f"{row[0]}-{touch}",
            marks=[] if (number % 2 == 0) == (touch == first) else [pytest.mark.long],
        )
        for number, row in enumerate(rows)
        for touch in ("touch", "mouse")
    ]


@pytest.mark.parametrize(
    ("game", "seats", "kinds", "within", "touch"),
    [
        *by_turns(TABLES, first="touch"),
        *(
            pytest.param(*table, touch, marks=pytest.mark.long)
            for table in MORE_TABLES
            for touch in (True, False)
        ),
    ],
)
def test_a_table(
    visit: Callable[..., Visitor], game: str, seats: int, kinds: list[str], within: str, touch: bool
) -> None:
    windows = screens(touch=touch)
    guest = visit(viewport=windows[0].viewport, has_touch=touch, locale="de-DE")
    guest.context.add_init_script(WITHOUT_HINTS)
    is_race = game == "ninja-master"
    if is_race:
        guest.play_quickly(game, seats, SHORT[game])
    for kind in kinds:
        if is_race:
            assert guest.hurry_to(kind, seed=8)
        else:
            reach(guest, game, seats, kind, SHORT.get(game))
        check(guest.page, f"{game}, choosing {kind}", windows, within)


@pytest.mark.long
@pytest.mark.parametrize("touch", FINGERS)
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats, _, _ in TABLES])
def test_a_table_with_its_first_hint(
    visit: Callable[..., Visitor], game: str, seats: int, touch: bool
) -> None:
    windows = screens(touch=touch)
    guest = visit(viewport=windows[0].viewport, has_touch=touch, locale="de-DE")
    guest.play_quickly(game, seats, SHORT.get(game))
    guest.page.wait_for_selector("[data-hint]")
    check(guest.page, f"{game}, for a newcomer", windows, "main")


@pytest.mark.parametrize(
    ("game", "touch"), by_turns([["war-of-clans"], ["shinobi"], ["ninjato"]], first="mouse")
)
def test_the_last_scene_and_the_end(visit: Callable[..., Visitor], game: str, touch: bool) -> None:
    windows = screens(touch=touch)
    guest = visit(viewport=windows[0].viewport, has_touch=touch, locale="de-DE")
    guest.page.goto(f"/t/{near_the_end(guest, game, 4, SHORT.get(game))}")
    guest.wait_for_table()
    play_out([guest], guest.table)
    guest.page.wait_for_selector("[data-scene], [data-end]")
    if guest.page.locator("[data-scene]").count():
        check(guest.page, f"{game}, the last scene", windows, "[data-scene]")
        guest.go_on()
        guest.page.wait_for_selector("[data-end]")
    check(guest.page, f"{game}, the end", windows, "[data-ceremony]")


@pytest.mark.parametrize("touch", FINGERS)
@pytest.mark.parametrize(("path", "complete"), PAGES.items())
def test_a_page(visit: Callable[..., Visitor], path: str, complete: str, touch: bool) -> None:
    windows = screens(touch=touch)
    guest = visit(viewport=windows[0].viewport, has_touch=touch, locale="de-DE")
    guest.page.goto(path)
    guest.page.wait_for_selector(complete)
    check(guest.page, path, windows)


@pytest.mark.parametrize("touch", FINGERS)
def test_a_gathering(visit: Callable[..., Visitor], touch: bool) -> None:
    """As its host sees it, as a guest does, and the link of one that is over."""
    windows = screens(touch=touch)
    host = visit(viewport=windows[0].viewport, has_touch=touch, locale="de-DE")
    guest = visit(viewport=windows[0].viewport, has_touch=touch, locale="de-DE")
    host.page.goto(f"/t/{host.new_table('shinobi', 4)}")
    guest.page.goto("/j/tora-neko-kaze")
    guest.page.get_by_role("alert").wait_for()
    check(guest.page, "a link that leads nowhere", windows)
    guest.page.goto(host.page.url)
    for visitor in (host, guest):
        visitor.page.get_by_role("heading", name="Tischgespräch").wait_for()
        check(visitor.page, "a gathering", windows, "main")
    guest.faults.clear()  # what the browser itself writes about the link of nothing


@pytest.mark.parametrize("touch", FINGERS)
def test_friends(visit: Callable[..., Visitor], house: House, touch: bool) -> None:
    windows = screens(touch=touch)
    look = {"viewport": windows[0].viewport, "has_touch": touch, "locale": "de-DE"}
    aki, bo = visit(**look), visit(**look)
    (aki_name, _), (bo_name, _) = an_account(aki, house), an_account(bo, house)
    aki.context.request.post("/api/my/friends", data={"name": bo_name})
    bo.page.goto("/friends")
    bo.page.get_by_role("button", name="Annehmen").click()
    bo.page.get_by_role("button", name="Herausfordern").wait_for()
    check(bo.page, "friends", windows)
    bo.page.get_by_role("button", name="Herausfordern").click()
    bo.page.get_by_role("dialog", name=aki_name).wait_for()
    check(bo.page, "a challenge", windows, "dialog[open]")
