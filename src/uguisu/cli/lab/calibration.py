"""`uguisu lab calibration`: are the probabilities in reviews right?"""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from uguisu.cli.usage_errors import InvalidInput

if TYPE_CHECKING:
    from uguisu.review.calibration import Calibration, Study

WORLDS: Final = 100
ITERATIONS: Final = 8
"""Beliefs and chances need many worlds; choices need few playouts here."""


def calibrate(
    name: str,
    seats: int | None,
    games: int,
    bot: str,
    seed: str,
    processes: int,
    write: Path | None,
    language: str,
) -> None:
    from uguisu.cli.lab.budget import at_least, processes_of
    from uguisu.cli.printing import with_bar
    from uguisu.cli.setup import checked_bot, game_of, seats_of, seed_of
    from uguisu.review.calibration import BELIEFS, CHANCES, Study, all_sayings, calibrated
    from uguisu.review.review import Plan
    from uguisu.texts import catalogue

    game = game_of(name)
    study = Study(
        game.id,
        seats_of(game, seats),
        checked_bot(game, bot),
        str(seed_of(seed)),
        Plan(ITERATIONS, WORLDS),
    )
    old = _with_mark(write, study) if write else ""
    lists = all_sayings(study, at_least("--games", games, 1), processes_of(processes))
    words = catalogue(language).text("cli-calibration-running")
    said = [one for found in with_bar(lists, words, games) for one in found]
    tables = [
        table(study, games, kind, calibrated(one for one in said if one.kind == kind))
        for kind in (BELIEFS, CHANCES)
    ]
    text = "\n".join(tables)
    if write is None:
        print(text)
    else:
        write.write_text(_replaced(old, study, text), encoding="utf-8")


def table(study: "Study", games: int, kind: str, found: "Calibration") -> str:
    """A table in Markdown."""
    lines = [
        f"{games} games of {study.seats} {study.bot}, seed {study.seed}, {kind}: Brier score "
        f"{found.brier:.4f}, of uniform guesses {found.uniform:.4f}. Tempering them further by "
        f"{found.temperature:.2f} would give the least error.",
        "",
        "| said | times | on average | came true |",
        "| --- | ---: | ---: | ---: |",
    ]
    lines += (
        f"| {row.low:.0%} to {row.low + 0.1:.0%} | {row.count:,} "
        f"| {row.said:.1%} | {row.came_true:.1%} |"
        for row in found.rows
    )
    return "\n".join([*lines, ""])


def _mark(study: "Study") -> "re.Pattern[str]":
    return re.compile(rf"(<!-- calibration {study.game} -->\n).*?(<!-- end -->)", re.DOTALL)


def _with_mark(file: Path, study: "Study") -> str:
    """The page to update, checked before spending hours."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8?"
        raise InvalidInput("cli-no-file", file=str(file), reason=reason) from error
    if not _mark(study).search(text):
        mark = f"<!-- calibration {study.game} -->"
        raise InvalidInput("cli-calibration-no-mark", file=str(file), mark=mark)
    return text


def _replaced(text: str, study: "Study", tables: str) -> str:
    return _mark(study).sub(lambda found: f"{found[1]}{tables}\n{found[2]}", text)
