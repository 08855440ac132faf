"""Facts about War of Clans that are not rules."""

from uguisu.kernel.info import GameInfo, LadderSize, Lesson

INFO = GameInfo(
    minutes=20,
    quick_seats=4,
    ladder=LadderSize(games=120, iterations=400),
    lesson=Lesson(3, "41", {"start": "A"}),
    deeds={
        "deployments": ("woc-log-deploys", "woc-log-plays-home"),
        "moves": ("woc-log-moves",),
        "attacks": ("woc-log-attacks",),
        "ninjas": ("woc-log-ninja",),
    },
    roles={"loyalty": ("woc-log-served", "clan")},
)
