"""`uguisu serve`: runs a server."""

from typing import Annotated

import typer

from uguisu.cli import options
from uguisu.cli.dispatch import Language


def command(
    host: Annotated[str | None, typer.Option(help="cli-help-host")] = None,
    port: Annotated[int | None, typer.Option(help="cli-help-port")] = None,
    data: options.Data = None,
    database: options.Database = None,
    redis: Annotated[str | None, typer.Option(help="cli-help-redis", metavar="URL")] = None,
    config: options.Config = None,
    browser: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
    language: Language = "",
) -> None:
    import os

    from uguisu.server.run import run
    from uguisu.server.settings import load
    from uguisu.texts import catalogue

    given = {"host": host, "port": port, "database": database, "redis": redis}
    settings = load(given | {"data": data and str(data)}, os.environ, config)

    def ready(address: str) -> None:
        print(catalogue(language).text("cli-serving", {"address": address}), flush=True)
        if browser:
            open_browser(address)

    run(settings, ready)


def open_browser(address: str) -> None:
    """Open the page in a browser, if there is one."""
    import os
    import sys
    import webbrowser

    has_screen = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(address)
