"""Facts about Ninjato that are not rules."""

from uguisu.kernel.info import GameInfo, LadderSize, Lesson

INFO = GameInfo(
    minutes=60,
    quick_seats=3,
    ladder=LadderSize(games=36, iterations=100),
    lesson=Lesson(2, "12"),
)
