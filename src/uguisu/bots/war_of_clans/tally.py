"""What each seat did for and against each clan: all that is public about who serves whom."""

from typing import Final

from uguisu.games.war_of_clans.actions import CLAN_LETTERS, SPACE

CLANS: Final = len(CLAN_LETTERS)
KINDS: Final = ("place", "ninja", "move", "attack with", "attack")


def effect(action: int) -> list[int]:
    """By kind of deed and clan: 1 where this action is one."""
    kind, arguments = SPACE.decode(action)
    done = [0] * (len(KINDS) * CLANS)
    if kind == "attack":
        attacker, _, attacked = arguments
        done[KINDS.index("attack with") * CLANS + attacker] = 1
        done[KINDS.index("attack") * CLANS + attacked] = 1
    else:
        done[KINDS.index(kind) * CLANS + arguments[1]] = 1
    return done


EFFECTS: Final = tuple(effect(action) for action in range(SPACE.size))
"""By action."""
