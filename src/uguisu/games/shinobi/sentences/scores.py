"""The score sheet: the life counters of each seat and how they were lost."""

from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.view import ScoreLine

CAUSES = ("attacks", "accusations", "denounced")


def score_sheet(view: ShinobiView, lives: int) -> list[list[ScoreLine]]:
    """SHI-3, SHI-17 to SHI-20, for a game that begins with so many lives."""
    return [_sheet(lost, lives) for lost in view.lost] if view.is_over else []


def _sheet(lost: tuple[int, ...], lives: int) -> list[ScoreLine]:
    lines = [ScoreLine("shi-score-start", lives)]
    return lines + [
        ScoreLine(f"shi-score-{cause}", -n) for cause, n in zip(CAUSES, lost, strict=True) if n
    ]
