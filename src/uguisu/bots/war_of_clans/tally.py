"""What each seat did for and against each clan: the public evidence of loyalties."""

from typing import Final

from uguisu.bots.war_of_clans.hints import ABROAD, HOME, MOVED, STRUCK
from uguisu.games.war_of_clans.actions import CLAN_LETTERS, SPACE
from uguisu.games.war_of_clans.state import MOST_SEATS

CLANS: Final = len(CLAN_LETTERS)
KINDS: Final = ("place", "ninja", "move", "attack with", "attack", "place at home")
HINTS: Final = (ABROAD, -STRUCK, MOVED, 0.0, -STRUCK, HOME - ABROAD)
"""How much each deed speaks for serving the clan, as in hints.py."""


def effect(seat: int, action: int) -> list[int]:
    """By kind of deed and clan: 1 where this action of the seat is one."""
    kind, arguments = SPACE.decode(action)
    done = [0] * (len(KINDS) * CLANS)
    if kind == "attack":
        attacker, _, attacked = arguments
        done[KINDS.index("attack with") * CLANS + attacker] = 1
        done[KINDS.index("attack") * CLANS + attacked] = 1
    else:
        done[KINDS.index(kind) * CLANS + arguments[1]] = 1
    if kind == "place" and arguments[0] == seat:
        done[KINDS.index("place at home") * CLANS + arguments[1]] = 1
    return done


EFFECTS: Final = tuple(
    tuple(effect(seat, action) for action in range(SPACE.size)) for seat in range(MOST_SEATS)
)
"""By seat and action."""
