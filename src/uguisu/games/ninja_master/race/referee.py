"""The referee of the race, as the server asks it: NMA-25 and NMA-29 through `arbitration`."""

from collections.abc import Iterable, Sequence
from typing import Final

from uguisu.games.ninja_master.actions import DONE, SHOUT, is_grab
from uguisu.games.ninja_master.race import arbitration
from uguisu.games.ninja_master.state import FALSE_STARTS, RACING, THROWING, NinjaMasterState
from uguisu.kernel.referee import Decision, Report, Ruling
from uguisu.kernel.state import State

UNTOLD: Final = -1_000_000_000
"""The reaction of a client that reports none: impossible, so the arrival counts."""


class RaceReferee:
    def is_contested(self, state: State, action: int) -> bool:
        """Grabs and shouts, from the throw on; in the race also that a seat is done, which must
        not overtake its own hands, nor delay those of others."""
        assert isinstance(state, NinjaMasterState)
        if state.phase == THROWING or state.is_over:
            return False
        if action == DONE:
            return state.phase == RACING
        return is_grab(action) or action >= SHOUT

    def decide(
        self, state: State, reports: Sequence[Report], now: int, round_trips: Iterable[int]
    ) -> Decision:
        assert isinstance(state, NinjaMasterState)
        told = [_report(report, state.rest_at) for report in reports]
        window = self.window(state, round_trips)
        decision = arbitration.arbitrate(
            told,
            rest_at=state.rest_at,
            now=now,
            window=window,
            chance=arbitration.lots_of(state),
            blocked=[s for s in range(state.seats) if state.false_starts[s] >= FALSE_STARTS],
            calm=state.calm,
        )
        if not decision.rulings:
            return Decision(None, decision.next_at)
        first = decision.rulings[0]
        return Decision(_ruling(state, first, told.index(first.report)), now)

    def patience(self, state: State, round_trips: Iterable[int]) -> int:
        """NMA-29: a hand or a shout of the last moment is still on its way when time is up."""
        assert isinstance(state, NinjaMasterState)
        return self.window(state, round_trips) if state.phase == RACING else 0

    def window(self, state: NinjaMasterState, round_trips: Iterable[int]) -> int:
        return arbitration.collecting_window(state.window_ms, round_trips)


def _report(report: Report, rest_at: int) -> arbitration.Reaction:
    """A seat that is done reacts to nothing, and may name no throw: then it is the present one."""
    names_none = report.action == DONE and not report.to
    return arbitration.Reaction(
        seat=report.seat,
        action=report.action,
        reaction=UNTOLD if report.reaction is None else report.reaction,
        rest_at=rest_at if names_none else report.to,
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
