"""`uguisu lab balance`: the variants to compare, and the report."""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from uguisu.bots.bot_failures import Failure
from uguisu.cli.bot_failures import tell_failures
from uguisu.cli.lab.jobs import journal_of, run_job
from uguisu.cli.setup import options_of
from uguisu.cli.usage_errors import InvalidInput, UsageError
from uguisu.games import GAMES, make
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.game import Game
from uguisu.kernel.options import Option
from uguisu.lab.balance.report import report, write_games
from uguisu.lab.balance.study import Study, Variant, differences, variant_result
from uguisu.texts import catalogue

if TYPE_CHECKING:
    from uguisu.cli.lab.jobs import Runner


def study_balance(
    study: Study, folder: Path, runner: "Runner", language: str, *, fresh: bool
) -> list[Failure]:
    """Play the study and write its report into the folder. Returns how bots failed."""
    texts = catalogue(language)
    _make(folder)
    journal = journal_of(study.job, fresh=fresh)
    title = f"@{GAMES[study.game].prefix.lower()}-title"
    words = texts.text("cli-lab-title", {"game": title, "seats": study.seats})
    parts = study.by_variant(run_job(study.parts(), runner, journal, words, texts))
    names = [variant.name for variant in study.variants]
    findings = [variant_result(name, part) for name, part in zip(names, parts, strict=True)]
    page = report(study, findings, differences(names, parts), texts, _command())
    (folder / "report.html").write_text(page, encoding="utf-8")
    write_games(folder / "games.csv", study, parts)
    journal.close()
    failures = [failure for found in findings for failure in found.failures]
    tell_failures(failures, language)
    files = {"report": str(folder / "report.html"), "games": str(folder / "games.csv")}
    print(texts.text("cli-lab-written", files))
    return failures


def _command() -> str:
    """The command as typed, for readers of the report."""
    return shlex.join(["uguisu", *sys.argv[1:]])


def _make(folder: Path) -> None:
    """Create the folder before spending hours."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "report.html").touch()
    except OSError as error:
        reason = error.strerror or "?"
        raise InvalidInput("cli-no-out", folder=str(folder), reason=reason) from error


def variants_of(
    game: Game, given: dict[str, str | int], compare: list[str], house: list[Path]
) -> tuple[Variant, ...]:
    """The game as given; with values of options to compare, each of these; and every house."""
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


def _values(game: Game, words: str) -> list[tuple[str, str]]:
    name, equals, values = words.partition("=")
    known: dict[str, Option] = {option.name: option for option in game.options}
    chosen = values.split(",") if equals else list(known[name].choices) if name in known else [""]
    found = [(name, options_of(game, [f"{name}={value}"])[name]) for value in chosen]
    if len(found) < 2:
        raise UsageError("cli-no-compare", option=name)
    return found


def _house(game: Game, path: Path) -> str:
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
