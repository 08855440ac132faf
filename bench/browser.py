"""How soon one plays in the browser: from a server that is up to the first page, from Play now to
the table. Measured in a real Chromium against the compiled server; beside it, our budgets.
"""

import argparse
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from scripts import build_web
from scripts.compiled_venv import compiled_venv
from scripts.test_needs import advice, find_chromium
from tests.browser.way_in import FIRST_PAGE_S, TABLE_S, first_page, tables
from tests.server.house import free_port


@contextmanager
def a_server() -> Iterator[str]:
    """`uguisu serve`, compiled, when it has said that it listens."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        program = compiled_venv().parent / "uguisu"
        command = [str(program), "serve", "--port", str(port), "--data", data]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert server.stdout is not None
            assert str(port) in server.stdout.readline()
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure once, not five times")
    rounds = 1 if parser.parse_args().quick else 5
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(advice(["a browser"]))
    build_web.build()
    seconds: dict[str, list[float]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for _ in range(rounds):
            with a_server() as url:
                seconds.setdefault("First page", []).append(first_page(browser, url))
                for game, taken in tables(browser, url).items():
                    seconds.setdefault(f"Play now: {game}", []).append(taken)
        browser.close()
    show(seconds)


def show(seconds: dict[str, list[float]]) -> None:
    table = Table("", "median s", "slowest s", "budget s")
    for what, taken in seconds.items():
        budget = FIRST_PAGE_S if what == "First page" else TABLE_S
        table.add_row(what, f"{statistics.median(taken):.2f}", f"{max(taken):.2f}", f"{budget:.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
