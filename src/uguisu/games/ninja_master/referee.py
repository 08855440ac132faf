"""The referee of the race, as the server asks it: NMA-25 and NMA-29 through `arbitration`."""

from collections.abc import Iterable, Sequence
from typing import Final

from uguisu.games.ninja_master import arbitration
from uguisu.games.ninja_master.state import (
    FALSE_STARTS,
    GRAB,
    SHOUT,
    THROWING,
    TOKENS,
    NinjaMasterState,
)
from uguisu.kernel.referee import Decision, Report, Ruling
from uguisu.kernel.state import State

UNTOLD: Final = -1_000_000_000
"""The reaction of a client that tells none: impossible, so the arrival counts."""


class RaceReferee:
    def is_contested(self, state: State, action: int) -> bool:
        """Grabs and shouts, from the throw on."""
        assert isinstance(state, NinjaMasterState)
        racing = state.phase != THROWING and not state.is_over
        return racing and (GRAB <= action < GRAB + TOKENS or action >= SHOUT)

    def decide(
        self, state: State, reports: Sequence[Report], now: int, round_trips: Iterable[int]
    ) -> Decision:
        assert isinstance(state, NinjaMasterState)
        told = [_report(report) for report in reports]
        window = arbitration.collecting_window(state.window_ms, round_trips)
        decision = arbitration.arbitrate(
            told,
            rest_at=state.rest_at,
            now=now,
            window=window,
            chance=arbitration.lots_of(state),
            blocked=[s for s in range(state.seats) if state.false_starts[s] >= FALSE_STARTS],
        )
        if not decision.rulings:
            return Decision(None, decision.next_at)
        first = decision.rulings[0]
        return Decision(_ruling(state, first, told.index(first.report)), now)


def _report(report: Report) -> arbitration.Report:
    return arbitration.Report(
        seat=report.seat,
        action=report.action,
        reaction=UNTOLD if report.reaction is None else report.reaction,
        rest_at=report.to,
        arrival=report.arrival,
        round_trip=report.round_trip,
    )


def _ruling(state: NinjaMasterState, ruling: arbitration.Ruling, report: int) -> Ruling:
    event = arbitration.event_of(state, ruling)
    return Ruling(
        report=report,
        verdict=ruling.verdict,
        after=ruling.after,
        action=event.action if event else None,
        at=event.at if event else state.time,
    )
