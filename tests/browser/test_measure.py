"""The measuring itself finds what it is there for, on small pages with one thing wrong each."""

import pytest
from playwright.sync_api import Browser

from tests.browser.measure import Screen, faults

WINDOW = Screen(400, 300, touch=True)
LABEL = "position: absolute; left: 20px; top: 20px; font-size: 16px"
BUTTON = "<button style='width: 60px; height: 60px'>Play</button>"
RIGHT = f"<main>{BUTTON}<p style='font-size: 16px'>Takeda</p></main>"

WRONG = {
    "lie on each other": f"<p style='{LABEL}'>4 to 5 Takeda</p><p style='{LABEL}'>1 Uesugi</p>",
    "covered by": f"<p style='{LABEL}'>Prompt</p>"
    "<div style='position: absolute; inset: 0; background: white'></div>",
    "9.0 px": "<p style='font-size: 9px'>too small</p>",
    "cut at its side": "<p style='width: 40px; overflow: hidden; white-space: nowrap'>"
    "Owns the sword</p>",
    "cut above or below": "<div style='height: 8px; overflow: hidden'><p>Owns the sword</p></div>",
    "outside the window": "<p style='position: fixed; left: 380px; font-size: 16px'>cards</p>",
    "target of": "<button style='width: 60px; height: 20px'>Play</button>",
    "scrolls sideways": "<div style='width: 900px'>wide</div>",
    "a decision in a box": "<div style='width: 200px; overflow-x: auto'><button data-mark='legal'"
    " style='width: 400px; height: 60px'>Oda</button></div>",
    "no finger reaches": "<button data-mark='legal' data-thing='hand:oda' style='width: 60px;"
    " height: 60px'></button><div style='position: absolute; inset: 0'></div>",
}


def measured(browser: Browser, content: str) -> list[str]:
    page = browser.new_page()
    page.set_content(f"<!doctype html><body>{content}</body>")
    found = faults(page, WINDOW)
    page.close()
    return found


def test_nothing_is_found_where_nothing_is_wrong(browser: Browser) -> None:
    assert measured(browser, RIGHT) == []


@pytest.mark.parametrize(("fault", "content"), WRONG.items())
def test_what_is_wrong_is_found(browser: Browser, fault: str, content: str) -> None:
    found = measured(browser, f"<main>{content}</main>")

    assert any(fault in one for one in found), found


def test_a_target_may_be_larger_than_it_looks(browser: Browser) -> None:
    style = "<style>a { position: relative; display: inline-block; margin: 40px }"
    larger = "a::after { content: ''; position: absolute; inset: -20px }</style>"

    assert measured(browser, f"{style}{larger}<a href='#'>Rules of play</a>") == []


def test_cards_may_lie_on_cards(browser: Browser) -> None:
    card = f"<i data-piece='oda' style='{LABEL}; background: white'>Oda</i>"

    assert measured(browser, card + card) == []
