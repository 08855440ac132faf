"""What the tests need beyond Python: browsers, PostgreSQL, Redis.

Run by `make test` before the tests, with `--all` by `make test-all`: root on a Debian gets what is
missing; elsewhere the tests that need it are skipped and the last line says what to install.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def find_postgres() -> str | None:
    """The directory of PostgreSQL's programs; Debian keeps them off the path."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    found = str(homes[0]) if homes else shutil.which("initdb")
    return str(Path(found).parent) if found else None


def find_redis() -> str | None:
    return shutil.which("redis-server")


def find_firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def find_webkit() -> str | None:
    """The driver of WebKitGTK, which needs a screen."""
    return shutil.which("WebKitWebDriver") if shutil.which("xvfb-run") else None


NEEDS: dict[str, tuple[Callable[[], str | None], tuple[str, ...]]] = {
    "a browser": (find_chromium, BROWSERS[:2]),
    "PostgreSQL": (find_postgres, ("postgresql",)),
    "Redis": (find_redis, ("redis-server",)),
    "Firefox": (find_firefox, ("firefox-esr",)),
    "WebKit": (find_webkit, ("webkit2gtk-driver xvfb xauth",)),
}
"""What it is, how it is found, and the Debian packages that have it, the best first."""
ONLY_IN_FULL = ("Firefox", "WebKit")


def missing(*, full: bool) -> list[str]:
    wanted = [what for what in NEEDS if full or what not in ONLY_IN_FULL]
    return [what for what in wanted if NEEDS[what][0]() is None]


def advice(what: list[str]) -> str:
    """The loud line for those who ran without something."""
    packages = " ".join(NEEDS[one][1][-1] for one in what)
    return f"NOT EVERYTHING WAS TESTED: install {', '.join(what)} (on Debian: {packages})"


def install(what: list[str]) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    print(f"installing {', '.join(what)} for the tests", file=sys.stderr)
    _apt(environment, "update")
    for one in what:
        packages = NEEDS[one][1]
        any(
            _apt(environment, "install", "-y", "--no-install-recommends", *package.split())
            for package in packages
        )


def _apt(environment: dict[str, str], *words: str) -> bool:
    command = ["apt-get", "-qq", *words]
    return not subprocess.run(command, env=environment, capture_output=True, check=False).returncode


def main() -> None:
    lacking = missing(full="--all" in sys.argv)
    if lacking and os.geteuid() == 0 and shutil.which("apt-get"):
        install(lacking)


if __name__ == "__main__":
    main()
