"""The labels of picks."""

from typing import Final

from uguisu.kernel.labels import Labels, declared

LABELS: Final = Labels(
    declared(
        {
            "shout": ("nma-pick-shout", {"number": "$1"}),
            "token": ("nma-pick-token", {"token": "@nma-token-$1"}),
            "late": ("nma-pick-late", {"token": "@nma-token-$1"}),
        }
    )
)
