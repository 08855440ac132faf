"""Facts about Ninjato that are not rules."""

from uguisu.kernel.info import GameInfo, LadderSize, Lesson

INFO = GameInfo(
    minutes=60,
    quick_seats=3,
    ladder=LadderSize(games=36, iterations=100),
    lesson=Lesson(2, "12"),
    deeds={
        "invasions": ("njt-log-invades",),
        "banzais": ("njt-log-banzai",),
        "raids-failed": ("njt-log-fails", "njt-log-fails-empty"),
        "skills": ("njt-log-learns", "njt-log-learns-free"),
        "bribes": ("njt-log-bribes",),
        "rumours": ("njt-log-spreads",),
    },
)
