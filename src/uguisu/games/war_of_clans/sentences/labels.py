"""The labels of picks."""

from typing import Final

from uguisu.games.war_of_clans.components import CLAN_NAMES
from uguisu.kernel.labels import Labels, declared

LABELS: Final = Labels(
    declared(
        {
            "hand": "woc-card-$1",
            "province": ("woc-pick-province", {"player": "#1", "yours": "you 1"}),
            "army": (
                "woc-pick-army",
                {
                    "player": "#1",
                    "yours": "you 1",
                    "clan": "@woc-card-$2",
                    "strength": "view armies $1 $2",
                },
            ),
        }
    ),
    names=CLAN_NAMES,
)
