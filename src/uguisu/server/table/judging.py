"""From a command to an entry of the log, or a refusal. Pure: asks only the table.

Every command becomes exactly one entry. What a person may ask for is decided here; whether the
table can carry the entry out is decided in `foldable`. If somebody else was first, the command is
judged again.
"""

from collections.abc import Callable
from typing import Any, Final

from uguisu.bots.registry import need_bot
from uguisu.kernel.errors import Stale
from uguisu.kernel.seats import letter
from uguisu.server.errors import (
    NotFound,
    NotHost,
    NotSeated,
    SetAside,
    TooMany,
    WrongMoment,
    said,
)
from uguisu.server.protocol import asked
from uguisu.server.table import entries
from uguisu.server.table.foldable import (
    RESTS,
    need_chair,
    need_foldable,
    need_gathering,
    need_playing,
)
from uguisu.server.table.seating import Chair
from uguisu.server.table.table import GATHERING, PLAYING, SET_ASIDE, Table
from uguisu.server.table.talk import REACTIONS, clean
from uguisu.server.table.who import Scene, Who

REACHES: Final = 8
"""Of one seat that wait to be judged."""


def judge(table: Table, who: Who, command: asked.Command, scene: Scene) -> entries.AnyEntry:
    """The entry this command becomes, if this person may ask for it; raises a Refused or BadInput.
    `TableLog` tries it at the table before it is stored."""
    if isinstance(command, asked.Act):
        return act(table, who, command, scene)
    if isinstance(command, asked.Kick):
        return kick(table, who, command, scene.away)
    return _JUDGES[type(command)](table, who, command)


def try_command(table: Table, who: Who, command: asked.Command, scene: Scene) -> entries.AnyEntry:
    """The same, tried at the table at once: what would be stored, or the refusal."""
    entry = judge(table, who, command, scene)
    need_foldable(table, entry)
    return entry


def act(table: Table, who: Who, command: asked.Act, scene: Scene) -> entries.AnyEntry:
    seat, action = command.seat, command.action
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
    return entries.Act(by=who.id, key=command.key, seat=seat, action=action, moment=moment)


def is_contested(table: Table, seat: int, action: int) -> bool:
    """Whether this is a matter of who was first."""
    referee = table.game.referee
    if referee is None or seat not in table.choices or action >= table.game.action_space:
        return False
    return referee.is_contested(table.playing.state, action)


def reach(table: Table, who: Who, command: asked.Act, scene: Scene) -> entries.Reach:
    """A report for the referee. The strike it reacts to was told a little late; that is taken off
    its arrival, so that nobody's node is a disadvantage."""
    open_reaches = [one for one in table.reaches.values() if one.seat == command.seat]
    if len(open_reaches) >= REACHES:
        raise said(TooMany, "refused-many-hands")
    return entries.Reach(
        by=who.id,
        key=command.key,
        seat=command.seat,
        action=command.action,
        to=command.to,
        reaction=command.reaction,
        arrival=table.moment(scene.now) - (scene.lateness if command.to else 0),
        round_trip=scene.round_trip,
    )


def sit(_: Table, who: Who, command: asked.Sit) -> entries.SitDown:
    name = clean(command.name or who.name)
    return entries.SitDown(
        by=who.id, key=command.key, seat=command.seat, name=name, entropy=command.entropy or ""
    )


def stand(table: Table, who: Who, command: asked.Stand) -> entries.AnyEntry:
    own_chair(table, who, command.seat)
    if table.status == GATHERING:
        return entries.StandUp(by=who.id, key=command.key, seat=command.seat)
    return entries.StandIn(by=who.id, key=command.key, seat=command.seat, why="left")


def seat_bot(table: Table, who: Who, command: asked.SeatBot) -> entries.PlaceBot:
    need_gathering(table)
    need_host(table, who)
    need_bot(table.game.id, command.rank)
    return entries.PlaceBot(by=who.id, key=command.key, seat=command.seat, rank=command.rank)


def kick(table: Table, who: Who, command: asked.Kick, away: frozenset[int]) -> entries.AnyEntry:
    chair = need_chair(table, command.seat)
    if not chair.is_taken:
        raise said(WrongMoment, "refused-empty-seat", seat=letter(command.seat))
    if table.status == GATHERING:
        need_host(table, who)
        return entries.StandUp(by=who.id, key=command.key, seat=command.seat)
    need_playing(table)
    need_seat(table, who)
    if chair.is_played_by_bot:
        raise said(WrongMoment, "refused-bot-already")
    if command.seat not in away:
        raise said(WrongMoment, "refused-not-away")
    return entries.StandIn(by=who.id, key=command.key, seat=command.seat, why="absent")


def back(table: Table, who: Who, command: asked.Back) -> entries.ComeBack:
    own_chair(table, who, command.seat)
    return entries.ComeBack(by=who.id, key=command.key, seat=command.seat)


def start(table: Table, who: Who, command: asked.Start) -> entries.Begin:
    need_gathering(table)
    need_host(table, who)
    return entries.Begin(by=who.id, key=command.key)


def ready(table: Table, who: Who, command: asked.Ready) -> entries.Ready:
    own_chair(table, who, command.seat)
    return entries.Ready(by=who.id, key=command.key, seat=command.seat)


def undo(table: Table, who: Who, command: asked.Undo) -> entries.Undo:
    if own_chair(table, who, command.seat).stand_in:
        raise said(WrongMoment, "refused-bot-plays")
    return entries.Undo(by=who.id, key=command.key, seat=command.seat)


def say(table: Table, who: Who, command: asked.Say) -> entries.Say:
    seat, name = voice(table, who)
    return entries.Say(by=who.id, key=command.key, name=name, text=clean(command.text), seat=seat)


def react(table: Table, who: Who, command: asked.React) -> entries.React:
    seat, name = voice(table, who)
    if command.reaction not in REACTIONS:
        raise NotFound(f"There is no reaction {command.reaction!r}.")
    return entries.React(
        by=who.id, key=command.key, name=name, reaction=command.reaction, seat=seat
    )


def phrase(table: Table, who: Who, command: asked.Phrase) -> entries.Phrase:
    seats = need_seat(table, who)
    if command.phrase not in table.game.info.phrases:
        raise NotFound(f"There is no phrase {command.phrase!r} in this game.")
    if command.about is not None:
        need_chair(table, command.about)
    return entries.Phrase(
        by=who.id, key=command.key, seat=seats[0], phrase=command.phrase, about=command.about
    )


def abort(table: Table, who: Who, command: asked.Abort) -> entries.AnyEntry:
    """A vote; but a table that was set aside is ended by any of its people."""
    if table.status == SET_ASIDE:
        return end_set_aside(table, who, command)
    seats = need_seat(table, who)
    return entries.Vote(by=who.id, key=command.key, seats=seats, agree=command.agree)


def end_set_aside(table: Table, who: Who, command: asked.Abort) -> entries.Repair:
    if table.host not in who.ids:
        need_seat(table, who)
    if not command.agree:
        raise SetAside(RESTS)
    assert table.fault is not None
    return entries.Repair(by=who.id, key=command.key, good=table.fault.number - 1)


def rematch(table: Table, who: Who, command: asked.Rematch) -> entries.Rematch:
    """The table it names is made by the caller, who knows how to store one."""
    need_seat(table, who)
    return entries.Rematch(by=who.id, key=command.key, table="")


_JUDGES: dict[type[asked.Command], Callable[[Table, Who, Any], entries.AnyEntry]] = {
    asked.Sit: sit,
    asked.Stand: stand,
    asked.SeatBot: seat_bot,
    asked.Back: back,
    asked.Start: start,
    asked.Ready: ready,
    asked.Undo: undo,
    asked.Say: say,
    asked.React: react,
    asked.Phrase: phrase,
    asked.Abort: abort,
    asked.Rematch: rematch,
}


def own_chair(table: Table, who: Who, seat: int) -> Chair:
    chair = need_chair(table, seat)
    if chair.person not in who.ids:
        raise NotSeated("This is not your seat.")
    return chair


def need_seat(table: Table, who: Who) -> tuple[int, ...]:
    seats = table.seats_of(who.ids)
    if not seats:
        raise said(NotSeated, "refused-not-seated")
    return seats


def need_host(table: Table, who: Who) -> None:
    if table.host not in who.ids:
        raise NotHost("Only the host of the table may do that.")


def voice(table: Table, who: Who) -> tuple[int | None, str]:
    """Who speaks: a seat; spectators are heard only while no game is on."""
    seats = table.seats_of(who.ids)
    if seats:
        return seats[0], table.chairs[seats[0]].name
    if table.status == PLAYING:
        raise said(NotSeated, "refused-spectators-talk")
    return None, clean(who.name)
