"""Who was first: an action of a race is reported, and the referee rules on it a moment later."""

from typing import Final

from uguisu.kernel.action import Action
from uguisu.server.errors import TooMany, WrongMoment, said
from uguisu.server.protocol import events, incoming
from uguisu.server.table.entry import Entry
from uguisu.server.table.needs import need_action, need_chair, need_playing
from uguisu.server.table.seating import Past
from uguisu.server.table.table import Table
from uguisu.server.table.who import Scene, Who

REACHES: Final = 8
"""Pending reports allowed per seat."""


class Reach(Entry, frozen=True, kw_only=True, tag="reach"):
    """A contested action of a race has arrived (see `kernel.referee.Report`)."""

    changes_lists = False
    changes_position = False

    seat: int
    action: Action
    to: int
    reaction: int | None
    arrival: int
    round_trip: int

    def need(self, table: Table) -> None:
        """Whether it is legal is for the referee to say; it only must be an action."""
        need_playing(table)
        need_chair(table, self.seat)
        if table.game.referee is None or not 0 <= self.action < table.game.action_space:
            raise table.game.refusal(table.playing.state, self.seat, self.action)

    def fold(self, table: Table) -> None:
        table.reaches[table.number] = self

    def event(self, table: Table, past: Past) -> events.Reported:
        shown = table.game.write_action(self.action)
        return events.Reported(seat=self.seat, shown=shown, bot=not self.by)


class Rule(Entry, frozen=True, kw_only=True, tag="rule"):
    """The referee decides about the reach with number `reach`; `action` is None if nothing comes
    of it. `by` is empty: no person rules."""

    changes_lists = False
    changes_position = False
    """If the action is carried out, it is shown as that action."""

    reach: int
    verdict: str
    after: int
    moment: int
    action: Action | None = None

    def need(self, table: Table) -> None:
        need_playing(table)
        reach = table.reaches.get(self.reach)
        if reach is None:
            raise WrongMoment(f"There is nothing to rule about number {self.reach}.")
        if self.action is not None:
            need_action(table, reach.seat, self.action, self.moment)

    def fold(self, table: Table) -> Past:
        reach = table.reaches.pop(self.reach)
        step = 0
        if self.action is not None:
            step = table.act(reach.seat, self.action, self.moment)
        return Past(table.number, table.at, self, step, reach=reach)


def is_contested(table: Table, seat: int, action: Action) -> bool:
    """Whether the referee has to decide who was first."""
    referee = table.game.referee
    if referee is None or seat not in table.choices or action >= table.game.action_space:
        return False
    return referee.is_contested(table.playing.state, action)


def reach(table: Table, who: Who, command: incoming.Act, scene: Scene) -> Reach:
    """A report for the referee. The strike it reacts to was broadcast a little late; that delay is
    subtracted from its arrival, so that nobody's node is a disadvantage."""
    open_reaches = [one for one in table.reaches.values() if one.seat == command.seat]
    if len(open_reaches) >= REACHES:
        raise said(TooMany, "refused-many-hands")
    return Reach(
        by=who.id,
        key=command.key,
        seat=command.seat,
        action=Action(command.action),
        to=command.to,
        reaction=command.reaction,
        arrival=table.moment(scene.now) - (scene.lateness if command.to else 0),
        round_trip=scene.round_trip,
    )
