"""What the tests need of a machine is found, or asked for in one line."""

from scripts.test_needs import advice


def test_the_advice_names_what_is_missing_and_its_packages() -> None:
    line = advice(["a browser", "Redis"])

    assert line == (
        "NOT EVERYTHING WAS TESTED: install a browser, Redis (on Debian: chromium redis-server)"
    )
