"""From a command to an entry of the log, or a refusal. Pure: asks only the table.

Every command becomes exactly one entry. Whether the entry is still allowed when it is stored is the
log's business: if somebody else was first, the command is judged again.
"""

from collections.abc import Callable
from typing import Any, Final

from uguisu.bots.registry import need_bot
from uguisu.kernel.errors import NothingToUndo, Stale
from uguisu.kernel.seats import letter
from uguisu.server import entries
from uguisu.server.chairs import Chair
from uguisu.server.errors import (
    NotFound,
    NotHost,
    NotSeated,
    SeatTaken,
    TooMany,
    WrongMoment,
)
from uguisu.server.protocol import asked
from uguisu.server.table import GATHERING, OVER, PLAYING, Table
from uguisu.server.talk import PHRASES, REACTIONS, clean
from uguisu.server.who import Scene, Who

REACHES: Final = 8
"""Of one seat that wait to be judged."""


def judge(table: Table, who: Who, command: asked.Command, scene: Scene) -> entries.AnyEntry:
    """The entry this command becomes; raises a Refused or BadInput."""
    if isinstance(command, asked.Act):
        return act(table, who, command, scene)
    if isinstance(command, asked.Kick):
        return kick(table, who, command, scene.away)
    return _JUDGES[type(command)](table, who, command)


def act(table: Table, who: Who, command: asked.Act, scene: Scene) -> entries.AnyEntry:
    seat, action = command.seat, command.action
    chair = own_chair(table, who, seat)
    need(table, PLAYING)
    if chair.stand_in:
        raise WrongMoment("A bot plays for this seat; take the seat back first.")
    if is_contested(table, seat, action):
        return reach(table, who, command, scene)
    if command.after and command.after < table.changed[seat]:
        raise Stale("The position has changed since; look again and choose again.")
    if action not in table.choices.get(seat, ()):
        raise table.game.refusal(table.playing.state, seat, action)
    moment = table.moment(scene.now)
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
        raise TooMany("Nobody has that many hands.")
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


def sit(table: Table, who: Who, command: asked.Sit) -> entries.SitDown:
    need(table, GATHERING)
    chair = a_chair(table, command.seat)
    if chair.is_taken:
        raise SeatTaken(f"Seat {letter(command.seat)} is taken.")
    name = clean(command.name or who.name)
    return entries.SitDown(
        by=who.id, key=command.key, seat=command.seat, name=name, entropy=command.entropy or ""
    )


def stand(table: Table, who: Who, command: asked.Stand) -> entries.AnyEntry:
    chair = own_chair(table, who, command.seat)
    if table.status == GATHERING:
        return entries.StandUp(by=who.id, key=command.key, seat=command.seat)
    need(table, PLAYING)
    if chair.stand_in:
        raise WrongMoment("A bot already plays for this seat.")
    return entries.StandIn(by=who.id, key=command.key, seat=command.seat, why="left")


def seat_bot(table: Table, who: Who, command: asked.SeatBot) -> entries.PlaceBot:
    need(table, GATHERING)
    need_host(table, who)
    if a_chair(table, command.seat).person:
        raise SeatTaken(f"Seat {letter(command.seat)} is taken.")
    need_bot(table.game.id, command.rank)
    return entries.PlaceBot(by=who.id, key=command.key, seat=command.seat, rank=command.rank)


def kick(table: Table, who: Who, command: asked.Kick, away: frozenset[int]) -> entries.AnyEntry:
    chair = a_chair(table, command.seat)
    if not chair.is_taken:
        raise WrongMoment(f"Nobody sits on seat {letter(command.seat)}.")
    if table.status == GATHERING:
        need_host(table, who)
        return entries.StandUp(by=who.id, key=command.key, seat=command.seat)
    need(table, PLAYING)
    need_seat(table, who)
    if chair.is_played_by_bot:
        raise WrongMoment("A bot already plays for this seat.")
    if command.seat not in away:
        raise WrongMoment("This player has not been away for long enough.")
    return entries.StandIn(by=who.id, key=command.key, seat=command.seat, why="absent")


def back(table: Table, who: Who, command: asked.Back) -> entries.ComeBack:
    chair = own_chair(table, who, command.seat)
    need(table, PLAYING)
    if not chair.stand_in:
        raise WrongMoment("No bot plays for this seat.")
    if chair.stand_in == "time":
        raise WrongMoment("This seat's time is up for this game.")
    return entries.ComeBack(by=who.id, key=command.key, seat=command.seat)


def start(table: Table, who: Who, command: asked.Start) -> entries.Begin:
    need(table, GATHERING)
    need_host(table, who)
    for seat, chair in enumerate(table.chairs):
        if not chair.is_taken:
            raise WrongMoment(f"Seat {letter(seat)} is still free: a player or a bot must take it.")
    return entries.Begin(by=who.id, key=command.key)


def undo(table: Table, who: Who, command: asked.Undo) -> entries.Undo:
    own_chair(table, who, command.seat)
    need(table, PLAYING)
    if not table.playing.may_undo(command.seat):
        raise NothingToUndo("Nothing can be taken back: something was revealed or others acted.")
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
    if command.phrase not in PHRASES.get(table.created.game, ()):
        raise NotFound(f"There is no phrase {command.phrase!r} in this game.")
    if command.about is not None:
        a_chair(table, command.about)
    return entries.Phrase(
        by=who.id, key=command.key, seat=seats[0], phrase=command.phrase, about=command.about
    )


def abort(table: Table, who: Who, command: asked.Abort) -> entries.Vote:
    seats = need_seat(table, who)
    need(table, PLAYING)
    return entries.Vote(by=who.id, key=command.key, seats=seats, agree=command.agree)


def rematch(table: Table, who: Who, command: asked.Rematch) -> entries.Rematch:
    """The table it names is made by the caller, who knows how to store one."""
    need_seat(table, who)
    if not table.is_ended:
        raise WrongMoment("A rematch is for after the end.")
    if table.rematch:
        raise WrongMoment("There is a rematch already.")
    return entries.Rematch(by=who.id, key=command.key, table="")


_JUDGES: dict[type[asked.Command], Callable[[Table, Who, Any], entries.AnyEntry]] = {
    asked.Sit: sit,
    asked.Stand: stand,
    asked.SeatBot: seat_bot,
    asked.Back: back,
    asked.Start: start,
    asked.Undo: undo,
    asked.Say: say,
    asked.React: react,
    asked.Phrase: phrase,
    asked.Abort: abort,
    asked.Rematch: rematch,
}


def a_chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise NotFound(f"This table has seats {letter(0)} to {letter(len(table.chairs) - 1)}.")
    return table.chairs[seat]


def own_chair(table: Table, who: Who, seat: int) -> Chair:
    chair = a_chair(table, seat)
    if chair.person not in who.ids:
        raise NotSeated("This is not your seat.")
    return chair


def need_seat(table: Table, who: Who) -> tuple[int, ...]:
    seats = table.seats_of(who.ids)
    if not seats:
        raise NotSeated("Only those who sit at the table may do that.")
    return seats


def need_host(table: Table, who: Who) -> None:
    if table.host not in who.ids:
        raise NotHost("Only the host of the table may do that.")


def need(table: Table, status: str) -> None:
    if table.status != status:
        sentences = {
            GATHERING: "The game has begun.",
            PLAYING: "No game is being played here now.",
            OVER: "The game is not over yet.",
        }
        raise WrongMoment(sentences[status])


def voice(table: Table, who: Who) -> tuple[int | None, str]:
    """Who speaks: a seat; spectators are heard only while no game is on."""
    seats = table.seats_of(who.ids)
    if seats:
        return seats[0], table.chairs[seats[0]].name
    if table.status == PLAYING:
        raise NotSeated("Spectators may talk before and after the game.")
    return None, clean(who.name)
