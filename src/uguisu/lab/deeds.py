"""What every seat did in a game, counted from the public log: what may have decided it.

The log of a spectator tells nothing that was hidden, and no rule is known here: the tables below
only say which log lines are worth counting.
"""

from collections.abc import Mapping
from typing import Final

from uguisu.kernel.play import Play
from uguisu.kernel.seats import CLOCK

Deeds = dict[str, int | str]

COUNTED: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "WOC": {
        "deployments": ("woc-log-deploys", "woc-log-plays-home"),
        "moves": ("woc-log-moves",),
        "attacks": ("woc-log-attacks",),
        "ninjas": ("woc-log-ninja",),
    },
    "SHI": {
        "denounced-rightly": ("shi-log-incompetence-proved", "shi-log-plotting-proved"),
        "denounced-wrongly": ("shi-log-incompetence-refuted", "shi-log-plotting-refuted"),
        "hits-accepted": ("shi-log-accepts",),
        "lies-found-out": ("shi-log-lied",),
    },
    "NMA": {
        "grabs": ("nma-log-grabs",),
        "shouts": ("nma-log-shouts",),
        "shouts-right": ("nma-log-right",),
        "shouts-wrong": ("nma-log-wrong",),
        "thefts": ("nma-log-steals",),
        "false-starts": ("nma-log-false-start",),
    },
    "NJT": {
        "invasions": ("njt-log-invades",),
        "banzais": ("njt-log-banzai",),
        "raids-failed": ("njt-log-fails", "njt-log-fails-empty"),
        "skills": ("njt-log-learns", "njt-log-learns-free"),
        "bribes": ("njt-log-bribes",),
        "rumours": ("njt-log-spreads",),
    },
}
"""By the prefix of a game: the name of a deed, and the log lines that tell of one."""

SORTS: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "WOC": {"loyalty": ("woc-log-served", "clan")}
}
"""What a seat is in a game: the log line that tells it, and the argument it stands in."""


def deeds_of(play: Play) -> tuple[Deeds, ...]:
    """The deeds of every seat; points of the score sheet are named by their texts."""
    counted = COUNTED.get(play.game.prefix, {})
    sorts = SORTS.get(play.game.prefix, {})
    names = {id: name for name, ids in counted.items() for id in ids}
    told = {id: (name, arg) for name, (id, arg) in sorts.items()}
    deeds: list[Deeds] = [dict.fromkeys(counted, 0) for _ in range(play.state.seats)]
    for number, entry in enumerate(play.entries, 1):
        for message in play.narrate(number, None):
            seat = int(str(message.args.get("actor", f"#{entry.seat}"))[1:])
            if seat != CLOCK and message.id in names:
                name = names[message.id]
                deeds[seat][name] = int(deeds[seat][name]) + 1
            elif message.id in told:
                name, arg = told[message.id]
                deeds[seat][name] = str(message.args[arg])
    return tuple(deeds)
