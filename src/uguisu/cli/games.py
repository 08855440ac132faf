"""`uguisu games`: which games there are, for how many players, with which options."""

from uguisu.cli.commands import Language


def command(language: Language = "") -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from uguisu.games import GAMES
    from uguisu.texts import catalogue

    text = catalogue(language).text
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column in ("id", "title", "players", "options"):
        table.add_column(text(f"cli-games-{column}"), overflow="fold")
    for game in GAMES.values():
        seats = f"{game.seat_range[0]}–{game.seat_range[-1]}"
        options = "\n".join(_values(option) for option in game.options)
        table.add_row(game.id, text(f"{game.prefix.lower()}-title"), seats, options)
    Console(highlight=False).print(table)


def _values(option: object) -> str:
    from uguisu.kernel.options import Option

    assert isinstance(option, Option)
    values = "|".join(option.choices) or option.letters or f"{option.low}–{option.high}"
    return f"{option.name}={values}"
