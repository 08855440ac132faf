"""Finding a Chromium: Debian's, by path; as root it is installed where it is missing."""

import os
import shutil
import subprocess

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")


def find_chromium() -> str | None:
    """The path of a browser, installed by apt if we may; None if there is none."""
    found = _on_path()
    if found is None and _may_install():
        _install()
        found = _on_path()
    return found


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install() -> None:
    """The small one first; older Debians only have the whole browser."""
    _apt("update", "-qq")
    for name in NAMES[:2]:
        if _apt("install", "-qq", "-y", "--no-install-recommends", name):
            return


def _apt(*words: str) -> bool:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", *words], env=environment, capture_output=True, check=False)
    return done.returncode == 0
