"""Facts about War of Clans that are not rules."""

from uguisu.kernel.info import GameInfo, LadderSize, Lesson

INFO = GameInfo(
    minutes=20,
    quick_seats=4,
    ladder=LadderSize(games=120, iterations=400),
    lesson=Lesson(3, "41", {"start": "A"}),
)
