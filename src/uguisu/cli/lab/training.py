"""`uguisu lab train`: progress on the terminal, a file of weights, Ctrl-C at any time."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from uguisu.cli.exit_codes import INTERRUPTED
from uguisu.cli.setup import game_of
from uguisu.cli.usage_errors import InvalidInput
from uguisu.texts import Catalogue, catalogue

if TYPE_CHECKING:
    from uguisu.research.training.train import Progress, Training


def train_with(
    game: str,
    minutes: float,
    lessons: int,
    seed: int,
    hidden: int,
    tables: int,
    test_games: int,
    against: str,
    out: Path | None,
    ray: str,
    language: str,
    *,
    resume: bool,
) -> None:
    from uguisu.cli.lab.budget import at_least
    from uguisu.cli.lab.jobs import cluster_at

    texts, rules = catalogue(language), game_of(game)
    at_least("--minutes", minutes, 0)
    at_least("--lessons", lessons, 0)
    at_least("--hidden", hidden, 1)
    at_least("--tables", tables, 1)
    at_least("--test-games", test_games, 1)
    if find_spec("numpy") is None:
        raise InvalidInput("cli-no-numpy")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads only wait
    from uguisu.kernel.errors import UguisuError
    from uguisu.research.training.crews import here, on_cluster
    from uguisu.research.training.train import Plan, Training

    path = out or Path(f"{rules.id}.npz")
    plan = Plan(rules.id, path, minutes, lessons, seed, hidden, tables, test_games, against=against)
    hire = on_cluster(cluster_at(ray)) if ray else here
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        training = Training(plan, resume=resume, hire=hire)
    except (UguisuError, OSError) as error:
        raise InvalidInput("cli-train-failed", file=str(path), reason=str(error)) from error
    _learn(training, texts)


def _learn(training: "Training", texts: Catalogue) -> None:
    file = str(training.plan.out)
    try:
        for progress in training.run():
            _tell(progress, training, texts)
    except KeyboardInterrupt:
        training.save()
        print(texts.text("cli-train-interrupted", {"file": file}), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    print(texts.text("cli-train-written", {"file": file, "games": training.games}))


def _tell(progress: "Progress", training: "Training", texts: Catalogue) -> None:
    """A line for every test; between them one that is written over, on a terminal."""
    told: dict[str, int | str] = {"games": progress.games}
    if progress.tested is not None:
        seats, share = progress.tested
        told |= {
            "seats": seats,
            "rank": training.rank,
            "share": f"{share:.1%}",
            "fair": f"{1 / seats:.0%}",
        }
        how = "cli-train-tested-against" if training.plan.against else "cli-train-tested"
        print(texts.text(how, told), flush=True)
    elif sys.stdout.isatty():
        told |= {"share": f"{progress.share:.0%}", "left": f"{training.minutes_left:.1f}"}
        line = texts.text("cli-train-going", told)
        print(f"\r{line}", end="\r", flush=True)
