"""The actions of Ninja Master, declared; rules and bots use numbers made from it."""

from typing import Final

from uguisu.kernel.action_space import ActionSpace, Kind

TOKEN_WORDS: Final = "obpgvs"
MOST_NINJAS: Final = 27
"""What nine dice can show at most, whatever is printed on them."""


def space(most: int) -> ActionSpace:
    """The actions of a game whose dice can show so many ninjas."""
    return ActionSpace(
        Kind("throw", "throw", "throw the dice"),
        Kind("pose", "pose", "keep the hands back until the dice rest"),
        Kind(
            "grab",
            "{token}",
            "grab a token; a false start while the dice roll",
            "o",
            token=TOKEN_WORDS,
        ),
        Kind(
            "late",
            "late-{token}",
            "reach for a token that another was quicker to grab",
            token=TOKEN_WORDS,
        ),
        Kind("done", "done", "grab and shout no more in this round"),
        Kind("rest", "rest", "of the clock: the dice come to rest"),
        Kind("timeout", "timeout", "of the clock: the time is up"),
        Kind("shout", "{number}", "shout a number of ninjas", number=range(most + 1)),
    )


SPACE: Final = space(MOST_NINJAS)

THROW: Final = SPACE.first("throw")
POSE: Final = SPACE.first("pose")
GRAB: Final = SPACE.first("grab")
LATE: Final = SPACE.first("late")
DONE: Final = SPACE.first("done")
REST: Final = SPACE.first("rest")
TIMEOUT: Final = SPACE.first("timeout")
SHOUT: Final = SPACE.first("shout")

TOKEN: Final = SPACE.column("token")
NUMBER: Final = SPACE.column("number")

GRABS: Final = [SPACE.encode("grab", token) for token in range(len(TOKEN_WORDS))]
LATES: Final = [SPACE.encode("late", token) for token in range(len(TOKEN_WORDS))]
SHOUTS: Final = [SPACE.encode("shout", number) for number in range(MOST_NINJAS + 1)]


def is_grab(action: int) -> bool:
    return GRAB <= action < LATE
