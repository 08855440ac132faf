"""The menu entry "browser": starts a server on a free port."""

import os
import urllib.request
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uguisu.server.settings import Settings


def play_in_browser(language: str) -> int:
    """Serve until Ctrl-C, as `uguisu serve --open` does; if our own server already has the port,
    open that one."""
    from uguisu.cli.commands import serve
    from uguisu.server.settings import load
    from uguisu.texts import catalogue

    settings = load({}, os.environ)
    if is_free(settings):
        serve.command(browser=True, language=language)
    elif (address := served_at(settings)) is not None:
        print(catalogue(language).text("cli-serving", {"address": address}))
        serve.open_browser(address)
    else:
        serve.command(port=0, browser=True, language=language)
    return 0


def is_free(settings: "Settings") -> bool:
    from uguisu.server.errors import CannotServe
    from uguisu.server.run import listen

    try:
        listen(settings).close()
    except CannotServe:
        return False
    return True


def served_at(settings: "Settings") -> str | None:
    """The address of our own server, if that is what listens on the port."""
    address = f"http://localhost:{settings.port}"
    try:
        with urllib.request.urlopen(address, timeout=2) as page:
            is_ours = b"<title>Uguisu</title>" in page.read(4096)
    except (OSError, ValueError):
        return None
    return address if is_ours else None
