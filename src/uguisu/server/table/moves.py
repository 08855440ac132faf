"""Actions of the game, and taking one back."""

from typing import Final

from uguisu.kernel.action import Action
from uguisu.kernel.errors import NothingToUndo, Stale
from uguisu.server.errors import WrongMoment, said
from uguisu.server.protocol import events, incoming
from uguisu.server.table.entry import Entry
from uguisu.server.table.needs import need_action, need_chair, need_playing, own_chair
from uguisu.server.table.races import is_contested, reach
from uguisu.server.table.seating import Past
from uguisu.server.table.table import PLAYING, Table
from uguisu.server.table.who import Judges, Scene, Who


class Act(Entry, frozen=True, kw_only=True, tag="act"):
    """`moment` is the table's own time in milliseconds, for timed games; without `by` a bot or the
    clock of the game acted."""

    is_action = True
    changes_lists = False

    seat: int
    action: Action
    moment: int = 0

    def check(self, table: Table) -> None:
        need_action(table, self.seat, self.action, self.moment)

    def fold(self, table: Table) -> Past:
        if table.status != PLAYING:
            self.check(table)
        step = table.act(self.seat, self.action, self.moment)
        return Past(table.number, table.at, self, step)


class Undo(Entry, frozen=True, kw_only=True, tag="undo"):
    changes_lists = False

    seat: int

    def need(self, table: Table) -> None:
        need_playing(table)
        need_chair(table, self.seat)
        if not table.may_undo(self.seat):
            reason = "Nothing can be taken back: something was revealed or others acted."
            raise NothingToUndo(reason)

    def fold(self, table: Table) -> Past:
        return Past(table.number, table.at, self, undid=table.undo(self.seat))

    def event(self, table: Table, past: Past) -> events.Undone:
        return events.Undone(seat=self.seat, number=past.undid)


def act(table: Table, who: Who, command: incoming.Act, scene: Scene) -> Entry:
    seat, action = command.seat, Action(command.action)
    chair = own_chair(table, who, seat)
    need_playing(table)
    if chair.stand_in:
        raise said(WrongMoment, "refused-bot-plays")
    if is_contested(table, seat, action):
        return reach(table, who, command, scene)
    if command.after and command.after < table.changed[seat]:
        raise Stale("The position has changed since; look again and choose again.")
    moment = table.moment(scene.now)
    if table.counted_at and table.playing.may_act(seat, action, moment):
        raise said(WrongMoment, "refused-not-all-ready")
    return Act(by=who.id, key=command.key, seat=seat, action=action, moment=moment)


def undo(table: Table, who: Who, command: incoming.Undo, _: Scene) -> Undo:
    if own_chair(table, who, command.seat).stand_in:
        raise said(WrongMoment, "refused-bot-plays")
    return Undo(by=who.id, key=command.key, seat=command.seat)


JUDGES: Final[Judges] = {incoming.Act: act, incoming.Undo: undo}
