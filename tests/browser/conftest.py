"""Fixtures: pages, a server, a real Chromium, and people with windows of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from scripts.build_web import OUT, CannotBuild, build, prepared
from tests.browser.visitors import Visitor
from tests.needs import needed
from tests.server.house import House, free_port, open_house
from uguisu.server.settings import Limits, Settings

FLAGS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")
NO_LIMITS = Limits(
    requests_per_second=10_000,
    request_burst=10_000,
    messages_per_second=10_000,
    reviews_per_minute=1_000,
)


@pytest.fixture(scope="session")
def pages() -> Path:
    """The folder of the pages, built from their sources as they are now."""
    try:
        prepared()  # with what only tests need, as axe-core
        build()
    except CannotBuild as reason:
        pytest.fail(str(reason))
    return OUT


@pytest.fixture(scope="package")
def house(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Closed with this folder: what it logs and keeps would be found by other tests."""
    assert (pages / "index.html").is_file()
    data = str(tmp_path_factory.mktemp("house"))
    settings = Settings(
        data=data,
        port=free_port(),
        workers=1,
        bot_pace_ms=0,
        limits=NO_LIMITS,
        review_iterations=8,
        review_worlds=4,
    )
    with open_house(settings) as opened:
        yield opened


@pytest.fixture(scope="session")
def chromium() -> str:
    return needed("a browser")


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Closed with this folder: an open one keeps this thread's event loop from other tests."""
    with sync_playwright() as opened:
        yield opened


@pytest.fixture(scope="package")
def browser(chromium: str, playwright: Playwright) -> Iterator[Browser]:
    """The one browser there is here. Another one's journeys are marked `long` and get a fixture
    like this, by the name of their browser."""
    opened = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
    yield opened
    opened.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Open a window for one more person; nobody may have seen an error when the test is over."""
    visitors: list[Visitor] = []

    def enter(url: str = "", **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, url or house.url, **wishes))
        return visitors[-1]

    yield enter
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.close()
    assert faults == []


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    return visit()
