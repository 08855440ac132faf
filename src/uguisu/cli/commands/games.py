"""`uguisu games`: which games there are, for how many players, with which options."""

from uguisu.cli.dispatch import Language


def command(language: Language = "") -> None:
    from uguisu.cli.printing import console_of, table_of
    from uguisu.games import GAMES
    from uguisu.texts import catalogue

    text = catalogue(language).text
    columns = [text(f"cli-games-{column}") for column in ("id", "title", "players", "options")]
    rows = [
        (
            game.id,
            text(f"{game.prefix.lower()}-title"),
            f"{game.seat_range[0]}–{game.seat_range[-1]}",
            "\n".join(_values(option) for option in game.options),
        )
        for game in GAMES.values()
    ]
    console_of().print(table_of(columns, rows, left=range(len(columns))))


def _values(option: object) -> str:
    from uguisu.kernel.options import Option

    assert isinstance(option, Option)
    values = "|".join(option.choices) or option.letters or f"{option.low}–{option.high}"
    return f"{option.name}={values}"
