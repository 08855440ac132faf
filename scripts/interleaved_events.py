"""The events that `interleavings` mixes: each says what to propose, given the table as it is now.

An event may look at the table when it is made, as clients and bots do, and is judged later, when
the table may be another.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from scripts.interleaved import Hours
from uguisu.kernel.action import Action
from uguisu.kernel.seats import CLOCK
from uguisu.server.driving.race import bots_entry, next_ruling, overdue_strike
from uguisu.server.driving.thinking import BotMove
from uguisu.server.protocol import incoming
from uguisu.server.room.log import Make
from uguisu.server.table import entries
from uguisu.server.table.absence import overdue_move
from uguisu.server.table.between_rounds import Ready, overdue_start
from uguisu.server.table.ending import Rematch, Vote
from uguisu.server.table.entry import Unreadable
from uguisu.server.table.gathering import StandUp
from uguisu.server.table.judging import judge
from uguisu.server.table.moves import Undo
from uguisu.server.table.table import GATHERING, Table
from uguisu.server.table.talk import REACTIONS
from uguisu.server.table.who import Scene, Who

Event = Callable[[Table, Hours, Random], Make]


def a_person(table: Table, chance: Random, seat: int) -> Who:
    """Mostly whoever has this seat, otherwise one of three: some have several seats."""
    id = f"p{chance.randrange(3)}"
    if seat < len(table.chairs) and chance.random() < 0.9:
        id = table.chairs[seat].person or id
    return Who(id, frozenset([id]), id.upper())


def a_seat(table: Table, chance: Random) -> int:
    """Mostly one that may act."""
    acting = [seat for seat in table.choices if seat != CLOCK]
    if acting and chance.random() < 0.8:
        return chance.choice(acting)
    return chance.randrange(len(table.chairs) + 1)


def command_of(table: Table, hours: Hours, chance: Random) -> incoming.Command:
    seat, key = a_seat(table, chance), f"key-{chance.getrandbits(40):010x}"
    if table.status == GATHERING:
        return chance.choice(
            (
                incoming.Sit(key=key, seat=seat, entropy="ab" * 8),
                incoming.SeatBot(key=key, seat=seat, rank="genin"),
                incoming.Start(key=key),
                incoming.Stand(key=key, seat=seat),
                incoming.Kick(key=key, seat=seat),
            )
        )
    lot = chance.random()
    if table.counted_at and lot < 0.5:
        return incoming.Ready(key=key, seat=chance.randrange(len(table.chairs)))
    if seat < len(table.chairs) and table.chairs[seat].stand_in and lot < 0.6:
        return incoming.Back(key=key, seat=seat)
    if lot < 0.75:
        return act_of(table, hours, chance, seat, key)
    if lot < 0.85:
        return incoming.Undo(key=key, seat=seat)
    return chance.choice(
        (
            incoming.Stand(key=key, seat=seat),
            incoming.Back(key=key, seat=seat),
            incoming.Kick(key=key, seat=seat),
            incoming.Say(key=key, text="hello"),
            incoming.React(key=key, reaction=REACTIONS[0]),
            incoming.Phrase(key=key, phrase=chance.choice(a_phrase(table)), about=seat),
            incoming.Abort(key=key, agree=chance.random() < 0.3),
            incoming.Rematch(key=key),
            incoming.Ready(key=key, seat=seat),
        )
    )


def a_phrase(table: Table) -> tuple[str, ...]:
    return table.game.info.phrases or ("none",)


def act_of(table: Table, hours: Hours, chance: Random, seat: int, key: str) -> incoming.Act:
    """Mostly a legal action; in a race with a reaction that may be true."""
    legal = table.choices.get(seat, ())
    action = chance.randrange(table.game.action_space)
    if legal and chance.random() < 0.95:
        action = chance.choice(legal)
    to = reaction = 0
    if table.is_race and chance.random() < 0.8:
        to = chance.choice((table.last_strike, table.playing.state.due()))
        reaction = hours.now - table.began - to - chance.randint(-20, 200)
    after = table.number if chance.random() < 0.3 else 0
    return incoming.Act(
        key=key, seat=seat, action=action, after=after, to=max(0, to), reaction=reaction
    )


def somebody_asks(table: Table, hours: Hours, chance: Random) -> Make:
    command = command_of(table, hours, chance)
    who = a_person(table, chance, getattr(command, "seat", 0))
    away = frozenset(chance.sample(range(8), 3))
    trip, lateness = chance.choice((0, 20, 300)), chance.choice((0, 5))
    fresh = chance.random() < 0.7
    then = hours.now

    def make(table: Table) -> entries.Entry | None:
        """Also judged with an older time than it is stored with, as if the loop had been busy."""
        if (who.id, command.key) in table.answered:
            return None
        now = hours.now if fresh else then
        entry = judge(table, who, command, Scene(now, away, trip, lateness))
        if isinstance(entry, Rematch):
            return Rematch(by=entry.by, key=entry.key, table="another")
        return entry

    return make


def a_bot_moves(table: Table, hours: Hours, chance: Random) -> Make:
    """What it chose when it was asked, a while ago."""
    bots = table.bots_to_act()
    if not bots:
        return somebody_asks(table, hours, chance)
    seat = chance.choice(bots)
    since, choice = table.changed[seat], BotMove(chance.choice(table.choices[seat]))
    if table.is_race and chance.random() < 0.7:
        at = table.moment(hours.now) + chance.randint(-3, 400)
        choice = BotMove(choice.action, at)
    return lambda table: bots_entry(table, seat, since, choice, hours.now)


def the_clock_strikes(_: Table, hours: Hours, chance: Random) -> Make:
    trips = [chance.choice((0, 20, 300))]
    return lambda table: overdue_strike(table, trips, hours.now)


def the_referee_rules(_: Table, hours: Hours, chance: Random) -> Make:
    trips = [chance.choice((0, 20, 300))]
    return lambda table: next_ruling(table, trips, hours.now)


def time_is_up(_: Table, hours: Hours, __: Random) -> Make:
    return lambda table: overdue_move(table, hours.now)


def the_next_round_begins(_: Table, hours: Hours, __: Random) -> Make:
    return lambda table: overdue_start(table, hours.now)


def somebody_is_away(_: Table, __: Hours, chance: Random) -> Make:
    """As the driver does it, for a seat that others wait for."""
    lot = chance.random()

    def make(table: Table) -> entries.Entry | None:
        waited = [s for s in table.choices if s != CLOCK and s not in table.bots]
        gone = waited[int(lot * len(waited))] if waited else None
        return None if gone is None else entries.StandIn(seat=gone, why="absent")

    return make


def somebody_is_back(_: Table, __: Hours, ___: Random) -> Make:
    def make(table: Table) -> entries.Entry | None:
        for seat, chair in enumerate(table.chairs):
            if chair.stand_in == "absent" and table.choices:
                return entries.ComeBack(by=chair.person, seat=seat)
        return None

    return make


def entropy_comes(table: Table, _: Hours, chance: Random) -> Make:
    who = a_person(table, chance, 0)

    def make(table: Table) -> entries.Entry | None:
        seats = table.seats_of({who.id})
        if table.status != GATHERING or not seats:
            return None
        return entries.AddEntropy(by=who.id, entropy=f"{chance.getrandbits(64):016x}")

    return make


def anything_foreign(table: Table, _: Hours, chance: Random) -> Make:
    """What no judge would write: it must be refused, or be harmless."""
    seat, number = chance.randrange(-2, 8), chance.randrange(table.number + 2)
    action = Action(chance.randrange(-1, table.game.action_space + 2))
    moment = chance.choice((-1, 0, 1, table.at - table.began, 1 << 50))
    foreign: tuple[entries.Entry, ...] = (
        entries.Act(seat=seat, action=action, moment=moment),
        entries.Rule(reach=number, verdict="x", after=1, moment=moment, action=action),
        Undo(seat=seat),
        Ready(seat=seat),
        entries.TimeOut(seat=seat),
        entries.ComeBack(seat=seat),
        entries.StandIn(seat=seat, why="left"),
        StandUp(seat=seat),
        entries.PlaceBot(seat=seat, rank="genin"),
        Vote(seats=(seat,), agree=False),
        entries.Begin(),
        Unreadable(),
    )
    entry = chance.choice(foreign)
    return lambda _: entry


PEOPLE: Final = 12
BOTS: Final = 4
EVENTS: Final[tuple[Event, ...]] = (
    *[somebody_asks] * PEOPLE,
    *[a_bot_moves] * BOTS,
    the_clock_strikes,
    the_clock_strikes,
    the_referee_rules,
    the_referee_rules,
    time_is_up,
    the_next_round_begins,
    somebody_is_away,
    somebody_is_back,
    entropy_comes,
    anything_foreign,
)
"""By weight."""
