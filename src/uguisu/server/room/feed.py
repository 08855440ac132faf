"""What the observers of a table are sent: snapshots and updates, made only from views.

The sources are the game's `view`, `shown`, `prompt`, `picks`, `narrate` and `score_sheet`, which
cannot reveal a secret, and the public facts of the table.
"""

from typing import Any

import msgspec
from msgspec.structs import astuple

from uguisu.kernel.action import Action
from uguisu.kernel.cached_json import CachedJson
from uguisu.kernel.message import Message
from uguisu.kernel.picks import Choice
from uguisu.kernel.view import ScoreLine, View
from uguisu.server.protocol import events, outgoing
from uguisu.server.protocol.wire import encode
from uguisu.server.room.chronicle import Chronicles
from uguisu.server.table import entries
from uguisu.server.table.facts import honesty, table_info
from uguisu.server.table.seating import Past
from uguisu.server.table.table import Table
from uguisu.server.table.talk import REACTIONS


class Deed:
    """An action just folded, as an observer perceives it."""

    def __init__(self, past: Past, event: events.Acted | events.Ruled) -> None:
        self.number = past.number
        self.at = past.at
        self.event = event
        self.seat = event.seat
        self.shown = event.shown


class Feed:
    """The updates of one table. Keeps the last view of each observer, because an update has only
    what changed. Call `advance` after every entry, then `update` for every observer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before: dict[int | None, View] = {}
        self.views: dict[int | None, View] = {}
        self.eyes: tuple[int | None, ...] = ()
        """The observers that follow every entry."""
        self.deed: Deed | None = None
        """The last deed: most actions look the same to all observers."""
        self.chronicles = Chronicles()

    def advance(self) -> None:
        self.before = self.views
        self.views = {}
        self.deed = None

    def snapshot(
        self, eyes: int | None, mine: tuple[int, ...], last: int, now: int
    ) -> outgoing.Snapshot:
        table = self.table
        return outgoing.Snapshot(
            number=table.number,
            now=now,
            table=table_info(table),
            mine=mine,
            eyes=eyes,
            position=self.position(eyes) if table.play else None,
            clocks=table.times.told(now),
            log=self.log(eyes, last),
            reactions=REACTIONS,
            phrases=table.game.info.phrases,
            honesty=honesty(table),
        )

    def position(self, eyes: int | None) -> outgoing.Position:
        view = self.view(eyes)
        return outgoing.Position(
            view=fields_of(view),
            prompt=self.table.game.prompt(view),
            choices=self.choices(view, eyes),
            undo=self.may_undo(eyes),
            sheet=self.sheet(view),
        )

    def view(self, eyes: int | None) -> View:
        """The current view; the next update of this observer starts from it."""
        known = self.views.get(eyes)
        if known is None:
            observers = self.eyes if eyes in self.eyes else (eyes,)
            views = self.table.game.views(self.table.playing.state, observers)
            for i in range(len(observers)):
                self.views[observers[i]] = views[i]
            known = self.views[eyes]
        return known

    def update(
        self, past: Past, eyes: int | None, mine: tuple[int, ...], key: str = ""
    ) -> outgoing.Update:
        """The update of this observer for the entry just folded."""
        if past.step:
            return self._update_of_action(past, eyes, mine, key)
        return self._update_of_table(past, eyes, mine, key)

    def _update_of_action(
        self, past: Past, eyes: int | None, mine: tuple[int, ...], key: str
    ) -> outgoing.Update:
        table, game = self.table, self.table.game
        before = self.before.get(eyes) or game.view(table.playing.trail[-1], eyes)
        view = self.view(eyes)
        deed = self._deed(past, eyes)
        seat = deed.seat
        update = outgoing.Update(
            number=deed.number,
            at=deed.at,
            event=deed.event,
            key=key,
            lines=tuple([as_json(m) for m in game.narrate(before, view, seat, deed.shown)]),
            ends_turn=game.ends_turn(before, view, seat),
            view=changes(before, view),
            prompt=as_json(game.prompt(view)),
            choices=self.choices(view, eyes),
            undo=seat == eyes and self.may_undo(eyes),
            clocks=table.times.told(deed.at) if table.is_timed else None,
        )
        if table.is_ended or table.paused_by == past.number:
            return self._with_the_table(update, view, eyes, mine)
        return update

    def _deed(self, past: Past, eyes: int | None) -> Deed:
        """Made once for all observers, unless the game hides parts of actions."""
        deed, entry = self.deed, past.entry
        if deed is None or self.table.hides_actions:
            if isinstance(entry, entries.Act):
                deed = Deed(past, self.acted(past, entry, eyes))
            else:
                assert isinstance(entry, entries.Rule)
                deed = Deed(past, self.ruled(past, entry, eyes))
            self.deed = deed
        return deed

    def _with_the_table(
        self, update: outgoing.Update, view: View, eyes: int | None, mine: tuple[int, ...]
    ) -> outgoing.Update:
        """The further fields of an update when the game is over, or when a pause begins or ends."""
        return msgspec.structs.replace(
            update,
            sheet=self.sheet(view),
            table=table_info(self.table),
            mine=mine,
            eyes=eyes,
            honesty=honesty(self.table),
        )

    def _update_of_table(
        self, past: Past, eyes: int | None, mine: tuple[int, ...], key: str
    ) -> outgoing.Update:
        table = self.table
        event = self.event(past, eyes)
        if not past.entry.changes_position:
            if eyes in self.before:
                self.views[eyes] = self.before[eyes]
            return outgoing.Update(number=past.number, at=past.at, event=event, key=key)
        before, view, prompt = self.before.get(eyes), None, None
        if table.play:
            view = self.view(eyes)
            prompt = table.game.prompt(view)
        return outgoing.Update(
            number=past.number,
            at=past.at,
            event=event,
            key=key,
            lines=self.lines(past, eyes),
            view=changes(before, view) if view else None,
            prompt=prompt,
            choices=self.choices(view, eyes) if view else (),
            undo=self.may_undo(eyes),
            clocks=table.times.told(past.at),
            table=table_info(table),
            mine=mine,
            eyes=eyes,
            honesty=honesty(table),
        )

    def choices(self, view: View, eyes: int | None) -> tuple[Choice, ...]:
        legal = None if eyes is None else self.table.choices.get(eyes)
        if not legal:
            return ()
        return tuple([as_json(choice) for choice in self.table.game.choices(view, legal)])

    def may_undo(self, eyes: int | None) -> bool:
        return eyes is not None and self.table.may_undo(eyes)

    def sheet(self, view: View) -> tuple[tuple[ScoreLine, ...], ...]:
        return tuple(map(tuple, self.table.game.score_sheet(view))) if view.is_over else ()

    def log(self, eyes: int | None, last: int) -> Any:
        """The encoded happenings after number `last`."""
        return tuple(self.chronicles.log(self._past(last), eyes, self.encoded))

    def write_log(self, eyes: int | None, last: int, seconds: float) -> bool:
        """Prepare `log` for about this many seconds; False if there may be more to do."""
        return self.chronicles.write(self._past(last), eyes, self.encoded, seconds)

    def _past(self, last: int) -> list[Past]:
        return [past for past in self.table.past if past.number > last]

    def encoded(self, past: Past, eyes: int | None) -> bytes:
        return encode(self.happening(past, eyes))

    def happening(self, past: Past, eyes: int | None) -> outgoing.Happening:
        return outgoing.Happening(
            number=past.number,
            at=past.at,
            event=self.event(past, eyes),
            lines=self.lines(past, eyes),
            ends_turn=past.step > 0 and self.table.playing.ends_turn(past.step, eyes),
        )

    def event(self, past: Past, eyes: int | None) -> events.Event:
        """What happened, with actions as this observer perceives them."""
        match past.entry:
            case entries.Act() as entry:
                return self.acted(past, entry, eyes)
            case entries.Rule() as entry:
                return self.ruled(past, entry, eyes)
            case entry:
                return entry.event(self.table, past)

    def acted(self, past: Past, entry: entries.Act, eyes: int | None) -> events.Acted:
        seat = entry.seat
        shown = self.shown(past.step, seat, entry.action, eyes)
        return events.Acted(seat=seat, shown=shown, bot=not entry.by)

    def ruled(self, past: Past, entry: entries.Rule, eyes: int | None) -> events.Ruled:
        reach = past.reach
        assert reach is not None
        shown = ""
        if entry.action is not None:
            shown = self.shown(past.step, reach.seat, entry.action, eyes)
        return events.Ruled(
            seat=reach.seat,
            number=entry.reach,
            shown=shown,
            verdict=entry.verdict,
            after=entry.after,
            round_trip=reach.round_trip,
            reaction=reach.reaction,
            bot=not reach.by,
        )

    def shown(self, step: int, seat: int, action: Action, eyes: int | None) -> str:
        before = self.table.playing.trail[step - 1]
        return self.table.game.shown(before, seat, action, eyes)

    def lines(self, past: Past, eyes: int | None) -> tuple[Message, ...]:
        """The log lines of an action; those of a fork's inherited actions belong to its Begin."""
        if past.step:
            return tuple(self.table.playing.narrate(past.step, eyes))
        fork = self.table.created.fork
        if not fork or not isinstance(past.entry, entries.Begin):
            return ()
        steps = range(1, len(fork.deeds) + 1)
        return tuple(line for step in steps for line in self.table.playing.narrate(step, eyes))


def as_json(thing: CachedJson) -> Any:
    """The cached JSON, or the thing itself."""
    json = thing.json
    return thing if json is None else json


def fields_of(view: View) -> dict[str, object]:
    return dict(zip(view.__struct_fields__, astuple(view), strict=True))


def changes(before: View | None, after: View) -> dict[str, object]:
    """The fields of a view that have changed."""
    if before is None:
        return fields_of(after)
    names = after.__struct_fields__
    old: tuple[object, ...] = astuple(before)
    new: tuple[object, ...] = astuple(after)
    changed: dict[str, object] = {}
    for i in range(len(new)):
        value = new[i]
        if value is not old[i] and value != old[i]:
            changed[names[i]] = value
    return changed
