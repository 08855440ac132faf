"""`uguisu admin reports`: what people have reported to the operator."""

from typing import TYPE_CHECKING, Annotated

import typer

from uguisu.cli.admin.common import moment, print_table, settings_of, text
from uguisu.cli.command_group import CommandGroup
from uguisu.cli.dispatch import Language
from uguisu.cli.options import Config, Data, Database

if TYPE_CHECKING:
    from uguisu.server.people.reports import PlayerReport

Id = Annotated[str, typer.Argument(help="cli-help-report", metavar="REPORT")]

command = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)


@command.callback(invoke_without_command=True)
def reports(
    ctx: typer.Context,
    all_: Annotated[bool, typer.Option("--all", help="cli-help-reports-all")] = False,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    """Without a command: the list."""
    if ctx.invoked_subcommand is not None:
        return
    from uguisu.server.people import reports as found
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, database, config)) as store, store.engine.connect() as c:
        listed = found.listed(c, resolved=all_)
    if not listed:
        print(text(language, "cli-reports-none"))
        return
    _print_list(listed, language)


@command.command(help="cli-help-reports-show")
def show(
    report: Id,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.people import reports as found
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, database, config)) as store, store.engine.connect() as c:
        one = found.find(c, report)
    _print_one(one, language)


@command.command(help="cli-help-reports-resolve")
def resolve(
    report: Id,
    note: Annotated[str, typer.Option(help="cli-help-reports-note", metavar="TEXT")] = "",
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = "",
) -> None:
    from uguisu.server.people import reports as found
    from uguisu.server.store import admin

    with admin.opened(settings_of(data, database, config)) as store, store.engine.begin() as c:
        found.resolve(c, report, note)
    print(text(language, "cli-reports-resolved", report=report))


def _print_list(listed: "list[PlayerReport]", language: str) -> None:
    columns = ("report", "when", "name", "reason", "others", "status")
    rows = [
        [
            one.id,
            moment(one.created_at),
            one.name,
            text(language, f"cli-reports-reason-{one.reason}"),
            str(one.others),
            text(language, "cli-reports-closed" if one.resolved_at else "cli-reports-open"),
        ]
        for one in listed
    ]
    print_table(language, [f"cli-reports-{column}" for column in columns], rows)


def _print_one(one: "PlayerReport", language: str) -> None:
    """What the reporter wrote and what was said; text of people, so printed as it is."""
    fields = {
        "when": moment(one.created_at),
        "name": one.name,
        "reason": text(language, f"cli-reports-reason-{one.reason}"),
        "text": one.text,
        "table": one.table,
        "others": str(one.others),
        "note": one.note,
    }
    for name, value in fields.items():
        if value:
            print(f"{text(language, f'cli-reports-{name}')}: {value}")
    print()
    for line in one.talk:
        mark = ">" if line.theirs else " "
        print(f"{mark} {moment(line.at)}  {line.name}: {line.text}")
