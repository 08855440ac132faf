"""`uguisu admin`: the operator's commands for the tables of a server."""

from pathlib import Path
from typing import Annotated, Any

import typer

from uguisu.cli.admin import reports, sanctions
from uguisu.cli.admin.common import moment, print_table, settings_of, text
from uguisu.cli.command_group import CommandGroup
from uguisu.cli.dispatch import Language
from uguisu.cli.options import Config, Data, Database

File = Annotated[Path, typer.Argument(help="cli-help-admin-file", metavar="FILE")]


command = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)
for name, run in (
    ("suspend", sanctions.suspend),
    ("unsuspend", sanctions.unsuspend),
    ("suspended", sanctions.suspended),
):
    command.command(name, help=f"cli-help-{name}")(run)
command.add_typer(reports.command, name="reports", help="cli-help-reports")


@command.callback(invoke_without_command=True)
def admin(ctx: typer.Context, language: Language = "") -> None:  # noqa: ARG001
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@command.command("list", help="cli-help-admin-list")
def list_tables(
    all_: Annotated[bool, typer.Option("--all", help="cli-help-admin-all")] = False,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, database, config)) as store:
        found = admin.list_tables(store, ended=all_)
    if not found:
        print(text(language, "cli-admin-none"))
        return
    _print_table(found, language)


@command.command(help="cli-help-admin-end")
def end(
    table: Annotated[str, typer.Argument(help="cli-help-admin-table", metavar="TABLE")],
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, database, config)) as store:
        admin.end(store, table)
    print(text(language, "cli-admin-ended", table=table))


@command.command(help="cli-help-admin-check")
def check(
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.store import admin, repairs

    with admin.opened(settings_of(data, database, config)) as store:
        checked = repairs.check(store)
    for one in checked.findings:
        where = {"table": one.table, "number": str(one.number)}
        print(text(language, "cli-admin-broken", reason=one.reason, **where))
    broken = len(checked.findings)
    print(text(language, "cli-admin-checked", count=checked.logs, broken=broken))
    if broken:
        raise typer.Exit(1)


@command.command(help="cli-help-admin-repair")
def repair(
    table: Annotated[str, typer.Argument(help="cli-help-admin-table", metavar="TABLE")],
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.store import admin, repairs

    with admin.opened(settings_of(data, database, config)) as store:
        found = repairs.repair(store, table)
    print(text(language, "cli-admin-repaired", table=table, number=found.number))


@command.command(help="cli-help-admin-export")
def export(
    file: File,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, database, config)) as store:
        count = admin.export(store, file)
    print(text(language, "cli-admin-exported", count=count, file=str(file)))


@command.command("import", help="cli-help-admin-import")
def take_in(
    file: File,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.run import check_directory
    from uguisu.server.store import admin

    settings = settings_of(data, database, config)
    check_directory(settings)
    with admin.opened(settings, new=True) as store:
        count = admin.take_in(store, file)
    print(text(language, "cli-admin-imported", count=count))


@command.command("backup", help="cli-help-admin-backup")
def back_up(
    file: File,
    data: Data = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, None, config)) as store:
        admin.back_up(store, file)
    print(text(language, "cli-admin-backed-up", file=str(file)))


@command.command(help="cli-help-admin-move")
def move(
    target: Annotated[str, typer.Argument(help="cli-help-admin-target", metavar="URL")],
    data: Data = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.store import admin

    source, goal = settings_of(data, "", config), settings_of(data, target, config)
    with admin.opened(source) as store, admin.opened(goal, new=True) as there:
        count = admin.move(store, there)
    print(text(language, "cli-admin-moved", count=count))


def _print_table(found: list[Any], language: str) -> None:
    columns = ("table", "game", "status", "people", "changed")
    rows = [
        [
            one.id,
            one.game,
            text(language, f"cli-admin-status-{one.status}"),
            f"{one.people}/{one.seats}",
            moment(one.changed_at),
        ]
        for one in found
    ]
    print_table(language, [f"cli-admin-{column}" for column in columns], rows)
