"""The actions of liar's dice, declared once. A higher bid is a higher number."""

from typing import Final

from uguisu.kernel.action_space import ActionSpace, Kind

FACES: Final = 6
DICE: Final = 5
MOST: Final = 6 * DICE
"""The most dice on a table: six seats, five each."""

SPACE: Final = ActionSpace(
    Kind(
        "bid",
        "{count}x{face}",
        "bid that at least so many dice show a face",
        "4x5",
        count=range(1, MOST + 1),
        face=range(1, FACES + 1),
    ),
    Kind("liar", "liar", "challenge the bid"),
)

LIAR: Final = SPACE.first("liar")
COUNT: Final = SPACE.column("count")
FACE: Final = SPACE.column("face")
"""By action, its count and face, from 0."""
