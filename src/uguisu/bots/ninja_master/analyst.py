"""What a review needs of Ninja Master: choices are not judged and nothing is hidden, but every grab
and shout has a time and a worth."""

from uguisu.bots.search.appraisal import Analyst, RaceEvent
from uguisu.games.ninja_master.actions import THROW
from uguisu.games.ninja_master.sentences.log import brought, counted
from uguisu.games.ninja_master.state import NinjaMasterState
from uguisu.games.ninja_master.view.types import WAY_NAMES, NinjaMasterView, Scored


class NinjaMasterAnalyst(Analyst[NinjaMasterState, NinjaMasterView]):
    judges = False

    def is_settled(self, state: NinjaMasterState) -> bool:
        """Between rounds: a race is not judged."""
        actors = state.actors()
        return len(actors) == 1 and state.legal(actors[0]) == [THROW]

    def deeds(self, before: NinjaMasterView, after: NinjaMasterView) -> list[RaceEvent]:
        """The events of the round that was scored between these two views."""
        last = after.last
        if last is None or (before.last is not None and before.last.round == last.round):
            return []
        return [*grabs(last), *shouts(last)]


def grabs(last: Scored) -> list[RaceEvent]:
    return [
        RaceEvent(
            token.holder.seat,
            token.name,
            token.holder.after,
            token.points or 0,
            brought(last, number, None),
        )
        for number, token in enumerate(last.tokens)
        if token.holder is not None
    ]


def shouts(last: Scored) -> list[RaceEvent]:
    shout = last.shout
    if shout is None:
        return []
    way = "right" if shout.is_right else "wrong"
    points = last.ways[shout.seat][WAY_NAMES.index(way)]
    what, why = f"shout {shout.number}", counted(last, shout, None)
    return [RaceEvent(shout.seat, what, shout.after, points, why)]
