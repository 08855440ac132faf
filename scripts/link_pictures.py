"""Draws the icons of the web app and the pictures of link previews: part of `make screenshots`.

Messengers and home screens take no SVG, so both are drawn by Chromium and kept in web/public.
"""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from scripts.compiled_venv import ROOT

PUBLIC: Final = ROOT / "web" / "public"
PICTURES: Final = ROOT / "docs" / "pictures"
ICONS: Final = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-mask.png": (512, 0.8)}
"""Size, and how much of it the drawing takes: what is masked needs a margin."""
NIGHT: Final = "#1e1613"
PREVIEW: Final = {"width": 1200, "height": 630}
CARD: Final = """<style>
    body {{ margin: 0; background: {night}; overflow: hidden }}
    img {{ position: absolute; width: {width}px; left: {left}px; top: {top}px }}
</style><img src="data:{kind};base64,{data}">"""


def draw(browser: Browser) -> None:
    for name, (size, share) in ICONS.items():
        inner = round(size * share)
        at = (size - inner) // 2
        card = page_of(PUBLIC / "favicon.svg", "image/svg+xml", inner, at, at)
        take(browser, card, {"width": size, "height": size}, PUBLIC / name)
    (PUBLIC / "preview").mkdir(exist_ok=True)
    for picture in sorted(PICTURES.glob("*-wide-dark.jpg")):
        name = picture.name.removesuffix("-wide-dark.jpg").replace("first-page", "uguisu")
        card = page_of(picture, "image/jpeg", PREVIEW["width"], 0, 0)
        take(browser, card, PREVIEW, PUBLIC / "preview" / f"{name}.jpg")


def page_of(picture: Path, kind: str, width: int, left: int, top: int) -> str:
    data = base64.b64encode(picture.read_bytes()).decode()
    return CARD.format(night=NIGHT, kind=kind, data=data, width=width, left=left, top=top)


def take(browser: Browser, card: str, size: dict[str, int], path: Path) -> None:
    page = browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    page.set_content(card)
    page.wait_for_function("document.images[0].complete")
    if path.suffix == ".jpg":
        page.screenshot(path=path, type="jpeg", quality=68)
    else:
        page.screenshot(path=path)
    page.close()
    print(path.relative_to(ROOT))
