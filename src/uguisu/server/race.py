"""Races: games whose clock strikes and whose players act at once. Who was first is for the
game's referee to say; this is how its rulings and the strikes of the clock get into the log.

Pure but for the time of day: everything is judged on the log, so that it happens once, whichever
node sees to it first.
"""

from uguisu.kernel.referee import Decision, Report
from uguisu.kernel.seats import CLOCK
from uguisu.server import entries
from uguisu.server.judge import is_contested
from uguisu.server.table import PLAYING, Table
from uguisu.server.thinking import Choice
from uguisu.server.timing import now_ms


def bots_entry(table: Table, seat: int, since: int, choice: Choice) -> entries.AnyEntry | None:
    """What a bot chose, if its choices are still those it chose from."""
    if table.changed[seat] != since or choice.action not in table.choices.get(seat, ()):
        return None
    if seat not in table.bots_to_act():
        return None
    moment = table.moment(now_ms())
    if not is_contested(table, seat, choice.action):
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


def next_judgement(table: Table, round_trips: list[int]) -> int | None:
    """When the referee can say more, in milliseconds since 1970."""
    decision = ask_referee(table, round_trips)
    if decision is None or decision.next_at is None:
        return None
    return table.began + decision.next_at


def next_ruling(table: Table, round_trips: list[int]) -> entries.Rule | None:
    decision = ask_referee(table, round_trips)
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


def ask_referee(table: Table, round_trips: list[int]) -> Decision | None:
    if not table.reaches or table.game.referee is None or table.status != PLAYING:
        return None
    reports = [
        Report(one.seat, one.action, one.to, one.reaction, one.arrival, one.round_trip)
        for one in table.reaches.values()
    ]
    now = table.moment(now_ms())
    return table.game.referee.decide(table.playing.state, reports, now, round_trips)


def next_strike(table: Table) -> int | None:
    """When the clock of a real-time game strikes next, in milliseconds since 1970; not before
    everything that arrived in time is judged."""
    if not table.is_race:
        return None
    due = table.playing.state.due()
    if any(one.arrival <= due and one.to == table.last_strike for one in table.reaches.values()):
        return None
    return table.began + due


def overdue_strike(table: Table) -> entries.Act | None:
    """The clock of a real-time game strikes."""
    due = next_strike(table)
    if due is None or due > now_ms():
        return None
    return entries.Act(seat=CLOCK, action=table.choices[CLOCK][0], moment=due - table.began)
