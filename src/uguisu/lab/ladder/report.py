"""The tables of the ladder, as cells and as sections of a Markdown page."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from uguisu.bots.bot import OWN, Budget
from uguisu.bots.bot_failures import Failure
from uguisu.lab.ladder.contest import Duel, Standing
from uguisu.lab.ladder.ratings import Rating

END: Final = "<!-- end -->"


def mark(game: str, budget: Budget = OWN) -> str:
    """Where the tables of a game begin; those with equal time for all have a place of their own."""
    return f"<!-- ladder {game}{' at equal time' if budget.seconds else ''} -->"


def rating_cells(rating: Rating) -> list[str]:
    points, low, high = (round(value) for value in (rating.points, rating.low, rating.high))
    return [rating.name, f"{points}", f"{low} to {high}"]


def duel_cells(duel: Duel) -> list[str]:
    ahead, spread = duel.ahead, duel.ahead.high - duel.ahead.mean
    return [
        duel.one,
        duel.others,
        f"{duel.games}",
        f"{duel.share:.1%}{'*' if duel.low > duel.fair else ''}",
        f"{100 * duel.low:.1f}–{100 * duel.high:.1f}",
        f"{duel.fair:.0%}",
        f"{duel.points:.1f}:{duel.points_of_others:.1f}",
        f"{ahead.mean:+.1f}±{spread:.1f}{'*' if ahead.low > 0 else ''}",
        ":".join(f"{games}" for games in duel.forfeits),
    ]


def pace_cells(duel: Duel) -> list[str]:
    """How long a move took the one and the others."""
    return [duel.one, duel.others, ":".join(f"{seconds:.3f}" for seconds in duel.thought)]


def has_place(page: str, begin: str) -> bool:
    """Whether the page has this mark, and an end after it."""
    _, found, rest = page.partition(begin + "\n")
    return bool(found) and END in rest


def with_tables(page: str, standings: Sequence[Standing]) -> str:
    """The page with the tables of these games and numbers of players replaced; others stay."""
    for standing in standings:
        contest = standing.contest
        before, found, rest = page.partition(mark(contest.game, contest.budget) + "\n")
        kept, end, after = rest.partition(END)
        sections = _sections(kept) | {contest.seats: section(standing)}
        page = before + found + "".join(sections[n] for n in sorted(sections)) + end + after
    return page


def _sections(text: str) -> dict[int, str]:
    """What stands between the marks, by the number of players."""
    parts = re.split(r"^(?=### \d+ players$)", text, flags=re.MULTILINE)
    return {int(part.split()[1]): part for part in parts if part.startswith("### ")}


def section(standing: Standing) -> str:
    """The tables of a contest, with the command that made them."""
    contest = standing.contest
    lines = [
        f"### {contest.seats} players",
        f"Seed {contest.seed}, {_thinking(contest.budget)}; {_failed(standing.failures)}.",
        "",
        *_duels(standing),
        "",
        *_ratings(standing),
        "",
        "",
    ]
    return "\n".join(lines)


def _thinking(budget: Budget) -> str:
    if budget == OWN:
        return "every bot with its usual time"
    limits = [f"{budget.iterations} iterations"] if budget.iterations else []
    limits += [f"{budget.seconds:g} s"] if budget.seconds else []
    return f"searches with {' and '.join(limits)} a move"


def _failed(failures: Sequence[Failure]) -> str:
    """Moves that another bot had to make, by who failed and how."""
    counts = Counter(f"{f.bot} {f.kind} {f.detail}".rstrip() for f in failures)
    kinds = ", ".join(f"{what}, {count} ×" for what, count in sorted(counts.items()))
    return f"moves that others had to make: {kinds}" if kinds else "no bot failed"


def _duels(standing: Standing) -> list[str]:
    """With the time of moves where it was the budget."""
    is_timed = standing.contest.budget.seconds > 0
    head = (
        "| bot | at a table of | games | victories | 95% interval | fair share | points | ahead "
        "| forfeits |"
    )
    line = "| --- | --- | ---: | ---: | --- | ---: | --- | --- | --- |"
    return [
        f"{head} seconds a move |" if is_timed else head,
        f"{line} --- |" if is_timed else line,
        *(
            _row([*duel_cells(duel), *(pace_cells(duel)[2:] if is_timed else [])])
            for duel in standing.duels
        ),
    ]


def _ratings(standing: Standing) -> list[str]:
    return [
        "| bot | rating | 95% interval |",
        "| --- | ---: | --- |",
        *(_row(rating_cells(rating)) for rating in standing.ratings),
    ]


def _row(cells: Sequence[str]) -> str:
    escaped = (cell.replace("|", "\\|").replace("*", "\\*") for cell in cells)
    return f"| {' | '.join(escaped)} |"
