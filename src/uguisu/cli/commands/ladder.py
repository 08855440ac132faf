"""`uguisu ladder GAME`: how strong the bots are, with intervals."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from uguisu.cli import completion, options
from uguisu.cli.dispatch import Language

if TYPE_CHECKING:
    from rich.table import Table

    from uguisu.bots.bot import Budget
    from uguisu.cli.lab.jobs import Runner
    from uguisu.kernel.game import Game
    from uguisu.lab.journal import Journal
    from uguisu.lab.ladder.contest import Contest, Pair, Standing
    from uguisu.texts import Catalogue

ALL: Final = "all"


def command(
    game: Annotated[
        str,
        typer.Argument(
            help="cli-help-ladder-game", metavar="GAME", autocompletion=completion.games
        ),
    ],
    seats: Annotated[int | None, typer.Option(help="cli-help-ladder-seats")] = None,
    games: Annotated[
        int | None, typer.Option("-n", "--games", help="cli-help-ladder-games")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="cli-help-ladder-bot", metavar="BOT", autocompletion=completion.bots),
    ] = None,
    only: Annotated[
        str,
        typer.Option(help="cli-help-ladder-only", metavar="BOT", autocompletion=completion.bots),
    ] = "",
    seed: options.Seed = "1",
    option: options.Options = None,
    iterations: options.Iterations = 0,
    seconds: options.Seconds = 0.0,
    processes: options.Processes = 0,
    ray: options.Ray = "",
    fresh: options.Fresh = False,
    json: options.Json = False,
    strict: options.Strict = False,
    write: Annotated[
        Path | None, typer.Option(help="cli-help-ladder-write", metavar="FILE")
    ] = None,
    language: Language = "",
) -> None:
    from uguisu.cli.bot_failures import forbid_failures
    from uguisu.cli.lab.budget import at_least, budget_of
    from uguisu.cli.lab.jobs import journal_of, runner_of
    from uguisu.cli.setup import game_of
    from uguisu.games import GAMES

    budget = budget_of(iterations, seconds)
    chosen = list(GAMES.values()) if game == ALL else [game_of(game)]
    if write is not None:
        _check_marks(write, chosen, budget)
    if games is not None:
        at_least("--games", games, 1)
    wanted = (seats, games, seed, option or [], bot or [], budget)
    contests = [found for one in chosen for found in contests_of(one, *wanted, only=only)]
    runner = runner_of(processes, ray)
    journals = [journal_of(contest.job, fresh=fresh) for contest in contests]
    standings = _play(contests, journals, runner, language, silent=json)
    if json:
        import msgspec

        print(msgspec.json.encode({"standings": standings}).decode())
    if write is not None:
        _write(write, standings, language)
    for journal in journals:
        journal.close()
    if strict:
        forbid_failures(failure for one in standings for failure in one.failures)


def _play(
    contests: "Sequence[Contest]",
    journals: "Sequence[Journal]",
    runner: "Runner",
    language: str,
    *,
    silent: bool,
) -> "list[Standing]":
    """Play the contests one after the other, and print each as soon as it is over."""
    from uguisu.cli.bot_failures import tell_failures
    from uguisu.cli.lab.jobs import run_job
    from uguisu.lab.ladder.contest import standing
    from uguisu.texts import catalogue

    texts, standings = catalogue(language), []
    for contest, journal in zip(contests, journals, strict=True):
        outcomes = run_job(contest.parts(), runner, journal, _title(contest, texts), texts)
        standings.append(standing(contest, outcomes))
        if not silent:
            _print(standings[-1], texts)
        tell_failures(standings[-1].failures, language)
    return standings


def _write(page: Path, standings: "list[Standing]", language: str) -> None:
    from uguisu.lab.ladder.report import with_tables
    from uguisu.texts import catalogue

    page.write_text(with_tables(page.read_text("utf-8"), standings), "utf-8")
    print(catalogue(language).text("cli-ladder-written", {"file": str(page)}))


def contests_of(
    game: "Game",
    seats: int | None,
    games: int | None,
    seed: str,
    option: list[str],
    guests: list[str],
    budget: "Budget",
    *,
    only: str = "",
) -> "list[Contest]":
    """A contest for each number of seats, of the usual size by default."""
    from uguisu.bots.bot import OWN, Budget
    from uguisu.cli.setup import options_of, seats_of, seed_of
    from uguisu.lab.ladder.contest import Contest

    usual = game.info.ladder
    pairs = _pairs(game, guests, only, at_equal_time=budget.seconds > 0)
    options: dict[str, str | int] = {**options_of(game, option)}
    counts = list(game.seat_range) if seats is None else [seats_of(game, seats)]
    return [
        Contest(
            game=game.id,
            seats=count,
            pairs=pairs,
            games=usual.games if games is None else games,
            seed=seed_of(seed),
            budget=Budget(iterations=usual.iterations) if budget == OWN else budget,
            options=options,
        )
        for count in counts
    ]


def _pairs(
    game: "Game", guests: list[str], only: str, *, at_equal_time: bool
) -> "tuple[Pair, ...]":
    from uguisu.bots.registry import bots_of
    from uguisu.cli.setup import checked_bot
    from uguisu.cli.usage_errors import UsageError
    from uguisu.lab.ladder.contest import Pair, pairs_of

    ranks = bots_of(game.id)
    pairs = pairs_of(ranks, [checked_bot(game, guest) for guest in guests])
    if at_equal_time and _has_openspiel() and "openspiel" not in guests:
        pairs = (*pairs, Pair("openspiel", ranks[0]), Pair(ranks[-1], "openspiel"))
    chosen = tuple(pair for pair in pairs if not only or only in (pair.one, pair.others))
    if not chosen:
        raise UsageError("cli-ladder-nobody", bot=only)
    return chosen


def _has_openspiel() -> bool:
    """OpenSpiel's search joins if it is installed and everybody has the same time."""
    from importlib.util import find_spec

    return find_spec("pyspiel") is not None


def _title(contest: "Contest", texts: "Catalogue") -> str:
    from uguisu.games import GAMES

    title = f"@{GAMES[contest.game].prefix.lower()}-title"
    return texts.text("cli-ladder-title", {"game": title, "seats": contest.seats})


def _print(standing: "Standing", texts: "Catalogue") -> None:
    from uguisu.cli.printing import console_of, table_of
    from uguisu.lab.ladder.report import duel_cells, pace_cells, rating_cells

    def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> "Table":
        left = [at for at, column in enumerate(columns) if at == 0 or column == OTHERS]
        return table_of([texts.text(column) for column in columns], rows, left=left)

    console = console_of()
    console.print(_title(standing.contest, texts), style="bold", markup=False)
    console.print(table(RATING_COLUMNS, [rating_cells(rating) for rating in standing.ratings]))
    console.print(table(DUEL_COLUMNS, [duel_cells(duel) for duel in standing.duels]))
    if standing.contest.budget.seconds:
        console.print(table(PACE_COLUMNS, [pace_cells(duel) for duel in standing.duels]))
    anchor = standing.contest.pairs[0].others
    console.print(texts.text("cli-ladder-note", {"anchor": anchor}), style="dim")


OTHERS: Final = "cli-ladder-others"
RATING_COLUMNS: Final = ("cli-ladder-bot", "cli-ladder-rating", "cli-sim-interval")
DUEL_COLUMNS: Final = (
    "cli-ladder-bot",
    OTHERS,
    "cli-sim-games",
    "cli-sim-share",
    "cli-sim-interval",
    "cli-ladder-fair",
    "cli-ladder-points",
    "cli-ladder-ahead",
    "cli-ladder-forfeits",
)
PACE_COLUMNS: Final = ("cli-ladder-bot", OTHERS, "cli-ladder-seconds")


def _check_marks(page: Path, games: "Sequence[Game]", budget: "Budget") -> None:
    """Check that the page has a place for the results, before anything is played."""
    from uguisu.cli.usage_errors import InvalidInput, UsageError
    from uguisu.lab.ladder.report import END, has_place, mark

    try:
        text = page.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "?"
        raise UsageError("cli-no-file", file=str(page), reason=reason) from error
    for game in games:
        begin = mark(game.id, budget)
        if not has_place(text, begin):
            raise InvalidInput("cli-no-mark", file=str(page), mark=begin, end=END)
