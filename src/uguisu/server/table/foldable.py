"""Whether an entry can be carried out at a table as it is now: one decision, made here.

`TableLog` asks before an entry is stored, whoever made it (a person's command, a bot, the clock,
the referee), and the table asks before it changes anything. So what is acknowledged can always be
carried out again. An entry depends only on the table and on its own fields: an action brings its
moment with it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uguisu.kernel.errors import NothingToUndo, Refused
from uguisu.kernel.given import check_time
from uguisu.kernel.seats import letter
from uguisu.server.errors import NotFound, SeatTaken, SetAside, WrongMoment, said
from uguisu.server.table import entries
from uguisu.server.table.seating import Chair

if TYPE_CHECKING:
    from uguisu.server.table.table import Table

PLAYING: Final = "playing"
RESTS: Final = "This table was set aside: something in its log cannot be carried out."


def need_foldable(table: "Table", entry: entries.AnyEntry) -> None:
    """Raises why this entry cannot be the next one of this table."""
    if isinstance(entry, entries.Act):
        play = table.play
        if play is None or not play.may_act(entry.seat, entry.action, entry.moment):
            need_action(table, entry.seat, entry.action, entry.moment)
        elif table.status != PLAYING:
            need_playing(table)
        return
    if isinstance(entry, entries.Repair):
        return
    if table.is_set_aside:
        raise SetAside(RESTS)
    if isinstance(entry, entries.Create) == table.is_created:
        raise WrongMoment("A log begins with its table, and only once.")
    needs = _NEEDS.get(type(entry))
    if needs is not None:
        needs(table, entry)


def need_action(table: "Table", seat: int, action: int, moment: int) -> None:
    """A seat or the clock acts at this moment."""
    need_playing(table)
    if not table.playing.may_act(seat, action, moment):
        check_time(moment)
        raise table.game.refusal(table.playing.state, seat, action, moment)


def need_playing(table: "Table") -> None:
    if not table.is_playing:
        raise _not_now(table, "refused-not-playing")


def need_gathering(table: "Table") -> None:
    if not table.is_gathering:
        raise _not_now(table, "refused-begun")


def _not_now(table: "Table", text: str) -> Refused:
    return SetAside(RESTS) if table.is_set_aside else said(WrongMoment, text)


def need_chair(table: "Table", seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise said(NotFound, "refused-no-seat", last=letter(len(table.chairs) - 1))
    return table.chairs[seat]


def _sit(table: "Table", entry: entries.SitDown) -> None:
    need_gathering(table)
    if need_chair(table, entry.seat).is_taken:
        raise said(SeatTaken, "refused-taken", seat=letter(entry.seat))


def _stir(table: "Table", _: entries.Stir) -> None:
    need_gathering(table)


def _stand_up(table: "Table", entry: entries.StandUp) -> None:
    need_gathering(table)
    if not need_chair(table, entry.seat).is_taken:
        raise said(WrongMoment, "refused-empty-seat", seat=letter(entry.seat))


def _place_bot(table: "Table", entry: entries.PlaceBot) -> None:
    need_gathering(table)
    if need_chair(table, entry.seat).person:
        raise said(SeatTaken, "refused-taken", seat=letter(entry.seat))


def _begin(table: "Table", _: entries.Begin) -> None:
    need_gathering(table)
    for seat, chair in enumerate(table.chairs):
        if not chair.is_taken:
            raise said(WrongMoment, "refused-free-seat", seat=letter(seat))
    table.deal()


def _reach(table: "Table", entry: entries.Reach) -> None:
    """What comes of it is for the referee to say; it must only be readable."""
    need_playing(table)
    need_chair(table, entry.seat)
    if table.game.referee is None or not 0 <= entry.action < table.game.action_space:
        raise table.game.refusal(table.playing.state, entry.seat, entry.action)


def _rule(table: "Table", entry: entries.Rule) -> None:
    need_playing(table)
    reach = table.reaches.get(entry.reach)
    if reach is None:
        raise WrongMoment(f"There is nothing to rule about number {entry.reach}.")
    if entry.action is not None:
        need_action(table, reach.seat, entry.action, entry.moment)


def _ready(table: "Table", entry: entries.Ready) -> None:
    need_playing(table)
    need_chair(table, entry.seat)
    if not table.counted_at:
        raise said(WrongMoment, "refused-not-counted")
    if entry.seat in table.ready:
        raise said(WrongMoment, "refused-ready-already")


def _undo(table: "Table", entry: entries.Undo) -> None:
    need_playing(table)
    need_chair(table, entry.seat)
    if not table.may_undo(entry.seat):
        raise NothingToUndo("Nothing can be taken back: something was revealed or others acted.")


def _stand_in(table: "Table", entry: entries.StandIn) -> None:
    need_playing(table)
    if need_chair(table, entry.seat).stand_in:
        raise said(WrongMoment, "refused-bot-already")


def _come_back(table: "Table", entry: entries.ComeBack) -> None:
    need_playing(table)
    chair = need_chair(table, entry.seat)
    if not chair.stand_in:
        raise said(WrongMoment, "refused-no-bot")
    if chair.stand_in == "time":
        raise said(WrongMoment, "refused-time-up")


def _time_out(table: "Table", entry: entries.TimeOut) -> None:
    need_playing(table)
    need_chair(table, entry.seat)


def _vote(table: "Table", entry: entries.Vote) -> None:
    need_playing(table)
    for seat in entry.seats:
        need_chair(table, seat)


def _abort(table: "Table", _: entries.Abort) -> None:
    if table.is_ended:
        raise said(WrongMoment, "refused-ended", table=table.id)


def _rematch(table: "Table", _: entries.Rematch) -> None:
    if not table.is_ended:
        raise said(WrongMoment, "refused-rematch-later")
    if table.rematch:
        raise said(WrongMoment, "refused-rematch-there")


def _talk(table: "Table", entry: entries.Say | entries.React | entries.Phrase) -> None:
    if entry.seat is not None:
        need_chair(table, entry.seat)


def _unreadable(_: "Table", entry: entries.Unreadable) -> None:
    raise SetAside(f"The entry cannot be read: {entry.why}.")


_NEEDS: Final[dict[type[entries.Entry], Callable[["Table", Any], None]]] = {
    entries.SitDown: _sit,
    entries.Stir: _stir,
    entries.StandUp: _stand_up,
    entries.PlaceBot: _place_bot,
    entries.Begin: _begin,
    entries.Reach: _reach,
    entries.Rule: _rule,
    entries.Ready: _ready,
    entries.Undo: _undo,
    entries.Say: _talk,
    entries.React: _talk,
    entries.Phrase: _talk,
    entries.StandIn: _stand_in,
    entries.ComeBack: _come_back,
    entries.TimeOut: _time_out,
    entries.Vote: _vote,
    entries.Abort: _abort,
    entries.Rematch: _rematch,
    entries.Unreadable: _unreadable,
}
"""By the kind of the entry. A Create is tried by the table itself, before it changes anything."""
