"""Picks: the things a player touches to choose an action."""

from uguisu.games.ninja_master.actions import SPACE
from uguisu.games.ninja_master.components import TOKEN_NAMES
from uguisu.kernel.picks import Groups, one_by_one


def picks(action: int) -> Groups:
    """One touch each: a token, a number, or a word."""
    match SPACE.decode(action):
        case "grab", (token,):
            return one_by_one(f"token:{TOKEN_NAMES[token]}")
        case "late", (token,):
            return one_by_one(f"late:{TOKEN_NAMES[token]}")
        case "shout", (number,):
            return one_by_one(f"shout:{number}")
        case word, _:
            return one_by_one(word)
