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
    processes: Annotated[int | None, typer.Option(help="cli-help-serve-processes")] = None,
    config: options.Config = None,
    browser: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
    language: Language = "",
) -> None:
    import os

    from uguisu.server import run
    from uguisu.server.processes import supervisor
    from uguisu.server.settings import load
    from uguisu.texts import catalogue

    check_processes(processes)
    given = {
        "host": host,
        "port": port,
        "data": data and str(data),
        "database": database,
        "redis": redis,
        "processes": processes,
    }
    settings = load(given, os.environ, config)

    def ready(address: str) -> None:
        print(catalogue(language).text("cli-serving", {"address": address}), flush=True)
        if browser:
            open_browser(address)

    serve = supervisor.run if settings.processes > 1 else run.run
    serve(settings, ready)


def check_processes(wished: int | None) -> None:
    from uguisu.cli.usage_errors import UsageError
    from uguisu.server.settings import MOST_PROCESSES

    if wished is not None and not 1 <= wished <= MOST_PROCESSES:
        raise UsageError("cli-processes", most=MOST_PROCESSES, value=wished)


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
