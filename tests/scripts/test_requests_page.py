"""The page of requests is what the endpoints say."""

from scripts.requests_page import PAGE, write
from uguisu.server.app import ENDPOINTS


def test_the_page_is_what_the_endpoints_say() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert page == write(), "write it anew: python -m scripts.requests_page"
    for one in ENDPOINTS:
        assert f"`{one.method} {one.path}`" in page
        assert one.summary in page
