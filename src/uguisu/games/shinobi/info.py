"""Facts about Shinobi that are not rules."""

from uguisu.kernel.info import GameInfo, LadderSize, Lesson

INFO = GameInfo(
    minutes=15,
    quick_seats=5,
    ladder=LadderSize(games=120, iterations=64),
    lesson=Lesson(4, "1", {"start": "A"}),
    phrases=(
        "accuse",
        "trust-me",
        "i-believe-you",
        "you-lie",
        "promise-peace",
        "attack-them",
        "not-me",
        "revenge",
    ),
)
