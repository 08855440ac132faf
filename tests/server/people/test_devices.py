"""What is kept of a User-Agent."""

import pytest

from uguisu.server.people.devices import BROWSERS, SYSTEMS, device_of
from uguisu.server.store.schema import sessions

CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Safari/537.36", "Chrome, Windows"),
        (f"Mozilla/5.0 (Windows NT 10.0) {CHROME} Safari/537.36 Edg/140.0.0.0", "Edge, Windows"),
        (f"Mozilla/5.0 (Linux; Android 15; K) {CHROME} Mobile Safari/537.36", "Chrome, Android"),
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0",
            "Firefox, Linux",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605",
            "Safari, macOS",
        ),
        ("curl/8.5.0", ""),
        ("", ""),
        ("\xff\x00" * 5000, ""),
    ],
)
def test_a_device_is_a_browser_and_a_system(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_every_device_fits_into_the_database() -> None:
    longest = [max((name for _, name in known), key=len) for known in (BROWSERS, SYSTEMS)]

    assert len(", ".join(longest)) <= sessions.c.device.type.length  # type: ignore[attr-defined]
