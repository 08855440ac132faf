"""The score sheet: how the points were made, over all rounds."""

from uguisu.games.ninja_master.view.types import WAY_NAMES, NinjaMasterView
from uguisu.kernel.view import ScoreLine


def score_sheet(view: NinjaMasterView) -> list[list[ScoreLine]]:
    """NMA-13 to NMA-20."""
    if not view.is_over:
        return []
    return [
        [
            ScoreLine(f"nma-score-{way}", points)
            for way, points in zip(WAY_NAMES, row, strict=True)
            if points
        ]
        for row in view.sheet
    ]
