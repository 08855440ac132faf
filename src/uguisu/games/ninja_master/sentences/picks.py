"""What one touches to name an action."""

from uguisu.games.ninja_master.actions import DONE, GRAB, LATE, POSE, REST, SHOUT, THROW, TIMEOUT
from uguisu.games.ninja_master.components import TOKEN_NAMES
from uguisu.kernel.picks import Groups, one_by_one

SINGLE_PICKS = {
    THROW: "throw",
    POSE: "pose",
    DONE: "done",
    REST: "rest",
    TIMEOUT: "timeout",
}


def picks(action: int) -> Groups:
    """One touch each: a token, a number, or a word."""
    if action >= SHOUT:
        return one_by_one(f"shout:{action - SHOUT}")
    if action in SINGLE_PICKS:
        return one_by_one(SINGLE_PICKS[action])
    if action >= LATE:
        return one_by_one(f"late:{TOKEN_NAMES[action - LATE]}")
    return one_by_one(f"token:{TOKEN_NAMES[action - GRAB]}")
