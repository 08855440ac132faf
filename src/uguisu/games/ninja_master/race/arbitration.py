"""Who was first, over a network: NMA-25 and NMA-29, for the server to call.

Pure: reports and times go in, rulings come out. A client reports how long after its own screen
showed the dice at rest something was grabbed or shouted. Between that moment of rest and the
arrival of the report lie the reaction, the display lag and the latency of the report. The latter
two together cannot be longer than a round trip that ends when the screen has painted, so the claim
can be checked:

    arrival - rest - round trip  <=  reaction  <=  arrival - rest

A claim outside these bounds is replaced by the arrival less half the round trip. So an honest
player is judged by reaction alone, and a liar gains at most one round trip, capped at TRUSTED_TRIP.

Reports wait until no faster one can still be on its way (`collecting_window`), then they are
carried out in the order of their adjusted times (`arbitrate`, `event_of`). At a calm table
(NMA-32) times are whole breaths, and of those that are equal hands come before shouts.
"""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from uguisu.games.ninja_master.actions import LATES, SHOUT, TOKEN, is_grab
from uguisu.games.ninja_master.rules.race import is_timely
from uguisu.games.ninja_master.state import BREATH, HUMAN, NinjaMasterState
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Chance

TRUSTED_TRIP: Final = 600
"""The longest round trip that is believed, as a delay can be faked."""


class Reaction(msgspec.Struct, frozen=True):
    """A client's report, and what the server knows about it. `action` is a grab, a shout or done;
    `reaction` the milliseconds measured by the client, negative before its dice rested; `rest_at`
    the moment of rest in its view, which identifies the throw; `arrival` is in the table's time;
    `round_trip` was measured on this connection."""

    seat: int
    action: Action
    reaction: int
    rest_at: int
    arrival: int
    round_trip: int


class Verdict(StrEnum):
    REPORTED = "reported"
    """The reported reaction time counts."""
    ESTIMATED = "estimated"
    """It was impossible: the arrival less half the round trip counts."""
    FALSE_START = "false-start"
    """NMA-6: sooner than a person can react."""
    IGNORED = "ignored"
    """NMA-7: the same, from a seat that is blocked."""
    OUTDATED = "outdated"
    """It is about an earlier throw."""


CONTENDING: Final = (Verdict.REPORTED, Verdict.ESTIMATED)


class Ruling(msgspec.Struct, frozen=True):
    """A report with its verdict; `after` is the adjusted time since the dice rested."""

    report: Reaction
    verdict: Verdict
    after: int


class Decision(msgspec.Struct, frozen=True):
    """Rulings to carry out now, in this order; reports still waiting, and until when."""

    rulings: tuple[Ruling, ...]
    waiting: tuple[Reaction, ...]
    next_at: int | None


class Event(msgspec.Struct, frozen=True):
    """Something for `State.apply`."""

    seat: int
    action: Action
    at: int


def judge(
    report: Reaction, rest_at: int, blocked: Collection[int] = (), calm: bool = False
) -> Ruling:
    """NMA-25: the time that counts for one report on the throw that came to rest then."""
    after, verdict = adjusted(report)
    if report.rest_at != rest_at:
        verdict = Verdict.OUTDATED
    elif after < HUMAN and is_grab(report.action):
        verdict = Verdict.IGNORED if report.seat in blocked else Verdict.FALSE_START
    elif calm:
        after = end_of_breath(after)
    return Ruling(report, verdict, after)


def end_of_breath(after: int) -> int:
    """NMA-32: nothing is decided before the breath in which it happens is over."""
    return max(BREATH, -(-after // BREATH) * BREATH)


def adjusted(report: Reaction) -> tuple[int, Verdict]:
    """The reported time if the measured round trip allows it, otherwise an estimate."""
    elapsed = report.arrival - report.rest_at
    trip = trusted(report.round_trip)
    if elapsed - trip <= report.reaction <= elapsed:
        return report.reaction, Verdict.REPORTED
    return elapsed - trip // 2, Verdict.ESTIMATED


def trusted(round_trip: int) -> int:
    return max(0, min(round_trip, TRUSTED_TRIP))


def collecting_window(window_ms: int, round_trips: Iterable[int]) -> int:
    """How long to wait for rivals after a grab: the table's option, or longer if the slowest
    connection needs it. Whoever was faster is heard within one round trip.
    """
    return max([window_ms, *(trusted(trip) for trip in round_trips)])


def arbitrate(
    reports: Sequence[Reaction],
    *,
    rest_at: int,
    now: int,
    window: int,
    chance: Chance,
    blocked: Collection[int] = (),
    calm: bool = False,
) -> Decision:
    """NMA-29: grabs and shouts in order, as far as it is certain now. Call it when a report arrives
    and again at `next_at`, each time with the waiting and the new reports, after the clock's events
    that are due."""
    judged = [judge(report, rest_at, blocked, calm) for report in reports]
    rulings = in_order(judged, chance, calm)
    decided = 0
    while decided < len(rulings) and closes_at(rulings[decided], window) <= now:
        decided += 1
    rest = rulings[decided:]
    return Decision(
        rulings=tuple(rulings[:decided]),
        waiting=tuple(ruling.report for ruling in rest),
        next_at=closes_at(rest[0], window) if rest else None,
    )


def closes_at(ruling: Ruling, window: int) -> int:
    """When everything faster has arrived; what cannot win anything need not wait."""
    if ruling.verdict not in CONTENDING:
        return ruling.report.arrival
    return ruling.report.rest_at + ruling.after + window


def in_order(rulings: Iterable[Ruling], chance: Chance, calm: bool = False) -> list[Ruling]:
    """By adjusted time, equal times by lot, and first of all what need not wait. The order of
    arrival does not matter."""
    by_time: dict[int, list[Ruling]] = {}
    for ruling in rulings:
        by_time.setdefault(ruling.after, []).append(ruling)
    ordered: list[Ruling] = []
    for after in sorted(by_time):
        ordered += by_lot(by_time[after], chance.fork(f"equal times {after}"))
    if calm:
        ordered.sort(key=lambda ruling: (ruling.after, ruling.report.action >= SHOUT))
    return sorted(ordered, key=lambda ruling: ruling.verdict in CONTENDING)


def by_lot(equals: list[Ruling], chance: Chance) -> list[Ruling]:
    """NMA-29: the seats draw lots; a seat's own grabs come before its shout."""
    seats = chance.shuffled(bytes(sorted({ruling.report.seat for ruling in equals})))
    return sorted(equals, key=lambda r: (seats.index(r.report.seat), r.report.action))


def lots_of(state: NinjaMasterState) -> Chance:
    """Random numbers from the table's seed that leave its future dice alone."""
    return Chance(state.key, state.counter).fork("equal times")


def event_of(state: NinjaMasterState, ruling: Ruling) -> Event | None:
    """The effect of a ruling at the table: the grab or shout, a late hand, or nothing. A report
    that missed its window happens now, if it still can."""
    report = ruling.report
    if ruling.verdict in (Verdict.IGNORED, Verdict.OUTDATED):
        return None
    if ruling.verdict == Verdict.FALSE_START and state.time >= state.rest_at + HUMAN:
        return None
    at = max(state.rest_at + ruling.after, state.time)
    wishes = [report.action]
    if is_grab(report.action):
        wishes.append(LATES[TOKEN[report.action]])
    for action in wishes:
        if action in state.legal(report.seat) and is_timely(state, report.seat, action, at):
            return Event(report.seat, action, at)
    return None
