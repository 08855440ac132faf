"""Shinobi's trials are played centre stage, for everybody and in every window."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.browser.measure import check, screens
from tests.browser.visitors import PATIENCE_MS, Visitor

FOLLOWED = """localStorage.setItem('uguisu-settings', '{"hints": false, "pace": "brisk"}')"""

WATCH = """async ([trials, patience]) => {
    const seen = [];
    const until = Date.now() + patience;
    const part = () => /at-(\\w+)/.exec(
        document.querySelector('[data-scene] .in')?.className ?? '')?.[1];
    const tolls = () => seen.filter(one => one === 'toll').length;
    while (tolls() < trials && Date.now() < until) {
        if (part()) {
            seen.push(part());
            document.querySelector('[data-go-on]').click();
        } else document.querySelector('main [data-mark="legal"]')?.click();
        await new Promise(requestAnimationFrame);
    }
    return seen;
}"""
"""Play, end every scene with its button, and tell the parts of the trials that were seen."""


def followed(visit: Callable[..., Visitor], seats: int = 5, **wishes: object) -> Visitor:
    guest = visit(**wishes)
    guest.context.add_init_script(FOLLOWED)
    guest.play_quickly("shinobi", seats)
    return guest


def test_every_trial_is_played_from_the_cards_to_who_pays(visit: Callable[..., Visitor]) -> None:
    guest = followed(visit)

    seen = guest.page.evaluate(WATCH, [5, PATIENCE_MS])

    follows = {"cards": {"verdict"}, "verdict": {"cry", "toll"}, "cry": {"toll"}}
    assert seen.count("toll") == 5
    for part, after in pairwise(seen):
        assert part == "toll" or after in follows[part], seen


@pytest.mark.sized
@pytest.mark.parametrize("touch", [pytest.param(True, id="touch"), pytest.param(False, id="mouse")])
def test_a_trial_fits_every_window(visit: Callable[..., Visitor], touch: bool) -> None:
    windows = screens(touch=touch)
    guest = followed(visit, viewport=windows[0].viewport, has_touch=touch, locale="de-DE")
    for part in ("cards", "verdict", "toll"):
        wanted = f"[data-scene] .at-{part}"
        while not guest.page.locator(wanted).count():
            guest.page.evaluate(
                """() => (document.querySelector('[data-go-on]')
                    ?? document.querySelector('main [data-mark="legal"]'))?.click()"""
            )
            guest.page.evaluate("() => new Promise(requestAnimationFrame)")
        check(guest.page, f"shinobi, {part}", windows, "main")
