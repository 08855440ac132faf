"""`uguisu sim GAME`: many games between bots, and their results."""

import contextlib
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from uguisu.cli import options
from uguisu.cli.dispatch import Language
from uguisu.cli.exit_codes import INTERRUPTED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from uguisu.bots.bot import Budget
    from uguisu.bots.bot_failures import Failure
    from uguisu.cli.lab.simulation import Plan, Tally
    from uguisu.lab.intervals import Share
    from uguisu.lab.playing import Outcome

    Keep = Callable[[Iterable[Outcome]], Iterator[Outcome]]


def command(
    game: options.Game,
    games: Annotated[int, typer.Option("-n", "--games", help="cli-help-sim-games")] = 1000,
    seats: options.Seats = None,
    seed: options.Seed = "1",
    option: options.Options = None,
    bot: options.Bots = None,
    iterations: options.Iterations = 0,
    seconds: options.Seconds = 0.0,
    cores: Annotated[int, typer.Option(help="cli-help-cores")] = 1,
    processes: options.Processes = 0,
    out: Annotated[Path | None, typer.Option(help="cli-help-sim-out", metavar="FILE")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="cli-help-sim-decisions")] = False,
    json: options.Json = False,
    strict: options.Strict = False,
    no_timing: Annotated[bool, typer.Option("--no-timing", help="cli-help-sim-no-timing")] = False,
    language: Language = "",
) -> None:
    from uguisu.cli.bot_failures import forbid_failures, tell_failures
    from uguisu.cli.lab.budget import budget_of, processes_of

    budget = budget_of(iterations, seconds, cores)
    plan = _plan(game, games, seats, seed, option or [], bot or [], budget)
    start = time.perf_counter()
    keep = _keeper(plan, out, decisions=decisions)
    tally = _run(plan, processes_of(processes, cores), language, keep)
    took = None if no_timing else time.perf_counter() - start
    if tally.is_whole and json:
        import msgspec

        print(msgspec.json.encode(_report(tally, took)).decode())
    elif tally.lengths and not json:
        _print(tally, took, language)
    tell_failures(tally.failures, language)
    if not tally.is_whole:
        _tell_interruption(tally, language)
        raise typer.Exit(INTERRUPTED)
    if strict:
        forbid_failures(tally.failures)


def _plan(
    name: str,
    games: int,
    seats: int | None,
    seed: str,
    option: list[str],
    bot: list[str],
    budget: "Budget",
) -> "Plan":
    from uguisu.cli.lab.simulation import Plan
    from uguisu.cli.setup import checked_bot, game_of, options_of, seats_of, seed_of
    from uguisu.cli.usage_errors import UsageError

    game = game_of(name)
    if not 1 <= games <= 10_000_000:
        raise UsageError("cli-no-games", games=games)
    return Plan(
        game=game,
        seats=seats_of(game, seats),
        games=games,
        seed=seed_of(seed),
        bots=tuple(checked_bot(game, name) for name in bot) or ("random",),
        options=options_of(game, option),
        budget=budget,
    )


def _keeper(plan: "Plan", out: Path | None, *, decisions: bool) -> "Keep":
    """Opens the output file before any game is played, so that an unwritable file is reported at
    once."""
    from importlib.util import find_spec

    from uguisu.cli.usage_errors import InvalidInput, UsageError

    if out is None:
        if decisions:
            raise UsageError("cli-decisions-where")
        return iter
    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise InvalidInput("cli-no-parquet")
    try:
        out.touch()
    except OSError as error:
        reason = error.strerror or "?"
        raise InvalidInput("cli-no-out", folder=str(out), reason=reason) from error
    from uguisu.research.datasets import write_decisions, write_games

    about = plan.described
    if decisions:
        return lambda games: write_decisions(str(out), about, plan.game, games)
    return lambda games: write_games(str(out), about, games)


def _run(plan: "Plan", processes: int, language: str, keep: "Keep") -> "Tally":
    """All games, or those that finished before Ctrl-C."""
    from uguisu.cli.lab.simulation import Tally, simulate
    from uguisu.cli.printing import with_bar
    from uguisu.texts import catalogue

    tally = Tally(plan)
    words = catalogue(language).text("cli-sim-running")
    with contextlib.suppress(KeyboardInterrupt):
        for outcome in keep(with_bar(simulate(plan, processes), words, plan.games)):
            tally.add(outcome)
    return tally


def _tell_interruption(tally: "Tally", language: str) -> None:
    from uguisu.texts import catalogue

    counts = {"done": len(tally.lengths), "games": tally.plan.games}
    print(catalogue(language).text("cli-sim-interrupted", counts), file=sys.stderr)


def _report(tally: "Tally", seconds: float | None) -> dict[str, object]:
    plan, lengths = tally.plan, tally.lengths
    report: dict[str, object] = {
        "game": plan.game.id,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": plan.games,
        "bots": list(plan.bots),
        "decisions": {
            "total": sum(lengths),
            "mean": round(sum(lengths) / len(lengths), 4),
            "min": min(lengths),
            "max": max(lengths),
        },
        "wins_by_seat": [_shared(share) for share in tally.seats()],
        "wins_by_bot": [_shared(share) for share in tally.bots()],
        "forfeits_by_seat": tally.forfeits,
        "failures": _failures(tally.failures),
        "digest": tally.digest.hexdigest(),
    }
    if seconds is not None:
        report["timing"] = {
            "seconds": round(seconds, 3),
            "games_per_second": round(plan.games / seconds, 1),
            "decisions_per_second": round(sum(lengths) / seconds),
        }
    return report


def _failures(failures: "Iterable[Failure]") -> list[dict[str, object]]:
    """How often each bot failed in which way."""
    from collections import Counter

    counts = Counter((failure.bot, failure.kind) for failure in failures)
    return [{"bot": b, "kind": k, "moves": n} for (b, k), n in sorted(counts.items())]


def _shared(share: "Share") -> dict[str, object]:
    low, high = share.interval()
    return {
        "name": share.name,
        "games": share.games,
        "share": round(share.share, 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }


def _print(tally: "Tally", seconds: float | None, language: str) -> None:
    from uguisu.cli.printing import console_of, table_of
    from uguisu.texts import catalogue

    text, lengths = catalogue(language).text, tally.lengths
    rows = [("games", f"{len(lengths)}"), ("decisions", f"{sum(lengths)}")]
    rows.append(("length", f"{min(lengths)} / {sum(lengths) / len(lengths):.1f} / {max(lengths)}"))
    if seconds is not None:
        rows.append(("speed", f"{len(lengths) / seconds:.1f}"))
    if tally.is_whole:
        rows.append(("digest", tally.digest.hexdigest()))
    console = console_of()
    named = [(text(f"cli-sim-{name}"), value) for name, value in rows]
    console.print(table_of(("", ""), named, left=(0, 1)))
    heads = [text(f"cli-sim-{name}") for name in ("who", "share", "interval")]
    shares = [*tally.seats(), *(tally.bots() if len(tally.plan.bots) > 1 else [])]
    cells = [_cells(share) for share in shares]
    if any(tally.forfeits):
        heads.append(text("cli-ladder-forfeits"))
        lost = [*tally.forfeits, *(tally.forfeits_by_bot[share.name] for share in tally.bots())]
        cells = [(*row, f"{games}") for row, games in zip(cells, lost, strict=False)]
    console.print(table_of(heads, cells))


def _cells(share: "Share") -> tuple[str, ...]:
    low, high = share.interval()
    return share.name, f"{share.share:.1%}", f"{low:.1%} – {high:.1%}"
