"""`uguisu admin suspend` and `unsuspend`: suspended accounts."""

from typing import Annotated

import typer

from uguisu.cli.admin.common import print_table, settings_of, text
from uguisu.cli.dispatch import Language
from uguisu.cli.options import Config, Data, Database

Name = Annotated[str, typer.Argument(help="cli-help-account", metavar="NAME")]


def suspend(
    name: Name,
    reason: Annotated[str, typer.Option(help="cli-help-suspend-reason", metavar="REASON")],
    days: Annotated[int, typer.Option(min=1, max=36_500, help="cli-help-suspend-days")] = 7,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.people import sanctions
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, database, config)) as store, store.engine.begin() as c:
        row = sanctions.suspend(c, name, days, reason)
        until = sanctions.day_of(sanctions.account_named(c, name).suspended_until)
    print(text(language, "cli-suspended", name=row.name, until=until))


def unsuspend(
    name: Name,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.people import sanctions
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, database, config)) as store, store.engine.begin() as c:
        row = sanctions.lift(c, name)
    print(text(language, "cli-unsuspended", name=row.name))


def suspended(
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    """The list, with the reasons as they were given."""
    from uguisu.server.people import sanctions
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, database, config)) as store, store.engine.connect() as c:
        found = sanctions.suspended(c)
    if not found:
        print(text(language, "cli-suspended-none"))
        return
    rows = [[row.name, sanctions.day_of(row.suspended_until), row.suspended_why] for row in found]
    heads = [f"cli-suspended-{column}" for column in ("name", "until", "why")]
    print_table(language, heads, rows)
