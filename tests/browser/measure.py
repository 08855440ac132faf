"""Measures a page in the real browser at the sizes that people have (measure.js says what)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, expect

from tests import sizes

MEASURE: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
SMALL_TEXT: Final = "main"
"""Where no text may be below 12 px: on the board, and on pages in what is not a side matter."""


class Screen(NamedTuple):
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def viewport(self) -> Any:
        return {"width": self.width, "height": self.height}


SCREENS: Final = (
    Screen(320, 568, touch=True),
    Screen(390, 844, touch=True),
    Screen(844, 390, touch=True),
    Screen(720, 450),
    Screen(820, 1180, touch=True),
    Screen(1024, 768, touch=True),
    Screen(1100, 800),
    Screen(1440, 900),
    Screen(1920, 1080),
    Screen(2560, 1440),
)
QUICK: Final = tuple(SCREENS[at] for at in (0, 2, 5, 7))
"""A phone, a phone on its side, a tablet and a laptop; every size with `--full`."""


def screens(*, touch: bool | None = None) -> tuple[Screen, ...]:
    """The sizes of this run; with `touch` those of fingers or those of mice."""
    chosen = SCREENS if sizes.IS_FULL else QUICK
    return tuple(one for one in chosen if touch is None or one.touch == touch)


def faults(page: Page, screen: Screen, within: str = "body") -> list[str]:
    """What is wrong in this window, on the page or on a part of it."""
    page.set_viewport_size(screen.viewport)
    wishes = {"touch": screen.touch, "small": SMALL_TEXT, "within": within}
    return [f"{screen}: {fault}" for fault in page.evaluate(MEASURE, wishes)]


def check(page: Page, where: str, windows: Iterable[Screen], within: str = "body") -> None:
    """Nothing is wrong in any of the windows, once a page that lost its line has it back."""
    expect(page.locator("[data-offline]")).to_have_count(0)
    found = [fault for screen in windows for fault in faults(page, screen, within)]
    assert found == [], f"{where}:\n" + "\n".join(found)
