"""`uguisu lab`: what thousands of games tell about a game."""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from uguisu.cli import completion
from uguisu.cli.command_group import CommandGroup
from uguisu.cli.dispatch import Language
from uguisu.cli.usage_errors import InvalidInput, UsageError

if TYPE_CHECKING:
    from uguisu.kernel.game import Game
    from uguisu.kernel.options import Option
    from uguisu.lab.balance.study import Variant


command = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)


@command.callback(invoke_without_command=True)
def lab(ctx: typer.Context, language: Language = "") -> None:  # noqa: ARG001
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@command.command(help="cli-help-lab-balance")
def balance(
    game: Annotated[
        str, typer.Argument(help="cli-help-game", metavar="GAME", autocompletion=completion.games)
    ],
    seats: Annotated[int | None, typer.Option(help="cli-help-seats")] = None,
    games: Annotated[int, typer.Option("-n", "--games", help="cli-help-lab-games")] = 2000,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="cli-help-sim-bot", metavar="BOT", autocompletion=completion.bots),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="cli-help-option", metavar="NAME=VALUE")
    ] = None,
    compare: Annotated[
        list[str] | None, typer.Option(help="cli-help-lab-compare", metavar="NAME")
    ] = None,
    house: Annotated[
        list[Path] | None, typer.Option(help="cli-help-lab-house", metavar="FILE")
    ] = None,
    seed: Annotated[str, typer.Option(help="cli-help-sim-seed")] = "1",
    iterations: Annotated[int, typer.Option(help="cli-help-iterations")] = 0,
    seconds: Annotated[float, typer.Option(help="cli-help-seconds")] = 0.0,
    processes: Annotated[int, typer.Option(help="cli-help-processes")] = 0,
    strict: Annotated[bool, typer.Option("--strict", help="cli-help-strict")] = False,
    ray: Annotated[str, typer.Option(help="cli-help-ray", metavar="ADDRESS")] = "",
    fresh: Annotated[bool, typer.Option("--fresh", help="cli-help-fresh")] = False,
    out: Annotated[Path | None, typer.Option(help="cli-help-lab-out", metavar="DIR")] = None,
    language: Language = "",
) -> None:
    from uguisu.cli.commands.sim import at_least, budget_of, forbid_failures, tell_failures
    from uguisu.cli.lab.jobs import journal_of, run_job, runner_of
    from uguisu.cli.setup import checked_bot, game_of, options_of, seats_of, seed_of, usual_bot
    from uguisu.lab.balance.report import report, write_games
    from uguisu.lab.balance.study import Study, differences, variant_result
    from uguisu.texts import catalogue

    texts, rulebook = catalogue(language), game_of(game)
    given: dict[str, str | int] = {**options_of(rulebook, option or [])}
    study = Study(
        game=rulebook.id,
        seats=seats_of(rulebook, seats),
        games=at_least("--games", games, 2),
        bots=tuple(checked_bot(rulebook, name) for name in bot or [usual_bot(rulebook.id)]),
        variants=_variants(rulebook, given, compare or [], house or []),
        seed=seed_of(seed),
        budget=budget_of(iterations, seconds),
    )
    folder = _folder(out or Path(f"balance-{rulebook.id}-{study.seats}"))
    journal = journal_of(study.job, fresh=fresh)
    title = f"@{rulebook.prefix.lower()}-title"
    words = texts.text("cli-lab-title", {"game": title, "seats": study.seats})
    outcomes = run_job(study.parts(), runner_of(processes, ray), journal, words, texts)
    parts = study.by_variant(outcomes)
    names = [variant.name for variant in study.variants]
    findings = [variant_result(name, part) for name, part in zip(names, parts, strict=True)]
    page = report(study, findings, differences(names, parts), texts, _command())
    (folder / "report.html").write_text(page, encoding="utf-8")
    write_games(folder / "games.csv", study, parts)
    journal.close()
    tell_failures([failure for found in findings for failure in found.failures], language)
    files = {"report": str(folder / "report.html"), "games": str(folder / "games.csv")}
    print(texts.text("cli-lab-written", files))
    if strict:
        forbid_failures(failure for found in findings for failure in found.failures)


@command.command(help="cli-help-lab-calibration")
def calibration(
    game: Annotated[
        str, typer.Argument(help="cli-help-game", metavar="GAME", autocompletion=completion.games)
    ],
    seats: Annotated[int | None, typer.Option(help="cli-help-seats")] = None,
    games: Annotated[int, typer.Option("-n", "--games", help="cli-help-calibration-games")] = 200,
    bot: Annotated[
        str, typer.Option(help="cli-help-sim-bot", metavar="BOT", autocompletion=completion.bots)
    ] = "chunin",
    seed: Annotated[str, typer.Option(help="cli-help-sim-seed")] = "1",
    processes: Annotated[int, typer.Option(help="cli-help-processes")] = 0,
    write: Annotated[
        Path | None, typer.Option(help="cli-help-calibration-write", metavar="FILE")
    ] = None,
    language: Language = "",
) -> None:
    from uguisu.cli.lab.calibration import calibrate

    calibrate(game, seats, games, bot, seed, processes, write, language)


@command.command(help="cli-help-lab-train")
def train(
    game: Annotated[
        str, typer.Argument(help="cli-help-game", metavar="GAME", autocompletion=completion.games)
    ],
    minutes: Annotated[float, typer.Option(help="cli-help-train-minutes")] = 30.0,
    seed: Annotated[int, typer.Option(help="cli-help-sim-seed")] = 1,
    hidden: Annotated[int, typer.Option(help="cli-help-train-hidden")] = 192,
    tables: Annotated[int, typer.Option(help="cli-help-train-tables")] = 16,
    test_games: Annotated[int, typer.Option(help="cli-help-train-test-games")] = 120,
    out: Annotated[Path | None, typer.Option(help="cli-help-train-out", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-train-resume")] = False,
    language: Language = "",
) -> None:
    from uguisu.cli.lab.training import train_with

    train_with(game, minutes, seed, hidden, tables, test_games, out, language, resume=resume)


def _command() -> str:
    """As it was typed, for whoever reads the report."""
    return shlex.join(["uguisu", *sys.argv[1:]])


def _folder(folder: Path) -> Path:
    """The output folder, made before hours are spent."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "report.html").touch()
    except OSError as error:
        reason = error.strerror or "?"
        raise InvalidInput("cli-no-out", folder=str(folder), reason=reason) from error
    return folder


def _variants(
    game: "Game", given: dict[str, str | int], compare: list[str], house: list[Path]
) -> "tuple[Variant, ...]":
    """The game as given; with values of options to compare, each of these; and every house."""
    from uguisu.lab.balance.study import Variant

    found = [Variant("", given)]
    for words in compare:
        found = [
            Variant(f"{variant.name} {name}={value}".strip(), {**variant.options, name: value})
            for variant in found
            for name, value in _values(game, words)
        ]
    houses = [
        Variant(f"{variant.name} {path.name}".strip(), variant.options, _house(game, path))
        for path in house
        for variant in found
    ]
    return (*found, *houses)


def _values(game: "Game", words: str) -> list[tuple[str, str]]:
    from uguisu.cli.setup import options_of

    name, equals, values = words.partition("=")
    known: dict[str, Option] = {option.name: option for option in game.options}
    chosen = values.split(",") if equals else list(known[name].choices) if name in known else [""]
    found = [(name, options_of(game, [f"{name}={value}"])[name]) for value in chosen]
    if len(found) < 2:
        raise UsageError("cli-no-compare", option=name)
    return found


def _house(game: "Game", path: Path) -> str:
    from uguisu.games import make
    from uguisu.kernel.errors import UguisuError

    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8?"
        raise UsageError("cli-no-file", file=str(path), reason=reason) from error
    try:
        make(game.id, text)
    except UguisuError as error:
        raise InvalidInput("cli-bad-house", file=str(path), reason=str(error)[:300]) from error
    return text
