"""The tables of the ladder, as cells and as sections of a Markdown page."""

from collections.abc import Sequence
from typing import Final

from uguisu.bots.bot import OWN, Budget
from uguisu.lab.ladder import Duel, Standing
from uguisu.lab.ratings import Rating

END: Final = "<!-- end -->"


def mark(game: str) -> str:
    return f"<!-- ladder {game} -->"


def rating_cells(rating: Rating) -> list[str]:
    return [rating.name, f"{rating.points:.0f}", f"{rating.low:.0f} to {rating.high:.0f}"]


def duel_cells(duel: Duel) -> list[str]:
    ahead, spread = duel.ahead, duel.ahead.high - duel.ahead.mean
    return [
        duel.one,
        duel.others,
        f"{duel.games}",
        f"{duel.share:.1%}{'*' if duel.low > duel.fair else ''}",
        f"{100 * duel.low:.1f}–{duel.high:.1%}",
        f"{duel.fair:.1%}",
        f"{duel.points:.1f} : {duel.points_of_others:.1f}",
        f"{ahead.mean:+.1f} ± {spread:.1f}{'*' if ahead.low > 0 else ''}",
    ]


def has_place(page: str, game: str) -> bool:
    _, found, rest = page.partition(mark(game) + "\n")
    return bool(found) and END in rest


def with_section(page: str, game: str, section: str) -> str:
    """The page with what stands between the marks of this game replaced."""
    before, found, rest = page.partition(mark(game) + "\n")
    after = rest[rest.index(END) :]
    return before + found + section + after


def section(standings: Sequence[Standing]) -> str:
    """All tables of one game. They say how they were made, so that anybody can make them anew."""
    contest = standings[0].contest
    lines = [f"Seed {contest.seed}, {_thinking(contest.budget)}.", ""]
    for standing in standings:
        lines += [f"### {standing.contest.seats} players", "", *_duels(standing), ""]
        lines += [*_ratings(standing), ""]
    return "\n".join(lines)


def _thinking(budget: Budget) -> str:
    if budget == OWN:
        return "every bot with its usual time"
    limits = [f"{budget.iterations} iterations"] if budget.iterations else []
    limits += [f"{budget.seconds:g} s"] if budget.seconds else []
    return f"searches with {' and '.join(limits)} a move"


def _duels(standing: Standing) -> list[str]:
    return [
        "| bot | at a table of | games | victories | 95% interval | fair share | points | ahead |",
        "| --- | --- | ---: | ---: | --- | ---: | --- | --- |",
        *(_row(duel_cells(duel)) for duel in standing.duels),
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
