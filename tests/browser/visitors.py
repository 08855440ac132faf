"""People in browsers: a window of their own each, watched for errors and for leaving the house."""

import os
import random
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    expect,
)

from uguisu.kernel.options import Options

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = int(os.environ.get("UGUISU_TEST_PATIENCE_MS", "120000"))
expect.set_options(timeout=PATIENCE_MS)

Touch = Callable[[float, float], None]

GLOWING = 'main [data-mark="legal"]'

AT_ONCE = """
try {
    const kept = JSON.parse(localStorage.getItem('uguisu-settings') ?? '{}');
    localStorage.setItem('uguisu-settings', JSON.stringify({ pace: 'instant', ...kept }));
} catch {}
"""
"""Everything is shown the moment it is heard, unless a test chooses another pace."""

IN_THE_PAGE = """
    const over = () => document.querySelector('[data-end]') !== null;
    const glowing = () => [...document.querySelectorAll('main [data-mark="legal"]')];
    const kind = thing => thing.dataset.thing.split(':')[0];
    const change = patience => new Promise(done => {
        const watch = new MutationObserver(() => finish(true));
        const late = setTimeout(() => finish(false), patience);
        const finish = changed => { watch.disconnect(); clearTimeout(late); done(changed); };
        watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
    const turn = async patience => {
        const until = Date.now() + patience;
        const soon = () => new Promise(later => setTimeout(later));
        await soon();
        while (!over() && glowing().length === 0) {
            const scene = document.querySelector('[data-go-on]');
            scene?.click();
            if (scene) await soon();
            else if (!(await change(until - Date.now())))
                throw new Error('nothing to pick for too long');
        }
        return !over();
    };
"""

WHERE_TO_TOUCH = (
    """async ([lot, patience]) => {"""
    + IN_THE_PAGE
    + """
    if (!(await turn(patience))) return null;
    const things = glowing();
    const thing = things[Math.floor(lot * things.length)];
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.5, .2], [.2, .5], [.5, .8], [.8, .5], [.1, .1], [.9, .9]]) {
        const point = [left + x * width, top + y * height];
        if (thing.contains(document.elementFromPoint(...point))) return point;
    }
    throw new Error(`something lies over ${thing.dataset.thing}`);
}"""
)
"""A point of one of the things that glow where a hand can reach it; null if the game is over."""

PLAY_ON = (
    """async ([seed, known, patience]) => {"""
    + IN_THE_PAGE
    + """
    while (await turn(patience)) {
        const things = glowing();
        if (known && !known.includes(kind(things[0]))) return kind(things[0]);
        seed = (seed * 1103515245 + 12345) % 2147483648;
        things[Math.floor(seed / 65536) % things.length].click();
    }
    return '';
}"""
)
"""Picks in the page itself, which is quickest; stops at the end, or at an unknown kind of thing."""


PLAY_TO = (
    """async ([seed, wanted, patience]) => {"""
    + IN_THE_PAGE
    + """
    const times = new Map();
    const way = thing => thing.dataset.thing.split(':').slice(0, 2).join(':');
    while (await turn(patience)) {
        const things = glowing();
        if (things.some(thing => kind(thing) === wanted)) return true;
        const least = Math.min(...things.map(thing => times.get(way(thing)) ?? 0));
        const rare = things.filter(thing => (times.get(way(thing)) ?? 0) === least);
        seed = (seed * 1103515245 + 12345) % 2147483648;
        const chosen = rare[Math.floor(seed / 65536) % rare.length];
        times.set(way(chosen), least + 1);
        chosen.click();
    }
    return false;
}"""
)
"""Picks in the page itself what was picked least so far, until something of this kind can be;
false if the game ends first."""


BLOCKED = "Service Worker registration blocked by Playwright"


class Visitor:
    """One person with a browser window. `faults` is what went wrong in it. The service worker costs
    a third of a table; tests of what it does allow it."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        usual = {"viewport": WIDE, "reduced_motion": "reduce", "locale": "en-GB"}
        options = usual | {"service_workers": "block"} | wishes
        self.url = url
        self.faults: list[str] = []
        self.context: BrowserContext = browser.new_context(base_url=url, **options)
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(AT_ONCE)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"error on the page: {error}"))
        page.on("request", self._asked)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            where = message.location.get("url", "")
            self.faults.append(f"console {message.type}: {message.text} {where}".rstrip())

    def _asked(self, request: Request) -> None:
        here, there = urlsplit(self.url), urlsplit(request.url)
        if there.scheme not in ("data", "blob") and there.netloc != here.netloc:
            self.faults.append(f"left the house: {request.url}")

    def close(self) -> None:
        self.context.close()

    # What people do

    def play_now(self, game: str) -> None:
        """From the first page to a running table, in one click."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play now: {game}").click()
        self.wait_for_table()

    def play_quickly(
        self, game: str, seats: int, options: Options | None = None, rank: str = "random"
    ) -> None:
        """A running table against bots that do not think, or not much where they race."""
        self.page.goto(f"/t/{self.new_table(game, seats, options, rank)}?begin")
        self.wait_for_table()

    def new_table(
        self, game: str, seats: int, options: Options | None = None, rank: str = "random"
    ) -> str:
        """The same, not begun yet; its id."""
        self.page.request.post("/api/session", data={"name": "Aki", "if_new": True})
        rank = "genin" if game == "ninja-master" else rank
        bots = [{"seat": seat, "rank": rank} for seat in range(1, seats)]
        wish = {"game": game, "seats": seats, "bots": bots, "options": options or {}}
        return str(self.page.request.post("/api/tables", data=wish).json()["id"])

    def wait_for_table(self) -> None:
        self.page.wait_for_selector("main[data-game]")

    def wait_for_throw(self) -> None:
        """Until we may throw the dice or somebody has, however long ago."""
        self.page.wait_for_selector(
            '[data-thing="throw"], .arena:is([data-phase="tumble"], [data-phase="race"])'
        )

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[-1].partition("?")[0]

    @property
    def glowing(self) -> Locator:
        return self.page.locator(GLOWING)

    def go_on(self) -> None:
        """To the end: tap the last scene away, if it does not go by itself."""
        self.page.wait_for_selector("[data-go-on], [data-end]")
        self.page.evaluate("document.querySelector('[data-go-on]')?.click()")

    def wait_for_move(self) -> bool:
        """Until something glows, past a scene that waits; False if the game is over."""
        scene = self.page.locator("[data-go-on]")
        self.page.wait_for_selector(f"{GLOWING}, [data-end], [data-go-on]")
        while self.glowing.count() == 0 and not self.is_over:
            scene.or_(self.page.locator("[data-end]")).first.click()
            self.page.wait_for_selector(f"{GLOWING}, [data-end], [data-go-on]")
        return not self.is_over

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-end]").count() > 0

    def play(self, dice: random.Random, touch: Touch | None = None) -> bool:
        """Make one pick of those that glow, by mouse if not told how; False when the game is
        over."""
        point = self.page.evaluate(WHERE_TO_TOUCH, [dice.random(), PATIENCE_MS])
        if point is None:
            return False
        (touch or self.page.mouse.click)(*point)
        return True

    def hurry_on(self, seed: int, known: Sequence[str] | None = None) -> str:
        """To the end of the game, as fast as the page allows: ""; or until something is to be
        picked that is of none of the known kinds: its kind."""
        return str(self.page.evaluate(PLAY_ON, [seed, known, PATIENCE_MS]))

    def hurry_to(self, kind: str, seed: int) -> bool:
        """Play until something of this kind is to be picked; False if the game was over first."""
        return bool(self.page.evaluate(PLAY_TO, [seed, kind, PATIENCE_MS]))

    def play_by_itself(self, seed: int, *, to_scene: bool = False) -> None:
        """From now on the page plays whenever it may, while we do something else. `to_scene`: it
        stops at a scene instead of going on."""
        play_on = PLAY_ON.replace("[data-end]", "[data-end], [data-scene]") if to_scene else PLAY_ON
        begin = f"args => void (window.playing = ({play_on})(args))"
        self.page.evaluate(begin, [seed, None, PATIENCE_MS])

    def see_the_end(self) -> None:
        """Of the game that the page plays by itself, however long it is; only a turn that does not
        come fails."""
        self.page.evaluate("window.playing")
        assert self.is_over
