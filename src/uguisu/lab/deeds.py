"""What every seat did in a game, counted from the public log.

A spectator's log reveals nothing hidden, and no rule is needed here: the facts of a game list the
log lines to count.
"""

from uguisu.kernel.play import Play
from uguisu.kernel.seats import CLOCK

Deeds = dict[str, int | str]


def deeds_of(play: Play) -> tuple[Deeds, ...]:
    """The deeds of every seat as numbers, and its roles as texts."""
    info = play.game.info
    names = {id: name for name, ids in info.deeds.items() for id in ids}
    roles = {id: (name, arg) for name, (id, arg) in info.roles.items()}
    deeds: list[Deeds] = [dict.fromkeys(info.deeds, 0) for _ in range(play.state.seats)]
    for number, entry in enumerate(play.entries, 1):
        for message in play.narrate(number, None):
            seat = int(str(message.args.get("actor", f"#{entry.seat}"))[1:])
            if seat != CLOCK and message.id in names:
                name = names[message.id]
                deeds[seat][name] = int(deeds[seat][name]) + 1
            elif message.id in roles:
                name, arg = roles[message.id]
                deeds[seat][name] = str(message.args[arg])
    return tuple(deeds)
