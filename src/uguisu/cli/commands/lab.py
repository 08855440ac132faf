"""`uguisu lab`: studies of thousands of games."""

from pathlib import Path
from typing import Annotated

import typer

from uguisu.cli import completion, options
from uguisu.cli.command_group import CommandGroup
from uguisu.cli.dispatch import Language

command = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)


@command.callback(invoke_without_command=True)
def lab(ctx: typer.Context, language: Language = "") -> None:  # noqa: ARG001
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@command.command(help="cli-help-lab-balance")
def balance(
    game: options.Game,
    seats: options.Seats = None,
    games: Annotated[int, typer.Option("-n", "--games", help="cli-help-lab-games")] = 2000,
    bot: options.Bots = None,
    option: options.Options = None,
    compare: Annotated[
        list[str] | None, typer.Option(help="cli-help-lab-compare", metavar="NAME")
    ] = None,
    house: Annotated[
        list[Path] | None, typer.Option(help="cli-help-lab-house", metavar="FILE")
    ] = None,
    seed: options.Seed = "1",
    iterations: options.Iterations = 0,
    seconds: options.Seconds = 0.0,
    processes: options.Processes = 0,
    strict: options.Strict = False,
    ray: options.Ray = "",
    fresh: options.Fresh = False,
    out: Annotated[Path | None, typer.Option(help="cli-help-lab-out", metavar="DIR")] = None,
    language: Language = "",
) -> None:
    from uguisu.cli.bot_failures import forbid_failures
    from uguisu.cli.lab.balance import study_balance, variants_of
    from uguisu.cli.lab.budget import at_least, budget_of
    from uguisu.cli.lab.jobs import runner_of
    from uguisu.cli.setup import checked_bot, game_of, options_of, seats_of, seed_of, usual_bot
    from uguisu.lab.balance.study import Study

    rulebook = game_of(game)
    given: dict[str, str | int] = {**options_of(rulebook, option or [])}
    study = Study(
        game=rulebook.id,
        seats=seats_of(rulebook, seats),
        games=at_least("--games", games, 2),
        bots=tuple(checked_bot(rulebook, name) for name in bot or [usual_bot(rulebook.id)]),
        variants=variants_of(rulebook, given, compare or [], house or []),
        seed=seed_of(seed),
        budget=budget_of(iterations, seconds),
    )
    folder = out or Path(f"balance-{rulebook.id}-{study.seats}")
    failures = study_balance(study, folder, runner_of(processes, ray), language, fresh=fresh)
    if strict:
        forbid_failures(failures)


@command.command(help="cli-help-lab-calibration")
def calibration(
    game: options.Game,
    seats: options.Seats = None,
    games: Annotated[int, typer.Option("-n", "--games", help="cli-help-calibration-games")] = 200,
    bot: Annotated[
        str, typer.Option(help="cli-help-sim-bot", metavar="BOT", autocompletion=completion.bots)
    ] = "chunin",
    seed: options.Seed = "1",
    processes: options.Processes = 0,
    write: Annotated[
        Path | None, typer.Option(help="cli-help-calibration-write", metavar="FILE")
    ] = None,
    language: Language = "",
) -> None:
    from uguisu.cli.lab.calibration import calibrate

    calibrate(game, seats, games, bot, seed, processes, write, language)


@command.command(help="cli-help-lab-train")
def train(
    game: options.Game,
    minutes: Annotated[float, typer.Option(help="cli-help-train-minutes")] = 30.0,
    lessons: Annotated[int, typer.Option(help="cli-help-train-lessons")] = 0,
    seed: Annotated[int, typer.Option(help="cli-help-sim-seed")] = 1,
    hidden: Annotated[int, typer.Option(help="cli-help-train-hidden")] = 192,
    tables: Annotated[int, typer.Option(help="cli-help-train-tables")] = 16,
    test_games: Annotated[int, typer.Option(help="cli-help-train-test-games")] = 120,
    against: Annotated[str, typer.Option(help="cli-help-train-against", metavar="RANK")] = "",
    out: Annotated[Path | None, typer.Option(help="cli-help-train-out", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-train-resume")] = False,
    ray: options.Ray = "",
    language: Language = "",
) -> None:
    from uguisu.cli.lab.training import train_with

    train_with(
        game,
        minutes,
        lessons,
        seed,
        hidden,
        tables,
        test_games,
        against,
        out,
        ray,
        language,
        resume=resume,
    )
