"""Every page in every window, by day and by night, on one sheet: part of `make screenshots`.

Nothing of it is kept in git; it is there to be looked at before a release.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser

from scripts.compiled_venv import ROOT
from tests.browser.measure import SCREENS, Screen
from tests.browser.visitors import Visitor

SHEET: Final = ROOT / "build" / "screens"
PAGES: Final = {
    "first-page": "/",
    "learn": "/learn",
    "replays": "/replays",
    "rules": "/rules/shinobi",
}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SETTLED_MS: Final = 250
STYLE: Final = """<style>
    body { margin: 16px; font: 14px system-ui; background: #6b6459; color: #fff; width: 3200px }
    section { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-end }
    figure { margin: 0 } img { height: 300px; display: block }
</style>"""

Prepare = Callable[[Visitor], None]


def take_all(browser: Browser, url: str, more: Mapping[str, Prepare]) -> None:
    """`more`: by the name of a row, what leads to a page or table that is worth one. In German,
    whose words are the longest."""
    SHEET.mkdir(parents=True, exist_ok=True)
    pages: dict[str, Prepare] = {name: partial(open_page, path) for name, path in PAGES.items()}
    rows = [take_row(browser, url, name, lead) for name, lead in {**pages, **more}.items()]
    sheet = SHEET / "index.html"
    sheet.write_text(STYLE + "\n".join(rows), encoding="utf-8")
    page = browser.new_page(viewport={"width": 3240, "height": 800})
    page.goto(sheet.as_uri())
    page.screenshot(path=SHEET / "sheet.jpg", type="jpeg", quality=70, full_page=True)
    page.close()
    print((SHEET / "sheet.jpg").relative_to(ROOT))


def open_page(path: str, guest: Visitor) -> None:
    guest.page.goto(path)
    guest.page.wait_for_selector("main")
    guest.page.wait_for_load_state("networkidle")


def take_row(browser: Browser, url: str, name: str, prepare: Prepare) -> str:
    guest = Visitor(browser, url, locale="de-DE")
    prepare(guest)
    shots = [take(guest, name, screen, theme) for theme in THEMES for screen in SCREENS]
    guest.close()
    figures = "".join(f'<figure><img src="{shot.name}">{shot.stem}</figure>' for shot in shots)
    return f"<h1>{name}</h1><section>{figures}</section>"


def take(guest: Visitor, name: str, screen: Screen, theme: Literal["light", "dark"]) -> Path:
    guest.page.emulate_media(color_scheme=theme)
    guest.page.set_viewport_size(screen.viewport)
    guest.page.wait_for_timeout(SETTLED_MS)
    path = SHEET / f"{name}-{screen}-{theme}.jpg"
    guest.page.screenshot(path=path, type="jpeg", quality=70, timeout=90_000)
    return path
