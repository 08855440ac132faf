"""Facts about Ninja Master that are not rules."""

from uguisu.kernel.info import GameInfo, LadderSize, Lesson

INFO = GameInfo(
    minutes=10,
    quick_seats=4,
    ladder=LadderSize(games=60, iterations=0),  # nobody searches
    lesson=Lesson(2, "21", {"round_seconds": 300}),
    deeds={
        "grabs": ("nma-log-grabs",),
        "shouts": ("nma-log-shouts",),
        "shouts-right": ("nma-log-right",),
        "shouts-wrong": ("nma-log-wrong",),
        "thefts": ("nma-log-steals",),
        "false-starts": ("nma-log-false-start",),
    },
)
