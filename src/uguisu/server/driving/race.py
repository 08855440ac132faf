"""Races: games with a clock, in which several players act at once.

The game's referee decides who was first; this module puts its rulings and the strikes of the clock
into the log. Everything is decided from the log, so that it happens once, whichever node does it.
`now` and the results are in milliseconds since 1970.
"""

from typing import Final

import msgspec

from uguisu.kernel.referee import Decision, Report
from uguisu.kernel.seats import CLOCK
from uguisu.server.driving.thinking import BotMove
from uguisu.server.table import entries
from uguisu.server.table.races import is_contested
from uguisu.server.table.table import PLAYING, Table

CALM: Final = 4
"""In a lesson, how many times slower bots react, so that there is time to look at the dice."""


def bots_entry(
    table: Table, seat: int, since: int, choice: BotMove, now: int
) -> entries.Entry | None:
    """The entry for a bot's choice, if its choices have not changed and it is not too late."""
    if table.changed[seat] != since or choice.action not in table.choices.get(seat, ()):
        return None
    if seat not in table.bots_to_act():
        return None
    moment = table.moment(now)
    if not is_contested(table, seat, choice.action):
        if table.is_race and not table.playing.may_act(seat, choice.action, moment):
            return None
        return entries.Act(seat=seat, action=choice.action, moment=moment)
    at = moment if choice.at is None else choice.at
    to = table.last_strike
    return entries.Reach(
        seat=seat,
        action=choice.action,
        to=to,
        reaction=at - to,
        arrival=max(at, to),
        round_trip=0,
    )


def next_judgement(table: Table, round_trips: list[int], now: int) -> int | None:
    """When the referee can decide more."""
    decision = ask_referee(table, round_trips, now)
    if decision is None or decision.next_at is None:
        return None
    return table.began + decision.next_at


def next_ruling(table: Table, round_trips: list[int], now: int) -> entries.Rule | None:
    decision = ask_referee(table, round_trips, now)
    if decision is None or decision.ruling is None:
        return None
    ruling = decision.ruling
    return entries.Rule(
        reach=list(table.reaches)[ruling.report],
        verdict=ruling.verdict,
        after=ruling.after,
        moment=ruling.at,
        action=ruling.action,
    )


def ask_referee(table: Table, round_trips: list[int], now: int) -> Decision | None:
    if not table.reaches or table.game.referee is None or table.status != PLAYING:
        return None
    reports = [
        Report(one.seat, one.action, one.to, one.reaction, one.arrival, one.round_trip)
        for one in table.reaches.values()
    ]
    state, moment = table.playing.state, table.moment(now)
    return table.game.referee.decide(state, reports, moment, round_trips)


def next_strike(table: Table, round_trips: list[int]) -> int | None:
    """When the clock of a real-time game strikes next: not before everything that happened in time
    could arrive and was ruled on."""
    referee = table.game.referee
    if not table.is_race or referee is None:
        return None
    state = table.playing.state
    waits_until = state.due() + referee.patience(state, round_trips)
    for one in table.reaches.values():
        if one.arrival <= waits_until and one.to == table.last_strike:
            return None
    return table.began + waits_until


def overdue_strike(table: Table, round_trips: list[int], now: int) -> entries.Act | None:
    """The clock of a real-time game strikes, dated when it was due."""
    strike = next_strike(table, round_trips)
    if strike is None or strike > now:
        return None
    due = table.playing.state.due()
    return entries.Act(seat=CLOCK, action=table.choices[CLOCK][0], moment=due)


def calmed(table: Table, choice: BotMove) -> BotMove:
    """What a bot does in a race, and when. In a lesson it is slower."""
    if choice.at is None or not table.created.lesson:
        return choice
    since = max(0, choice.at - table.last_strike)
    return msgspec.structs.replace(choice, at=table.last_strike + CALM * since)
