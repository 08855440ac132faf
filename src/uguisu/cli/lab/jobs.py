"""Long jobs of the lab on the command line: a progress bar, a journal, and workers here
or on a cluster."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from uguisu.cli.files.saves import data_folder
from uguisu.cli.lab.budget import processes_of
from uguisu.cli.usage_errors import InvalidInput

if TYPE_CHECKING:
    from types import ModuleType

    from uguisu.lab.job import Part
    from uguisu.lab.journal import Journal
    from uguisu.lab.playing import Outcome
    from uguisu.lab.workers import ChunkRunner
    from uguisu.texts import Catalogue

    Runner = tuple[ChunkRunner, int]


def journal_of(job: str, *, fresh: bool) -> "Journal":
    from uguisu.lab.journal import Journal

    folder = data_folder(os.environ) / "lab"
    try:
        return Journal(folder, job, fresh=fresh)
    except OSError as error:
        raise InvalidInput("cli-unwritable", folder=str(folder)) from error


def runner_of(processes: int, ray: str) -> "Runner":
    """The runner of the games, and its number of workers."""
    from uguisu.lab.workers import on_cores

    if not ray:
        workers = processes_of(processes)
        return on_cores(workers), workers
    from uguisu.lab.cluster import on_cluster

    return on_cluster(cluster_at(ray))


def cluster_at(address: str) -> "ModuleType":
    """Ray, connected."""
    from uguisu.lab.cluster import NoCluster, NoRay, connected

    try:
        return connected(address)
    except NoRay as error:
        raise InvalidInput("cli-no-ray") from error
    except NoCluster as error:
        raise InvalidInput("cli-no-cluster", address=address, reason=str(error)) from error


def run_job(
    parts: "Sequence[Part]",
    runner: "Runner",
    journal: "Journal",
    words: str,
    texts: "Catalogue",
) -> "list[Outcome]":
    """All outcomes in the order of their numbers, with a progress bar on a terminal. The journal
    stays until its owner has printed the results and closes it; after an interruption it says how
    to resume."""
    from uguisu.cli.printing import with_bar
    from uguisu.lab.job import run

    games = sum(len(seatings) for _, seatings in parts)
    try:
        outcomes = list(with_bar(run(parts, *runner, journal), words, games))
    except KeyboardInterrupt:
        kept = len(journal.found())
        told = texts.text("cli-job-interrupted", {"job": words, "done": kept, "games": games})
        print(told, file=sys.stderr)
        raise
    return sorted(outcomes, key=lambda outcome: outcome.number)
