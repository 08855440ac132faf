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
    deeds={
        "denounced-rightly": ("shi-log-incompetence-proved", "shi-log-plotting-proved"),
        "denounced-wrongly": ("shi-log-incompetence-refuted", "shi-log-plotting-refuted"),
        "hits-accepted": ("shi-log-accepts",),
        "lies-found-out": ("shi-log-lied",),
    },
)
