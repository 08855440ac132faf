"""Firefox and WebKit play a whole game of each, by the same clicks as Chromium does."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.browser.drivers import Firefox, WebKit, Window
from tests.browser.visitors import PATIENCE_MS, PLAY_ON
from tests.needs import needed
from tests.server.house import House

pytestmark = pytest.mark.long

SEATS: Final = {"war-of-clans": 3, "shinobi": 4, "ninja-master": 2, "ninjato": 2}
SHORT: Final = {"shinobi": {"round_limit": 1}, "ninja-master": {"round_limit": 1}}
BROWSERS: Final[dict[str, Callable[[str, Path], Window]]] = {"Firefox": Firefox, "WebKit": WebKit}

SIT_DOWN: Final = """async wish => {
    const post = (path, data) => fetch(path, {
        method: 'POST', body: JSON.stringify(data), headers: { 'Content-Type': 'application/json' },
    });
    localStorage.setItem('uguisu-settings', '{"hints": false, "pace": "instant"}');
    await post('/api/session', { name: 'Aki' });
    return (await (await post('/api/tables', wish)).json()).id;
}"""
WATCH: Final = """() => {
    window.faults = [];
    addEventListener('error', ({ message }) => faults.push(message));
    addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
}"""
OUTSIDE: Final = """() => {
    const board = document.querySelector('main').getBoundingClientRect();
    const inside = ({ left, right, top, bottom }) =>
        left > board.left - 2 && right < board.right + 2 && top > board.top - 2;
    return [...document.querySelectorAll('main [data-thing]')]
        .filter(thing => thing.checkVisibility() && !inside(thing.getBoundingClientRect()))
        .map(thing => thing.dataset.thing);
}"""
"""Things that can be picked and lie outside the board."""


@pytest.fixture(params=BROWSERS, scope="module")
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    program = needed(request.param)
    opened = BROWSERS[request.param](program, tmp_path_factory.mktemp("profile"))
    yield opened
    opened.close()


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game(window: Window, house: House, game: str) -> None:
    rank = "genin" if game == "ninja-master" else "random"
    seats = SEATS[game]
    bots = [{"seat": seat, "rank": rank} for seat in range(1, seats)]
    wish = {"game": game, "seats": seats, "bots": bots, "options": SHORT.get(game, {})}
    window.goto(f"{house.url}/")
    table = window.run(SIT_DOWN, wish)
    assert table
    window.goto(f"{house.url}/t/{table}?begin")
    window.run(WATCH)

    window.run(PLAY_ON, [8, [], PATIENCE_MS])
    assert window.run(OUTSIDE) == []
    window.run(PLAY_ON, [8, None, PATIENCE_MS])

    assert window.run("() => document.querySelector('[data-end]') !== null")
    assert window.run("() => window.faults") == []
